// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/roleopener.h"

#include "models/importers/textimporter.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tacet {

namespace {

struct RoleWord {
    std::string_view word; ///< lower case
    Role role;
    bool onlyAsSpeaker = false; ///< counts before "said:" alone
};

constexpr std::array RoleWords {
    RoleWord {"user", Role::User},        RoleWord {"human", Role::User},       RoleWord {"prompter", Role::User},
    RoleWord {"system-user", Role::User}, RoleWord {"you", Role::User, true},   RoleWord {"assistant", Role::Assistant},
    RoleWord {"ai", Role::Assistant},     RoleWord {"agent", Role::Assistant},  RoleWord {"model", Role::Assistant},
    RoleWord {"bot", Role::Assistant},    RoleWord {"gpt", Role::Assistant},    RoleWord {"chatgpt", Role::Assistant},
    RoleWord {"claude", Role::Assistant}, RoleWord {"gemini", Role::Assistant}, RoleWord {"copilot", Role::Assistant},
    RoleWord {"system", Role::System},    RoleWord {"developer", Role::System}, RoleWord {"tool", Role::Tool},
    RoleWord {"function", Role::Tool},
};

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c | 0x20) : c;
}

bool sameWord(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

bool isLetter(char c)
{
    return lower(c) >= 'a' && lower(c) <= 'z';
}

/// Reads a line from left to right.
class OpenerScanner
{
public:
    explicit OpenerScanner(std::string_view line)
        : m_rest(line)
    { }

    [[nodiscard]] std::string_view rest() const { return m_rest; }
    void skipSpaces() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t"), m_rest.size())); }
    bool take(std::string_view text)
    {
        if (!m_rest.starts_with(text))
            return false;
        m_rest.remove_prefix(text.size());
        return true;
    }
    bool takeWord(std::string_view word)
    {
        if (m_rest.size() < word.size() || !sameWord(m_rest.substr(0, word.size()), word))
            return false;
        m_rest.remove_prefix(word.size());
        return true;
    }

    /// "[msg 417]", "[417]", "[M12]", "#417", "417."
    [[nodiscard]] std::optional<qint64> label()
    {
        OpenerScanner ahead(m_rest);
        const bool bracket = ahead.take("[");
        const bool named = ahead.takeWord("message") || ahead.takeWord("msg") || ahead.takeWord("turn")
            || (bracket && ahead.takeWord("m"));
        ahead.skipSpaces();
        const bool hash = ahead.take("#");
        const size_t digits = std::min(ahead.m_rest.find_first_not_of("0123456789"), ahead.m_rest.size());
        qint64 number = 0;
        if (digits == 0 || digits > 15)
            return std::nullopt;
        std::from_chars(ahead.m_rest.data(), ahead.m_rest.data() + digits, number);
        ahead.m_rest.remove_prefix(digits);
        const bool closed = bracket ? ahead.take("]") : ahead.take(".") || ahead.take(":") || named || hash;
        if (!closed)
            return std::nullopt;
        *this = ahead;
        skipSpaces();
        return number;
    }

    [[nodiscard]] const RoleWord *role()
    {
        const auto isPart = [](char c) { return isLetter(c) || c == '-'; };
        const size_t length = size_t(std::find_if_not(m_rest.begin(), m_rest.end(), isPart) - m_rest.begin());
        const std::string_view word = m_rest.substr(0, length);
        const auto found = std::find_if(RoleWords.begin(), RoleWords.end(),
                                        [word](const RoleWord &one) { return sameWord(one.word, word); });
        if (found == RoleWords.end())
            return nullptr;
        OpenerScanner ahead(m_rest.substr(length));
        ahead.skipSpaces();
        const bool said = ahead.takeWord("said:") || ahead.takeWord("said");
        if (found->onlyAsSpeaker && !said)
            return nullptr;
        m_rest = said ? ahead.m_rest : m_rest.substr(length);
        m_said = said;
        return found;
    }
    [[nodiscard]] bool said() const { return m_said; }

    /// "(Build · model · 12.3s)"
    [[nodiscard]] std::string_view note()
    {
        OpenerScanner ahead(m_rest);
        ahead.skipSpaces();
        if (!ahead.take("("))
            return {};
        const size_t end = ahead.m_rest.rfind(')');
        if (end == std::string_view::npos)
            return {};
        const std::string_view inside = ahead.m_rest.substr(0, end);
        ahead.m_rest.remove_prefix(end + 1);
        *this = ahead;
        return inside;
    }

private:
    std::string_view m_rest;
    bool m_said = false;
};

RoleOpener openerOf(OpenerStyle style, const RoleWord &word, std::string_view line)
{
    RoleOpener opener;
    opener.style = style;
    opener.role = word.role;
    opener.isHarness = word.word == "system-user";
    opener.timeMs = timeIn(line);
    return opener;
}

/// What may follow a role on a line of its own: nothing, punctuation, a time; but no further words of a title.
bool endsRole(std::string_view rest)
{
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t*_:"), rest.size()));
    OpenerScanner words(rest);
    if (words.takeWord("prompt") || words.takeWord("message") || words.takeWord("turn"))
        rest = words.rest();
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t*_:#"), rest.size()));
    return rest.empty() || !isLetter(rest.front());
}

std::optional<RoleOpener> heading(std::string_view line)
{
    const size_t hashes = std::min(line.find_first_not_of('#'), line.size());
    if (hashes == 0 || hashes > 6 || hashes == line.size() || line[hashes] != ' ')
        return std::nullopt;
    OpenerScanner scanner(line.substr(hashes));
    scanner.skipSpaces();
    const auto label = scanner.label();
    scanner.take("**");
    const RoleWord *word = scanner.role();
    if (!word)
        return std::nullopt;
    const std::string_view note = scanner.note();
    const bool colon = scanner.take(":");
    if (!colon && !endsRole(scanner.rest()))
        return std::nullopt;
    RoleOpener opener = openerOf(OpenerStyle::Heading, *word, line);
    opener.note = note;
    opener.label = label;
    if (!opener.label) {
        scanner.skipSpaces();
        opener.label = scanner.label();
    }
    if (colon && !opener.timeMs) {
        scanner.take("**");
        scanner.skipSpaces();
        opener.inlineText = scanner.rest();
    }
    return opener;
}

std::optional<RoleOpener> bracket(std::string_view line)
{
    OpenerScanner scanner(line);
    auto label = scanner.label();
    const bool bracketed = scanner.take("[");
    if (!bracketed && !label)
        return std::nullopt;
    const RoleWord *word = scanner.role();
    if (!word || (bracketed && !scanner.take("]")))
        return std::nullopt;
    const bool colon = scanner.take(":");
    if (!bracketed && !colon && !endsRole(scanner.rest()))
        return std::nullopt;
    scanner.skipSpaces();
    if (!label)
        label = scanner.label();
    RoleOpener opener = openerOf(OpenerStyle::Bracket, *word, line);
    opener.label = label;
    if (!opener.timeMs)
        opener.inlineText = scanner.rest();
    return opener;
}

std::optional<RoleOpener> bold(std::string_view line)
{
    OpenerScanner scanner(line);
    scanner.take("> ");
    const bool emphasised = scanner.take("_");
    if (!scanner.take("**"))
        return std::nullopt;
    const auto label = scanner.label();
    const RoleWord *word = scanner.role();
    if (!word)
        return std::nullopt;
    const std::string_view note = scanner.note();
    const bool colon = scanner.take(":") || scanner.said();
    if (!scanner.take("**"))
        return std::nullopt;
    if (emphasised && !scanner.take("_"))
        return std::nullopt;
    const bool outside = scanner.take(":");
    scanner.skipSpaces();
    if (!scanner.rest().empty() && !colon && !outside)
        return std::nullopt;
    RoleOpener opener = openerOf(OpenerStyle::Bold, *word, line);
    opener.label = label;
    opener.note = note;
    opener.inlineText = scanner.rest();
    return opener;
}

std::optional<RoleOpener> word(std::string_view line)
{
    OpenerScanner scanner(line);
    const RoleWord *word = scanner.role();
    if (!word)
        return std::nullopt;
    if (!scanner.said() && !scanner.take(":"))
        return std::nullopt;
    // "Claude: …" names a model in running text more often than a speaker.
    scanner.skipSpaces();
    RoleOpener opener = openerOf(OpenerStyle::Word, *word, {});
    opener.inlineText = scanner.rest();
    return opener;
}

std::optional<RoleOpener> tag(std::string_view line)
{
    OpenerScanner scanner(line);
    if (!scanner.take("<"))
        return std::nullopt;
    const size_t nameEnd = scanner.rest().find_first_of(" >");
    const size_t end = scanner.rest().find('>');
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view name = scanner.rest().substr(0, nameEnd);
    const std::string_view attributes = scanner.rest().substr(name.size(), end - name.size());
    const size_t role = attributes.find("role=");
    OpenerScanner words(role == std::string_view::npos ? name
                                                       : attributes.substr(std::min(role + 6, attributes.size())));
    const RoleWord *word = words.role();
    const bool wholeName = role != std::string_view::npos || words.rest().empty();
    if (!word || !wholeName)
        return std::nullopt;
    RoleOpener opener = openerOf(OpenerStyle::Tag, *word, attributes);
    opener.tag = name;
    for (const std::string_view key :
         {std::string_view(" id="), std::string_view(" index="), std::string_view(" n=")}) {
        const size_t at = attributes.find(key);
        if (at == std::string_view::npos)
            continue;
        const std::string_view value = attributes.substr(std::min(at + key.size() + 1, attributes.size()));
        const size_t digits = std::min(value.find_first_not_of("0123456789"), value.size());
        qint64 number = 0;
        if (digits > 0 && digits < 16 && std::from_chars(value.data(), value.data() + digits, number).ec == std::errc())
            opener.label = number;
    }
    opener.inlineText = scanner.rest().substr(end + 1);
    return opener;
}

}

