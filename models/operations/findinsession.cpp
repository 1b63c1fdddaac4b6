// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/findinsession.h"

#include "models/importers/bytesource.h"
#include "models/jobs/progress.h"
#include "models/operations/library.h"
#include "models/operations/messagereader.h"
#include "models/operations/rawscan.h"
#include "models/operations/searchtext.h"
#include "models/store/transcriptreader.h"

#include <algorithm>

namespace tacet {

namespace {

// So many are given on at once, so that the first hit of a slow search is not kept back.
constexpr int BatchMessages = 256;

class SessionSearch
{
public:
    SessionSearch(const TranscriptReader &reader, const MessageReader &messages, const TextMatcher &matcher,
                  const HitSink &sink, Progress &progress)
        : m_reader(reader)
        , m_messages(messages)
        , m_matcher(matcher)
        , m_sink(sink)
        , m_progress(progress)
    { }

    /// Gives those of the candidates on that match when they are read.
    Result<> judge(const std::vector<int> &candidates)
    {
        std::vector<int> hits;
        int waiting = 0;
        for (const int ordinal : candidates) {
            if (m_progress.isCancelled())
                return fail(Error::Code::Cancelled, {});
            const auto isHit = matches(ordinal);
            if (!isHit)
                return failure(isHit);
            if (*isHit)
                hits.push_back(ordinal);
            if (++waiting == BatchMessages) {
                give(hits);
                hits.clear();
                waiting = 0;
            }
        }
        give(hits);
        return {};
    }

    void give(const std::vector<int> &hits)
    {
        if (hits.empty())
            return;
        m_outcome.hits += int(hits.size());
        m_sink(hits);
    }

    [[nodiscard]] FindOutcome &outcome() { return m_outcome; }

private:
    Result<bool> matches(int ordinal)
    {
        const auto row = m_reader.message(m_messages.session().id, ordinal);
        if (!row)
            return failure(row);
        const auto body = m_messages.body(*row);
        if (!body)
            return failure(body);
        const SearchTexts texts = searchTextsOf(*body, row->role);
        quint64 found = 0;
        for (int i = 0; i < SearchPartCount; ++i) {
            if (m_matcher.query().parts.testFlag(SearchPart(1 << i)))
                found |= m_matcher.termsIn(texts[size_t(i)]);
        }
        return found == m_matcher.allTerms();
    }

    const TranscriptReader &m_reader;
    const MessageReader &m_messages;
    const TextMatcher &m_matcher;
    const HitSink &m_sink;
    Progress &m_progress;
    FindOutcome m_outcome;
};

/// The index with as many messages of this very session as it holds; none where it cannot answer.
Result<int> askIndex(const Library &library, const TranscriptReader &reader, const SessionRow &session,
                     const TextMatcher &matcher, SessionSearch &search, const Progress &progress)
{
    if (!SearchIndex::canAnswer(matcher))
        return 0;
    const auto index = SearchIndex::openForReading(library.searchPath());
    if (!index)
        return failure(index);
    if (!*index)
        return 0;
    const auto cover = (*index)->cover(session.id);
    if (!cover || !*cover)
        return 0;
    const auto last = reader.message(session.id, (*cover)->messages - 1);
    if (!last || (*cover)->uid != session.facts.uid || last->hash != (*cover)->lastHash)
        return 0;
    (*index)->interruptOn(&progress);
    const auto hits = (*index)->hits(session.id, matcher);
    if (!hits)
        return failure(hits);
    if (matcher.query().isCaseSensitive) {
        if (const auto judged = search.judge(*hits); !judged)
            return failure(judged);
    } else {
        search.give(*hits);
    }
    return (*cover)->messages;
}

}

Result<FindOutcome> findInSession(const Library &library, SessionId session, const TextMatcher &matcher,
                                  const HitSink &sink, Progress &progress)
{
    const auto reader = library.openReader();
    if (!reader)
        return failure(reader);
    const auto row = (*reader)->session(session);
    if (!row)
        return failure(row);
    const auto messages = MessageReader::open(library, **reader, *row);
    if (!messages)
        return failure(messages);
    SessionSearch search(**reader, **messages, matcher, sink, progress);
    const auto answered = askIndex(library, **reader, *row, matcher, search, progress);
    if (!answered)
        return failure(answered);
    search.outcome().fromIndex = *answered;
    if (*answered < row->messages) {
        const auto path = (*reader)->bytesPath(row->source);
        if (!path)
            return failure(path);
        const auto bytes = ByteSource::open(*path);
        if (!bytes)
            return failure(bytes);
        const auto scanned = scanForCandidates(
            **reader, session, **bytes, matcher.rawFragment(), *answered, row->messages,
            [&search](const std::vector<int> &candidates) { return search.judge(candidates); }, progress);
        if (!scanned)
            return failure(scanned);
    }
    return search.outcome();
}

}
