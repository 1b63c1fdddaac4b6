// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/texttag.h"

#include "models/core/utf8text.h"

namespace tacet {

std::optional<size_t> tagEnd(std::string_view text, std::string_view name, bool closing)
{
    const size_t start = closing ? 2 : 1;
    if (text.size() <= start + name.size() || text[0] != '<' || (closing && text[1] != '/')
        || text.substr(start, name.size()) != name)
        return {};
    const char after = text[start + name.size()];
    if (after != '>' && after != ' ')
        return {};
    const size_t end = text.find('>', start + name.size());
    return end == std::string_view::npos ? std::nullopt : std::optional(end + 1);
}

std::optional<TaggedText> taggedText(std::string_view text, std::string_view name)
{
    const auto opened = tagEnd(text, name, false);
    if (!opened)
        return {};
    for (size_t at = text.find("</", *opened); at != std::string_view::npos; at = text.find("</", at + 2)) {
        if (const auto closed = tagEnd(text.substr(at), name, true))
            return TaggedText {text.substr(*opened, at - *opened), at + *closed};
    }
    return {};
}

std::optional<size_t> trailingTagBegin(std::string_view text, std::string_view name)
{
    const size_t closing = name.size() + 3;
    if (text.size() <= closing || tagEnd(text.substr(text.size() - closing), name, true) != closing)
        return {};
    for (size_t at = text.rfind('<', text.size() - closing - 1); at != std::string_view::npos;
         at = at == 0 ? std::string_view::npos : text.rfind('<', at - 1)) {
        if (tagEnd(text.substr(at), name, false))
            return at;
    }
    return {};
}

std::string_view withoutTags(std::string_view text, std::string_view name)
{
    const auto opened = tagEnd(text, name, false);
    if (!opened)
        return text;
    text = withoutTrailingBlanks(text.substr(*opened));
    const size_t closing = name.size() + 3;
    if (text.size() >= closing && tagEnd(text.substr(text.size() - closing), name, true) == closing)
        text.remove_suffix(closing);
    return withoutLeadingBlanks(text);
}

}
