// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"
#include "models/importers/jsonvalue.h"

#include <QByteArrayView>

#include <optional>
#include <string>
#include <vector>

namespace tacet {

/// A JSON pointer that is looked up in many records.
class JsonPath
{
public:
    /// Leads to the value itself.
    JsonPath() = default;
    /// @param pointer RFC 6901
    explicit JsonPath(std::string pointer);

    [[nodiscard]] const std::string &pointer() const { return m_pointer; }
    [[nodiscard]] const std::vector<std::string> &tokens() const { return m_tokens; }
    [[nodiscard]] bool isRoot() const { return m_tokens.empty(); }

    [[nodiscard]] std::optional<json::Element> valueIn(json::Element root) const;
    /// Of a value that is not there: where it is missing, with the first key that is.
    [[nodiscard]] std::string missingIn(json::Element root) const;

    friend bool operator==(const JsonPath &a, const JsonPath &b) { return a.m_pointer == b.m_pointer; }

private:
    std::string m_pointer;
    std::vector<std::string> m_tokens;
};

/// A string as it stands, a number or truth as JSON spells it; nothing for null, objects and arrays.
[[nodiscard]] std::optional<std::string> scalarText(json::Element value);

/// As locate() for the beginning of a value that may be cut off: where it begins, up to its end or that of the text.
[[nodiscard]] std::optional<ByteRange> locateBeginning(QByteArrayView json, std::string_view pointer);

/// The reference tokens of a JSON pointer, unescaped.
[[nodiscard]] std::vector<std::string> pointerTokens(std::string_view pointer);
/// A reference token of a JSON pointer, escaped.
[[nodiscard]] std::string escapedToken(std::string_view token);

}
