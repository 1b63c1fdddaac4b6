// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/ids.h"
#include "models/core/result.h"

#include <QByteArray>

#include <array>
#include <functional>
#include <vector>

namespace tacet {

class ByteSource;
class Progress;
class TranscriptReader;

/// Finds a few bytes in many, ASCII letters in either case. Boyer, Moore and Horspool's search.
class FragmentFinder
{
public:
    /// @param fragment not empty
    explicit FragmentFinder(const QByteArray &fragment);

    [[nodiscard]] qsizetype size() const { return m_fragment.size(); }
    /// @returns the first place at or after `from`; -1: none
    [[nodiscard]] qsizetype find(QByteArrayView bytes, qsizetype from) const;

private:
    QByteArray m_fragment; ///< in lower case
    std::array<qsizetype, 256> m_skip {};
};

/// Which messages, ascending, may hold the fragment; called again and again while the source is read.
using CandidateSink = std::function<Result<>(const std::vector<int> &ordinals)>;

/// Looks for messages by the bytes of their records, without parsing any: so fast that a search needs no index.
/// Memory: a window of the file, whatever the size of a record.
/// @param fragment of rawFragment(); empty: every message is a candidate
/// @param first ordinal from which on, @param end before which to look
[[nodiscard]] Result<> scanForCandidates(const TranscriptReader &reader, SessionId session, ByteSource &bytes,
                                         const QByteArray &fragment, int first, int end, const CandidateSink &sink,
                                         Progress &progress);

}
