// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <array>
#include <map>

namespace tacet {

/// What words may be a sign of: of the kind of a response (the first eight), or of what a turn made relevant.
enum class CueWord : quint8 {
    Summary,
    Remark, ///< speaks of an empty message
    Apology,
    Greeting,
    AsksAnew, ///< for the task
    Plan,
    Holding,
    Closing,
    Proposal, ///< an offer that needs a yes
    Question,
    Work, ///< more is announced than was done
    BadNews,
};

struct CueWordName {
    CueWord word;
    const char *id;
};
inline constexpr std::array CueWordNames {
    CueWordName {CueWord::Summary, "summary"},    CueWordName {CueWord::Remark, "remark"},
    CueWordName {CueWord::Apology, "apology"},    CueWordName {CueWord::Greeting, "greeting"},
    CueWordName {CueWord::AsksAnew, "asks-anew"}, CueWordName {CueWord::Plan, "plan"},
    CueWordName {CueWord::Holding, "holding"},    CueWordName {CueWord::Closing, "closing"},
    CueWordName {CueWord::Proposal, "proposal"},  CueWordName {CueWord::Question, "question"},
    CueWordName {CueWord::Work, "work"},          CueWordName {CueWord::BadNews, "bad-news"},
};

/// Words and phrases, in any language, beside those that are known: plain text, found without regard to case.
using CueWords = std::map<CueWord, QStringList>;

}
