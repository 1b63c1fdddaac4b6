// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/codexreading.h"

#include "models/importers/isotime.h"

#include <xxhash.h>

#include <algorithm>

namespace tacet {

namespace {

using Kind = CodexRecord::Kind;

constexpr size_t MostUnpaired = 64;

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// @returns whether the text's double was waiting, which it is no longer
bool pairUp(std::vector<quint64> &waiting, quint64 text)
{
    const auto found = std::find(waiting.begin(), waiting.end(), text);
    if (found == waiting.end())
        return false;
    waiting.erase(found);
    return true;
}

void remember(std::vector<quint64> &waiting, quint64 text)
{
    if (waiting.size() == MostUnpaired)
        waiting.erase(waiting.begin());
    waiting.push_back(text);
}

/// What the session that started this one as a sub-agent is called; empty where nothing did.
std::string_view parentThreadOf(json::Element payload)
{
    const auto source = json::member(payload, "source");
    const auto agent = source ? json::member(*source, "subagent") : std::nullopt;
    const auto spawn = agent ? json::member(*agent, "thread_spawn") : std::nullopt;
    return spawn ? json::text(*spawn, "parent_thread_id") : std::string_view();
}

}

CodexReading::CodexReading(RecordSink &sink)
    : m_sink(sink)
{
    m_session.agent = QStringLiteral("Codex");
}

Result<> CodexReading::record(json::Element line, std::string_view bytes, PhysicalRecord &&place, bool repaired)
{
    CodexRecord record = readCodexRecord(line);
    noteSession(record);
    MessageFacts &facts = record.facts;
    place.partsPointer = std::move(facts.records.front().partsPointer);
    facts.records.front() = std::move(place);
    facts.hash = XXH3_64bits(bytes.data(), bytes.size());
    facts.flags.setFlag(MessageFlag::Repaired, repaired);
    return handle(record);
}

void CodexReading::remember(json::Element line)
{
    const CodexRecord record = readCodexRecord(line);
    m_hasMeta = m_hasMeta || record.kind == Kind::Session;
    noteSession(record);
}

Result<> CodexReading::handle(CodexRecord &record)
{
    switch (record.kind) {
    case Kind::Session:
        if (auto told = fork(record); !told)
            return told;
        return drop(record.facts, record.type);
    case Kind::RolledBack:
        return rolledBack(record);
    case Kind::Context:
    case Kind::Title:
    case Kind::Other:
        return drop(record.facts, record.type);
    case Kind::UserItem:
    case Kind::UserEvent:
        return prompt(record);
    case Kind::AnswerItem:
    case Kind::AnswerEvent:
        return answer(record);
    case Kind::Reasoning:
    case Kind::ReasoningEvent:
        return thought(record);
    case Kind::Call:
        return append(std::move(record.facts));
    case Kind::Injected:
    case Kind::Result:
    case Kind::Compacted:
        return alone(record);
    case Kind::TaskStarted:
    case Kind::TaskComplete:
    case Kind::TaskAborted:
        return task(record);
    case Kind::TaskError:
        return error(record);
    }
    return {};
}

Result<> CodexReading::prompt(CodexRecord &record)
{
    const bool isEvent = record.kind == Kind::UserEvent;
    if (m_prompt && !m_prompt->isWhole && m_prompt->isEvent != isEvent && m_prompt->textHash == record.textHash) {
        joinCodexPrompt(m_prompt->facts, std::move(record.facts));
        m_prompt->isWhole = true;
        return {};
    }
    if (!m_prompt && m_lastPrompt == record.textHash && m_lastPrompt != 0 && m_lastPromptIsEvent != isEvent) {
        m_lastPrompt = 0;
        return drop(record.facts, record.type);
    }
    if (auto flushed = flushPrompt(); !flushed)
        return flushed;
    if (auto flushed = flushAnswer(); !flushed)
        return flushed;
    m_prompt = Prompt {std::move(record.facts), record.textHash, isEvent, false};
    return {};
}

Result<> CodexReading::answer(CodexRecord &record)
{
    if (auto flushed = flushPrompt(); !flushed)
        return flushed;
    const bool isEvent = record.kind == Kind::AnswerEvent;
    if (m_answer && !isEvent && m_answer->textHash == record.textHash) {
        const MessageFacts event = std::move(m_answer->facts);
        m_answer.reset();
        noteWords(record);
        if (auto dropped = drop(event, "agent_message"); !dropped)
            return dropped;
        return append(std::move(record.facts), true);
    }
    if (pairUp(isEvent ? m_items : m_events, record.textHash))
        return drop(record.facts, record.type);
    if (auto flushed = flushAnswer(); !flushed)
        return flushed;
    if (isEvent) {
        m_answer = Prompt {std::move(record.facts), record.textHash, true, false};
        return {};
    }
    tacet::remember(m_items, record.textHash);
    noteWords(record);
    const bool hasText = record.facts.hasVisibleText();
    return append(std::move(record.facts), hasText);
}

/// Commentary is said while the work goes on; the answer is what comes after it.
void CodexReading::noteWords(const CodexRecord &record)
{
    if (!record.facts.hasVisibleText() || m_hasFinal)
        return;
    m_hasFinal = !record.isCommentary;
    m_commentary.reset();
    if (m_hasFinal)
        return;
    AbsentTurn turn;
    turn.kind = AbsentKind::NoFinalAnswer;
    turn.record = record.facts.records.front();
    turn.pointer = record.isBare ? "/phase" : "/payload/phase";
    turn.rule = "codex.commentary-only";
    turn.timeMs = record.facts.timeMs;
    m_commentary = std::move(turn);
}

Result<> CodexReading::endTurn()
{
    m_hasFinal = false;
    return m_commentary ? m_sink.absent(*std::exchange(m_commentary, std::nullopt)) : Result<>();
}

/// Thoughts have nothing in common with their doubles but their number.
Result<> CodexReading::thought(CodexRecord &record)
{
    const bool isEvent = record.kind == Kind::ReasoningEvent;
    int &mine = isEvent ? m_thoughtEvents : m_thoughtItems;
    const int others = isEvent ? m_thoughtItems : m_thoughtEvents;
    const bool raw = record.type == "agent_reasoning_raw_content";
    if (!raw && mine++ < others)
        return drop(record.facts, record.type);
    return append(std::move(record.facts));
}

/// One more piece of the answer that is being read.
Result<> CodexReading::append(MessageFacts &&facts, bool hasText)
{
    if (auto flushed = flushPrompt(); !flushed)
        return flushed;
    if (auto flushed = flushAnswer(); !flushed)
        return flushed;
    if (!m_run.open)
        m_run = {"run@" + std::to_string(facts.records.front().range.offset), true, false};
    m_run.hasText |= hasText;
    m_answered = true;
    m_taskAnswered = true;
    facts.mergeId = m_run.id;
    facts.model = m_model;
    return handOn(std::move(facts));
}

Result<> CodexReading::task(CodexRecord &record)
{
    if (record.kind == Kind::TaskStarted) {
        if (m_task) {
            if (auto flushed = flushPrompt(); !flushed)
                return flushed;
        }
        if (auto flushed = flushAnswer(); !flushed)
            return flushed;
        if (auto told = unfinished(); !told)
            return told;
        m_task = std::move(record.facts);
        m_taskAnswered = false;
        m_run = {};
        m_answered = false;
        return {};
    }
    if (auto flushed = flushPrompt(); !flushed)
        return flushed;
    if (auto flushed = flushAnswer(); !flushed)
        return flushed;
    if (m_task) {
        if (auto dropped = drop(*std::exchange(m_task, std::nullopt), "task_started"); !dropped)
            return dropped;
    }
    if (record.kind == Kind::TaskAborted)
        m_commentary.reset(); // the record itself says why nothing more was said
    if (auto ended = endTurn(); !ended)
        return ended;
    const bool tells = record.kind == Kind::TaskAborted ? m_run.open : record.isSilentEnd;
    if (!tells || m_run.id.empty()) {
        endRun();
        return drop(record.facts, record.type);
    }
    if (record.kind == Kind::TaskAborted)
        record.facts.flags |= MessageFlag::Aborted;
    record.facts.mergeId = m_run.id;
    const auto told = handOn(std::move(record.facts));
    endRun();
    return told;
}

/// An error says why an answer is empty; where there is none at all it stands in its place.
Result<> CodexReading::error(CodexRecord &record)
{
    if (auto flushed = flushPrompt(); !flushed)
        return flushed;
    if (auto flushed = flushAnswer(); !flushed)
        return flushed;
    const bool ends = record.type != "error";
    if (ends && m_task) {
        if (auto dropped = drop(*std::exchange(m_task, std::nullopt), "task_started"); !dropped)
            return dropped;
    }
    if (m_answered && !m_run.open)
        return drop(record.facts, record.type);
    record.facts.flags |= MessageFlag::Failed;
    const auto told = append(std::move(record.facts));
    if (ends)
        endRun();
    return told;
}

Result<> CodexReading::tellAbsent(AbsentKind kind, const MessageFacts &facts, const char *pointer, const char *rule,
                                  std::string_view about, int count)
{
    if (!m_started) {
        if (auto started = startSession(); !started)
            return started;
    }
    AbsentTurn turn;
    turn.kind = kind;
    turn.record = facts.records.front();
    turn.pointer = pointer;
    turn.rule = rule;
    turn.about = about;
    turn.count = count;
    turn.timeMs = facts.timeMs;
    return m_sink.absent(std::move(turn));
}

/// What was taken back stays in the file; the conversation goes on without it.
Result<> CodexReading::rolledBack(CodexRecord &record)
{
    if (auto flushed = flushPrompt(); !flushed)
        return flushed;
    if (auto flushed = flushAnswer(); !flushed)
        return flushed;
    endRun();
    const qint64 turns = json::integer(record.payload, "num_turns").value_or(0);
    if (auto told = tellAbsent(AbsentKind::Rewound, record.facts, turns > 0 ? "/payload/num_turns" : "/payload/type",
                               "codex.rolled-back", {}, int(std::clamp<qint64>(turns, 0, 1'000'000)));
        !told)
        return told;
    return drop(record.facts, record.type);
}

/// A fork's beginning is in the file of the thread that it was made from, unless that was copied: then the copied
/// session_meta follows, and only `history_base` still says that something is missing.
Result<> CodexReading::fork(const CodexRecord &record)
{
    if (std::exchange(m_hasMeta, true))
        return {};
    const auto base = json::member(record.payload, "history_base");
    if (!base || base->is_null())
        return {};
    return tellAbsent(AbsentKind::PrefixMissing, record.facts, "/payload/history_base", "codex.history-base",
                      json::text(*base, "thread_id"));
}

/// The task that began before the one that begins now, or before the end of the file, never ended.
Result<> CodexReading::unfinished()
{
    if (!m_task)
        return {};
    MessageFacts facts = *std::exchange(m_task, std::nullopt);
    if (!m_taskAnswered) {
        if (auto told = tellAbsent(AbsentKind::NoAnswer, facts, "/payload/type", "codex.task-without-end"); !told)
            return told;
    }
    if (!m_run.open || m_run.hasText)
        return drop(facts, "task_started");
    facts.flags |= MessageFlag::Unfinished;
    facts.mergeId = m_run.id;
    facts.timeMs.reset(); // of the beginning: no end of the answer
    return handOn(std::move(facts));
}

/// A message of one record, which ends the answer before it.
Result<> CodexReading::alone(CodexRecord &record)
{
    if (auto flushed = flushPrompt(); !flushed)
        return flushed;
    if (auto flushed = flushAnswer(); !flushed)
        return flushed;
    endRun();
    return handOn(std::move(record.facts));
}

Result<> CodexReading::flushPrompt()
{
    if (!m_prompt)
        return {};
    if (auto ended = endTurn(); !ended)
        return ended;
    Prompt prompt = *std::exchange(m_prompt, std::nullopt);
    m_lastPrompt = prompt.isWhole ? 0 : prompt.textHash;
    m_lastPromptIsEvent = prompt.isEvent;
    m_events.clear();
    m_items.clear();
    m_thoughtItems = 0;
    m_thoughtEvents = 0;
    m_run = {};
    m_answered = false;
    return handOn(std::move(prompt.facts));
}

Result<> CodexReading::flushAnswer()
{
    if (!m_answer)
        return {};
    Prompt answer = *std::exchange(m_answer, std::nullopt);
    tacet::remember(m_events, answer.textHash);
    const bool hasText = answer.facts.hasVisibleText();
    if (hasText) { // an event alone does not say that it is commentary
        m_hasFinal = true;
        m_commentary.reset();
    }
    return append(std::move(answer.facts), hasText);
}

Result<> CodexReading::handOn(MessageFacts &&facts)
{
    if (m_subAgent && facts.role != Role::Tool) {
        facts.flags |= MessageFlag::Sidechain;
        facts.cues.push_back({CueKind::Sidechain, 0, "codex.subagent", ""});
    }
    if (!m_started) {
        if (auto started = startSession(); !started)
            return started;
    }
    return m_sink.message(std::move(facts));
}

Result<> CodexReading::drop(const MessageFacts &facts, std::string_view type)
{
    return m_sink.other(facts.records.front(), type);
}

void CodexReading::noteSession(const CodexRecord &record)
{
    if (record.facts.timeMs) {
        const qint64 time = *record.facts.timeMs;
        if (!m_session.createdMs)
            m_session.createdMs = time;
        m_session.updatedMs = std::max(m_session.updatedMs.value_or(time), time);
        m_changed = true;
    }
    if (record.kind == Kind::Title) {
        m_session.title = toQString(json::text(record.payload, "thread_name"));
    } else if (record.kind == Kind::Context) {
        m_model = json::text(record.payload, "model");
        if (m_session.model.isEmpty())
            m_session.model = toQString(m_model);
    } else if (record.kind == Kind::Session && m_session.uid.isEmpty()) {
        // A fork's file repeats the lines of the session that it was made from, with their own session_meta.
        m_session.uid = toQString(json::text(record.payload, "id"));
        m_session.directory = toQString(json::text(record.payload, "cwd"));
        m_session.agentVersion = toQString(json::text(record.payload, "cli_version"));
        m_session.parentUid = toQString(parentThreadOf(record.payload));
        m_subAgent = !m_session.parentUid.isEmpty();
    }
}

Result<> CodexReading::startSession()
{
    m_started = true;
    m_changed = false;
    return m_sink.session(m_session);
}

Result<> CodexReading::finish()
{
    if (auto flushed = flushPrompt(); !flushed)
        return flushed;
    if (auto flushed = flushAnswer(); !flushed)
        return flushed;
    if (auto told = unfinished(); !told)
        return told;
    if (auto ended = endTurn(); !ended)
        return ended;
    return m_changed ? startSession() : Result<>();
}

}
