// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/searchmarks.h"

#include "models/core/textmatcher.h"
#include "ui/transcript/messagelayout.h"

namespace tacet {

namespace {

/// About what the block shows; enough to say that nothing in it matches.
QString sourceOf(const Block &block)
{
    QString text = block.text;
    for (const TextRun &run : block.runs)
        text += run.text;
    for (const DiffLine &line : block.lines)
        text += line.text + u'\n';
    return text;
}

}

std::optional<TextPlace> firstMatchIn(TranscriptPage &page, int row, const TextMatcher &matcher)
{
    const auto layout = page.layoutOf(row);
    if (!layout)
        return std::nullopt;
    for (int block = 0; block < layout->count(); ++block) {
        if (matcher.termsIn(sourceOf(layout->block(block))) == 0)
            continue;
        const auto spans = matcher.spans(layout->plainText(block), 1);
        if (!spans.empty())
            return TextPlace {row, block, int(spans.front().start)};
    }
    return std::nullopt;
}

}
