// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/shift.h"
#include "models/core/result.h"
#include "models/operations/silencereport.h"

#include <QString>

#include <optional>
#include <vector>

namespace tacet {

class MessageReader;
class Progress;
class TranscriptReader;

/// What somebody said near a silence, shortened.
struct DossierText {
    int ordinal = 0;
    QString text; ///< Markdown without its heading marks; empty: nothing visible
    bool isCut = false;
};

/// One step of a plan that the assistant keeps through a tool.
struct PlanItem {
    QString text;
    QString status; ///< as the source spells it: "in_progress"; may be empty
    friend bool operator==(const PlanItem &, const PlanItem &) = default;
};

/// One side of a silence: the assistant messages of the window.
struct DossierSide {
    std::optional<DossierText> said; ///< before: its last words; after: its first
    std::vector<CallFacts> calls; ///< in order
    QStringList files; ///< that the calls name, each once, in order
    QStringList topic;
    std::vector<PlanItem> plan; ///< the last that it wrote down
    int planOrdinal = -1;
    int messages = 0; ///< of the assistant in the window
};

/// Another silence, or another turn of the user, near this one.
struct Neighbour {
    int ordinal = 0;
    SilenceClass silence = SilenceClass::None;
    std::optional<qint64> apartMs; ///< always positive; none: a time is missing or they contradict each other
};

/// What stood before a silence and what came after, side by side, with what shifted.
struct Dossier {
    std::optional<DossierText> lastUser; ///< the nearest words of the user before
    std::optional<DossierText> nextUser; ///< and after
    QString pending; ///< the sentence that was left hanging: a question, a proposal; empty: none
    int pendingOrdinal = -1;
    DossierSide before;
    DossierSide after; ///< with the first answer
    std::optional<ResponseSpan> response;
    std::vector<AlignedName> tools; ///< calls by the tool's name
    std::vector<AlignedName> files; ///< calls that name the file
    std::optional<MessageMeasure> firstAnswer; ///< counted apart from the shift
    Shift shift;
    ShiftSettings settings;
    std::optional<Neighbour> silenceBefore;
    std::optional<Neighbour> silenceAfter;
};

/// Reads the messages of the window on both sides. Fails where the source can no longer be read or has changed.
/// @param columns of the whole session, for the neighbours
[[nodiscard]] Result<Dossier> collectDossier(const TranscriptReader &reader, const MessageReader &messages,
                                             const SessionColumns &columns, const SilenceReport &report,
                                             const ShiftSettings &settings = {});

/// The same measures around the turns of the user that have words. Reads many messages: for a thread of its own.
[[nodiscard]] Result<Baseline> measureBaseline(const TranscriptReader &reader, const MessageReader &messages,
                                               const ShiftSettings &settings, Progress &progress);

}
