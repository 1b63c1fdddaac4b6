// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/doors.h"

#include "ui/transcript/links.h"
#include "ui/transcript/messagelayout.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace tacet {

std::vector<Door> doorsOf(const PlacedBlock &placed)
{
    const Block &content = placed.layout->block(placed.block);
    if (content.kind == Block::Kind::Image)
        return {};
    QTextDocument &document = placed.layout->document(placed.block);
    if (content.fold >= 0)
        return {{{placed.row, placed.block, 0}, document.characterCount() - 1, foldTarget(content.fold)}};
    std::vector<Door> doors;
    for (QTextBlock line = document.begin(); line.isValid(); line = line.next()) {
        for (auto part = line.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            if (!format.isAnchor() || format.anchorHref().isEmpty())
                continue;
            const int position = part.fragment().position();
            // A link in several formats (bold within it) is one door.
            const bool goesOn = !doors.empty() && doors.back().target == format.anchorHref()
                && doors.back().place.character + doors.back().length == position;
            if (goesOn)
                doors.back().length += part.fragment().length();
            else
                doors.push_back({{placed.row, placed.block, position}, part.fragment().length(), format.anchorHref()});
        }
    }
    return doors;
}

std::optional<Door> doorAt(const TranscriptPage &page, const QPoint &point)
{
    const PlacedBlock *placed = page.blockAt(point.y());
    if (!placed)
        return std::nullopt;
    const Block &content = placed->layout->block(placed->block);
    if (content.fold >= 0) {
        const bool isOnIt = placed->layout->frame(placed->block).translated(0, placed->y).contains(point);
        return isOnIt ? std::optional(doorsOf(*placed).front()) : std::nullopt;
    }
    const auto place = page.placeAt(point, true);
    if (!place)
        return std::nullopt;
    const auto doors = doorsOf(*placed);
    const auto found = std::find_if(doors.begin(), doors.end(), [&place](const Door &door) {
        return place->character >= door.place.character && place->character < door.place.character + door.length;
    });
    return found == doors.end() ? std::nullopt : std::optional(*found);
}

std::optional<Door> nextDoor(const TranscriptPage &page, int viewportPx, const std::optional<Door> &from,
                             bool isForward)
{
    std::vector<Door> doors;
    for (const PlacedBlock &placed : page.placed()) {
        const QRect frame = placed.layout->frame(placed.block).translated(0, placed.y);
        if (frame.top() < 0 || frame.bottom() >= viewportPx)
            continue;
        const auto found = doorsOf(placed);
        doors.insert(doors.end(), found.begin(), found.end());
    }
    if (doors.empty())
        return std::nullopt;
    if (!from)
        return isForward ? doors.front() : doors.back();
    const auto isBefore = [](const Door &door, const TextPlace &place) { return door.place < place; };
    if (!isForward) {
        const auto found = std::lower_bound(doors.begin(), doors.end(), from->place, isBefore);
        return found == doors.begin() ? std::nullopt : std::optional(*std::prev(found));
    }
    const TextPlace after {from->place.row, from->place.block, from->place.character + 1};
    const auto found = std::lower_bound(doors.begin(), doors.end(), after, isBefore);
    return found == doors.end() ? std::nullopt : std::optional(*found);
}

}
