// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/turntext.h"

#include "models/core/utf8text.h"
#include "models/importers/textimporter.h"
#include "models/importers/visibletext.h"

#include <algorithm>
#include <array>

namespace tacet {

namespace {

struct Filler {
    std::string_view text;
    TextMarker marker;
};

// What exporters print in place of nothing. People type these too, so they count in flat texts alone.
constexpr std::array Fillers {
    Filler {"[no response]", TextMarker::NoContent},
    Filler {"(no response)", TextMarker::NoContent},
    Filler {"(empty)", TextMarker::NoContent},
    Filler {"[empty]", TextMarker::NoContent},
    Filler {"[interrupted]", TextMarker::InterruptNotice},
    Filler {"[image]", TextMarker::ImagePlaceholder},
};

std::string_view trimmed(std::string_view text)
{
    const size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos)
        return text.substr(0, 0);
    return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

bool isRule(std::string_view line)
{
    line = trimmed(line);
    return line.size() >= 3 && (line[0] == '-' || line[0] == '*' || line[0] == '_')
        && line.find_first_not_of(line[0]) == std::string_view::npos;
}

/// The inside of a text that is one fenced block and nothing else; null data when it is none.
std::string_view insideOfFence(std::string_view text)
{
    if (text.size() < 3 || (text[0] != '`' && text[0] != '~'))
        return {};
    const size_t length = std::min(text.find_first_not_of(text[0]), text.size());
    const size_t begin = text.find('\n');
    const std::string_view fence = text.substr(0, length);
    if (length < 3 || begin == std::string_view::npos)
        return {};
    const size_t end = text.find(fence, begin);
    if (end == std::string_view::npos || end + length != text.size() || text[end - 1] != '\n')
        return {};
    return text.substr(begin + 1, end - begin - 1);
}

/// "![alt](target)" and nothing else.
bool isOnlyImage(std::string_view text)
{
    return text.starts_with("![") && text.ends_with(")") && text.find('\n') == std::string_view::npos
        && text.find("](") != std::string_view::npos && text.find(')') == text.size() - 1;
}

TextMarker markerOf(std::string_view text, Role role)
{
    const auto filler =
        std::find_if(Fillers.begin(), Fillers.end(), [text](const Filler &one) { return one.text == text; });
    if (filler != Fillers.end())
        return filler->marker;
    const std::string_view inside = insideOfFence(text);
    if (!inside.data())
        return textMarkerOf(text);
    const TextMarker marker = textMarkerOf(inside);
    return trimmed(inside).empty() ? TextMarker::Empty : isVisible(marker, role) ? TextMarker::Visible : marker;
}

}

std::string_view withoutRules(std::string_view text)
{
    for (;;) {
        const std::string_view now = trimmed(text);
        std::string_view next = now;
        const size_t firstEnd = std::min(now.find('\n'), now.size());
        const size_t lastBegin = now.rfind('\n') == std::string_view::npos ? 0 : now.rfind('\n') + 1;
        if (!now.empty() && isRule(now.substr(lastBegin)))
            next = now.substr(0, lastBegin);
        else if (!now.empty() && isRule(now.substr(0, firstEnd)))
            next = now.substr(firstEnd);
        else if (now.starts_with("<!--") && now.find("-->") != std::string_view::npos)
            next = now.substr(now.find("-->") + 3);
        if (next.size() == now.size())
            return now;
        text = next;
    }
}

void addTurnText(MessageBuilder &message, std::string_view record, std::string_view text)
{
    const std::string_view words = withoutRules(text);
    if (isOnlyImage(words)) {
        BodyPart &image = message.part(PartKind::Attachment, textPointer(record, words));
        image.flags |= PartFlag::Lost;
        image.name = toQString(words);
        return;
    }
    if (!words.empty()) {
        message.text(textPointer(record, words), words, markerOf(words, message.role()));
        return;
    }
    if (!message.body().parts.empty())
        return;
    // The opener with nothing behind it is the proof.
    message.text(textPointer(record, record), {}, TextMarker::Empty);
}

}
