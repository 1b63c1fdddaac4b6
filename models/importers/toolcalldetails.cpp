// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/toolcalldetails.h"

#include "models/importers/jsonvalue.h"
#include "models/importers/messagebody.h"
#include "models/importers/tolerantparser.h"

#include <QRegularExpression>
#include <QStringList>

#include <initializer_list>

namespace tacet {

namespace {

using json::Element;
using Names = std::initializer_list<std::string_view>;

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// The first of these members that holds text; of a list of words the words, with a space between.
QString firstText(Element value, Names names)
{
    for (const std::string_view name : names) {
        const auto found = json::member(value, name);
        if (!found)
            continue;
        json::Array list;
        if (found->get(list)) {
            if (const QString text = toQString(json::text(*found)); !text.isEmpty())
                return text;
            continue;
        }
        QStringList words;
        for (const Element word : list)
            words += toQString(json::text(word));
        if (!words.isEmpty())
            return words.join(u' ');
    }
    return {};
}

std::optional<json::Array> firstArray(Element value, Names names)
{
    for (const std::string_view name : names) {
        const auto found = json::member(value, name);
        json::Array array;
        if (found && !found->get(array))
            return array;
    }
    return std::nullopt;
}

/// ["bash", "-lc", "ls -l"] runs "ls -l".
QString commandOf(Element input)
{
    const auto words = firstArray(input, {"command", "cmd"});
    Element flag;
    Element script;
    if (words && words->size() == 3 && !words->at(1).get(flag) && !words->at(2).get(script)
        && (json::text(flag) == "-lc" || json::text(flag) == "-c"))
        return toQString(json::text(script));
    return firstText(input, {"command", "cmd", "script", "commandLine", "CommandLine"});
}

QString pathOf(Element input)
{
    return firstText(input,
                     {"file_path", "filePath", "absolute_path", "path", "notebook_path", "target_file", "paths", "file",
                      "filename", "TargetFile"});
}

FileChange editOf(Element edit, const QString &path)
{
    FileChange change;
    change.path = path;
    change.before = firstText(edit, {"old_string", "oldString", "old_str", "oldText", "old", "search"});
    change.after = firstText(
        edit, {"new_string", "newString", "new_str", "newText", "new", "replace", "new_source", "insert_text"});
    change.isEverywhere = json::isTrue(edit, "replace_all") || json::isTrue(edit, "replaceAll");
    return change;
}

/// "<<<<<<< SEARCH … ======= … >>>>>>> REPLACE", as often as it stands there.
std::vector<FileChange> searchAndReplace(const QString &text, const QString &path)
{
    enum class In { Nothing, Before, After };
    std::vector<FileChange> changes;
    In in = In::Nothing;
    for (const QStringView line : qTokenize(text, u'\n')) {
        if (line.startsWith(QLatin1StringView("<<<<<<<")) || line.startsWith(QLatin1StringView("------- SEARCH"))) {
            FileChange change;
            change.path = path;
            changes.push_back(change);
            in = In::Before;
        } else if (in == In::Before && line.startsWith(QLatin1StringView("======="))) {
            in = In::After;
        } else if (in == In::After
                   && (line.startsWith(QLatin1StringView(">>>>>>>"))
                       || line.startsWith(QLatin1StringView("+++++++ REPLACE")))) {
            in = In::Nothing;
        } else if (in != In::Nothing) {
            (in == In::Before ? changes.back().before : changes.back().after) += line.toString() + u'\n';
        }
    }
    return changes;
}

void readEdits(ToolCallDetails &details, Element input)
{
    const QString path = pathOf(input);
    const QString verb = firstText(input, {"command"});
    if (verb == QLatin1StringView("view")) { // SWE-agent's editor reads, too
        details.kind = ToolKind::Read;
        details.path = path;
        return;
    }
    if (verb == QLatin1StringView("create")) {
        details.changes.push_back({FileChange::Kind::Create, path, {}, firstText(input, {"file_text"}), 1, false});
        return;
    }
    if (const auto edits = firstArray(input, {"edits", "edit", "replacements"})) {
        for (const Element edit : *edits)
            details.changes.push_back(editOf(edit, path));
        return;
    }
    if (const auto edit = json::member(input, "edit"); edit && edit->is_object()) {
        details.changes.push_back(editOf(*edit, path));
        return;
    }
    if (const QString diff = firstText(input, {"diff"}); !diff.isEmpty()) {
        details.changes = searchAndReplace(diff, path);
        return;
    }
    FileChange change = editOf(input, path);
    if (change.before.isEmpty() && change.after.isEmpty())
        change.after = firstText(input, {"code_edit", "content"});
    if (!path.isEmpty() || !change.before.isEmpty() || !change.after.isEmpty())
        details.changes.push_back(std::move(change));
}

TodoItem::State todoState(const QString &word)
{
    if (word == QLatin1StringView("completed") || word == QLatin1StringView("done"))
        return TodoItem::State::Done;
    if (word == QLatin1StringView("in_progress") || word == QLatin1StringView("in-progress"))
        return TodoItem::State::Active;
    return word == QLatin1StringView("cancelled") ? TodoItem::State::Dropped : TodoItem::State::Open;
}

void readTodos(ToolCallDetails &details, Element input)
{
    if (const auto items = firstArray(input, {"todos", "plan", "todoList", "items"})) {
        for (const Element item : *items) {
            const QString text = item.is_string() ? toQString(json::text(item))
                                                  : firstText(item, {"content", "step", "description", "title"});
            details.todos.push_back({text, todoState(firstText(item, {"status", "state"}))});
        }
        return;
    }
    // One item a call (Claude Code's TaskCreate and TaskUpdate).
    if (const QString subject = firstText(input, {"subject"}); !subject.isEmpty())
        details.todos.push_back({subject, todoState(firstText(input, {"status"}))});
}

QString rangeOf(Element input)
{
    QStringList words;
    for (const std::string_view name :
         {"offset", "limit", "start_line", "end_line", "startLine", "endLine", "start_line_one_indexed"}) {
        if (const auto number = json::integer(input, name))
            words += QStringLiteral("%1 %2").arg(toQString(name), QString::number(*number));
    }
    return words.join(QStringLiteral(", "));
}

void readObject(ToolCallDetails &details, Element input)
{
    switch (details.kind) {
    case ToolKind::Shell:
        details.command = commandOf(input);
        details.folder = firstText(input, {"workdir", "cwd", "directory", "dir_path"});
        return;
    case ToolKind::Edit:
        return readEdits(details, input);
    case ToolKind::Write:
        details.changes.push_back({FileChange::Kind::Create,
                                   pathOf(input),
                                   {},
                                   firstText(input, {"content", "contents", "file_text", "text"}),
                                   1,
                                   false});
        return;
    case ToolKind::Patch:
        details.changes = changesInPatch(firstText(input, {"patchText", "patch", "input", "diff", "patch_text"}));
        return;
    case ToolKind::Read:
        details.path = pathOf(input);
        details.range = rangeOf(input);
        return;
    case ToolKind::List:
        details.pattern = firstText(input, {"pattern", "glob_pattern", "query", "glob"});
        details.folder = firstText(input, {"path", "dir_path", "target_directory", "relative_workspace_path"});
        return;
    case ToolKind::Search:
        details.pattern = firstText(input, {"pattern", "query", "regex"});
        details.folder = firstText(input, {"path", "dir_path", "include", "glob", "file_pattern"});
        return;
    case ToolKind::WebFetch:
        details.address = firstText(input, {"url", "urls", "prompt"});
        return;
    case ToolKind::WebSearch:
        details.pattern = firstText(input, {"query", "queries", "search_term"});
        return;
    case ToolKind::Todo:
        return readTodos(details, input);
    case ToolKind::PlanMode:
        details.task = firstText(input, {"plan"});
        return;
    case ToolKind::Agent:
        details.task = firstText(input, {"prompt", "task", "message"});
        details.agent = firstText(input, {"subagent_type", "agent_type", "agent", "subagent_name"});
        return;
    case ToolKind::Question:
    case ToolKind::Other:
        return;
    }
}

/// Reads a patch line by line; hunks of one file are one change each.
class PatchReader
{
public:
    void take(QStringView line)
    {
        if (takeFileLine(line) || m_path.isEmpty())
            return;
        if (line.startsWith(QLatin1StringView("@@"))) {
            readHunkHeader(line.toString());
        } else if (m_isCounted && !m_isInHunk) {
            return;
        } else if (line.startsWith(u'+')) {
            add(line.mid(1), false, true);
        } else if (line.startsWith(u'-')) {
            add(line.mid(1), true, false);
        } else if (line.startsWith(u' ') || line.isEmpty()) {
            add(line.mid(1), true, true);
        }
    }

