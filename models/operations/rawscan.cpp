// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/rawscan.h"

#include "models/importers/bytesource.h"
#include "models/jobs/progress.h"
#include "models/store/transcriptreader.h"

#include <algorithm>
#include <numeric>

namespace tacet {

namespace {

constexpr int PageMessages = 8'192;
constexpr qint64 WindowBytes = 4 * 1024 * 1024;
// Records that stand so close are read in one go, with what lies between them.
constexpr qint64 NearBytes = 64 * 1024;

constexpr uchar lower(uchar byte)
{
    return byte >= 'A' && byte <= 'Z' ? uchar(byte | 0x20) : byte;
}

constexpr std::array<uchar, 256> lowerTable()
{
    std::array<uchar, 256> table {};
    for (size_t i = 0; i < table.size(); ++i)
        table[i] = lower(uchar(i));
    return table;
}

constexpr std::array<uchar, 256> Lower = lowerTable();

/// One page of records in the order of the file, searched window by window.
class PageScan
{
public:
    PageScan(ByteSource &bytes, const FragmentFinder &finder, std::vector<MessagePlace> places)
        : m_bytes(bytes)
        , m_finder(finder)
        , m_places(std::move(places))
    {
        std::sort(m_places.begin(), m_places.end(),
                  [](const MessagePlace &a, const MessagePlace &b) { return a.range.offset < b.range.offset; });
    }

    /// @returns ordinals, ascending, each once
    Result<std::vector<int>> run()
    {
        for (size_t begin = 0; begin < m_places.size();) {
            size_t end = begin + 1;
            while (end < m_places.size() && joins(begin, end))
                ++end;
            if (const auto done = searchStretch(begin, end); !done)
                return failure(done);
            begin = end;
        }
        std::sort(m_found.begin(), m_found.end());
        m_found.erase(std::unique(m_found.begin(), m_found.end()), m_found.end());
        return std::move(m_found);
    }

private:
    [[nodiscard]] bool joins(size_t begin, size_t end) const
    {
        const qint64 from = m_places[begin].range.offset;
        return m_places[end].range.offset - m_places[end - 1].range.end() <= NearBytes
            && m_places[end].range.end() - from <= WindowBytes;
    }

    /// The places [begin, end) stand in one window, or there is one place alone that is larger than a window.
    Result<> searchStretch(size_t begin, size_t end)
    {
        const qint64 from = m_places[begin].range.offset;
        const qint64 until = m_places[end - 1].range.end();
        const qint64 overlap = m_finder.size() - 1;
        size_t place = begin;
        for (qint64 offset = from; offset < until;) {
            const qint64 wanted = std::min(WindowBytes, until - offset);
            m_window.resize(qsizetype(wanted));
            const auto got = m_bytes.readInto(m_window.data(), wanted, offset);
            if (!got)
                return failure(got);
            if (*got < wanted)
                return {}; // the file has shrunk: what is read back later says so
            collect(QByteArrayView(m_window.constData(), qsizetype(wanted)), offset, place, end);
            if (offset + wanted >= until)
                return {};
            offset += wanted - overlap;
        }
        return {};
    }

    void collect(QByteArrayView window, qint64 offset, size_t &place, size_t end)
    {
        for (qsizetype at = m_finder.find(window, 0); at >= 0 && place < end;) {
            const qint64 absolute = offset + at;
            while (place < end && m_places[place].range.end() < absolute + m_finder.size())
                ++place;
            if (place == end)
                return;
            if (absolute < m_places[place].range.offset) { // between two records
                at = m_finder.find(window, at + 1);
                continue;
            }
            m_found.push_back(m_places[place].ordinal);
            // One hit a record is enough.
            const qint64 next = m_places[place].range.end() - offset;
            at = next < window.size() ? m_finder.find(window, qsizetype(next)) : -1;
        }
    }

    ByteSource &m_bytes;
    const FragmentFinder &m_finder;
    std::vector<MessagePlace> m_places;
    std::vector<int> m_found;
    QByteArray m_window;
};

}

FragmentFinder::FragmentFinder(const QByteArray &fragment)
    : m_fragment(fragment.toLower())
{
    Q_ASSERT(!fragment.isEmpty());
    const qsizetype last = m_fragment.size() - 1;
    m_skip.fill(m_fragment.size());
    for (qsizetype i = 0; i < last; ++i) {
        const uchar byte = uchar(m_fragment[i]);
        m_skip[byte] = last - i;
        if (byte >= 'a' && byte <= 'z')
            m_skip[byte & ~0x20u] = last - i;
    }
}

qsizetype FragmentFinder::find(QByteArrayView bytes, qsizetype from) const
{
    const qsizetype last = m_fragment.size() - 1;
    const auto *wanted = reinterpret_cast<const uchar *>(m_fragment.constData());
    const auto *data = reinterpret_cast<const uchar *>(bytes.data());
    for (qsizetype at = from; at + last < bytes.size();) {
        const uchar ending = data[at + last];
        if (Lower[ending] == wanted[last]) {
            qsizetype i = 0;
            while (i < last && Lower[data[at + i]] == wanted[i])
                ++i;
            if (i == last)
                return at;
        }
        at += m_skip[ending];
    }
    return -1;
}

Result<> scanForCandidates(const TranscriptReader &reader, SessionId session, ByteSource &bytes,
                           const QByteArray &fragment, int first, int end, const CandidateSink &sink,
                           Progress &progress)
{
    const auto finder = fragment.isEmpty() ? std::optional<FragmentFinder>() : FragmentFinder(fragment);
    for (int page = first; page < end; page += PageMessages) {
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled, {});
        progress.report(page - first, end - first);
        const int count = std::min(PageMessages, end - page);
        std::vector<int> candidates;
        if (finder) {
            auto places = reader.places(session, page, count);
            if (!places)
                return failure(places);
            auto found = PageScan(bytes, *finder, std::move(*places)).run();
            if (!found)
                return failure(found);
            candidates = std::move(*found);
        } else {
            candidates.resize(size_t(count));
            std::iota(candidates.begin(), candidates.end(), page);
        }
        if (const auto taken = sink(candidates); !taken)
            return taken;
    }
    progress.report(end - first, end - first);
    return {};
}

}
