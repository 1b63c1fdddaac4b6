// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/toolcalltext.h"

#include "models/importers/prettyjson.h"
#include "models/importers/tolerantparser.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace tacet {

namespace {

using json::Element;

struct ToolTarget {
    std::string_view tool;
    std::string_view argument;
};

// Tools whose telling argument is not the first of TargetArguments that they have.
constexpr std::array ToolTargets {
    ToolTarget {"Grep", "pattern"},    ToolTarget {"Glob", "pattern"},     ToolTarget {"WebFetch", "url"},
    ToolTarget {"WebSearch", "query"}, ToolTarget {"Task", "description"}, ToolTarget {"Agent", "description"},
    ToolTarget {"Skill", "skill"},
};

constexpr std::array TargetArguments {
    std::string_view {"command"},       std::string_view {"cmd"},    std::string_view {"file_path"},
    std::string_view {"notebook_path"}, std::string_view {"path"},   std::string_view {"pattern"},
    std::string_view {"url"},           std::string_view {"query"},  std::string_view {"skill"},
    std::string_view {"description"},   std::string_view {"prompt"}, std::string_view {"name"},
};

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// A string, or the words of a command that is stored as a list.
QString wordsOf(Element input, std::string_view name)
{
    const auto value = json::member(input, name);
    json::Array list;
    if (!value)
        return {};
    if (value->get(list))
        return toQString(json::text(*value));
    QStringList words;
    for (const Element word : list)
        words.append(toQString(json::text(word)));
    return words.join(QLatin1Char(' '));
}

}

QString toolTargetOf(std::string_view tool, Element input)
{
    const auto own = std::find_if(ToolTargets.begin(), ToolTargets.end(),
                                  [tool](const ToolTarget &target) { return target.tool == tool; });
    QString target = own == ToolTargets.end() ? QString() : wordsOf(input, own->argument);
    for (auto name = TargetArguments.begin(); target.isEmpty() && name != TargetArguments.end(); ++name)
        target = wordsOf(input, *name);
    return target.section(QLatin1Char('\n'), 0, 0);
}

std::optional<int> exitStatusOf(const QString &output)
{
    static const QLatin1StringView Opening("Exit code");
    if (!output.startsWith(Opening))
        return std::nullopt;
    QStringView rest = QStringView(output).sliced(Opening.size());
    rest = rest.startsWith(QLatin1Char(':')) ? rest.sliced(1) : rest;
    if (!rest.startsWith(QLatin1Char(' ')))
        return std::nullopt;
    rest = rest.sliced(1);
    const auto end = std::find_if(rest.begin(), rest.end(), [](QChar c) { return !c.isDigit(); });
    bool good = false;
    const int status = rest.first(end - rest.begin()).toInt(&good);
    return good ? std::optional(status) : std::nullopt;
}

void setToolInput(BodyPart &part, std::string_view tool, Element input)
{
    part.name = toQString(tool);
    TolerantParser parser;
    const std::string_view text = json::text(input);
    const auto parsed = text.starts_with('{') ? parser.parse(text) : Result<Element>(input);
    if (!parsed || parsed->is_string()) {
        part.input = toQString(text);
        part.target = part.input.section(QLatin1Char('\n'), 0, 0);
        return;
    }
    part.input = prettyJson(*parsed);
    part.target = toolTargetOf(tool, *parsed);
}

}
