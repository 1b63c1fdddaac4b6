// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/claudecodereading.h"

#include "models/importers/jsonrepair.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/jsonstring.h"

#include <QCoreApplication>

#include <xxhash.h>

namespace tacet {

namespace {

constexpr size_t RememberedParents = 1024;

QString toQString(std::string_view inside)
{
    if (inside.empty())
        return {};
    const std::string text = unescapedJsonString({inside.data() - 1, inside.size() + 2});
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

}

ClaudeCodeReading::ClaudeCodeReading(RecordSink &sink)
    : m_sink(sink)
{ }

Result<> ClaudeCodeReading::line(const JsonLine &line)
{
    return splitJsonLine(
        line, m_sink, [this](std::string_view piece) { return parse(piece); },
        [this](std::string_view bytes, PhysicalRecord &&place) { return record(bytes, std::move(place)); });
}

Result<> ClaudeCodeReading::element(std::string_view bytes, PhysicalRecord &&place)
{
    const JsonLineParse outcome = parse(bytes);
    if (outcome.error)
        return m_sink.damaged(
            damagedRecord(place,
                          QCoreApplication::translate("tacet::ClaudeCodeReading", "This is no record: %1")
                              .arg(QString::fromUtf8(error_message(outcome.error)))));
    return record(bytes, std::move(place));
}

/// Reads the object that `piece` begins with into m_record.
JsonLineParse ClaudeCodeReading::parse(std::string_view piece)
{
    m_repaired = false;
    JsonLineParse outcome = m_reader.read(piece, m_record);
    if (!outcome.error)
        return outcome;
    const size_t length = jsonValueLength(piece).value_or(piece.size());
    if (length < piece.size()) {
        outcome = m_reader.read(piece.substr(0, length), m_record);
        outcome.consumed = length;
    }
    if (canBeRepaired(outcome.error)) {
        RepairedJson repaired = repairedJson(piece.substr(0, length));
        m_copy = std::move(repaired.text);
        const size_t size = m_copy.size();
        m_copy.resize(size + simdjson::SIMDJSON_PADDING);
        outcome = m_reader.read({m_copy.data(), size}, m_record);
        outcome.consumed = length;
        m_repaired = repaired.isDamaged;
    }
    return outcome;
}

Result<> ClaudeCodeReading::record(std::string_view bytes, PhysicalRecord &&place)
{
    noteSession();
    if (auto noted = noteAbsence(place); !noted)
        return noted;
    if (m_record.kind == ClaudeCodeRecord::Kind::Message)
        return message(bytes, std::move(place));
    rememberParent();
    if (m_record.kind == ClaudeCodeRecord::Kind::CompactBoundary) {
        if (auto dropped = dropBoundary(); !dropped)
            return dropped;
        m_boundary = Boundary {std::move(place), XXH3_64bits(bytes.data(), bytes.size()), m_record.trigger};
        return {};
    }
    return m_sink.other(place, m_record.type);
}

void ClaudeCodeReading::remember(std::string_view earlier, bool fromStart)
{
    constexpr std::string_view Key = "\"uuid\":";
    m_knowsTheStart = fromStart;
    for (size_t at = earlier.find(Key); at != std::string_view::npos; at = earlier.find(Key, at)) {
        at = earlier.find('"', at + Key.size());
        const size_t end = at == std::string_view::npos ? at : earlier.find('"', at + 1);
        if (end == std::string_view::npos)
            return;
        m_chain.see(earlier.substr(at + 1, end - at - 1));
        at = end;
    }
}

/// What the chain of parents and the reports of refusals say of messages that are not here.
Result<> ClaudeCodeReading::noteAbsence(const PhysicalRecord &place)
{
    const auto tell = [&](AbsentTurn &&turn) -> Result<> {
        if (!m_started) {
            if (auto started = startSession(); !started)
                return started;
        }
        return m_sink.absent(std::move(turn));
    };
    AbsentTurn turn;
    turn.record = place;
    turn.timeMs = m_record.facts.timeMs;
    if (m_record.retractedCount > 0) {
        turn.kind = AbsentKind::Retracted;
        turn.pointer = "/retractedMessageUuids";
        turn.rule = "claude.retracted";
        turn.about = m_record.retracted;
        turn.count = m_record.retractedCount;
        return tell(std::move(turn));
    }
    if (!m_record.uuid.empty()) {
        m_chain.see(m_record.uuid);
        if (const auto waiting = m_chain.awaitedBy(m_record.uuid))
            return m_sink.withdraw(AbsentKind::PrefixMissing, *waiting);
    }
    const std::string_view parent = m_record.parentUuid;
    if (parent.empty() || parent == m_record.uuid || !m_knowsTheStart || m_chain.hasSeen(parent))
        return {};
    m_chain.await(parent, place.range.offset);
    m_chain.see(parent); // told once
    turn.kind = AbsentKind::PrefixMissing;
    turn.pointer = "/parentUuid";
    turn.rule = "claude.parent-missing";
    turn.about = parent;
    return tell(std::move(turn));
}

Result<> ClaudeCodeReading::message(std::string_view bytes, PhysicalRecord &&place)
{
    const quint64 hash = XXH3_64bits(bytes.data(), bytes.size());
    if (isCopy(hash))
        return m_sink.other(place, "duplicate");
    MessageFacts &facts = m_record.facts;
    place.partsPointer = std::move(facts.records.front().partsPointer);
    facts.records.front() = std::move(place);
    facts.hash = hash;
    if (m_repaired)
        facts.flags |= MessageFlag::Repaired;
    facts.parentId = parentOf(m_record.parentUuid);
    if (facts.role == Role::Assistant && !facts.mergeId.empty())
        m_repeats.apply(m_record);
    if (m_boundary && facts.flags.testFlag(MessageFlag::Summary))
        attachBoundary(facts);
    if (auto dropped = dropBoundary(); !dropped)
        return dropped;
    if (!m_started) {
        if (auto started = startSession(); !started)
            return started;
    }
    return m_sink.message(std::move(facts));
}

Result<> ClaudeCodeReading::dropBoundary()
{
    if (!m_boundary)
        return {};
    const PhysicalRecord record = std::move(m_boundary->record);
    m_boundary.reset();
    return m_sink.other(record, "system");
}

/// The boundary says how the compaction came about; the summary does not.
void ClaudeCodeReading::attachBoundary(MessageFacts &facts)
{
    for (PartFacts &part : facts.parts)
        ++part.record;
    for (Cue &cue : facts.cues)
        ++cue.record;
    const bool known = *m_boundary->trigger;
    facts.cues.push_back({CueKind::Compaction, 0, "claude.compact-boundary",
                          known ? "/compactMetadata/trigger" : "/subtype", m_boundary->trigger});
    facts.hash = foldedHash(m_boundary->hash, facts.hash);
    facts.records.insert(facts.records.begin(), std::move(m_boundary->record));
    m_boundary.reset();
}

/// True for bytes that one of the latest messages had as well: a record that was written twice.
bool ClaudeCodeReading::isCopy(quint64 hash)
{
    quint64 &seen = m_seen[hash % m_seen.size()];
    const bool copy = seen == hash && !m_record.uuid.empty();
    seen = hash;
    return copy;
}

/// Answers name attachments and progress as their parents; the message that these follow is meant.
void ClaudeCodeReading::rememberParent()
{
    if (m_record.uuid.empty())
        return;
    const auto [place, isNew] = m_parents.insert_or_assign(std::string(m_record.uuid), parentOf(m_record.parentUuid));
    if (!isNew)
        return;
    m_parentOrder.push_back(place->first);
    if (m_parentOrder.size() > RememberedParents) {
        m_parents.erase(m_parentOrder.front());
        m_parentOrder.pop_front();
    }
}

std::string ClaudeCodeReading::parentOf(std::string_view uuid) const
{
    const auto found = m_parents.find(uuid);
    return found == m_parents.end() ? std::string(uuid) : found->second;
}

void ClaudeCodeReading::noteSession()
{
    if (m_session.uid.isEmpty() && !m_record.sessionId.empty()) {
        const QString id = toQString(m_record.sessionId);
        // A sub-agent's file names the session that started it.
        const bool ofAgent = m_record.sidechain && !m_record.agentId.empty();
        m_session.uid = ofAgent ? QStringLiteral("agent-") + toQString(m_record.agentId) : id;
        m_session.parentUid = ofAgent ? id : QString();
        m_session.agent = QStringLiteral("Claude Code");
        m_changed = true;
    }
    if (m_session.directory.isEmpty() && !m_record.cwd.empty()) {
        m_session.directory = toQString(m_record.cwd);
        m_changed = true;
    }
    if (!m_record.version.empty() && m_record.version != m_version) {
        m_version = m_record.version;
        m_session.agentVersion = toQString(m_record.version);
        m_changed = true;
    }
    if (m_record.titleRank >= std::max(1, m_titleRank) && !m_record.title.empty()) {
        m_titleRank = m_record.titleRank;
        m_session.title = toQString(m_record.title);
        m_changed = true;
    }
    const MessageFacts &facts = m_record.facts;
    if (m_session.model.isEmpty() && !facts.model.empty()) {
        m_session.model = QString::fromStdString(facts.model);
        m_changed = true;
    }
    if (facts.timeMs) {
        if (!m_session.createdMs)
            m_session.createdMs = facts.timeMs;
        m_session.updatedMs = std::max(m_session.updatedMs.value_or(*facts.timeMs), *facts.timeMs);
        m_changed = true;
    }
}

Result<> ClaudeCodeReading::startSession()
{
    m_started = true;
    m_changed = false;
    if (m_session.agent.isEmpty())
        m_session.agent = QStringLiteral("Claude Code");
    return m_sink.session(m_session);
}

Result<> ClaudeCodeReading::finish()
{
    if (auto dropped = dropBoundary(); !dropped)
        return dropped;
    return m_changed ? startSession() : Result<>();
}

}
