// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/links.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace tacet {

namespace {

constexpr QLatin1StringView MessagePrefix("tacet-message:");
constexpr QLatin1StringView FoldPrefix("tacet-fold:");
constexpr QLatin1StringView Record("tacet-record:");
constexpr QLatin1StringView ViewpointPrefix("tacet-viewpoint:");
constexpr QLatin1StringView SessionPrefix("tacet-session:");

// A transcript's own link may spell our scheme: a number that does not parse is an outside link.
std::optional<int> numberAfter(const QString &anchor, QLatin1StringView prefix)
{
    if (!anchor.startsWith(prefix))
        return std::nullopt;
    bool ok = false;
    const int number = QStringView(anchor).mid(prefix.size()).toInt(&ok);
    return ok && number >= 0 ? std::optional(number) : std::nullopt;
}

}

QString messageTarget(int number)
{
    return MessagePrefix + QString::number(number);
}

QString recordTarget()
{
    return Record;
}

QString viewpointTarget(int viewpoint)
{
    return ViewpointPrefix + QString::number(viewpoint);
}

QString sessionTarget(const QString &uid)
{
    return SessionPrefix + uid;
}

QString showRecordWords()
{
    return QCoreApplication::translate("tacet::Links", "Show the record").replace(u' ', QChar::Nbsp);
}

QString foldTarget(int fold)
{
    return FoldPrefix + QString::number(fold);
}

LinkTarget linkTargetOf(const QString &anchor)
{
    if (const auto number = numberAfter(anchor, MessagePrefix))
        return {LinkTarget::Kind::Message, *number, {}};
    if (const auto number = numberAfter(anchor, FoldPrefix))
        return {LinkTarget::Kind::Fold, *number, {}};
    if (const auto number = numberAfter(anchor, ViewpointPrefix))
        return {LinkTarget::Kind::Viewpoint, *number, {}};
    if (anchor == Record)
        return {LinkTarget::Kind::Record, -1, {}};
    if (anchor.startsWith(SessionPrefix))
        return {LinkTarget::Kind::Session, -1, anchor.mid(SessionPrefix.size())};
    return {};
}

std::vector<MessageMention> messageMentions(const QString &text)
{
    static const QRegularExpression mention(QStringLiteral(R"((?<![\w/.-])(?:\[msgs? (\d{1,9})|msg (\d{1,9})\b))"));
    static const QRegularExpression more(QStringLiteral(R"(\G\s*[,;–-]\s*(?:msg )?(\d{1,9}))"));
    std::vector<MessageMention> mentions;
    qsizetype from = 0;
    while (true) {
        const auto found = mention.match(text, from);
        if (!found.hasMatch())
            return mentions;
        const bool isBracketed = found.capturedLength(1) > 0;
        mentions.push_back(
            {found.capturedStart(), found.capturedLength(), found.captured(isBracketed ? 1 : 2).toInt()});
        from = found.capturedEnd();
        if (!isBracketed)
            continue;
        for (auto next = more.match(text, from); next.hasMatch(); next = more.match(text, from)) {
            mentions.push_back({next.capturedStart(1), next.capturedLength(1), next.captured(1).toInt()});
            from = next.capturedEnd();
        }
        if (from < text.size() && text[from] == u']')
            mentions.back().length = ++from - mentions.back().start;
    }
}

}
