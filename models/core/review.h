// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace tacet {

/// One code that a reviewer holds, also holds, or has considered and rejected.
struct Reading {
    enum class Standing { Primary, Also, Rejected };
    QString code;
    Standing standing = Standing::Primary;
    QString rationale;
    friend bool operator==(const Reading &, const Reading &) = default;
};

enum class Side { User, Assistant, Both, Harness };

/// What somebody took for granted, and whether it held.
struct Assumption {
    enum class BorneOut { Unknown, Yes, No, Partly };
    Side side = Side::User;
    QString text;
    BorneOut borneOut = BorneOut::Unknown;
    QString consequence;
    friend bool operator==(const Assumption &, const Assumption &) = default;
};

/// What one must know to understand the silence (Input), or what it created (Output).
struct Knowledge {
    enum class When { Input, Output };
    When when = When::Input;
    Side side = Side::Both;
    QString text;
    friend bool operator==(const Knowledge &, const Knowledge &) = default;
};

struct Mistake {
    enum class Severity { Low, Medium, High };
    Side owner = Side::Assistant;
    QString text;
    Severity severity = Severity::Medium;
    QString better; ///< what would have been the better response
    friend bool operator==(const Mistake &, const Mistake &) = default;
};

/// A message, or a stretch of its text, that supports the review.
struct EvidenceLink {
    int index = 0;
    QString key;
    QString note;
    QString quote = {}; ///< the stretch; empty: the whole message
    std::optional<int> start = {}; ///< of the quote in MessageBody::visibleText(), UTF-16 units; none: not found there
    friend bool operator==(const EvidenceLink &, const EvidenceLink &) = default;
};

/// A reviewer's objection to the computed class; stands beside it, never over it.
struct Dispute {
    QString silence; ///< id of the class that the reviewer would have given
    QString reason;
    friend bool operator==(const Dispute &, const Dispute &) = default;
};

/// What the program proposed, and what the reviewer made of it: both are kept.
struct ProposalAnswer {
    enum class Kind { Response, Reading, Flag };
    enum class Answer { Accepted, Changed, Ignored };
    Kind kind = Kind::Response;
    QString proposed; ///< id of a response, a reading or a flag
    QString detail; ///< what was measured or listed when it was answered, for people
    Answer answer = Answer::Accepted;
    QString chosen; ///< what stands instead (a code, or a severity); empty unless changed
    friend bool operator==(const ProposalAnswer &, const ProposalAnswer &) = default;
};

/// How a guarded review stood at the moment when what follows the silence was shown.
struct FirstReading {
    QDateTime revealed; ///< UTC, milliseconds
    std::vector<Reading> readings; ///< empty: it was shown before anything was read
    std::optional<int> confidence;
    friend bool operator==(const FirstReading &, const FirstReading &) = default;
};

/// Which silence a review is about, in terms that survive the index.
struct ReviewSubject {
    QString sessionUid;
    QString key;
    int index = 0;
    std::optional<qint64> label;
    QString silence; ///< id of the class as computed when the review was last saved
    QString detail;
    QString rule;
    QString rawSha256; ///< of the records' bytes
    QString contentSha256; ///< of the canonical content: the same in an export, a tree and a database
    QString quoteBefore; ///< at most 160 characters of what stands before
    QString quoteAfter;
    friend bool operator==(const ReviewSubject &, const ReviewSubject &) = default;
};

/// What one reviewer says of one silence under one revision of the codebook. All texts are Markdown.
struct Review {
    enum class State { Unread, Draft, Read, Later, NeedsSecond, Disputed, Adjudicated };

    QString id; ///< UUID, lower case, no braces
    ReviewSubject subject;
    QString reviewer;
    QDateTime created; ///< UTC, milliseconds
    QDateTime modified;
    int codebook = 1; ///< revision
    State state = State::Draft;
    QString title;
    std::vector<Reading> readings;
    std::optional<int> confidence; ///< 1 to 5
    QString responseCode;
    QString responseProposed; ///< kept beside the choice
    QString context;
    QString effect; ///< how the assistant took it, what it unlocked
    std::vector<Assumption> assumptions;
    std::vector<Knowledge> knowledge;
    QString thinking;
    std::vector<Mistake> mistakes;
    QString conclusion;
    QString memo;
    std::vector<EvidenceLink> evidence;
    std::optional<Dispute> dispute;
    std::vector<ProposalAnswer> proposals;
    std::optional<FirstReading> firstReading; ///< none: what follows was in sight from the start
    bool isBlind = false; ///< begun without sight of anybody else's reading or of any proposal

    [[nodiscard]] const Reading *primary() const;
    /// Nothing but its subject and its author: not worth keeping.
    [[nodiscard]] bool isBlank() const;
    friend bool operator==(const Review &, const Review &) = default;
};

[[nodiscard]] QString idOf(Review::State state);
[[nodiscard]] std::optional<Review::State> reviewStateFromId(QStringView id);

/// One line of the tacet-review format (resources/schema/tacet-review.schema.json), keys in its order, no newline.
[[nodiscard]] QByteArray toCanonicalJson(const Review &review);
/// Fails with Code::Format, naming the field, when one that says what is reviewed by whom and when is missing, or any
/// is of another type, holds an unknown value or is not known (it would be lost). Others may be left out.
[[nodiscard]] Result<Review> reviewFromJson(const QJsonObject &object);

}
