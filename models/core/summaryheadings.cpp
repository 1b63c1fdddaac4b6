// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/summaryheadings.h"

#include <algorithm>
#include <array>
#include <bit>

namespace tacet {

namespace {

using Template = std::array<std::string_view, 7>;

// opencode's summary prompts: 1.1.58 to 1.3.2; 1.14.34 to 1.17.11; 1.18.10 and later; 2.0.
constexpr std::array Templates {
    Template {"Goal", "Instructions", "Discoveries", "Accomplished", "Relevant files / directories"},
    Template {"Goal", "Constraints & Preferences", "Progress", "Key Decisions", "Next Steps", "Critical Context",
              "Relevant Files"},
    Template {"Objective", "Important Details", "Work State", "Next Move", "Relevant Files"},
    Template {"Objective", "Requirements", "Decisions", "Work State", "Next Move", "Relevant Files",
              "Additional Context"},
};

bool sameWords(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
        return x == y || ((x ^ y) == 0x20 && (x | 0x20) >= 'a' && (x | 0x20) <= 'z');
    });
}

/// The words of a heading of level two, without trailing blanks and colon; empty when the line is none.
std::string_view headingOf(std::string_view line)
{
    if (!line.starts_with("## "))
        return {};
    line.remove_prefix(3);
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r' || line.back() == ':' || line.back() == '\t'))
        line.remove_suffix(1);
    return line;
}

}

int summaryHeadingsIn(std::string_view text)
{
    std::array<unsigned, Templates.size()> seen {};
    for (size_t at = text.starts_with("## ") ? 0 : text.find("\n## "); at != std::string_view::npos;
         at = text.find("\n## ", at + 1)) {
        const std::string_view rest = text.substr(text[at] == '\n' ? at + 1 : at);
        const std::string_view heading = headingOf(rest.substr(0, rest.find('\n')));
        for (size_t i = 0; i < Templates.size(); ++i) {
            for (size_t j = 0; j < Templates[i].size(); ++j) {
                if (!Templates[i][j].empty() && sameWords(heading, Templates[i][j]))
                    seen[i] |= 1u << j;
            }
        }
    }
    int most = 0;
    for (const unsigned bits : seen)
        most = std::max(most, std::popcount(bits));
    return most;
}

}
