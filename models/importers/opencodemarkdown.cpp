// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodemarkdown.h"

#include "models/importers/roleopener.h"
#include "models/importers/turntext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace tacet {

namespace {

constexpr std::string_view SessionLine = "**Session ID:** ";
constexpr std::string_view Thinking = "_Thinking:_";
constexpr std::string_view Tool = "**Tool: ";
constexpr std::string_view CompactionAgent = "Compaction";

bool isOpener(std::string_view line)
{
    return line == "## User" || line == "## Assistant" || line.starts_with("## Assistant (");
}

class OpenCodeCutter final : public TurnCutter
{
public:
    Line next(std::string_view line, bool) override
    {
        // Words of a turn may look like an opener; the rule before it is opencode's own.
        const bool afterRule = std::exchange(m_afterRule, line == "---");
        return afterRule && isOpener(line) ? Line::Opens : Line::Continues;
    }

    std::optional<SessionFacts> session(std::string_view text) override
    {
        SessionFacts facts;
        facts.agent = QStringLiteral("opencode");
        for (size_t position = 0; position < text.size();) {
            const std::string_view line = takeLine(text, position);
            if (line.starts_with("# ") && facts.title.isEmpty())
                facts.title = toQString(line.substr(2)).trimmed();
            else if (line.starts_with(SessionLine))
                facts.uid = toQString(line.substr(SessionLine.size())).trimmed();
        }
        return facts;
    }

private:
    bool m_afterRule = false;
};

/// Where the next tool call begins, at a line of its own outside of fences.
size_t nextTool(std::string_view text)
{
    BlockTracker blocks;
    for (size_t position = 0; position < text.size();) {
        const size_t begin = position;
        const std::string_view line = takeLine(text, position);
        if (!blocks.isInside(line) && line.starts_with(Tool) && begin > 0)
            return begin;
    }
    return text.size();
}

void addTool(MessageBuilder &message, std::string_view record, std::string_view text)
{
    BodyPart &call = message.part(PartKind::ToolCall, textPointer(record, text));
    size_t position = 0;
    const std::string_view line = takeLine(text, position);
    call.name = toQString(line.substr(Tool.size(), line.find("**", Tool.size()) - Tool.size()));
    const std::string_view rest = text.substr(position);
    const size_t output = std::min({rest.find("**Output:**"), rest.find("**Error:**"), rest.size()});
    call.flags.setFlag(PartFlag::Error, rest.substr(output).starts_with("**Error:**"));
    call.input = toQString(withoutRules(rest.substr(0, output)));
    call.output = toQString(withoutRules(rest.substr(output)));
}

/// Reasoning ends at an empty line: opencode does not say where the answer behind it begins, and an answer must not be
/// taken for a thought.
void addWords(MessageBuilder &message, std::string_view record, std::string_view text)
{
    text = withoutRules(text);
    if (text.starts_with(Thinking)) {
        std::string_view thought = withoutRules(text.substr(Thinking.size()));
        const size_t end = std::min(thought.find("\n\n"), thought.size());
        text = withoutRules(thought.substr(end));
        thought = thought.substr(0, end);
        message.reasoning(textPointer(record, thought), thought);
    }
    if (!text.empty() || message.body().parts.empty())
        addTurnText(message, record, text);
}

}

QString OpenCodeMarkdownImporter::id() const
{
    return QStringLiteral("opencode-markdown");
}

QString OpenCodeMarkdownImporter::label() const
{
    return QCoreApplication::translate("tacet::OpenCodeMarkdownImporter", "opencode transcript (/export)");
}

Recognition OpenCodeMarkdownImporter::recognise(const SniffInput &input) const
{
    std::string_view head(input.head.data(), size_t(input.head.size()));
    if (head.starts_with("\xEF\xBB\xBF"))
        head.remove_prefix(3);
    const size_t id = head.find(SessionLine);
    const bool named = id != std::string_view::npos && head.substr(id + SessionLine.size()).starts_with("ses");
    return !input.isFolder && head.starts_with("# ") && named ? Recognition::Certain : Recognition::No;
}

std::unique_ptr<TurnCutter> OpenCodeMarkdownImporter::cutter(std::string_view) const
{
    return std::make_unique<OpenCodeCutter>();
}

MessageBody OpenCodeMarkdownImporter::turn(std::string_view text) const
{
    size_t position = 0;
    const std::string_view line = takeLine(text, position);
    const RoleOpener opener = roleOpener(line).value_or(RoleOpener());
    MessageBuilder message(opener.role);
    const QStringList notes = toQString(opener.note).split(QStringLiteral(" · "));
    message.body().agent = notes.value(0);
    message.facts().model = notes.value(1).toStdString();
    if (opener.note.starts_with(CompactionAgent))
        message.facts().flags |= MessageFlag::Summary;
    std::string_view rest = text.substr(position);
    if (opener.role == Role::User) {
        addTurnText(message, text, rest);
        return message.take();
    }
    for (size_t tool = rest.starts_with(Tool) ? 0 : nextTool(rest);; tool = nextTool(rest)) {
        const std::string_view piece = rest.substr(0, tool);
        if (piece.starts_with(Tool))
            addTool(message, text, piece);
        else if (!withoutRules(piece).empty() || tool == rest.size())
            addWords(message, text, piece);
        rest.remove_prefix(tool);
        if (rest.empty())
            return message.take();
    }
}

}
