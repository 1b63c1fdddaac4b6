// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/transcriptreader.h"

#include "models/sqlite/database.h"
#include "models/store/absenttable.h"
#include "models/store/columnblock.h"
#include "models/store/indexdatabase.h"
#include "models/store/messagecolumns.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <array>
#include <limits>

namespace tacet {

namespace {

// A macro, since constants are joined at compile time only as literals.
#define TACET_SESSION_COLUMNS                                                                                          \
    "SELECT session.id, source_id, source.path, source.format, uid, parent_uid, title, agent, agent_version,"          \
    " directory, model, created_ms, updated_ms, revert_from, messages, source.damaged, source.complete"                \
    " FROM session JOIN source ON source.id=session.source_id"

constexpr char SessionsOf[] = TACET_SESSION_COLUMNS " WHERE source.path=?1 ORDER BY session.id";
constexpr char Sessions[] = TACET_SESSION_COLUMNS " ORDER BY coalesce(updated_ms, created_ms, 0) DESC, session.id DESC";
constexpr char OneSession[] = TACET_SESSION_COLUMNS " WHERE session.id=?1";
#undef TACET_SESSION_COLUMNS

constexpr char FurtherRecords[] = "SELECT offset, length, line, place FROM record WHERE message_id=?1 ORDER BY number";
constexpr char Places[] = "SELECT id, offset, length FROM message WHERE id>=?1 AND id<?2"
                          " UNION ALL SELECT message_id, offset, length FROM record WHERE message_id>=?1"
                          " AND message_id<?2 ORDER BY 1, 2";
constexpr char Blocks[] = "SELECT data FROM column_block WHERE session_id=?1 ORDER BY first";
constexpr char BlocksFrom[] = "SELECT data FROM column_block WHERE session_id=?1 AND first>=?2 ORDER BY first";
constexpr char Spools[] = "SELECT spool_path FROM source WHERE spool_path<>'' AND complete=1 ORDER BY id";
constexpr char KeyAt[] = "SELECT key FROM message WHERE id=?1";
constexpr char OffsetKeys[] = "SELECT id, key FROM message WHERE id>=?1 AND id<?2 AND key LIKE '@%' ORDER BY id";
constexpr char Damaged[] = "SELECT line, offset, length, reason, truncated, place FROM damaged WHERE source_id=?1"
                           " ORDER BY number";
constexpr char BytesPath[] = "SELECT CASE spool_path WHEN '' THEN path ELSE spool_path END FROM source WHERE id=?1";
// From the last piece that begins at or before the range: pieces do not overlap each other.
constexpr char Pieces[] = "SELECT offset, length, pointer, origin, origin_offset FROM piece WHERE source_id=?1"
                          " AND offset>=coalesce((SELECT max(offset) FROM piece WHERE source_id=?1 AND offset<=?2), 0)"
                          " AND offset<?3 ORDER BY offset";

SessionRow sessionRow(const Statement &query)
{
    SessionRow row;
    row.id = {query.integer(0)};
    row.source = {query.integer(1)};
    row.sourcePath = query.text(2);
    row.format = query.text(3);
    row.facts.uid = query.text(4);
    row.facts.parentUid = query.text(5);
    row.facts.title = query.text(6);
    row.facts.agent = query.text(7);
    row.facts.agentVersion = query.text(8);
    row.facts.directory = query.text(9);
    row.facts.model = query.text(10);
    row.facts.createdMs = query.optionalInteger(11);
    row.facts.updatedMs = query.optionalInteger(12);
    row.facts.revertFrom = query.text(13);
    row.messages = int(query.integer(14));
    row.damaged = int(query.integer(15));
    row.complete = query.integer(16) != 0;
    return row;
}

/// All rows of a bound statement, each made by `make`.
template<typename Make>
auto collect(Statement &query, Make make) -> Result<std::vector<decltype(make(query))>>
{
    const StatementReset reset(query);
    std::vector<decltype(make(query))> rows;
    for (;;) {
        const auto more = query.step();
        if (!more)
            return failure(more);
        if (!*more)
            return rows;
        rows.push_back(make(query));
    }
}

Failure notFound(const QString &what)
{
    return fail(Error::Code::NotFound,
                QCoreApplication::translate("tacet::TranscriptReader",
                                            "The index holds nothing of the kind any more: open the transcript again"),
                what);
}

}

struct TranscriptReader::Private {
    std::unique_ptr<Database> database; // first: the statements must go before it
    Statement sessionsOf;
    Statement sessions;
    Statement oneSession;
    Statement page;
    Statement furtherRecords;
    Statement places;
    Statement blocks;
    Statement blocksFrom;
    Statement spools;
    Statement keyAt;
    Statement offsetKeys;
    Statement damaged;
    Statement bytesPath;
    Statement pieces;
    AbsentTable absent;

