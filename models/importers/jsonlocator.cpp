// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonlocator.h"

#include "models/importers/jsonpath.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/jsonstring.h"

#include <QCoreApplication>

#include <optional>
#include <string>

namespace tacet {

namespace {

constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

/// One reference token of a JSON pointer, unescaped; RFC 6901 wants ~1 replaced before ~0.
std::string unescapeToken(std::string_view token)
{
    std::string plain;
    plain.reserve(token.size());
    for (size_t i = 0; i < token.size(); ++i) {
        const bool escape = token[i] == '~' && i + 1 < token.size() && (token[i + 1] == '0' || token[i + 1] == '1');
        plain += escape ? (token[++i] == '0' ? '~' : '/') : token[i];
    }
    return plain;
}

/// A position of an array in the notation of RFC 6901: digits without a leading zero.
std::optional<size_t> arrayIndex(std::string_view token)
{
    if (token.empty() || token.size() > 18 || (token.size() > 1 && token.front() == '0'))
        return std::nullopt;
    size_t index = 0;
    for (const char c : token) {
        if (c < '0' || c > '9')
            return std::nullopt;
        index = index * 10 + size_t(c - '0');
    }
    return index;
}

bool isKey(std::string_view quoted, std::string_view name)
{
    const std::string_view inner = quoted.substr(1, quoted.size() - 2);
    return inner.find('\\') == std::string_view::npos ? inner == name : unescapedJsonString(quoted) == name;
}

/// Length of the value at the beginning of `text`, which a torn document may end in the middle of.
size_t lengthOrRest(std::string_view text)
{
    return jsonValueLength(text).value_or(text.size());
}

/// The member of an object, as a view into `text`. Of several with one name the last, as JSON.parse has it.
std::optional<std::string_view> memberOf(std::string_view text, std::string_view name)
{
    std::optional<std::string_view> found;
    size_t at = skipJsonSpace(text, 1);
    while (at < text.size() && text[at] == '"') {
        const auto keyLength = jsonValueLength(text.substr(at));
        if (!keyLength)
            break;
        const std::string_view key = text.substr(at, *keyLength);
        at = skipJsonSpace(text, at + *keyLength);
        if (at >= text.size() || text[at] != ':')
            break;
        at = skipJsonSpace(text, at + 1);
        const size_t length = lengthOrRest(text.substr(at));
        if (isKey(key, name))
            found = text.substr(at, length);
        at = skipJsonSpace(text, at + length);
        if (at >= text.size() || text[at] != ',')
            break;
        at = skipJsonSpace(text, at + 1);
    }
    return found;
}

std::optional<std::string_view> elementOf(std::string_view text, size_t index)
{
    size_t at = skipJsonSpace(text, 1);
    for (size_t i = 0; at < text.size() && text[at] != ']'; ++i) {
        const size_t length = lengthOrRest(text.substr(at));
        if (i == index)
            return text.substr(at, length);
        at = skipJsonSpace(text, at + length);
        if (at >= text.size() || text[at] != ',')
            break;
        at = skipJsonSpace(text, at + 1);
    }
    return std::nullopt;
}

std::optional<std::string_view> childOf(std::string_view value, const std::string &token)
{
    if (value.empty())
        return std::nullopt;
    if (value.front() == '{')
        return memberOf(value, token);
    if (value.front() == '[') {
        if (const auto index = arrayIndex(token))
            return elementOf(value, *index);
    }
    return std::nullopt;
}

}

std::string pointerToken(std::string_view key)
{
    std::string token;
    for (const char c : key) {
        if (c == '~' || c == '/')
            token += c == '~' ? "~0" : "~1";
        else
            token += c;
    }
    return token;
}

std::vector<std::string> pointerTokens(std::string_view pointer)
{
    std::vector<std::string> tokens;
    while (!pointer.empty() && pointer.front() == '/') {
        const size_t end = std::min(pointer.find('/', 1), pointer.size());
        tokens.push_back(unescapeToken(pointer.substr(1, end - 1)));
        pointer.remove_prefix(end);
    }
    return tokens;
}

std::optional<ByteRange> locateBeginning(QByteArrayView json, std::string_view pointer)
{
    const std::string_view text(json.data(), size_t(json.size()));
    const size_t begin = skipJsonSpace(text, text.starts_with(ByteOrderMark) ? ByteOrderMark.size() : 0);
    if (begin >= text.size() || (!pointer.empty() && pointer.front() != '/'))
        return std::nullopt;
    std::optional<std::string_view> value = text.substr(begin, lengthOrRest(text.substr(begin)));
    for (const std::string &token : pointerTokens(pointer)) {
        value = childOf(*value, token);
        if (!value || value->empty())
            return std::nullopt;
    }
    return ByteRange {value->data() - text.data(), qint64(value->size())};
}

Result<ByteRange> locate(QByteArrayView json, std::string_view pointer)
{
    const auto range = locateBeginning(json, pointer);
    const std::string_view text(json.data(), size_t(json.size()));
    // What is whole in a torn document is found, what it was torn in is not.
    if (!range || jsonValueLength(text.substr(size_t(range->offset), size_t(range->length))) != size_t(range->length)) {
        return fail(Error::Code::Format,
                    QCoreApplication::translate("tacet::locate", "The record holds no value at this place."),
                    QString::fromUtf8(pointer.data(), qsizetype(pointer.size())));
    }
    return *range;
}

}
