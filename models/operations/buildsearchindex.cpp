// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/buildsearchindex.h"

#include "models/analysis/messageassembler.h"
#include "models/jobs/progress.h"
#include "models/operations/importlock.h"
#include "models/operations/library.h"
#include "models/operations/messagereader.h"
#include "models/operations/searchtext.h"
#include "models/store/searchindex.h"
#include "models/store/transcriptreader.h"

#include <algorithm>

namespace tacet {

namespace {

constexpr int PageMessages = 512;
// What a kill costs at most, and what a search has to read itself in the meantime.
constexpr int CommitMessages = 32'768;

Result<bool> isOfThisIndex(const TranscriptReader &reader, const SearchCover &cover)
{
    const auto session = reader.session(cover.session);
    if (!session || session->facts.uid != cover.uid || session->messages < cover.messages)
        return false;
    const auto last = reader.message(cover.session, cover.messages - 1);
    return last && last->hash == cover.lastHash;
}

/// True where search.db belongs to another index.db (which was deleted), holds another state of this session, or
/// holds mostly sessions that are gone: a contentless index cannot forget rows one by one.
Result<bool> isStale(SearchIndex &index, const TranscriptReader &reader, SessionId session)
{
    const auto covers = index.covers();
    if (!covers)
        return failure(covers);
    size_t gone = 0;
    for (const SearchCover &cover : *covers) {
        const auto same = isOfThisIndex(reader, cover);
        if (!same)
            return failure(same);
        if (!*same && cover.session == session)
            return true;
        gone += !*same;
    }
    return gone > 8 && gone > covers->size() / 2;
}

Result<std::unique_ptr<SearchIndex>> openFresh(const Library &library, const TranscriptReader &reader,
                                               SessionId session)
{
    auto index = SearchIndex::openForWriting(library.searchPath());
    if (!index)
        return failure(index);
    const auto stale = isStale(**index, reader, session);
    if (!stale)
        return failure(stale);
    if (!*stale)
        return std::move(*index);
    index->reset();
    if (const auto removed = SearchIndex::remove(library.searchPath()); !removed)
        return failure(removed);
    return SearchIndex::openForWriting(library.searchPath());
}

/// Adds [first, end) in one transaction.
Result<> addStretch(SearchIndex &index, const TranscriptReader &reader, const MessageReader &messages, int first,
                    int end, Progress &progress)
{
    const SessionRow &session = messages.session();
    quint64 lastHash = 0;
    if (const auto begun = index.begin(); !begun)
        return begun;
    for (int page = first; page < end; page += PageMessages) {
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled, {});
        progress.report(page, session.messages);
        const auto rows = reader.page(session.id, page, std::min(PageMessages, end - page));
        if (!rows)
            return failure(rows);
        for (const MessageRow &row : *rows) {
            const auto body = messages.body(row);
            if (!body)
                return failure(body);
            if (auto added = index.add(session.id, row.ordinal, searchTextsOf(*body, row.role)); !added)
                return added;
            lastHash = row.hash;
        }
    }
    return index.commit({session.id, session.facts.uid, end, lastHash});
}

}

Result<> buildSearchIndex(const Library &library, SessionId id, Progress &progress)
{
    const auto lock = ImportLock::take(library.searchPath(), progress);
    if (!lock)
        return failure(lock);
    const auto reader = library.openReader();
    if (!reader)
        return failure(reader);
    const auto session = (*reader)->session(id);
    if (!session)
        return failure(session);
    const auto index = openFresh(library, **reader, id);
    if (!index)
        return failure(index);
    const auto cover = (*index)->cover(id);
    if (!cover)
        return failure(cover);
    const auto messages = MessageReader::open(library, **reader, *session);
    if (!messages)
        return failure(messages);
    // When the file grows, records may still be merged into the latest messages; rows here cannot be changed, so these
    // stay out and are read from the source by each search.
    const int all = session->messages - MessageAssembler::Window;
    for (int first = *cover ? (*cover)->messages : 0; first < all; first += CommitMessages) {
        const int end = std::min(first + CommitMessages, all);
        if (auto added = addStretch(**index, **reader, **messages, first, end, progress); !added)
            return added;
    }
    progress.report(1, 1);
    return {};
}

}