    Result<ColumnBlock> allBlocks(SessionId session);
    Result<bool> isKeyAt(SessionId session, int ordinal, const QString &key);
};

Result<ColumnBlock> TranscriptReader::Private::allBlocks(SessionId session)
{
    const StatementReset reset(blocks);
    blocks.bind(1, session.value);
    ColumnBlock all;
    for (;;) {
        const auto more = blocks.step();
        if (!more)
            return failure(more);
        if (!*more)
            return all;
        const std::string_view packed = blocks.blobView(0);
        if (!all.appendPacked(QByteArrayView(packed.data(), qsizetype(packed.size()))))
            return fail(Error::Code::Format, QStringLiteral("column_block"), database->path());
    }
}

Result<bool> TranscriptReader::Private::isKeyAt(SessionId session, int ordinal, const QString &key)
{
    const StatementReset reset(keyAt);
    keyAt.bind(1, MessageColumns::idOf(session, ordinal));
    const auto found = keyAt.step();
    if (!found)
        return failure(found);
    return *found && keyAt.text(0) == key;
}

TranscriptReader::TranscriptReader(std::unique_ptr<Private> data)
    : d(std::move(data))
{ }

TranscriptReader::~TranscriptReader() = default;

Result<std::unique_ptr<TranscriptReader>> TranscriptReader::open(const QString &indexPath)
{
    auto database = openIndexForReading(indexPath);
    if (!database)
        return failure(database);
    auto data = std::make_unique<Private>();
    data->database = std::move(*database);
    const auto prepared = data->database->prepareAll({{&data->sessionsOf, SessionsOf},
                                                      {&data->sessions, Sessions},
                                                      {&data->oneSession, OneSession},
                                                      {&data->page, MessageColumns::SelectPage},
                                                      {&data->furtherRecords, FurtherRecords},
                                                      {&data->places, Places},
                                                      {&data->blocks, Blocks},
                                                      {&data->blocksFrom, BlocksFrom},
                                                      {&data->spools, Spools},
                                                      {&data->keyAt, KeyAt},
                                                      {&data->offsetKeys, OffsetKeys},
                                                      {&data->damaged, Damaged},
                                                      {&data->bytesPath, BytesPath},
                                                      {&data->pieces, Pieces}});
    if (!prepared)
        return failure(prepared);
    if (const auto done = data->absent.prepareReading(*data->database); !done)
        return failure(done);
    return std::unique_ptr<TranscriptReader>(new TranscriptReader(std::move(data)));
}

Result<std::vector<SessionRow>> TranscriptReader::sessionsOf(const QString &sourcePath) const
{
    d->sessionsOf.bind(1, sourcePath);
    return collect(d->sessionsOf, sessionRow);
}

Result<std::vector<SessionRow>> TranscriptReader::sessions() const
{
    return collect(d->sessions, sessionRow);
}

Result<SessionRow> TranscriptReader::session(SessionId id) const
{
    d->oneSession.bind(1, id.value);
    auto rows = collect(d->oneSession, sessionRow);
    if (!rows)
        return failure(rows);
    if (rows->empty())
        return notFound(QStringLiteral("session"));
    return std::move(rows->front());
}

Result<std::vector<MessageRow>> TranscriptReader::page(SessionId session, int first, int count) const
{
    d->page.bind(1, MessageColumns::idOf(session, first));
    d->page.bind(2, MessageColumns::idsEnd(session));
    d->page.bind(3, count);
    return collect(d->page, MessageColumns::row);
}

Result<MessageRow> TranscriptReader::message(SessionId session, int ordinal) const
{
    auto rows = page(session, ordinal, 1);
    if (!rows)
        return failure(rows);
    if (rows->empty() || rows->front().ordinal != ordinal)
        return notFound(QStringLiteral("[msg %1]").arg(ordinal));
    return std::move(rows->front());
}

Result<std::vector<std::pair<QString, int>>> TranscriptReader::ordinalsOf(SessionId session,
                                                                          std::span<const QString> keys) const
{
    std::vector<std::pair<QString, int>> found;
    QHash<quint64, QString> wanted;
    QSet<QString> byOffset; // a message whose id occurs twice is hashed under that id, not under its "@offset"
    for (const QString &key : keys) {
        wanted.insert(hashOfKey(key.toStdString()), key);
        if (key.startsWith(u'@'))
            byOffset.insert(key);
    }
    if (wanted.isEmpty())
        return found;
    const auto block = d->allBlocks(session);
    if (!block)
        return failure(block);
    for (size_t ordinal = 0; ordinal < block->keyHash.size(); ++ordinal) {
        const auto key = wanted.constFind(block->keyHash[ordinal]);
        if (key == wanted.constEnd())
            continue;
        const auto same = d->isKeyAt(session, int(ordinal), *key);
        if (!same)
            return failure(same);
        if (*same) {
            found.emplace_back(*key, int(ordinal));
            byOffset.remove(*key);
        }
    }
    if (byOffset.isEmpty())
        return found;
    d->offsetKeys.bind(1, MessageColumns::idOf(session, 0));
    d->offsetKeys.bind(2, MessageColumns::idsEnd(session));
    const auto rest = collect(d->offsetKeys, [](const Statement &query) {
        return std::pair(query.text(1), int(query.integer(0) & 0xffff'ffff));
    });
    if (!rest)
        return failure(rest);
    std::copy_if(rest->begin(), rest->end(), std::back_inserter(found),
                 [&byOffset](const auto &row) { return byOffset.contains(row.first); });
    return found;
}

Result<std::vector<PhysicalRecord>> TranscriptReader::records(SessionId session, int ordinal) const
{
    auto row = message(session, ordinal);
    if (!row)
        return failure(row);
    std::vector<PhysicalRecord> records {row->first};
    if (row->records == 1)
        return records;
    d->furtherRecords.bind(1, MessageColumns::idOf(session, ordinal));
    auto further = collect(d->furtherRecords, [](const Statement &query) {
        return PhysicalRecord {
            {query.integer(0), query.integer(1)}, query.integer(2), {}, std::string(query.textView(3))};
    });
    if (!further)
        return failure(further);
    records.insert(records.end(), further->begin(), further->end());
    return records;
}

Result<std::vector<MessagePlace>> TranscriptReader::places(SessionId session, int first, int count) const
{
    d->places.bind(1, MessageColumns::idOf(session, first));
    d->places.bind(2, MessageColumns::idOf(session, first + count));
    return collect(d->places, [](const Statement &query) {
        return MessagePlace {int(query.integer(0) & 0xffff'ffff), {query.integer(1), query.integer(2)}};
    });
}

Result<std::vector<int>> TranscriptReader::silences(SessionId session, std::span<const SilenceClass> classes,
                                                    std::optional<qint64> gapMs) const
{
    std::array<bool, size_t(std::numeric_limits<quint8>::max()) + 1> wanted {};
    wanted.fill(classes.empty());
    for (const SilenceClass one : classes)
        wanted[size_t(one)] = true;
    wanted[size_t(SilenceClass::None)] = false;
    const auto block = d->allBlocks(session);
    if (!block)
        return failure(block);
    const SessionColumns &columns = block->columns;
    std::vector<int> ordinals;
    for (size_t i = 0; i < columns.silence.size(); ++i) {
        if (wanted[size_t(columns.silence[i])] || (gapMs && columns.gapMs[i] >= *gapMs))
            ordinals.push_back(int(i));
    }
    return ordinals;
}

Result<std::vector<AbsentTurn>> TranscriptReader::absent(SessionId session) const
{
    return d->absent.ofSession(session);
}

Result<AbsentTurn> TranscriptReader::absent(SessionId session, const QString &key) const
{
    const auto turns = absent(session);
    if (!turns)
        return failure(turns);
    for (const AbsentTurn &turn : *turns) {
        if (QString::fromStdString(keyOf(turn)) == key)
            return turn;
    }
    return notFound(key);
}

Result<SessionColumns> TranscriptReader::columns(SessionId session) const
{
    auto block = d->allBlocks(session);
    if (!block)
        return failure(block);
    auto absent = d->absent.ofSession(session);
    if (!absent)
        return failure(absent);
    block->columns.absent = std::move(*absent);
    return std::move(block->columns);
}

Result<> TranscriptReader::updateColumns(SessionId session, int from, SessionColumns &columns) const
{
    const StatementReset reset(d->blocksFrom);
    const int first = std::min(from, columns.size()) / ColumnBlock::Capacity * ColumnBlock::Capacity;
    d->blocksFrom.bind(1, session.value);
    d->blocksFrom.bind(2, first);
    ColumnBlock tail;
    for (;;) {
        const auto more = d->blocksFrom.step();
        if (!more)
            return failure(more);
        if (!*more)
            break;
        const std::string_view packed = d->blocksFrom.blobView(0);
        if (!tail.appendPacked(QByteArrayView(packed.data(), qsizetype(packed.size()))))
            return fail(Error::Code::Format, QStringLiteral("column_block"), d->database->path());
    }
    replaceTail(columns, first, tail.columns);
    // Few, and what has come since takes some of them away.
    auto absent = d->absent.ofSession(session);
    if (!absent)
        return failure(absent);
    columns.absent = std::move(*absent);
    return {};
}

Result<QStringList> TranscriptReader::spools() const
{
    const auto paths = collect(d->spools, [](const Statement &query) { return query.text(0); });
    if (!paths)
        return failure(paths);
    return QStringList(paths->begin(), paths->end());
}

Result<std::vector<DamagedRecord>> TranscriptReader::damaged(SourceId source) const
{
    d->damaged.bind(1, source.value);
    return collect(d->damaged, [](const Statement &query) {
        return DamagedRecord {query.integer(0),
                              {query.integer(1), query.integer(2)},
                              query.text(3),
                              query.integer(4) != 0,
                              query.text(5)};
    });
}

Result<QString> TranscriptReader::bytesPath(SourceId source) const
{
    d->bytesPath.bind(1, source.value);
    const auto paths = collect(d->bytesPath, [](const Statement &query) { return query.text(0); });
    if (!paths)
        return failure(paths);
    if (paths->empty())
        return notFound(QStringLiteral("source"));
    return paths->front();
}

Result<std::vector<SpoolPiece>> TranscriptReader::pieces(SourceId source, ByteRange range) const
{
    d->pieces.bind(1, source.value);
    d->pieces.bind(2, range.offset);
    d->pieces.bind(3, range.end());
    auto rows = collect(d->pieces, [](const Statement &query) {
        return SpoolPiece {{query.integer(0), query.integer(1)}, query.text(2), query.text(3), query.integer(4)};
    });
    if (rows)
        std::erase_if(*rows, [range](const SpoolPiece &piece) { return piece.range.end() <= range.offset; });
    return rows;
}

}
