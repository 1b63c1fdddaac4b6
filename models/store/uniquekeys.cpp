// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/uniquekeys.h"

#include "models/sqlite/database.h"
#include "models/store/columnblock.h"
#include "models/store/messagecolumns.h"

#include <algorithm>
#include <functional>
#include <unordered_set>

namespace tacet {

namespace {

constexpr char SelectBlocks[] = "SELECT data FROM column_block WHERE session_id=?1 ORDER BY first";
constexpr char SelectBlocksFrom[] = "SELECT data FROM column_block WHERE session_id=?1 AND first>=?2 ORDER BY first";
constexpr char UseOffset[] = "UPDATE message SET key='@'||offset WHERE id=?1";

/// Visits the hash of every message in stored order. Equal hashes are taken for equal ids: a collision (one in 10^7
/// sessions of a million messages) costs two messages their readable key, not their identity.
Result<> visitHashes(Database &index, SessionId session, const std::function<void(quint64 hash)> &visit)
{
    auto blocks = index.prepare(SelectBlocks);
    if (!blocks)
        return failure(blocks);
    blocks->bind(1, session.value);
    for (;;) {
        const auto more = blocks->step();
        if (!more)
            return failure(more);
        if (!*more)
            return {};
        const std::string_view packed = blocks->blobView(0);
        if (!forEachKeyHash(QByteArrayView(packed.data(), qsizetype(packed.size())), visit))
            return fail(Error::Code::Format, QStringLiteral("column_block"), index.path());
    }
}

using Hashes = std::unordered_set<quint64>;

Result<Hashes> repeated(Database &index, SessionId session)
{
    std::vector<quint64> hashes;
    if (auto visited = visitHashes(index, session, [&hashes](quint64 hash) { hashes.push_back(hash); }); !visited)
        return failure(visited);
    std::sort(hashes.begin(), hashes.end());
    Hashes twice;
    for (auto it = std::adjacent_find(hashes.begin(), hashes.end()); it != hashes.end();
         it = std::adjacent_find(it + 1, hashes.end()))
        twice.insert(*it);
    return twice;
}

/// Of the few messages from `from` on, those whose key is also another's: a pass over all, without sorting them.
Result<Hashes> repeatedFrom(Database &index, SessionId session, int from)
{
    auto blocks = index.prepare(SelectBlocksFrom);
    if (!blocks)
        return failure(blocks);
    const int first = from / ColumnBlock::Capacity * ColumnBlock::Capacity;
    blocks->bind(1, session.value);
    blocks->bind(2, first);
    Hashes added;
    Hashes twice;
    int ordinal = first;
    for (;;) {
        const auto more = blocks->step();
        if (!more)
            return failure(more);
        if (!*more)
            break;
        const std::string_view packed = blocks->blobView(0);
        const bool isWhole = forEachKeyHash(QByteArrayView(packed.data(), qsizetype(packed.size())), [&](quint64 hash) {
            if (ordinal++ >= from && !added.insert(hash).second)
                twice.insert(hash);
        });
        if (!isWhole)
            return fail(Error::Code::Format, QStringLiteral("column_block"), index.path());
    }
    ordinal = 0;
    const auto visited = visitHashes(index, session, [&](quint64 hash) {
        if (ordinal++ < from && added.contains(hash))
            twice.insert(hash);
    });
    return visited ? Result<Hashes>(std::move(twice)) : Result<Hashes>(failure(visited));
}

}

Result<> makeKeysUnique(Database &index, SessionId session, int from)
{
    const auto twice = from == 0 ? repeated(index, session) : repeatedFrom(index, session, from);
    if (!twice)
        return failure(twice);
    if (twice->empty())
        return {};
    std::vector<int> ordinals;
    int ordinal = 0;
    const auto visited = visitHashes(index, session, [&](quint64 hash) {
        if (twice->contains(hash))
            ordinals.push_back(ordinal);
        ++ordinal;
    });
    if (!visited)
        return visited;
    auto update = index.prepare(UseOffset);
    if (!update)
        return failure(update);
    for (const int one : ordinals) {
        update->bind(1, MessageColumns::idOf(session, one));
        if (const auto done = update->run(); !done)
            return failure(done);
    }
    return {};
}

}
