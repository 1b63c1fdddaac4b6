// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/transcriptcopy.h"

#include "ui/transcript/invisiblecharacters.h"
#include "ui/transcript/messageheader.h"
#include "ui/transcript/messagelayout.h"
#include "ui/transcript/silencewords.h"

#include "models/importers/messagebody.h"

#include <QCoreApplication>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextDocumentFragment>

#include <algorithm>

namespace tacet {

namespace {

QString wholeText(MessageLayout &layout, int block, bool isExact)
{
    const Block &content = layout.block(block);
    return content.kind == Block::Kind::Prose && !isExact ? content.text : layout.plainText(block);
}

QString textBetween(MessageLayout &layout, int block, int from, int to)
{
    QTextDocument &document = layout.document(block);
    const int end = document.characterCount() - 1;
    if (layout.block(block).showsInvisible)
        return storedText(document, std::min(from, end), std::min(to, end));
    QTextCursor cursor(&document);
    cursor.setPosition(std::min(from, end));
    cursor.setPosition(std::min(to, end), QTextCursor::KeepAnchor);
    return cursor.selection().toPlainText();
}

QString speaker(const RowFacts &facts, const MessageLayout &layout)
{
    for (int block = 0; block < layout.count(); ++block) {
        if (layout.block(block).kind == Block::Kind::Header)
            return QStringLiteral("[msg %1] %2").arg(facts.number(), layout.block(block).runs.front().text);
    }
    return QStringLiteral("[msg %1]").arg(facts.number());
}

// The text of one row within the selection; its header stands in the line above it.
QString rowText(MessageLayout &layout, int row, const std::pair<TextPlace, TextPlace> &range, bool isAcross)
{
    const auto &[from, to] = range;
    const bool isExact = to.row - from.row < MaxExactRows;
    const int first = row == from.row ? from.block : 0;
    const int last = row == to.row ? std::min(to.block, layout.count() - 1) : layout.count() - 1;
    QStringList texts;
    for (int block = first; block <= last; ++block) {
        const Block::Kind kind = layout.block(block).kind;
        if (kind == Block::Kind::Image || (kind == Block::Kind::Header && isAcross))
            continue;
        const bool isBegin = row == from.row && block == from.block;
        const bool isEnd = row == to.row && block == to.block;
        const int begin = isBegin ? from.character : 0;
        const QString text = isBegin || isEnd ? textBetween(layout, block, begin, isEnd ? to.character : INT_MAX)
                                              : wholeText(layout, block, isExact);
        if (!text.isEmpty())
            texts += text;
    }
    return texts.join(u'\n');
}

QString fenced(const QString &text, QLatin1StringView language)
{
    // Longer than any fence within.
    qsizetype longest = 2;
    for (qsizetype run = 0, at = 0; at < text.size(); ++at) {
        run = text[at] == u'`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const QString fence(longest + 1, u'`');
    return fence + language + u'\n' + text + (text.endsWith(u'\n') ? QString() : QStringLiteral("\n")) + fence;
}

QString partAsMarkdown(const BodyPart &part)
{
    switch (part.kind) {
    case PartKind::Text:
        return part.text;
    case PartKind::Reasoning: {
        QString quoted = part.text;
        return quoted.isEmpty() ? QString() : QStringLiteral("> ") + quoted.replace(u'\n', QLatin1StringView("\n> "));
    }
    case PartKind::ToolCall:
    case PartKind::ToolResult: {
        QString text = QStringLiteral("**%1**").arg(part.name.isEmpty() ? part.type : part.name);
        if (!part.target.isEmpty())
            text += QStringLiteral(" `%1`").arg(part.target.simplified());
        if (!part.input.isEmpty())
            text += QStringLiteral("\n\n") + fenced(part.input, QLatin1StringView("json"));
        if (!part.output.isEmpty())
            text += QStringLiteral("\n\n") + fenced(part.output, {});
        return text;
    }
    case PartKind::Attachment:
        return QStringLiteral("[%1 %2]").arg(part.name, part.mime).simplified();
    default:
        return part.text;
    }
}

}

QString selectedText(TranscriptPage &page, const std::pair<TextPlace, TextPlace> &range)
{
    const auto &[from, to] = range;
    const bool isAcross = from.row != to.row;
    QString text;
    for (int row = from.row; row <= to.row && text.size() < MaxCopiedCharacters; ++row) {
        const auto layout = page.layoutOf(row);
        if (!layout)
            break;
        const QString words = rowText(*layout, row, range, isAcross);
        if (!isAcross)
            return words;
        if (!text.isEmpty())
            text += QStringLiteral("\n\n");
        text += speaker(layout->facts(), *layout) + u'\n' + words;
    }
    return text;
}

QString messageAsMarkdown(const RowFacts &facts, const MessageBody &body)
{
    const QString who = facts.role == Role::Assistant ? QStringLiteral("Assistant") : QStringLiteral("User");
    QStringList pieces {QStringLiteral("### [msg %1] %2").arg(facts.number(), who)};
    if (facts.timeMs)
        pieces.first() += QStringLiteral(", ") + utcTime(*facts.timeMs);
    if (facts.silence != SilenceClass::None)
        pieces += QStringLiteral("*%1*").arg(silenceWords(facts, body).title);
    for (const BodyPart &part : body.parts) {
        const QString text = partAsMarkdown(part).trimmed();
        if (!text.isEmpty())
            pieces += text;
    }
    if (!body.error.isEmpty())
        pieces += QStringLiteral("**%1** %2").arg(QString::fromStdString(body.facts.errorName), body.error);
    return pieces.join(QStringLiteral("\n\n")) + u'\n';
}

QString textOfMessage(TranscriptPage &page, int row)
{
    const auto layout = page.layoutOf(row);
    QStringList texts;
    qsizetype characters = 0;
    for (int block = 0; layout && block < layout->count() && characters < MaxSpokenCharacters; ++block) {
        if (layout->block(block).kind == Block::Kind::Image)
            continue;
        texts += layout->plainText(block);
        characters += texts.last().size();
    }
    return texts.join(u'\n').left(MaxSpokenCharacters);
}

QString describeMessage(const RowFacts &facts)
{
    QStringList words {QCoreApplication::translate("tacet::TranscriptView", "message %1").arg(facts.number()),
                       roleWords(facts)};
    if (facts.silence != SilenceClass::None)
        words += {QCoreApplication::translate("tacet::TranscriptView", "silent"), labelOf(facts.silence)};
    return words.join(QStringLiteral(", "));
}

}