    std::vector<FileChange> finish()
    {
        // A hunk that nothing follows holds at most the empty line at the text's end.
        std::erase_if(m_changes, [](const FileChange &change) {
            return change.kind == FileChange::Kind::Edit && change.before.trimmed().isEmpty()
                && change.after.trimmed().isEmpty();
        });
        return std::move(m_changes);
    }

private:
    bool takeFileLine(QStringView line)
    {
        static constexpr std::pair<const char *, FileChange::Kind> openings[] = {
            {"*** Update File: ", FileChange::Kind::Edit},
            {"*** Add File: ", FileChange::Kind::Create},
            {"*** Delete File: ", FileChange::Kind::Delete},
        };
        for (const auto &[opening, kind] : openings) {
            if (!line.startsWith(QLatin1StringView(opening)))
                continue;
            m_path = line.mid(qsizetype(qstrlen(opening))).trimmed().toString();
            m_kind = kind;
            m_isInHunk = false;
            if (kind == FileChange::Kind::Delete)
                begin(0);
            return true;
        }
        if (line.startsWith(QLatin1StringView("+++ ")) && !m_isInHunk) {
            const QStringView path = line.mid(4).trimmed();
            const bool isGone = path == QLatin1StringView("/dev/null");
            m_path = isGone ? m_oldPath : withoutPrefix(path);
            m_kind = isGone                                   ? FileChange::Kind::Delete
                : m_oldPath == QLatin1StringView("/dev/null") ? FileChange::Kind::Create
                                                              : FileChange::Kind::Edit;
            m_isInHunk = false;
            return true;
        }
        if (line.startsWith(QLatin1StringView("--- ")) && !m_isInHunk) {
            m_oldPath = withoutPrefix(line.mid(4).trimmed());
            return true;
        }
        if (line.startsWith(QLatin1StringView("*** End Patch")))
            m_path.clear();
        return line.startsWith(QLatin1StringView("*** ")) || line.startsWith(QLatin1StringView("diff --git "))
            || line.startsWith(QLatin1StringView("\\ No newline"));
    }

