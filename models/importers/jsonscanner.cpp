// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonscanner.h"

#include <algorithm>
#include <cstring>

namespace tacet {

namespace {

constexpr size_t BlockSize = 64;

}

JsonScanner::Step JsonScanner::feedContainer(std::string_view text, bool final)
{
    const size_t whole = text.size() / BlockSize * BlockSize;
    const JsonBlockStep step = scanJsonBlocks(text.data(), whole, m_state);
    if (step.ended)
        return {step.consumed, true};
    if (whole == text.size() || !final)
        return {whole, false};
    char block[BlockSize];
    std::memset(block, ' ', BlockSize);
    std::memcpy(block, text.data() + whole, text.size() - whole);
    const JsonBlockStep last = scanJsonBlocks(block, BlockSize, m_state);
    return last.ended ? Step {whole + last.consumed, true} : Step {text.size(), false};
}

JsonScanner::Step JsonScanner::feedString(std::string_view text)
{
    size_t at = 0;
    if (!m_state.opened) {
        m_state.opened = true;
        at = 1;
    }
    size_t quote = 0; // of the next quote, where it is known and still ahead
    while (at < text.size()) {
        if (m_state.escaped) {
            m_state.escaped = 0;
            ++at;
            continue;
        }
        if (quote < at || quote == 0)
            quote = std::min(text.find('"', at), text.size());
        const size_t backslash = text.substr(0, quote).find('\\', at);
        if (backslash == std::string_view::npos)
            return quote < text.size() ? Step {quote + 1, true} : Step {text.size(), false};
        m_state.escaped = 1;
        at = backslash + 1;
    }
    return {at, false};
}

JsonScanner::Step JsonScanner::feedScalar(std::string_view text, bool final) const
{
    const size_t at = text.find_first_of(",]}: \n\r\t\"[{");
    if (at == std::string_view::npos)
        return {text.size(), final && !text.empty()};
    return {at, true};
}

JsonScanner::Step JsonScanner::feed(std::string_view text, bool final)
{
    if (text.empty())
        return {};
    if (m_kind == Kind::NotBegun) {
        const char first = text.front();
        m_kind = first == '{' || first == '[' ? Kind::Container : first == '"' ? Kind::String : Kind::Scalar;
    }
    switch (m_kind) {
    case Kind::Container:
        return feedContainer(text, final);
    case Kind::String:
        return feedString(text);
    case Kind::NotBegun:
    case Kind::Scalar:
        break;
    }
    return feedScalar(text, final);
}

std::optional<size_t> jsonValueLength(std::string_view text)
{
    JsonScanner scanner;
    const auto step = scanner.feed(text, true);
    return step.ended && step.consumed > 0 ? std::optional(step.consumed) : std::nullopt;
}

}
