// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/responseproposal.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace tacet {

/// What is counted of one assistant message, with what its tools gave back. Values add up to a side of a silence.
struct MessageMeasure {
    QStringList tools = {}; ///< names of the calls, in order, lower case
    QSet<QString> files = {};
    QSet<QString> identifiers = {}; ///< in its words and in what its calls are about
    int words = 0;
    int stateChanges = 0; ///< calls that change something outside of the conversation
    int errors = 0; ///< tools that failed, and the message itself
    bool asks = false; ///< its words end in a question, or it asks through a tool
};

[[nodiscard]] MessageMeasure measureOf(const SideFacts &message);

/// How the two sides of a turn may differ; the order is that in which they are shown.
enum class Measure { Tools, Files, Identifiers, Words, Calls, Questions, Errors, StateChanges };
constexpr size_t Measures = 8;

/// The id in exports: "tool_mix".
[[nodiscard]] QLatin1StringView idOf(Measure measure);

/// Named settings, printed in every export.
struct ShiftSettings {
    int window = 10; ///< assistant messages on each side; the first answer is counted apart
    int few = 3; ///< below this many on either side nothing is concluded
    int baselineTurns = 400; ///< at most so many turns of a session are measured, evenly spaced
};

/// One measure around one turn.
///
/// Tools: Jensen-Shannon divergence (base 2, 0 the same to 1 nothing in common) of how often each tool was called.
/// Files: Jaccard index of the files that the calls name (1 the same, 0 nothing in common). Identifiers: the share of
/// those after that also stand before. All others: mean after less mean before, a message (Questions: share of them).
struct MeasuredShift {
    std::optional<double> before = {}; ///< mean a message; none for the first three
    std::optional<double> after = {};
    std::optional<double> value = {}; ///< none: too few on a side
    int beforeCount = 0; ///< n: calls (Tools), distinct files, distinct identifiers, else messages
    int afterCount = 0;
};

using Shift = std::array<MeasuredShift, Measures>;

/// Pure; any thread.
[[nodiscard]] Shift shiftBetween(std::span<const MessageMeasure> before, std::span<const MessageMeasure> after,
                                 const ShiftSettings &settings = {});

/// The values of one measure around the user's turns that have words.
struct MeasureBaseline {
    std::vector<double> values; ///< ascending
};

/// A session's own distribution: what a shift is held against.
struct Baseline {
    std::array<MeasureBaseline, Measures> measures;
    int turns = 0; ///< that were measured
    int allTurns = 0; ///< that the session has
};

void addTo(Baseline &baseline, const Shift &shift); ///< keeps the values ascending

/// Where one value lies among the others.
struct Placement {
    int count = 0;
    std::optional<double> lowerQuartile = {}; ///< none: too few
    std::optional<double> median = {};
    std::optional<double> upperQuartile = {};
    std::optional<double> percentile = {}; ///< 0 to 100: share below, those that are equal counted half
};

/// Quantiles interpolate linearly between neighbours (Hyndman and Fan's type 7). Pure; any thread.
[[nodiscard]] Placement placementOf(std::optional<double> value, const MeasureBaseline &baseline, int few);

/// A name on both sides, with how often it stands on each.
struct AlignedName {
    QString name;
    int before = 0;
    int after = 0;
    friend bool operator==(const AlignedName &, const AlignedName &) = default;
};

/// Kept ones first, then new ones, then dropped ones; each in the order in which they first stand.
[[nodiscard]] std::vector<AlignedName> align(const QStringList &before, const QStringList &after);

/// What texts and calls are about: their commonest identifiers, then their commonest longer words; ties in order of
/// appearance.
[[nodiscard]] QStringList topicOf(const QStringList &texts, int most);

}
