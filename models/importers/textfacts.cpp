// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/textfacts.h"

#include "models/core/summaryheadings.h"
#include "models/core/utf8text.h"
#include "models/importers/visibletext.h"

#include <xxhash.h>

#include <algorithm>

namespace tacet {

void addText(std::string_view text, PartFacts &part, MessageFacts &facts)
{
    part.marker = textMarkerOf(text);
    if (!isVisible(part.marker, facts.role))
        return;
    if (facts.role == Role::Assistant && part.marker != TextMarker::NearSilence)
        part.marker = TextMarker::Visible;
    const std::string_view visible =
        facts.role == Role::Assistant ? withoutTrailingBlanks(withoutLeadingBlanks(text)) : visibleTextOf(text);
    part.characters = countCodePoints(visible);
    facts.textCharacters += part.characters;
    appendPreview(facts.preview, visible);
    if (facts.role == Role::Assistant)
        facts.summaryHeadings = std::max(facts.summaryHeadings, quint8(summaryHeadingsIn(visible)));
}

quint64 callHash(std::string_view id)
{
    return id.empty() ? 0 : XXH3_64bits(id.data(), id.size()) | 1;
}

void hideText(MessageFacts &facts)
{
    facts.textCharacters = 0;
    facts.preview.clear();
    for (PartFacts &part : facts.parts)
        part.flags.setFlag(PartFlag::Synthetic, part.kind == PartKind::Text);
}

}
