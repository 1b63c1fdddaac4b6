// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/toolcalls.h"

#include "models/core/toolkind.h"

#include <QRegularExpression>

namespace tacet {

namespace {

// One simple command, after sudo and variables were taken off its front.
const char *const ChangingCommand =
    R"(^((rm|rmdir|mv|cp|mkdir|touch|ln|chmod|chown|dd|tee|truncate|kill|pkill|killall|reboot|shutdown|mount|umount)\b)"
    R"(|(modprobe|rmmod|insmod|mkfs\S*|useradd|usermod|sysctl\s+-w)\b)"
    R"(|git\s+(-\S+\s+)*(add|am|apply|checkout|cherry-pick|clean|clone|commit|init|merge|mv|pull|push|rebase|reset|restore|revert|rm|stash|switch|tag)\b)"
    R"(|gh\s+(pr|issue|release|repo)\s+(create|merge|close|comment|edit|delete)\b)"
    R"(|(npm|pnpm|yarn|bun|pip3?|uv|apt|apt-get|dnf|yum|brew|cargo|gem|go|pacman|dpkg|snap|conda)\s+(pip\s+|-\S+\s+)*)"
    R"((install|i|ci|add|remove|uninstall|upgrade|update|purge|publish|get|-i|-S)\b)"
    R"(|(systemctl|service)\s+(\S+\s+)?(start|stop|restart|reload|enable|disable|mask)\b)"
    R"(|(docker|podman)\s+(compose\s+)?(run|rm|rmi|stop|kill|up|down|build|push|exec|create|start|restart)\b)"
    R"(|kubectl\s+(apply|create|delete|patch|scale|rollout|edit|exec)\b|(terraform|tofu)\s+(apply|destroy|import)\b)"
    R"(|(qm|pct)\s+(set|create|destroy|start|stop|shutdown|reboot)\b|pvesh\s+(set|create|delete)\b)"
    R"(|sed\s+(-\S+\s+)*-\w*i|perl\s+-\w*i|make\s+install\b|update-(grub|initramfs)\b|scp\b|rsync\b)"
    R"(|curl\b.*(\s-X\s*|--request[ =])(POST|PUT|PATCH|DELETE)|curl\b.*\s(-d|--data\S*|-F|--form|-T|--upload-file)\b|wget\b.*--post))";

const char *const IrreversibleCommand =
    R"(^(rm|dd|mkfs\S*|shutdown|reboot|truncate)\b|^git\s+(-\S+\s+)*(push|clean|reset\s+(\S+\s+)*--hard)\b)"
    R"(|^\S+\s+publish\b|^kubectl\s+delete\b|^(terraform|tofu)\s+(apply|destroy)\b|^(qm|pct)\s+destroy\b)"
    R"(|^gh\s+(pr|issue|release|repo)\s+(create|merge|close|comment|delete)\b|^docker\s+(rm|rmi|push)\b|\bdrop\s+(table|database)\b)"
    R"(|^curl\b.*(\s-X\s*|--request[ =])(POST|PUT|PATCH|DELETE)|^curl\b.*\s(-d|--data\S*|-F|--form)\b)";

const char *const OrientationCommand =
    R"(^(pwd|ls|tree|whoami|hostname|git\s+(status|log|branch|remote)|cat\s+\S*readme\S*|head\s.*readme\S*|find\s+\.\s+-maxdepth)\b)";

QRegularExpression caseless(const char *pattern)
{
    return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::CaseInsensitiveOption);
}

/// The simple commands of a line, without sudo, `cd x`, and variables before them.
QStringList commandsIn(const QString &line)
{
    static const QRegularExpression separator(QStringLiteral(R"(\s*(&&|\|\||[;|\n])\s*)"));
    static const QRegularExpression prefix(QStringLiteral(
        R"(^((sudo|env|time|nohup|exec|command|timeout\s+\S+)\s+|[A-Za-z_]\w*=\S*\s+|ssh\s+\S+\s+["']?|[("'{]\s*)+)"));
    QStringList commands = line.trimmed().split(separator, Qt::SkipEmptyParts);
    for (QString &command : commands)
        command.remove(prefix);
    return commands;
}

bool redirectsIntoFile(const QString &line)
{
    static const QRegularExpression redirect(
        QStringLiteral(R"((?<![0-9&=<>-])>>?\s*(?!/dev/(null|stderr|stdout)|&|=)[\w./~$"'-])"));
    return redirect.match(line).hasMatch();
}

bool anyCommandMatches(const QString &line, const QRegularExpression &expression)
{
    for (const QString &command : commandsIn(line)) {
        if (expression.match(command).hasMatch())
            return true;
    }
    return false;
}

}

ToolFamily toolFamily(const QString &tool)
{
    switch (toolKindOf(tool)) {
    case ToolKind::Shell:
        return ToolFamily::Shell;
    case ToolKind::Edit:
    case ToolKind::Write:
    case ToolKind::Patch:
        return ToolFamily::Edit;
    case ToolKind::Read:
    case ToolKind::List:
    case ToolKind::Search:
        return ToolFamily::Read;
    case ToolKind::WebFetch:
    case ToolKind::WebSearch:
        return ToolFamily::Web;
    case ToolKind::Todo:
    case ToolKind::PlanMode:
        return ToolFamily::Plan;
    case ToolKind::Agent:
        return ToolFamily::Agent;
    case ToolKind::Question:
        return ToolFamily::Question;
    case ToolKind::Other:
        break;
    }
    return ToolFamily::Other;
}

bool sameFamily(const QString &tool, const QString &other)
{
    const ToolFamily family = toolFamily(tool);
    return family == ToolFamily::Other ? tool.compare(other, Qt::CaseInsensitive) == 0 : family == toolFamily(other);
}

bool changesState(const QString &tool, const QString &target)
{
    static const QRegularExpression changing = caseless(ChangingCommand);
    const ToolFamily family = toolFamily(tool);
    if (family == ToolFamily::Edit)
        return true;
    return family == ToolFamily::Shell && (anyCommandMatches(target, changing) || redirectsIntoFile(target));
}

bool isIrreversible(const QString &tool, const QString &target)
{
    static const QRegularExpression irreversible = caseless(IrreversibleCommand);
    return toolFamily(tool) == ToolFamily::Shell && anyCommandMatches(target, irreversible);
}

bool isOrientation(const QString &tool, const QString &target)
{
    static const QRegularExpression orientation = caseless(OrientationCommand);
    static const QRegularExpression readme = caseless(R"((^|/)readme[^/]*$)");
    switch (toolFamily(tool)) {
    case ToolFamily::Shell:
        return anyCommandMatches(target, orientation);
    case ToolFamily::Read:
        return readme.match(target).hasMatch() || tool.startsWith(QLatin1StringView("l"), Qt::CaseInsensitive);
    default:
        return false;
    }
}

QStringList filesIn(const QString &tool, const QString &target)
{
    static const QRegularExpression path(QStringLiteral(
        R"((?<![\w./:~-])(~?\.{0,2}/)?[\w.@+-]+(/[\w.@+-]+)+|(?<![\w./:~-])~?/[\w.@+-]+|(?<![\w./:-])[\w+-]+\.[A-Za-z]\w{0,7}(?![\w./-]))"));
    const ToolFamily family = toolFamily(tool);
    if (family == ToolFamily::Web || family == ToolFamily::Plan || family == ToolFamily::Question)
        return {};
    if (family == ToolFamily::Edit && !target.isEmpty() && !target.contains(u'\n') && !target.contains(u' '))
        return {target};
    QStringList files;
    for (auto matches = path.globalMatch(target); matches.hasNext();) {
        const QString file = matches.next().captured();
        if (!file.startsWith(QLatin1StringView("/dev/")) && !files.contains(file))
            files.append(file);
    }
    return files;
}

QStringList objectsIn(const QString &tool, const QString &target)
{
    const QStringList files = filesIn(tool, target);
    if (!files.isEmpty() || target.isEmpty())
        return files;
    const QStringList commands = commandsIn(target);
    const QStringList words = commands.isEmpty() ? QStringList() : commands.last().split(u' ', Qt::SkipEmptyParts);
    return {words.mid(0, 2).join(u' ')};
}

}
