// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/indexbuilder.h"

#include "models/importers/bytesource.h"

#include <QCryptographicHash>

#include <algorithm>

namespace tacet {

namespace {

// The first screen at once, then seldom enough to cost nothing.
constexpr int FirstCommit = 64;
constexpr int LargestCommit = 20'000;

void takeIfSet(QString &value, const QString &later)
{
    if (!later.isEmpty())
        value = later;
}

bool saysNothing(const SessionFacts &facts)
{
    return facts.uid.isEmpty() && facts.title.isEmpty() && facts.parentUid.isEmpty() && facts.agent.isEmpty()
        && facts.directory.isEmpty() && facts.model.isEmpty() && !facts.createdMs && !facts.updatedMs;
}

/// What a source says later wins, where it says something; a session was created once.
void mergeFacts(SessionFacts &into, const SessionFacts &later)
{
    takeIfSet(into.uid, later.uid);
    takeIfSet(into.parentUid, later.parentUid);
    takeIfSet(into.title, later.title);
    takeIfSet(into.agent, later.agent);
    takeIfSet(into.agentVersion, later.agentVersion);
    takeIfSet(into.directory, later.directory);
    takeIfSet(into.model, later.model);
    takeIfSet(into.revertFrom, later.revertFrom);
    if (later.createdMs)
        into.createdMs = std::min(into.createdMs.value_or(*later.createdMs), *later.createdMs);
    if (later.updatedMs)
        into.updatedMs = std::max(into.updatedMs.value_or(*later.updatedMs), *later.updatedMs);
}

}

IndexBuilder::IndexBuilder(TranscriptWriter &writer, RuleSet rules, ByteSource &bytes, const ImportGrowth &growth)
    : m_writer(writer)
    , m_rules(rules)
    , m_bytes(bytes)
    , m_growth(growth)
    , m_nextCommit(growth ? FirstCommit : LargestCommit)
{ }

void IndexBuilder::resume(SessionId session, const SessionFacts &facts, int firstOrdinal)
{
    m_sessions.push_back({session, facts, true, firstOrdinal});
    m_byUid.insert(facts.uid, 0);
    m_current = 0;
    startAssembler(firstOrdinal);
}

void IndexBuilder::startAssembler(int firstOrdinal)
{
    const auto classify = m_rules == RuleSet::OpenCode ? &classifyOpenCode : &classifyGeneral;
    m_assembler.emplace(
        classify, [this](MessageEntry &&entry) { return write(std::move(entry)); }, firstOrdinal);
}

Result<> IndexBuilder::take(ImportEvent &&event)
{
    return std::visit([this](auto &&one) { return take(std::move(one)); }, std::move(event));
}

Result<> IndexBuilder::take(const SessionFacts &facts)
{
    const bool isCurrent = m_current
        && (facts.uid.isEmpty() ? m_sessions[*m_current].messages == 0 && m_assembler->messages() == 0
                                : m_sessions[*m_current].facts.uid == facts.uid);
    // Another one, of which nothing is known yet: it comes to be with its name or with its first message.
    if (!isCurrent && m_current && saysNothing(facts)) {
        auto closed = closeSession();
        m_current.reset();
        return closed;
    }
    if (!isCurrent) {
        if (auto opened = open(facts); !opened)
            return opened;
    }
    Session &session = m_sessions[*m_current];
    mergeFacts(session.facts, facts);
    if (!facts.uid.isEmpty()) {
        session.named = true;
        m_byUid.insert(facts.uid, *m_current);
    }
    return m_writer.updateSession(session.id, session.facts);
}

/// A session that was read before goes on; one without an id is always another.
Result<> IndexBuilder::open(const SessionFacts &facts)
{
    if (auto closed = closeSession(); !closed)
        return closed;
    const auto known = facts.uid.isEmpty() ? m_byUid.constEnd() : m_byUid.constFind(facts.uid);
    if (known != m_byUid.constEnd()) {
        m_current = *known;
    } else {
        const auto id = m_writer.addSession(facts);
        if (!id)
            return failure(id);
        m_current = m_sessions.size();
        m_sessions.push_back({*id, facts, false, 0});
    }
    startAssembler(m_sessions[*m_current].messages);
    return {};
}

Result<> IndexBuilder::take(MessageFacts &&facts)
{
    if (!m_current) {
        if (auto opened = open({}); !opened)
            return opened;
    }
    if (!m_sessions[*m_current].named) {
        if (auto named = nameAfter(facts.records.front()); !named)
            return named;
    }
    return m_assembler->add(std::move(facts));
}

Result<> IndexBuilder::nameAfter(const PhysicalRecord &record)
{
    const auto bytes = m_bytes.read(record.range);
    if (!bytes)
        return failure(bytes);
    Session &session = m_sessions[*m_current];
    session.named = true;
    session.facts.uid = QString::fromLatin1(QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256).toHex());
    return m_writer.updateSession(session.id, session.facts);
}

Result<> IndexBuilder::take(AbsentTurn &&turn)
{
    if (!m_current) {
        if (auto opened = open({}); !opened)
            return opened;
    }
    turn.before = m_assembler->messages();
    m_sessions[*m_current].absent.told(std::move(turn));
    return {};
}

Result<> IndexBuilder::take(WithdrawnAbsence &&withdrawn)
{
    if (m_current)
        m_sessions[*m_current].absent.withdraw(withdrawn.kind, withdrawn.offset);
    return {};
}

Result<> IndexBuilder::take(const DamagedRecord &record)
{
    return m_writer.addDamaged(record);
}

Result<> IndexBuilder::closeSession()
{
    if (!m_assembler)
        return {};
    auto finished = m_assembler->finish();
    m_assembler.reset();
    return finished;
}

Result<> IndexBuilder::write(MessageEntry &&entry)
{
    Session &session = m_sessions[*m_current];
    if (auto written = m_writer.addMessage(session.id, entry); !written)
        return written;
    session.messages = entry.ordinal + 1;
    session.absent.message(entry);
    if (++m_sinceCommit < m_nextCommit)
        return {};
    m_sinceCommit = 0;
    m_nextCommit = std::min(m_nextCommit * 8, LargestCommit);
    if (auto committed = m_writer.commitSoFar(); !committed)
        return committed;
    if (m_growth)
        m_growth(session.id, session.messages);
    return {};
}

Result<> IndexBuilder::finish(SourceRow &source)
{
    source.resumeOffset = source.resumeLine = 0;
    source.resumeOrdinal = 0;
    if (m_assembler && m_sessions.size() == 1) {
        const auto open = m_assembler->firstOpen();
        if (open.facts) {
            const PhysicalRecord &record = open.facts->records.front();
            source.resumeOffset = record.range.offset;
            source.resumeLine = std::max<qint64>(0, record.line - 1);
            source.resumeOrdinal = open.ordinal;
        }
    }
    if (auto closed = closeSession(); !closed)
        return closed;
    for (Session &session : m_sessions) {
        for (const AbsentTurn &turn : session.absent.finish()) {
            if (auto written = m_writer.addAbsent(session.id, turn); !written)
                return written;
        }
    }
    return {};
}

}
