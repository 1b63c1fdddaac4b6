// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/readingproposal.h"
#include "models/analysis/shift.h"
#include "models/analysis/silenceflags.h"
#include "models/core/codebook.h"
#include "models/core/evidence.h"
#include "models/core/message.h"
#include "models/core/review.h"
#include "models/core/silence.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace tacet {

/// A message as an essay quotes it.
struct QuotedMessage {
    int index = 0;
    std::optional<qint64> label; ///< the number that the source itself prints
    Role role = Role::User;
    std::optional<qint64> timeMs; ///< since 1970, UTC
    QString silence; ///< what it is said to be where it has no text; empty: it has
    QString text; ///< cut to its beginning where it is long
    int omitted = 0; ///< how many characters of the text were left out
    QStringList calls; ///< "bash: dmesg | grep gsp"
};

/// One stored record of the message, as it stands in the source.
struct QuotedRecord {
    QString text; ///< cut to its beginning where it is long
    qint64 omittedBytes = 0;
};

/// One silence with everything that was computed and read of it.
struct EssaySilence {
    QuotedMessage subject;
    QString key;
    SilenceClass silence = SilenceClass::None;
    QString detail;
    HumanAct humanAct = HumanAct::Unknown;
    Delivered delivered = Delivered::Unknown;
    QString rule;
    double confidence = 1.0;
    std::vector<Evidence> evidence;
    std::vector<QuotedRecord> records;
    QString rawSha256;
    QString contentSha256;

    Slot slot = Slot::SessionStart;
    GapKind gap = GapKind::Unknown;
    QString gapNotation; ///< empty: unknown
    std::optional<int> shorterGaps; ///< how many of this person's times are shorter; nothing: too few, or not known
    int times = 0; ///< how many are known in the session
    std::vector<QuotedMessage> before;
    std::vector<QuotedMessage> after;
    std::optional<std::pair<int, int>> response; ///< first and last message
    QString proposal; ///< id of a kind of response; empty: nothing fits
    QMap<QString, double> cues;

    QString pending = {}; ///< the question or proposal that was left hanging
    std::vector<AlignedName> tools = {}; ///< calls before and after
    std::vector<AlignedName> files = {};
    Shift shift = {};
    std::vector<ReadingProposal> likelyReadings = {}; ///< proposals, apart from what reviewers say
    std::vector<SilenceFlag> flags = {};

    std::vector<Review> reviews; ///< at least one
};

/// One conversation with its reviewed silences, in stored order.
struct EssaySession {
    QString uid;
    QString format;
    QString title;
    int messages = 0;
    std::vector<EssaySilence> silences = {};
    std::vector<Review> unattached = {}; ///< whose message is no longer there
    std::optional<Baseline> baseline = {}; ///< what is usual around turns with words; none: not measured
    int few = 3; ///< below this many nothing is concluded
};

/// What an essay is written from.
struct EssayDocument {
    QString programVersion;
    std::vector<std::pair<QString, QString>> thresholds; ///< name and value, as they were used
    QMap<int, Codebook> codebooks; ///< by revision: every one that a review refers to
    std::vector<EssaySession> sessions;
};

/// One silence: an essay with the title as its heading. Several: a table, a table of contents, and the essays one
/// after the other. The same input gives the same text: no export time, host or path.
[[nodiscard]] QString toMarkdown(const EssayDocument &document);

}
