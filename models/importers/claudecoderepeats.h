// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"

#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tacet {

struct ClaudeCodeRecord;

/// Recognises what a record of a message repeats of its earlier records: some versions write the content so far
/// again with every line. Remembers the latest messages only.
class ClaudeCodeRepeats
{
public:
    /// Leaves in the facts of an assistant's record only what its earlier records did not have: blocks that begin with
    /// an earlier one count for what is new in them, blocks that are the same for nothing.
    void apply(ClaudeCodeRecord &record);

private:
    /// A block of the content so far. Its bytes are not kept: a hash of them tells whether another begins so.
    struct Known {
        PartKind kind = PartKind::Other;
        size_t length = 0;
        quint64 hash = 0;
        quint32 characters = 0;
    };
    struct Message {
        std::string mergeId;
        std::vector<Known> blocks;
    };

    [[nodiscard]] static Known *repeatedBy(std::span<Known> known, PartKind kind, std::string_view content);
    static void keepFresh(ClaudeCodeRecord &record, const std::vector<std::string_view> &fresh,
                          const std::vector<int> &nothingNew);

    std::deque<Message> m_messages;
};

}
