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
    if (into.preview.empty())
        into.preview = std::move(record.preview);
    else
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

/// Never 0, which stands for nothing.
size_t hashOf(const std::string &id)
{
    return id.empty() ? 0 : std::hash<std::string>()(id) | 1;
}

}

MessageAssembler::MessageAssembler(Classify classify, Emit onMessage, int firstOrdinal)
    : m_classify(classify)
    , m_emit(std::move(onMessage))
    , m_nextOrdinal(firstOrdinal)
    , m_turnStart(firstOrdinal)
    , m_ring(Slots)
{ }

Result<> MessageAssembler::add(MessageFacts &&facts)
{
    Q_ASSERT(!facts.records.empty());
    if (mergeIntoOpen(facts))
        return {};
    if (facts.role == Role::Assistant && !facts.parentId.empty())
        noteAnswer(facts.parentId);
    append(std::move(facts));
    while (m_size - m_judged > size_t(Window))
        judge(m_judged++);
    while (m_judged > size_t(Context)) {
        if (auto emitted = emitFirst(); !emitted)
            return emitted;
    }
    return {};
}

Result<> MessageAssembler::finish()
{
    while (m_judged < m_size)
        judge(m_judged++);
    while (m_size > 0) {
        if (auto emitted = emitFirst(); !emitted)
            return emitted;
    }
    return {};
}

MessageAssembler::OpenMessage MessageAssembler::firstOpen() const
{
    if (m_size == 0)
        return {};
    const size_t turn = size_t(std::max(0, m_turnStart - ordinalOf(0)));
    size_t index = withWholeRecords(std::clamp(turn, std::min(m_judged, m_size - 1), m_size - 1));
    // From an answer on, so that the gap before the open turn can be measured again.
    while (index > 0 && at(index).entry.facts.role != Role::Assistant)
        index = withWholeRecords(index - 1);
    return {&at(index).entry.facts, ordinalOf(index)};
}

/// The nearest message at or before `index` such that all records of those before it stand before its own.
size_t MessageAssembler::withWholeRecords(size_t index) const
{
    for (size_t i = index; i-- > 0;) {
        if (lastOffset(at(i).entry.facts) > at(index).entry.facts.records.front().range.offset)
            index = i;
    }
    return index;
}

bool MessageAssembler::mergeIntoOpen(MessageFacts &facts)
{
    if (facts.mergeId.empty())
        return false;
    const size_t hash = hashOf(facts.mergeId);
    const size_t turn = size_t(std::max(0, m_turnStart - ordinalOf(0)));
    for (size_t i = m_size; i-- > std::max(turn, m_judged);) {
        if (m_mergeHash[(m_first + i) % Slots] != hash)
            continue;
        MessageFacts &open = at(i).entry.facts;
        if (open.mergeId != facts.mergeId || open.role != facts.role)
            continue;
        mergeRecord(open, std::move(facts));
        return true;
    }
    return false;
}

void MessageAssembler::append(MessageFacts &&facts)
{
    const int ordinal = m_nextOrdinal++;
    if (isHumanTurn(facts))
        m_turnStart = ordinal;
    const size_t slot = (m_first + m_size++) % Slots;
    m_mergeHash[slot] = hashOf(facts.mergeId);
    m_userHash[slot] = facts.role == Role::User ? hashOf(facts.id) : 0;
    Held &held = m_ring[slot];
    held.answered = false;
    held.entry.ordinal = ordinal;
    held.entry.key = facts.id.empty() ? "@" + std::to_string(facts.records.front().range.offset) : facts.id;
    held.entry.facts = std::move(facts);
    m_facts.push_back(&held.entry.facts);
}

/// The latest user message with this id.
MessageAssembler::Held *MessageAssembler::heldUser(const std::string &id)
{
    const size_t hash = hashOf(id);
    for (size_t i = m_size; i-- > 0;) {
        if (m_userHash[(m_first + i) % Slots] == hash && at(i).entry.facts.id == id)
            return &at(i);
    }
    return nullptr;
}

/// The message that was answered, and every user message that it follows without an answer in between: the model
/// was given all of them.
void MessageAssembler::noteAnswer(const std::string &parentId)
{
    const std::string *id = &parentId;
    while (!id->empty()) {
        Held *parent = heldUser(*id);
        if (!parent || parent->answered)
            return;
        parent->answered = true;
        id = &parent->entry.facts.parentId;
    }
}

void MessageAssembler::judge(size_t index)
{
    Held &message = at(index);
    MessageFacts &facts = message.entry.facts;
    if (isUnanswered(index))
        facts.flags |= MessageFlag::Unanswered;
    const std::span<const MessageFacts *const> all(m_facts.data() + m_firstFacts, m_size);
    const size_t before = std::min(index, size_t(Context));
    message.entry.finding = m_classify(facts, {all.subspan(index - before, before), all.subspan(index + 1)});
    facts.flags |= message.entry.finding.flags;
    if (message.answered && message.entry.finding.delivered == Delivered::Unknown
        && message.entry.finding.silence != SilenceClass::None)
        message.entry.finding.delivered = Delivered::Yes;
    message.entry.gapMs = gapBefore(index);
}

/// From the end of the agent's work (its answer, or the result of the tool that ran last) to the user's turn.
std::optional<qint64> MessageAssembler::gapBefore(size_t index) const
{
    const MessageFacts &facts = at(index).entry.facts;
    if (!isHumanTurn(facts) || !facts.timeMs)
        return {};
    for (size_t i = index; i-- > 0;) {
        const MessageFacts &before = at(i).entry.facts;
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
    const Held &message = at(index);
    if (message.entry.facts.role != Role::User || message.answered || isToolResultOnly(message.entry.facts))
        return false;
    for (size_t i = index + 1; i < m_size; ++i) {
        const MessageFacts &later = at(i).entry.facts;
        if (later.role == Role::Assistant)
            return !message.entry.facts.id.empty() && !later.parentId.empty();
    }
    return true;
}

Result<> MessageAssembler::emitFirst()
{
    MessageEntry entry = std::move(at(0).entry);
    m_first = (m_first + 1) % Slots;
    --m_size;
    --m_judged;
    if (++m_firstFacts == 1024) {
        m_facts.erase(m_facts.begin(), m_facts.begin() + 1024);
        m_firstFacts = 0;
    }
    return m_emit(std::move(entry));
}

}
