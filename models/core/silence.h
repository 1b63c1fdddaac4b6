// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QLatin1StringView>
#include <QString>

#include <optional>
#include <span>

namespace tacet {

/// Why a message shows no text. The ids and their meaning are those of resources/help/classes.md; the order is
/// stored in index.db and must not change (append only).
enum class SilenceClass : quint8 {
    None, ///< the message has visible text
    Blank,
    Wrapper,
    NoParts,
    Compaction,
    CompactionInferred,
    ToolResult,
    Attachment,
    AttachmentLost,
    Synthetic,
    Ignored,
    Subtask,
    Command,
    Interrupt,
    AutoReply,
    Redacted,
    Damaged,
    Sidechain,
    AssistantEmpty,
    Gap,
    Absent,
    NearSilence,
};

/// Did a person act? Stored as number.
enum class HumanAct : quint8 { No, Yes, Partly, Unknown };

/// Was the model given this turn? Stored as number.
enum class Delivered : quint8 { No, Yes, Replaced, Unknown };

/// What the turn before made relevant.
enum class Slot : quint8 {
    SessionStart,
    QuestionPending,
    ProposalPending,
    ReportDelivered,
    BadNews,
    WorkInProgress,
    Error,
    Interrupted,
};

/// The kind of time that passed (Sacks, Schegloff and Jefferson 1974).
enum class GapKind : quint8 { Unknown, Pause, Gap, Lapse, Attributable };

/// Who is silent, as the list and the timeline group it.
enum class SilenceGroup : quint8 {
    Person,
    Harness,
    NotKnown,
    Assistant,
    Branch, ///< whosever, in a branch that was not continued
    Program, ///< nobody's message: a marker of this program's own
};

[[nodiscard]] QLatin1StringView idOf(SilenceClass value);
[[nodiscard]] QLatin1StringView idOf(HumanAct value);
[[nodiscard]] QLatin1StringView idOf(Delivered value);
[[nodiscard]] QLatin1StringView idOf(Slot value);
[[nodiscard]] QLatin1StringView idOf(GapKind value);

[[nodiscard]] std::optional<SilenceClass> silenceClassFromId(QStringView id);
/// Every class but None, in the order of the enumeration.
[[nodiscard]] std::span<const SilenceClass> allSilenceClasses();

/// What a reader is told: "Context compaction", translated.
[[nodiscard]] QString labelOf(SilenceClass value);
/// "work in progress", translated; lower case, for the middle of a line.
[[nodiscard]] QString labelOf(Slot value);
[[nodiscard]] SilenceGroup groupOf(SilenceClass value, HumanAct humanAct);

/// Listed without being asked for: not tool results, side chains, near silences, absent turns or the assistant's.
[[nodiscard]] bool isListedByDefault(SilenceClass value);

}
