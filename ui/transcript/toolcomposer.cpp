// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/toolcomposer.h"

#include "ui/transcript/blockwriter.h"
#include "ui/transcript/codehighlighter.h"
#include "ui/transcript/links.h"

#include "models/importers/messagebody.h"

#include <algorithm>

namespace tacet {

namespace {

using Style = TextRun::Style;
using Line = LineChange::Kind;

constexpr int InlineLines = 8; // a command with no more output is shown open
constexpr int InlineCharacters = 800;
constexpr qsizetype CountedCharacters = 64 * 1024; // of the input: longer ones are not compared just to be counted
constexpr int ContextLines = 3;
constexpr int FoldedDiffLines = 200;
constexpr int DiffBlockLines = 48; // laid out at once
constexpr int MaxDiffLine = 2000;

TextRun run(const QString &text, Style style)
{
    return {QStringLiteral("  ") + text, style, {}};
}

bool isShortCommand(const BodyPart &part, const ToolCallDetails &details)
{
    return details.kind == ToolKind::Shell && !part.output.isEmpty() && part.output.size() <= InlineCharacters
        && linesOf(part.output) <= InlineLines && details.command.size() <= InlineCharacters / 2
        && !details.command.trimmed().contains(u'\n');
}

QString fileNameOf(const QString &path)
{
    return path.section(u'/', -1).section(u'\\', -1);
}

/// A colon and the name: the highlighter tells the language from it.
QString languageOf(const QString &path)
{
    return path.isEmpty() ? QString() : FileLanguage + fileNameOf(path);
}

}

ChangeCount countOf(const std::vector<FileChange> &changes)
{
    ChangeCount count;
    for (const FileChange &change : changes) {
        for (const LineChange &line : diffLines(change.before, change.after)) {
            count.added += line.kind == Line::Added ? 1 : 0;
            count.removed += line.kind == Line::Removed ? 1 : 0;
        }
    }
    return count;
}

ToolComposer::ToolComposer(BlockWriter &writer)
    : m_writer(writer)
{ }

void ToolComposer::add(const BodyPart &part)
{
    const ToolCallDetails details = toolCallDetails(part);
    const FoldGroups unfolded = m_writer.options().unfolded;
    const bool isInput = unfolded.testFlag(FoldGroup::ToolInput) && !part.input.isEmpty();
    const bool isOutput = unfolded.testFlag(FoldGroup::ToolOutput) && !part.output.isEmpty();
    const bool isShort = isShortCommand(part, details);
    const bool isOpenByItself = isInput || isOutput || isShort;
    addHeader(part, details, isOpenByItself);
    addChildSession(part);
    if (!m_writer.isOpen(FoldKind::Part, isOpenByItself))
        return;
    // Opened by hand (or so short that it is never folded), all of it; opened with its kind, that kind.
    const bool isAll = isShort || !isOpenByItself;
    if ((isAll || isInput) && part.kind != PartKind::ToolResult) // the call has said what it asked for
        addInput(part, details);
    if (isAll || isOutput)
        addOutput(part, details);
    if (part.input.isEmpty() && part.output.isEmpty())
        m_writer.note({{tr("Neither input nor output is recorded."), Style::Muted, {}}});
}

void ToolComposer::addHeader(const BodyPart &part, const ToolCallDetails &details, bool isOpenByItself)
{
    const bool isResult = part.kind == PartKind::ToolResult;
    const QString name = part.name.isEmpty() ? (isResult ? tr("Result") : tr("Tool call")) : part.name;
    std::vector<TextRun> runs {
        {isResult && !part.name.isEmpty() ? tr("Result of %1").arg(name) : name, Style::Plain, {}}};
    const bool isOpen = m_writer.isOpen(FoldKind::Part, isOpenByItself);
    // What an open command is stands below, in full.
    const bool isBelow = isOpen && !isResult && details.kind == ToolKind::Shell && !details.command.isEmpty();
    if (!isBelow)
        addTarget(runs, part, details);
    else if (!part.title.isEmpty() && part.title != part.target)
        runs.push_back(run(oneLineOf(part.title, BlockWriter::TargetCharacters), Style::Muted));
    addState(runs, part);
    m_writer.fold(FoldKind::Part, std::move(runs), isOpenByItself);
}

void ToolComposer::addTarget(std::vector<TextRun> &runs, const BodyPart &part, const ToolCallDetails &details) const
{
    const auto tell = [&runs](const QString &text, Style style) {
        if (!text.isEmpty())
            runs.push_back(run(oneLineOf(text, BlockWriter::TargetCharacters), style));
    };
    const QString general = part.target.isEmpty() ? part.title : part.target;
    switch (details.kind) {
    case ToolKind::Shell:
        return tell(details.command.isEmpty() ? general : details.command, Style::Mono);
    case ToolKind::Edit:
    case ToolKind::Write:
    case ToolKind::Patch: {
        tell(details.changes.empty() ? general : details.changes.front().path, Style::Mono);
        QStringList paths;
        for (const FileChange &change : details.changes) {
            if (!paths.contains(change.path))
                paths += change.path;
        }
        if (paths.size() > 1)
            tell(paths.size() == 2 ? tr("and 1 more file") : tr("and %1 more files").arg(paths.size() - 1),
                 Style::Muted);
        if (part.input.size() > CountedCharacters || details.changes.empty())
            return;
        const ChangeCount count = countOf(details.changes);
        tell(QStringLiteral("+%1").arg(count.added), Style::Good);
        tell(QStringLiteral("−%1").arg(count.removed), Style::Bad);
        return;
    }
    case ToolKind::Read:
        tell(details.path.isEmpty() ? general : details.path, Style::Mono);
        return tell(details.range, Style::Muted);
    case ToolKind::List:
    case ToolKind::Search:
        tell(details.pattern.isEmpty() ? general : details.pattern, Style::Mono);
        return tell(details.folder.isEmpty() ? QString() : tr("in %1").arg(details.folder), Style::Muted);
    case ToolKind::WebFetch:
        return tell(details.address.isEmpty() ? general : details.address, Style::Mono);
    case ToolKind::WebSearch:
        return tell(details.pattern.isEmpty() ? general : details.pattern, Style::Mono);
    case ToolKind::Todo: {
        const auto done = std::count_if(details.todos.begin(), details.todos.end(),
                                        [](const TodoItem &item) { return item.state == TodoItem::State::Done; });
        return tell(details.todos.empty() ? general : tr("%1 of %2 done").arg(done).arg(details.todos.size()),
                    Style::Muted);
    }
    case ToolKind::Agent:
        tell(details.agent, Style::Plain);
        return tell(general, Style::Muted);
    case ToolKind::PlanMode:
    case ToolKind::Question:
    case ToolKind::Other:
        return tell(general, Style::Mono);
    }
}

void ToolComposer::addState(std::vector<TextRun> &runs, const BodyPart &part) const
{
    const bool isResult = part.kind == PartKind::ToolResult;
    if (part.flags.testFlag(PartFlag::Denied))
        runs.push_back(run(tr("refused by the person"), Style::Bad));
    else if (part.flags.testFlag(PartFlag::Aborted))
        runs.push_back(run(tr("stopped"), Style::Bad));
    else if (part.flags.testFlag(PartFlag::Error))
        runs.push_back(run(tr("failed"), Style::Bad));
    else if (part.flags.testFlag(PartFlag::Running))
        runs.push_back(run(tr("no end recorded"), Style::Muted));
    if (part.exitStatus)
        runs.push_back(
            run(tr("exit status %1").arg(*part.exitStatus), *part.exitStatus == 0 ? Style::Muted : Style::Bad));
    if (!part.output.isEmpty())
        runs.push_back(run(BlockWriter::lineWords(linesOf(part.output)), Style::Muted));
    else if (isResult)
        runs.push_back(run(tr("empty"), Style::Muted));
    if (part.prunedMs)
        runs.push_back(run(tr("later taken out of the model’s context"), Style::Muted));
}

void ToolComposer::addChildSession(const BodyPart &part)
{
    if (part.childSession.isEmpty())
        return;
    if (m_writer.options().sessions.contains(part.childSession)) {
        m_writer.note({{tr("Open the sub-agent’s session"), Style::Link, sessionTarget(part.childSession)}});
        return;
    }
    m_writer.note(
        {{tr("Session of the sub-agent: %1, not part of what is open").arg(part.childSession), Style::Muted, {}}});
}

void ToolComposer::addInput(const BodyPart &part, const ToolCallDetails &details)
{
    switch (details.kind) {
    case ToolKind::Shell:
        if (details.command.isEmpty())
            break;
        if (!details.folder.isEmpty())
            m_writer.note({{tr("in %1").arg(details.folder), Style::Small, {}}});
        return m_writer.mono({}, QStringLiteral("$ ") + details.command, QStringLiteral("Bash"), FoldKind::Input);
    case ToolKind::Edit:
    case ToolKind::Write:
    case ToolKind::Patch:
        if (details.changes.empty())
            break;
        return addChanges(part, details);
    case ToolKind::Todo:
        if (details.todos.empty())
            break;
        return addTodos(details);
    case ToolKind::Agent:
    case ToolKind::PlanMode: {
        if (details.task.isEmpty())
            break;
        m_writer.note({{details.kind == ToolKind::Agent ? tr("Prompt") : tr("Plan"), Style::Small, {}}});
        const bool isWhole = m_writer.isOpen(FoldKind::Input) || details.task.size() <= MaxBlockCharacters;
        const QStringView shown = QStringView(details.task).left(isWhole ? details.task.size() : MaxBlockCharacters);
        for (size_t block = m_writer.markdown(shown); block < m_writer.blocks().size(); ++block)
            m_writer.blocks()[block].isInset = true;
        if (!isWhole)
            m_writer.more(FoldKind::Input, tr("Show all (%1)").arg(sizeWords(details.task.size())), true);
        return;
    }
    case ToolKind::Read:
        if (!details.path.isEmpty()) // the line above says all of it
            return;
        break;
    case ToolKind::List:
    case ToolKind::Search:
    case ToolKind::WebSearch:
        if (!details.pattern.isEmpty())
            return;
        break;
    case ToolKind::WebFetch:
        if (!details.address.isEmpty())
            return;
        break;
    case ToolKind::Question:
    case ToolKind::Other:
        break;
    }
    if (!part.title.isEmpty() && part.title != part.target)
        m_writer.note({{part.title, Style::Muted, {}}});
    if (!part.input.isEmpty())
        m_writer.mono(tr("Input"), part.input, QStringLiteral("json"), FoldKind::Input);
}

void ToolComposer::addChanges(const BodyPart &part, const ToolCallDetails &details)
{
    QString path = details.changes.front().path == part.target ? part.target : QString();
    for (const FileChange &change : details.changes) {
        const bool isOther = change.path != path;
        path = change.path;
        QString what;
        if (change.kind == FileChange::Kind::Delete)
            what = tr("%1, deleted").arg(path);
        else if (change.kind == FileChange::Kind::Create && details.kind == ToolKind::Patch)
            what = tr("%1, new").arg(path);
        else if (change.isEverywhere)
            what = tr("%1, every occurrence").arg(path);
        else if (isOther || change.line > 1)
            what = change.line > 1 ? tr("%1, from line %2").arg(path).arg(change.line) : path;
        if (!what.isEmpty())
            m_writer.note({{what, Style::Small, {}}});
        if (change.kind == FileChange::Kind::Create)
            m_writer.mono({}, change.after, languageOf(path), FoldKind::Input);
        else
            addDiff(change);
    }
}

void ToolComposer::addDiff(const FileChange &change)
{
    const auto lines = withContext(diffLines(change.before, change.after), ContextLines);
    const bool isLong = lines.size() > FoldedDiffLines + 20;
    const bool isWhole = !isLong || m_writer.isOpen(FoldKind::Input);
    const size_t shown = isWhole ? lines.size() : FoldedDiffLines;
    int characters = 0;
    Block *block = nullptr;
    for (size_t at = 0; at < shown; ++at) {
        const bool isFull =
            block && (block->lines.size() >= DiffBlockLines || characters + lines[at].text.size() > MaxBlockCharacters);
        if (!block || isFull) {
            const bool isContinued = block != nullptr;
            block = &m_writer.append(Block::Kind::Diff);
            block->isInset = true;
            block->isContinued = isContinued;
            block->isSideBySide = m_writer.options().showsSideBySide;
            characters = 0;
        }
        const LineChange &line = lines[at];
        QString text = line.kind != Line::Elided ? line.text.left(MaxDiffLine).toString()
            : line.lines == 1                    ? tr("1 equal line")
                                                 : tr("%1 equal lines").arg(line.lines);
        if (line.text.size() > MaxDiffLine)
            text += u'…';
        characters += int(text.size());
        block->lines.push_back({line.kind, text});
    }
    if (isLong)
        m_writer.more(FoldKind::Input, isWhole ? tr("Show less") : BlockWriter::moreLines(int(lines.size() - shown)),
                      true);
}

void ToolComposer::addTodos(const ToolCallDetails &details)
{
    Block &list = m_writer.note({});
    for (const TodoItem &item : details.todos) {
        if (!list.runs.empty())
            list.runs.push_back({QStringLiteral("\n"), Style::Plain, {}});
        const QString text = oneLineOf(item.text, 400);
        switch (item.state) {
        case TodoItem::State::Done:
            list.runs.push_back({QStringLiteral("☑ ") + text, Style::Muted, {}});
            break;
        case TodoItem::State::Active:
            list.runs.push_back({QStringLiteral("◐ ") + text, Style::Bold, {}});
            break;
        case TodoItem::State::Dropped:
            list.runs.push_back({QStringLiteral("☒ "), Style::Muted, {}});
            list.runs.push_back({text, Style::Struck, {}});
            break;
        case TodoItem::State::Open:
            list.runs.push_back({QStringLiteral("☐ ") + text, Style::Plain, {}});
            break;
        }
    }
}

void ToolComposer::addOutput(const BodyPart &part, const ToolCallDetails &details)
{
    if (part.output.isEmpty())
        return;
    const size_t first = m_writer.blocks().size();
    const bool isShell = details.kind == ToolKind::Shell && !details.command.isEmpty();
    const bool isError = part.flags.testFlag(PartFlag::Error);
    const QString label = isShell ? QString() : isError ? tr("Error") : tr("Output");
    QString language;
    if (details.kind == ToolKind::Read && !isError)
        language = languageOf(details.path.isEmpty() ? part.target : details.path);
    m_writer.mono(label, part.output, language, FoldKind::Output);
    const Visibility visibility = outputVisibilityOf(part.prunedMs.has_value(), m_writer.options().viewpoint);
    if (visibility.isSeen)
        return;
    for (size_t block = first; block < m_writer.blocks().size(); ++block)
        m_writer.blocks()[block].mark = Block::Mark::Unseen;
    Block &given = m_writer.note({{tr("Given to the model instead:"), Style::Small, {}},
                                  {QStringLiteral("  [Old tool result content cleared]"), Style::Mono, {}}});
    given.mark = Block::Mark::Added;
}

}
