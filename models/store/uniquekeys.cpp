// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/uniquekeys.h"

#include "models/sqlite/database.h"
#include "models/store/columnblock.h"
#include "models/store/messagecolumns.h"

#include <algorithm>
#include <unordered_set>

namespace tacet {

namespace {

constexpr char SelectBlocks[] = "SELECT data FROM column_block WHERE session_id=?1 ORDER BY first";
constexpr char UseOffset[] = "UPDATE message SET key='@'||offset WHERE id=?1";

/// One hash a message, in stored order. Equal hashes are taken for equal ids: a collision (one in 10^7 sessions of a
/// million messages) costs two messages their readable key, not their identity.
Result<std::vector<quint64>> keyHashes(Database &index, SessionId session)
{
    auto blocks = index.prepare(SelectBlocks);
    if (!blocks)
        return failure(blocks);
    blocks->bind(1, session.value);
    std::vector<quint64> hashes;
    ColumnBlock block;
    for (;;) {
        const auto more = blocks->step();
        if (!more)
            return failure(more);
        if (!*more)
            return hashes;
        block.clear();
        if (!block.appendPacked(blocks->bytes(0)))
            return fail(Error::Code::Format, QStringLiteral("column_block"), index.path());
        hashes.insert(hashes.end(), block.keyHash.begin(), block.keyHash.end());
    }
}

std::unordered_set<quint64> repeated(std::vector<quint64> hashes)
{
    std::sort(hashes.begin(), hashes.end());
    std::unordered_set<quint64> twice;
    for (auto it = std::adjacent_find(hashes.begin(), hashes.end()); it != hashes.end();
         it = std::adjacent_find(it + 1, hashes.end()))
        twice.insert(*it);
    return twice;
}

}

Result<> makeKeysUnique(Database &index, SessionId session)
{
    auto hashes = keyHashes(index, session);
    if (!hashes)
        return failure(hashes);
    const auto twice = repeated(*hashes);
    if (twice.empty())
        return {};
    auto update = index.prepare(UseOffset);
    if (!update)
        return failure(update);
    for (size_t ordinal = 0; ordinal < hashes->size(); ++ordinal) {
        if (!twice.contains((*hashes)[ordinal]))
            continue;
        update->bind(1, MessageColumns::idOf(session, int(ordinal)));
        if (const auto done = update->run(); !done)
            return failure(done);
    }
    return {};
}

}
