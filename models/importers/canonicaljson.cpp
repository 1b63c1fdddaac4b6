// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/canonicaljson.h"

#include "models/importers/jsonscanner.h"
#include "models/importers/jsonstring.h"

#include <map>

namespace tacet {

namespace {

using KeyFilter = std::function<bool(std::string_view)>;

/// Deeper nesting than any transcript has: a hostile file must not exhaust the stack.
constexpr int MaxDepth = 512;

/// Writes one value after another out of a text in which they stand.
class Canonicaliser
{
public:
    explicit Canonicaliser(std::string_view text)
        : m_text(text)
    { }

    bool value(std::string &out, const KeyFilter &keep, int depth)
    {
        m_at = skipJsonSpace(m_text, m_at);
        if (m_at >= m_text.size() || depth > MaxDepth)
            return false;
        switch (m_text[m_at]) {
        case '{':
            return object(out, keep, depth);
        case '[':
            return array(out, depth);
        default:
            return scalar(out);
        }
    }

    [[nodiscard]] bool atEnd() { return skipJsonSpace(m_text, m_at) == m_text.size(); }

private:
    /// Goes past `c`, where it is the next byte that is no white space.
    bool accept(char c)
    {
        const size_t at = skipJsonSpace(m_text, m_at);
        if (at >= m_text.size() || m_text[at] != c)
            return false;
        m_at = at + 1;
        return true;
    }

    bool scalar(std::string &out)
    {
        const auto length = jsonValueLength(m_text.substr(m_at));
        if (!length)
            return false;
        const std::string_view token = m_text.substr(m_at, *length);
        if (token.front() == '"')
            appendCanonicalJsonString(out, token);
        else
            out += token;
        m_at += *length;
        return true;
    }

    bool array(std::string &out, int depth)
    {
        out += '[';
        accept('[');
        if (!accept(']')) {
            do {
                if (out.back() != '[')
                    out += ',';
                if (!value(out, {}, depth + 1))
                    return false;
            } while (accept(','));
            if (!accept(']'))
                return false;
        }
        out += ']';
        return true;
    }

    bool member(std::map<std::string, std::string> &members, const KeyFilter &keep, int depth)
    {
        m_at = skipJsonSpace(m_text, m_at);
        std::string key;
        if (m_at >= m_text.size() || m_text[m_at] != '"' || !scalar(key) || !accept(':'))
            return false;
        std::string content;
        if (!value(content, {}, depth + 1))
            return false;
        if (!keep || keep(std::string_view(key).substr(1, key.size() - 2)))
            members.insert_or_assign(unescapedJsonString(key) + '\0' + key, key + ':' + content);
        return true;
    }

    bool object(std::string &out, const KeyFilter &keep, int depth)
    {
        // UTF-8 sorts by code point. The spelling tells apart keys that hold different halves of surrogate pairs.
        std::map<std::string, std::string> members;
        accept('{');
        if (!accept('}')) {
            do {
                if (!member(members, keep, depth))
                    return false;
            } while (accept(','));
            if (!accept('}'))
                return false;
        }
        out += '{';
        for (const auto &[key, written] : members) {
            if (out.back() != '{')
                out += ',';
            out += written;
        }
        out += '}';
        return true;
    }

    std::string_view m_text;
    size_t m_at = 0;
};

}

bool appendCanonicalJson(std::string &out, std::string_view json, const KeyFilter &keep)
{
    std::string written;
    Canonicaliser canonicaliser(json);
    if (!canonicaliser.value(written, keep, 0) || !canonicaliser.atEnd()) {
        out += json;
        return false;
    }
    out += written;
    return true;
}

}
