// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <string_view>

namespace tacet {

/// What a piece of text is when it is not simply words by its author. Found by textMarkerOf() alone.
enum class TextMarker : quint8 {
    Visible, ///< words, perhaps after an envelope that does not count
    Empty, ///< length 0
    Whitespace,
    Invisible, ///< zero-width, filler and variation characters (with or without white space)
    Wrapper, ///< only tags around nothing, such as <conversation_data>
    NearSilence, ///< ".", "ok", "go", "continue"
    AutoContinue, ///< opencode's "Continue if you have next steps"
    ShellExecuted, ///< opencode: "The following tool was executed by the user"
    AfterSubtask, ///< opencode: "Summarize the task tool output above and continue with your task."
    SummaryResume, ///< opencode: "Use the above summary generated from your last session…"
    ReadFailed, ///< opencode: "Read tool failed to read …"
    ReadCalled, ///< opencode: "Called the Read tool with the following input"
    MentionInstruction, ///< opencode: " Use the above message and context…"
    Redacted, ///< "[redacted:kind:id]"
    SystemReminder, ///< <system-reminder> only
    CommandEnvelope, ///< <command-name> and its like only
    BashEnvelope, ///< <bash-input>: a shell command that a person typed
    LocalCommandOutput, ///< <local-command-stdout>, <bash-stdout> and -stderr only
    Caveat, ///< <local-command-caveat>
    Notification, ///< <task-notification>, <session-start-hook>, <tick>, <goal>
    IdeContext, ///< <ide_opened_file>, <ide_selection> only
    HookFeedback, ///< "Stop hook feedback:"
    ContinuationSummary, ///< "This session is being continued from a previous conversation"
    InterruptNotice, ///< "[Request interrupted by user]"
    NoResponseRequested,
    NoContent, ///< "(no content)"
    Nudge, ///< "[Your previous response had no visible output…"
    ImagePlaceholder, ///< "[Image #1]" only
    ApiError, ///< "API Error: …"
    PlanReminder, ///< opencode's plan-mode reminder
    InjectedContext, ///< what Codex tells the model in the user's name: <environment_context> and its like only
};

/// The whole catalogue of envelopes and fillers, for all formats.
/// @param text UTF-8, unescaped. Any thread.
[[nodiscard]] TextMarker textMarkerOf(std::string_view text);

/// The part of `text` that its author wrote: known envelopes that may stand before real words are left out.
[[nodiscard]] std::string_view visibleTextOf(std::string_view text);

/// True for Unicode White_Space and the invisible characters that the class "blank" counts as nothing.
[[nodiscard]] bool isBlankCodePoint(char32_t codePoint);

}
