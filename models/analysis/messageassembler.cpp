// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/messageassembler.h"

#include "models/core/utf8text.h"

#include <algorithm>

namespace tacet {

namespace {

bool isToolResultOnly(const MessageFacts &facts)
{
    return !facts.parts.empty() && std::all_of(facts.parts.begin(), facts.parts.end(), [](const PartFacts &part) {
        return part.kind == PartKind::ToolResult;
    });
}

/// A user's turn in the conversation itself: neither tool results nor what a harness put in.
bool isHumanTurn(const MessageFacts &facts)
{
    return facts.role == Role::User && !isToolResultOnly(facts)
        && !(facts.flags & (MessageFlag::Meta | MessageFlag::Sidechain | MessageFlag::Summary));
}

template<typename T>
void takeIfSet(T &value, T &&later)
{
    if (later != T {})
        value = std::move(later);
}

void mergeRecord(MessageFacts &into, MessageFacts &&record)
{
    const int shift = int(into.records.size());
    for (PartFacts &part : record.parts) {
        part.record += shift;
        into.parts.push_back(part);
    }
    for (Cue &cue : record.cues) {
        cue.record += shift;
        into.cues.push_back(cue);
    }
    for (PhysicalRecord &physical : record.records)
        into.records.push_back(std::move(physical));
    into.flags |= record.flags;
    if (into.absence != Absence::None)
        into.absence = record.absence;
    into.endMs = record.endMs ? record.endMs : record.timeMs ? record.timeMs : into.endMs;
    takeIfSet(into.finish, std::move(record.finish));
    takeIfSet(into.errorName, std::move(record.errorName));
    if (into.model.empty())
        into.model = std::move(record.model);
    appendPreview(into.preview, record.preview);
    into.textCharacters += record.textCharacters;
    into.reasoningCharacters += record.reasoningCharacters;
    into.summaryHeadings = std::max(into.summaryHeadings, record.summaryHeadings);
    into.hash = foldedHash(into.hash, record.hash);
}

/// Where the last record of a message begins.
qint64 lastOffset(const MessageFacts &facts)
{
    return facts.records.back().range.offset;
}

void forget(std::unordered_map<std::string, int> &numbers, const std::string &id, int ordinal)
{
    const auto found = numbers.find(id);
    if (found != numbers.end() && found->second == ordinal)
        numbers.erase(found);
}

}

MessageAssembler::MessageAssembler(Classify classify, Emit onMessage, int firstOrdinal)
    : m_classify(classify)
    , m_emit(std::move(onMessage))
    , m_nextOrdinal(firstOrdinal)
    , m_turnStart(firstOrdinal)
{ }

Result<> MessageAssembler::add(MessageFacts &&facts)
{
    Q_ASSERT(!facts.records.empty());
    if (facts.role == Role::Assistant && !facts.parentId.empty())
        noteAnswer(facts.parentId);
    if (mergeIntoOpen(facts))
        return {};
    append(std::move(facts));
    while (m_held.size() - m_judged > size_t(Window))
        judge(m_judged++);
    while (m_judged > size_t(Context)) {
        if (auto emitted = emitFirst(); !emitted)
            return emitted;
    }
    return {};
}

Result<> MessageAssembler::finish()
{
    while (m_judged < m_held.size())
        judge(m_judged++);
    while (!m_held.empty()) {
        if (auto emitted = emitFirst(); !emitted)
            return emitted;
    }
    return {};
}

MessageAssembler::OpenMessage MessageAssembler::firstOpen() const
{
    if (m_held.empty())
        return {};
    const int first = m_held.front().entry.ordinal;
    size_t index = std::clamp<size_t>(size_t(std::max(0, m_turnStart - first)), std::min(m_judged, m_held.size() - 1),
                                      m_held.size() - 1);
    index = withWholeRecords(index);
    // From an answer on, so that the gap before the open turn can be measured again.
    while (index > 0 && m_held[index].entry.facts.role != Role::Assistant)
        index = withWholeRecords(index - 1);
    return {&m_held[index].entry.facts, m_held[index].entry.ordinal};
}

/// The nearest message at or before `index` such that all records of those before it stand before its own.
size_t MessageAssembler::withWholeRecords(size_t index) const
{
    for (size_t i = index; i-- > 0;) {
        if (lastOffset(m_held[i].entry.facts) > m_held[index].entry.facts.records.front().range.offset)
            index = i;
    }
    return index;
}

MessageAssembler::Held *MessageAssembler::held(int ordinal)
{
    const int index = m_held.empty() ? -1 : ordinal - m_held.front().entry.ordinal;
    return index >= 0 && size_t(index) < m_held.size() ? &m_held[size_t(index)] : nullptr;
}

bool MessageAssembler::mergeIntoOpen(MessageFacts &facts)
{
    if (facts.mergeId.empty())
        return false;
    const auto found = m_mergeable.find(facts.mergeId);
    Held *open = found == m_mergeable.end() ? nullptr : held(found->second);
    if (!open || open->entry.facts.role != facts.role)
        return false;
    mergeRecord(open->entry.facts, std::move(facts));
    return true;
}

void MessageAssembler::append(MessageFacts &&facts)
{
    const int ordinal = m_nextOrdinal++;
    if (isHumanTurn(facts)) {
        m_turnStart = ordinal;
        m_mergeable.clear();
    }
    if (!facts.mergeId.empty())
        m_mergeable.insert_or_assign(facts.mergeId, ordinal);
    if (facts.role == Role::User && !facts.id.empty())
        m_userById.insert_or_assign(facts.id, ordinal);

    std::string key = facts.id.empty() ? "@" + std::to_string(facts.records.front().range.offset) : facts.id;
    m_held.push_back({{ordinal, std::move(key), std::move(facts), {}, {}}});
    m_facts.push_back(&m_held.back().entry.facts);
}

/// The message that was answered, and every user message that it follows without an answer in between: the model
/// was given all of them.
void MessageAssembler::noteAnswer(const std::string &parentId)
{
    const std::string *id = &parentId;
    while (!id->empty()) {
        const auto found = m_userById.find(*id);
        Held *parent = found == m_userById.end() ? nullptr : held(found->second);
        if (!parent || parent->answered)
            return;
        parent->answered = true;
        id = &parent->entry.facts.parentId;
    }
}

void MessageAssembler::judge(size_t index)
{
    Held &message = m_held[index];
    MessageFacts &facts = message.entry.facts;
    if (isUnanswered(index))
        facts.flags |= MessageFlag::Unanswered;
    const std::span<const MessageFacts *const> all(m_facts.data() + m_firstFacts, m_held.size());
    const size_t before = std::min(index, size_t(Context));
    message.entry.finding = m_classify(facts, {all.subspan(index - before, before), all.subspan(index + 1)});
    facts.flags |= message.entry.finding.flags;
    if (message.answered && message.entry.finding.delivered == Delivered::Unknown
        && message.entry.finding.silence != SilenceClass::None)
        message.entry.finding.delivered = Delivered::Yes;
    message.entry.gapMs = gapBefore(index);
    // Past the window nothing is merged into it any more.
    forget(m_mergeable, facts.mergeId, message.entry.ordinal);
}

/// From the end of the agent's work (its answer, or the result of the tool that ran last) to the user's turn.
std::optional<qint64> MessageAssembler::gapBefore(size_t index) const
{
    const MessageFacts &facts = m_held[index].entry.facts;
    if (!isHumanTurn(facts) || !facts.timeMs)
        return {};
    for (size_t i = index; i-- > 0;) {
        const MessageFacts &before = m_held[i].entry.facts;
        if (isHumanTurn(before))
            return {};
        if (before.flags & (MessageFlag::Sidechain | MessageFlag::Meta))
            continue;
        if (before.role != Role::Assistant && !isToolResultOnly(before))
            continue;
        const auto end = before.endMs ? before.endMs : before.timeMs;
        return end && *end < *facts.timeMs ? std::optional(*facts.timeMs - *end) : std::nullopt;
    }
    return {};
}

/// Only where the source says what answers what, or where nothing follows that could be an answer.
bool MessageAssembler::isUnanswered(size_t index) const
{
    const Held &message = m_held[index];
    if (message.entry.facts.role != Role::User || message.answered || isToolResultOnly(message.entry.facts))
        return false;
    const auto isAnswer = [](const Held &later) { return later.entry.facts.role == Role::Assistant; };
    const auto answer = std::find_if(m_held.begin() + qsizetype(index) + 1, m_held.end(), isAnswer);
    return answer == m_held.end() || (!message.entry.facts.id.empty() && !answer->entry.facts.parentId.empty());
}

Result<> MessageAssembler::emitFirst()
{
    MessageEntry entry = std::move(m_held.front().entry);
    forget(m_userById, entry.facts.id, entry.ordinal);
    m_held.pop_front();
    --m_judged;
    if (++m_firstFacts == 1024) {
        m_facts.erase(m_facts.begin(), m_facts.begin() + 1024);
        m_firstFacts = 0;
    }
    return m_emit(std::move(entry));
}

}
