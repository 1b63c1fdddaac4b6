// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/claudecoderepeats.h"

#include "models/core/utf8text.h"
#include "models/importers/claudecoderecord.h"
#include "models/importers/jsonstring.h"

#include <xxhash.h>

#include <algorithm>

namespace tacet {

namespace {

// Sub-agents that run side by side each have a message under way.
constexpr size_t RememberedMessages = 16;
// Enough escaped text for any preview.
constexpr size_t PreviewBytes = 6 * PreviewCodePoints;

quint64 hashOf(std::string_view text)
{
    return XXH3_64bits(text.data(), text.size());
}

}

ClaudeCodeRepeats::Known *ClaudeCodeRepeats::repeatedBy(std::span<Known> known, PartKind kind, std::string_view content)
{
    // Texts grow while they are written; a call has its id from the beginning.
    const bool grows = kind == PartKind::Text || kind == PartKind::Reasoning;
    const auto found = std::find_if(known.begin(), known.end(), [&](const Known &block) {
        return block.kind == kind && block.length > 0
            && (grows ? block.length <= content.size() : block.length == content.size())
            && block.hash == hashOf(content.substr(0, block.length));
    });
    return found == known.end() ? nullptr : &*found;
}

void ClaudeCodeRepeats::apply(ClaudeCodeRecord &record)
{
    MessageFacts &facts = record.facts;
    auto message = std::find_if(m_messages.begin(), m_messages.end(),
                                [&facts](const Message &m) { return m.mergeId == facts.mergeId; });
    if (message == m_messages.end()) {
        if (m_messages.size() == RememberedMessages)
            m_messages.pop_back();
        m_messages.push_front({facts.mergeId, {}});
        message = m_messages.begin();
    }

    const size_t earlier = message->blocks.size();
    std::vector<std::string_view> fresh;
    std::vector<int> nothingNew;
    bool repeats = false;
    for (const ClaudeCodeRecord::Block &block : record.blocks) {
        PartFacts &part = facts.parts[size_t(block.part)];
        const Known now {part.kind, block.content.size(), hashOf(block.content), part.characters};
        Known *known = repeatedBy({message->blocks.data(), earlier}, part.kind, block.content);
        fresh.push_back(block.content.substr(known ? known->length : 0));
        if (!known) {
            message->blocks.push_back(now);
            continue;
        }
        repeats = true;
        quint32 &sum = part.kind == PartKind::Reasoning ? facts.reasoningCharacters : facts.textCharacters;
        const quint32 before = std::min({known->characters, part.characters, sum});
        part.characters -= before;
        sum -= before;
        if (fresh.back().empty())
            nothingNew.push_back(block.part);
        *known = now;
    }
    if (repeats)
        keepFresh(record, fresh, nothingNew);
}

/// @param fresh of each block what is new in it, @param nothingNew the parts that go
void ClaudeCodeRepeats::keepFresh(ClaudeCodeRecord &record, const std::vector<std::string_view> &fresh,
                                  const std::vector<int> &nothingNew)
{
    MessageFacts &facts = record.facts;
    const bool speaks = !facts.preview.empty();
    facts.preview.clear();
    for (size_t i = 0; speaks && i < fresh.size(); ++i) {
        if (facts.parts[size_t(record.blocks[i].part)].kind == PartKind::Text)
            appendPreview(facts.preview,
                          unescapedJsonString('"' + std::string(fresh[i].substr(0, PreviewBytes)) + '"'));
    }
    for (auto part = nothingNew.rbegin(); part != nothingNew.rend(); ++part)
        facts.parts.erase(facts.parts.begin() + *part);
}

}
