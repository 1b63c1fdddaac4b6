// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/opencodereplay.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace tacet {

namespace {

bool isPlainText(const PartFacts &part)
{
    return part.kind == PartKind::Text && !(part.flags & (PartFlags(PartFlag::Synthetic) | PartFlag::Ignored));
}

std::vector<const PartFacts *> plainTexts(const MessageFacts &message)
{
    std::vector<const PartFacts *> texts;
    for (const PartFacts &part : message.parts) {
        if (isPlainText(part))
            texts.push_back(&part);
    }
    return texts;
}

bool has(const MessageFacts &message, PartKind kind, PartFlags flags = {})
{
    return std::any_of(message.parts.begin(), message.parts.end(), [kind, flags](const PartFacts &part) {
        return part.kind == kind && (part.flags & flags) == flags;
    });
}

/// The same texts in the same order, as far as facts without text can tell; more may follow.
bool repeats(const MessageFacts &message, const MessageFacts &original)
{
    const auto now = plainTexts(message);
    const auto then = plainTexts(original);
    if (now.size() < then.size() || now.empty())
        return false;
    // What follows the texts are the names of the files, one a text.
    if (then.size() < now.size() && !has(original, PartKind::Attachment))
        return false;
    for (size_t i = 0; i < then.size(); ++i) {
        if (now[i]->marker != then[i]->marker || now[i]->characters != then[i]->characters)
            return false;
    }
    const bool filesOnly = then.empty();
    return filesOnly ? std::string_view(message.preview).starts_with("[Attached ")
                     : std::string_view(message.preview).starts_with(original.preview);
}

}

bool isOpenCodeReplay(const MessageFacts &message, const Surroundings &around)
{
    // original, failed attempts, compaction, its summary, this message
    const auto &before = around.before;
    if (message.role != Role::User || before.size() < 3)
        return false;
    const MessageFacts &summary = *before[before.size() - 1];
    const MessageFacts &compaction = *before[before.size() - 2];
    if (!summary.flags.testFlag(MessageFlag::Summary) || !has(compaction, PartKind::Compaction, PartFlag::Overflow))
        return false;
    for (size_t i = before.size() - 2; i-- > 0;) {
        if (before[i]->role == Role::User)
            return repeats(message, *before[i]);
    }
    return false;
}

bool isTypedWhileWorking(const MessageFacts &message, const Surroundings &around)
{
    if (message.role != Role::User || around.before.empty() || message.flags.testFlag(MessageFlag::Meta))
        return false;
    const MessageFacts &answer = *around.before.back();
    return answer.role == Role::Assistant && answer.endMs && message.timeMs && *message.timeMs < *answer.endMs
        && answer.timeMs && *answer.timeMs < *message.timeMs;
}

}