std::optional<RoleOpener> roleOpener(std::string_view line)
{
    if (line.empty())
        return std::nullopt;
    switch (line.front()) {
    case '#':
        return heading(line);
    case '[':
        return bracket(line);
    case '*':
    case '>':
    case '_':
        return bold(line);
    case '<':
        return tag(line);
    default:
        return word(line);
    }
}

bool BlockTracker::isInside(std::string_view line)
{
    const std::string_view text = line.substr(std::min(line.find_first_not_of(' '), line.size()));
    if (!text.empty() && (text.front() == '`' || text.front() == '~')) {
        const size_t length = std::min(text.find_first_not_of(text.front()), text.size());
        if (m_fence == 0 && length >= 3) {
            m_fence = text.front();
            m_fenceLength = length;
            return true;
        }
        const bool onlyFence = text.find_first_not_of(" \t", length) == std::string_view::npos;
        if (m_fence == text.front() && length >= m_fenceLength && onlyFence) {
            m_fence = 0;
            return true;
        }
    }
    if (m_fence != 0)
        return true;
    const bool opens = text.find("<details") != std::string_view::npos;
    const bool closes = text.find("</details>") != std::string_view::npos;
    const bool inside = m_details > 0 || opens;
    m_details = std::max(0, m_details + int(opens) - int(closes));
    return inside;
}

}
