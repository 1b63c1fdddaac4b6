// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/absentturns.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace tacet {

namespace {

constexpr int CallsOfASourceWithoutResults = 3;

/// What a person said, in words or with a picture, in the conversation itself.
bool isPrompt(const MessageEntry &entry)
{
    constexpr MessageFlags Foreign =
        MessageFlag::Meta | MessageFlag::Sidechain | MessageFlag::DeadBranch | MessageFlag::Summary;
    if (entry.facts.role != Role::User || entry.facts.flags & Foreign)
        return false;
    switch (entry.finding.silence) {
    case SilenceClass::None:
    case SilenceClass::NearSilence:
    case SilenceClass::Attachment:
    case SilenceClass::AttachmentLost:
        return true;
    default:
        return false;
    }
}

/// What ends the waiting for an answer without being one: the record itself says why there is none.
bool explains(const MessageEntry &entry)
{
    switch (entry.finding.silence) {
    case SilenceClass::Interrupt:
    case SilenceClass::Compaction:
    case SilenceClass::CompactionInferred:
        return true;
    default:
        return entry.facts.flags.testFlag(MessageFlag::Summary);
    }
}

std::string pointerOf(const MessageFacts &facts, const PartFacts &part)
{
    if (!part.pointer.empty())
        return part.pointer;
    const std::string &parts = facts.records[size_t(part.record)].partsPointer;
    return part.index < 0 ? parts : parts + '/' + std::to_string(part.index);
}

}

void AbsentTurns::message(const MessageEntry &entry)
{
    m_messages = entry.ordinal + 1;
    const MessageFacts &facts = entry.facts;
    if (facts.flags & (MessageFlag::Sidechain | MessageFlag::DeadBranch))
        return;
    if (isPrompt(entry))
        return prompt(entry);
    if (facts.role == Role::Assistant || explains(entry))
        m_prompt.reset();
    for (const PartFacts &part : facts.parts) {
        const bool isOpen = part.kind == PartKind::ToolCall && part.call != 0;
        if (isOpen)
            m_calls.try_emplace(
                part.call,
                Waiting {entry.ordinal, facts.records[size_t(part.record)], pointerOf(facts, part), facts.timeMs});
    }
    for (const PartFacts &part : facts.parts) {
        if (part.kind != PartKind::ToolResult)
            continue;
        m_hasResults = true;
        m_calls.erase(part.call);
    }
}

void AbsentTurns::prompt(const MessageEntry &entry)
{
    const MessageFacts &facts = entry.facts;
    missingResults();
    // A picture and the words to it may be two messages; a prompt that was queued waits behind the one before it.
    const bool asked = facts.hasVisibleText() && !facts.flags.testFlag(MessageFlag::Queued);
    const bool sameMoment = m_prompt && m_prompt->timeMs && m_prompt->timeMs == facts.timeMs;
    if (m_prompt && m_prompt->hasWords && asked && !sameMoment)
        noAnswer(entry.ordinal);
    if (asked || !m_prompt)
        m_prompt = Waiting {entry.ordinal, facts.records.front(), facts.records.front().partsPointer, facts.timeMs,
                            facts.hasVisibleText()};
}

void AbsentTurns::noAnswer(int before)
{
    AbsentTurn turn;
    turn.kind = AbsentKind::NoAnswer;
    turn.before = before;
    turn.record = m_prompt->record;
    turn.pointer = m_prompt->pointer;
    turn.rule = "general.prompt-without-answer";
    turn.timeMs = m_prompt->timeMs;
    m_found.push_back(std::move(turn));
    m_prompt.reset();
}

void AbsentTurns::missingResults()
{
    std::map<int, AbsentTurn> byMessage;
    for (auto &[call, waiting] : m_calls) {
        AbsentTurn &turn = byMessage[waiting.ordinal];
        // Of several calls of one message the first is the proof.
        if (turn.count++ > 0 && turn.pointer <= waiting.pointer)
            continue;
        turn.kind = AbsentKind::ResultMissing;
        turn.before = waiting.ordinal + 1;
        turn.record = waiting.record;
        turn.pointer = waiting.pointer;
        turn.rule = "general.call-without-result";
        turn.timeMs = waiting.timeMs;
    }
    for (auto &[ordinal, turn] : byMessage)
        m_found.push_back(std::move(turn));
    m_calls.clear();
}

void AbsentTurns::told(AbsentTurn &&turn)
{
    m_found.push_back(std::move(turn));
}

void AbsentTurns::withdraw(AbsentKind kind, qint64 offset)
{
    std::erase_if(m_found,
                  [=](const AbsentTurn &turn) { return turn.kind == kind && turn.record.range.offset == offset; });
}

std::vector<AbsentTurn> AbsentTurns::finish()
{
    if (m_prompt)
        noAnswer(m_messages);
    missingResults();
    const auto isMissingResult = [](const AbsentTurn &turn) { return turn.kind == AbsentKind::ResultMissing; };
    const int missing = std::accumulate(m_found.begin(), m_found.end(), 0, [&](int sum, const AbsentTurn &turn) {
        return sum + (isMissingResult(turn) ? turn.count : 0);
    });
    if (!m_hasResults && missing >= CallsOfASourceWithoutResults)
        std::erase_if(m_found, isMissingResult);
    // Where the source itself says that the turn has no answer, the order of the messages says nothing more.
    const auto saysSo = [this](const AbsentTurn &found) {
        return std::any_of(m_found.begin(), m_found.end(), [&found](const AbsentTurn &other) {
            return other.before == found.before && other.kind != AbsentKind::ResultMissing
                && other.kind != AbsentKind::PrefixMissing && other.rule != found.rule;
        });
    };
    std::vector<AbsentTurn> all;
    for (const AbsentTurn &found : m_found) {
        if (found.rule != "general.prompt-without-answer" || !saysSo(found))
            all.push_back(found);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const AbsentTurn &a, const AbsentTurn &b) { return a.before < b.before; });
    return all;
}

}
