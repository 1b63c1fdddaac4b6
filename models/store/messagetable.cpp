// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/messagetable.h"

#include "models/sqlite/database.h"
#include "models/store/evidencetext.h"
#include "models/store/messagecolumns.h"

namespace tacet {

namespace {

constexpr char InsertRecord[] = "INSERT INTO record(message_id, number, offset, length, line, place)"
                                " VALUES(?1,?2,?3,?4,?5,?6)";
constexpr char WriteBlock[] = "INSERT OR REPLACE INTO column_block(session_id, first, data) VALUES(?1,?2,?3)";
constexpr char ReadBlock[] = "SELECT data FROM column_block WHERE session_id=?1 AND first=?2";
constexpr char RemoveMessages[] = "DELETE FROM message WHERE id>=?1 AND id<?2";
constexpr char RemoveRecords[] = "DELETE FROM record WHERE message_id>=?1 AND message_id<?2";
constexpr char RemoveBlocks[] = "DELETE FROM column_block WHERE session_id=?1 AND first>=?2";

}

Result<> MessageTable::prepare(Database &index)
{
    return index.prepareAll({{&m_insertMessage, MessageColumns::Insert},
                             {&m_insertRecord, InsertRecord},
                             {&m_writeBlock, WriteBlock},
                             {&m_readBlock, ReadBlock},
                             {&m_removeMessages, RemoveMessages},
                             {&m_removeRecords, RemoveRecords},
                             {&m_removeBlocks, RemoveBlocks}});
}

Result<> MessageTable::select(SessionId session, int messages)
{
    if (const auto flushed = flush(); !flushed)
        return flushed;
    m_session = session;
    return loadBlock(messages - messages % ColumnBlock::Capacity);
}

Result<> MessageTable::loadBlock(int first)
{
    m_block.clear();
    m_blockFirst = first;
    m_blockChanged = false;
    const StatementReset reset(m_readBlock);
    m_readBlock.bind(1, m_session.value);
    m_readBlock.bind(2, first);
    const auto found = m_readBlock.step();
    if (!found)
        return failure(found);
    if (*found && !m_block.appendPacked(m_readBlock.bytes(0)))
        return fail(Error::Code::Format, QStringLiteral("column_block"));
    return {};
}

Result<> MessageTable::add(const MessageEntry &entry)
{
    Q_ASSERT(entry.ordinal == messages());
    const std::string evidence = evidenceToText(entry.finding.evidence);
    MessageColumns::bind(m_insertMessage, m_session, entry, evidence);
    if (auto done = m_insertMessage.run(); !done)
        return done;
    if (entry.facts.records.size() > 1) {
        if (auto done = addFurtherRecords(entry); !done)
            return done;
    }
    if (m_block.size() == ColumnBlock::Capacity) {
        if (auto flushed = flush(); !flushed)
            return flushed;
        m_blockFirst += ColumnBlock::Capacity;
        m_block.clear();
    }
    m_block.append(entry);
    m_blockChanged = true;
    return {};
}

Result<> MessageTable::addFurtherRecords(const MessageEntry &entry)
{
    for (size_t number = 1; number < entry.facts.records.size(); ++number) {
        const PhysicalRecord &record = entry.facts.records[number];
        m_insertRecord.bind(1, MessageColumns::idOf(m_session, entry.ordinal));
        m_insertRecord.bind(2, qint64(number));
        m_insertRecord.bind(3, record.range.offset);
        m_insertRecord.bind(4, record.range.length);
        m_insertRecord.bind(5, record.line);
        MessageColumns::bindPlace(m_insertRecord, 6, record);
        if (auto done = m_insertRecord.run(); !done)
            return done;
    }
    return {};
}

Result<> MessageTable::truncate(int messages)
{
    for (Statement *remove : {&m_removeMessages, &m_removeRecords}) {
        remove->bind(1, MessageColumns::idOf(m_session, messages));
        remove->bind(2, MessageColumns::idsEnd(m_session));
        if (auto done = remove->run(); !done)
            return done;
    }
    m_removeBlocks.bind(1, m_session.value);
    m_removeBlocks.bind(2, messages);
    if (auto done = m_removeBlocks.run(); !done)
        return done;
    if (auto loaded = loadBlock(messages - messages % ColumnBlock::Capacity); !loaded)
        return loaded;
    m_block.truncate(messages - m_blockFirst);
    m_blockChanged = true;
    return {};
}

Result<> MessageTable::flush()
{
    if (!m_blockChanged)
        return {};
    m_writeBlock.bind(1, m_session.value);
    m_writeBlock.bind(2, m_blockFirst);
    m_writeBlock.bindBytes(3, m_block.packed());
    m_blockChanged = false;
    return m_writeBlock.run();
}

}
