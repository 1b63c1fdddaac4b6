// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/codexrecord.h"
#include "models/importers/importer.h"

#include <optional>
#include <string>
#include <vector>

namespace tacet {

/// One pass over a Codex rollout: what has to be remembered from record to record. Memory does not grow with the file.
///
/// An answer is a run of assistant messages, thoughts and calls; whatever else is said ends it. Most eras tell of
/// every message twice, as an item and as an event, in either order: the second is joined to the first (prompts) or
/// counted as no message of its own (answers).
class CodexReading
{
public:
    explicit CodexReading(RecordSink &sink);

    /// @param place without a partsPointer @param bytes of the whole record
    Result<> record(json::Element line, std::string_view bytes, PhysicalRecord &&place, bool repaired);
    /// Learns about the session from the first record of a file that is read from further on.
    void remember(json::Element line);
    /// After the last record: what was held back.
    Result<> finish();

private:
    struct Prompt {
        MessageFacts facts;
        quint64 textHash = 0;
        bool isEvent = false;
        bool isWhole = false; ///< item and event have both been seen
    };
    /// The answer that is being read, or was last.
    struct Run {
        std::string id;
        bool open = false;
        bool hasText = false;
    };
    /// Texts of this turn whose double has not been seen; few, as doubles stand close together.
    using Unpaired = std::vector<quint64>;

    Result<> handle(CodexRecord &record);
    Result<> prompt(CodexRecord &record);
    Result<> answer(CodexRecord &record);
    Result<> thought(CodexRecord &record);
    Result<> append(MessageFacts &&facts, bool hasText = false);
    Result<> task(CodexRecord &record);
    Result<> error(CodexRecord &record);
    Result<> unfinished();
    Result<> alone(CodexRecord &record);
    void noteWords(const CodexRecord &record);
    Result<> endTurn();
    Result<> rolledBack(CodexRecord &record);
    Result<> fork(const CodexRecord &record);
    Result<> tellAbsent(AbsentKind kind, const MessageFacts &facts, const char *pointer, const char *rule,
                        std::string_view about = {}, int count = 0);
    Result<> flushPrompt();
    Result<> flushAnswer();
    Result<> handOn(MessageFacts &&facts);
    Result<> drop(const MessageFacts &facts, std::string_view type);
    void endRun() { m_run.open = false; }
    void noteSession(const CodexRecord &record);
    Result<> startSession();

    RecordSink &m_sink;
    std::optional<Prompt> m_prompt; ///< held back until its double must have come
    std::optional<Prompt> m_answer; ///< an event held back for the item that may follow it
    Unpaired m_events;
    Unpaired m_items;
    quint64 m_lastPrompt = 0; ///< text of the last prompt of which one form alone has been seen
    bool m_lastPromptIsEvent = false;
    int m_thoughtItems = 0; ///< of this turn
    int m_thoughtEvents = 0;
    Run m_run;
    bool m_answered = false; ///< the turn has an answer or an error
    bool m_taskAnswered = false; ///< the task that is under way has
    bool m_hasFinal = false; ///< the turn has words that are no commentary
    std::optional<AbsentTurn> m_commentary; ///< the latest commentary of a turn without other words
    std::optional<MessageFacts> m_task; ///< the start of a task that has not ended

    SessionFacts m_session;
    std::string m_model;
    bool m_subAgent = false;
    bool m_hasMeta = false; ///< the file's own session_meta has been read
    bool m_started = false;
    bool m_changed = false; ///< since it was last handed on
};

}
