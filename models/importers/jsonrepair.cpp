// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonrepair.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

namespace tacet {

namespace {

bool isHexDigit(char c)
{
    return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'f');
}

/// True for \uD8xx to \uDFxx at `at`; `low` chooses the second half of the pair.
bool isSurrogate(std::string_view text, size_t at, bool low)
{
    if (at + 6 > text.size() || text[at] != '\\' || text[at + 1] != 'u' || (text[at + 2] | 0x20) != 'd')
        return false;
    const char third = char(text[at + 3] | 0x20);
    const bool isHigh = third == ('8' | 0x20) || third == ('9' | 0x20) || third == 'a' || third == 'b';
    const bool isLow = third >= 'c' && third <= 'f';
    return (low ? isLow : isHigh) && isHexDigit(text[at + 4]) && isHexDigit(text[at + 5]);
}

/// Length of the well-formed UTF-8 sequence at `at`, 0 when there is none.
size_t utf8Length(std::string_view text, size_t at)
{
    const auto byte = [&](size_t i) { return at + i < text.size() ? quint8(text[at + i]) : quint8(0); };
    const auto continues = [&](size_t i) { return (byte(i) & 0xC0) == 0x80; };
    const quint8 first = byte(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first < 0xE0)
        return continues(1) ? 2 : 0;
    if (first >= 0xE0 && first < 0xF0) {
        const bool narrow = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) >= 0xA0);
        return continues(1) && continues(2) && !narrow ? 3 : 0;
    }
    if (first >= 0xF0 && first < 0xF5) {
        const bool narrow = (first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) >= 0x90);
        return continues(1) && continues(2) && continues(3) && !narrow ? 4 : 0;
    }
    return 0;
}

constexpr std::string_view ReplacementCharacter = "\xEF\xBF\xBD";
constexpr std::array NoNumbers {std::string_view {"NaN"}, std::string_view {"Infinity"}, std::string_view {"-Infinity"},
                                std::string_view {"-NaN"}};

/// Copies a JSON text from front to back and repairs it on the way.
class Repair
{
public:
    explicit Repair(std::string_view json)
        : m_json(json)
    {
        m_out.text.reserve(json.size() + simdjson::SIMDJSON_PADDING + 64);
    }

    RepairedJson run()
    {
        bool inString = false;
        while (m_at < m_json.size()) {
            if (m_json[m_at] == '"') {
                inString = !inString;
                copy(1);
            } else if (inString) {
                character();
            } else if (isWord(m_json[m_at])) {
                word();
            } else {
                copy(1);
            }
        }
        return std::move(m_out);
    }

private:
    static bool isWord(char c)
    {
        return (c >= '0' && c <= '9') || (quint8(c | 0x20) >= 'a' && quint8(c | 0x20) <= 'z') || c == '-' || c == '+'
            || c == '.';
    }

    void copy(size_t count)
    {
        m_out.text.append(m_json, m_at, count);
        m_at += count;
    }
    void replace(size_t count, std::string_view by)
    {
        m_out.text += by;
        m_out.isDamaged = true;
        m_at += count;
    }

    /// Within a string.
    void character()
    {
        const char c = m_json[m_at];
        const size_t length = utf8Length(m_json, m_at);
        if (c == '\\')
            escape();
        else if (length == 0)
            replace(1, ReplacementCharacter);
        else if (c == '\0')
            replace(1, ReplacementCharacter); // what shows texts would end at it
        else if (quint8(c) < 0x20)
            control(c);
        else
            copy(length);
    }

    /// A pair of surrogates is kept, half of one is no character.
    void escape()
    {
        const bool high = isSurrogate(m_json, m_at, false);
        if (high && isSurrogate(m_json, m_at + 6, true))
            copy(12);
        else if (high || isSurrogate(m_json, m_at, true))
            replace(6, ReplacementCharacter);
        else if (m_at + 1 < m_json.size() && quint8(m_json[m_at + 1]) >= 0x20)
            copy(2);
        else
            copy(1);
    }

    void control(char c)
    {
        static constexpr char Digits[] = "0123456789abcdef";
        const char text[] = {'\\', 'u', '0', '0', Digits[quint8(c) >> 4], Digits[quint8(c) & 15]};
        replace(1, {text, sizeof text});
    }

    /// A number, true, null, or what some languages write in their place.
    void word()
    {
        size_t end = m_at;
        while (end < m_json.size() && isWord(m_json[end]))
            ++end;
        const std::string_view word = m_json.substr(m_at, end - m_at);
        if (std::find(NoNumbers.begin(), NoNumbers.end(), word) != NoNumbers.end())
            return replace(word.size(), "null");
        if (word.find_first_not_of("0123456789-+.eE") != std::string_view::npos || fitsAnInteger(word))
            return copy(word.size());
        double value = 0;
        const auto parsed = std::from_chars(word.data(), word.data() + word.size(), value);
        if (parsed.ptr != word.data() + word.size())
            return copy(word.size());
        const bool isInteger = word.find_first_of(".eE") == std::string_view::npos;
        if (parsed.ec == std::errc::result_out_of_range) {
            m_out.text += "null";
            m_at += word.size();
            return;
        }
        copy(word.size());
        if (isInteger)
            m_out.text += ".0";
    }

    static bool fitsAnInteger(std::string_view word)
    {
        qint64 whole = 0;
        quint64 large = 0;
        const char *end = word.data() + word.size();
        const auto is = [end](std::from_chars_result result) { return result.ec == std::errc() && result.ptr == end; };
        return is(std::from_chars(word.data(), end, whole)) || is(std::from_chars(word.data(), end, large));
    }

    std::string_view m_json;
    size_t m_at = 0;
    RepairedJson m_out;
};

}

bool canBeRepaired(simdjson::error_code error)
{
    return error == simdjson::STRING_ERROR || error == simdjson::UTF8_ERROR || error == simdjson::UNESCAPED_CHARS
        || error == simdjson::NUMBER_ERROR || error == simdjson::TAPE_ERROR || error == simdjson::N_ATOM_ERROR;
}

RepairedJson repairedJson(std::string_view json)
{
    return Repair(json).run();
}

}