    static QString withoutPrefix(QStringView path)
    {
        const bool isPrefixed = path.startsWith(QLatin1StringView("a/")) || path.startsWith(QLatin1StringView("b/"));
        return (isPrefixed ? path.mid(2) : path).toString();
    }

    /// "@@ -12,3 +14,4 @@": where it begins, and how many lines of each side follow.
    void readHunkHeader(const QString &line)
    {
        static const QRegularExpression header(QStringLiteral(R"(^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@)"));
        const auto found = header.match(line);
        begin(found.captured(1).toInt());
        const auto countOf = [&found](int group) {
            return found.capturedLength(group) > 0 ? found.captured(group).toInt() : 1;
        };
        m_isCounted = found.hasMatch();
        m_beforeLeft = countOf(2);
        m_afterLeft = countOf(3);
    }

    void begin(int line)
    {
        m_isInHunk = true;
        m_isCounted = false;
        m_changes.push_back({m_kind, m_path, {}, {}, line, false});
    }

    void add(QStringView line, bool isBefore, bool isAfter)
    {
        if (!m_isInHunk)
            begin(m_kind == FileChange::Kind::Create ? 1 : 0);
        if (isBefore)
            m_changes.back().before += line.toString() + u'\n';
        if (isAfter)
            m_changes.back().after += line.toString() + u'\n';
        m_beforeLeft -= isBefore ? 1 : 0;
        m_afterLeft -= isAfter ? 1 : 0;
        // What follows is not of this hunk, even where it looks like it: "--- a/next".
        if (m_isCounted && m_beforeLeft <= 0 && m_afterLeft <= 0)
            m_isInHunk = false;
    }

    std::vector<FileChange> m_changes;
    QString m_path;
    QString m_oldPath;
    FileChange::Kind m_kind = FileChange::Kind::Edit;
    bool m_isInHunk = false;
    bool m_isCounted = false; // the header of the hunk says how long it is
    int m_beforeLeft = 0;
    int m_afterLeft = 0;
};

}

std::vector<FileChange> changesInPatch(const QString &patch)
{
    PatchReader reader;
    for (const QStringView line : qTokenize(patch, u'\n'))
        reader.take(line.endsWith(u'\r') ? line.chopped(1) : line);
    return reader.finish();
}

ToolCallDetails toolCallDetails(const BodyPart &call, qsizetype maxCharacters)
{
    ToolCallDetails details;
    details.kind = toolKindOf(call.name);
    if (call.input.isEmpty() || call.input.size() > maxCharacters) {
        if (details.kind == ToolKind::Shell)
            details.command = call.target;
        return details;
    }
    const QByteArray bytes = call.input.toUtf8();
    TolerantParser parser;
    const auto input = parser.parse({bytes.constData(), size_t(bytes.size())});
    if (input && input->is_object())
        readObject(details, *input);
    else if (details.kind == ToolKind::Patch)
        details.changes = changesInPatch(call.input);
    else if (details.kind == ToolKind::Shell)
        details.command = call.input;
    // Codex runs its patches through the shell.
    if (details.kind == ToolKind::Shell && details.command.contains(QLatin1StringView("*** Begin Patch"))) {
        details.changes = changesInPatch(details.command);
        if (!details.changes.empty())
            details.kind = ToolKind::Patch;
    }
    return details;
}

}
