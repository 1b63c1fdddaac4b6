// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/messagetext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonDocument>
#include <QStringList>
#include <QTimeZone>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::MessageText)
};

QString indented(const QString &text)
{
    QString block = harmless(text);
    while (block.endsWith(u'\n'))
        block.chop(1);
    return QStringLiteral("  ") + block.replace(u'\n', QStringLiteral("\n  ")) + u'\n';
}

QString headOf(const MessageRow &row)
{
    const QString number = row.label ? QStringLiteral("[%1, msg %2]").arg(row.ordinal).arg(*row.label)
                                     : QStringLiteral("[%1]").arg(row.ordinal);
    QStringList head {number, idOf(row.role)};
    if (row.timeMs) {
        const QDateTime time = QDateTime::fromMSecsSinceEpoch(*row.timeMs, Qt::UTC);
        head.append(time.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")) + QStringLiteral(" UTC"));
    }
    head.append(harmless(row.key));
    return head.join(QStringLiteral("  ")) + u'\n';
}

QString whyOf(const MessageRow &row, const std::vector<Evidence> &evidence)
{
    QString why = labelOf(row.silence);
    if (!row.detail.isEmpty())
        why += QStringLiteral(" (%1)").arg(row.detail);
    //: %1 class of silence, %2 name of a rule
    QString text = Text::tr("silent: %1; rule %2").arg(why, row.rule);
    text += u'\n' + Text::tr("a person's act: %1; given to the model: %2").arg(idOf(row.humanAct), idOf(row.delivered));
    if (row.confidence < 1.0)
        text += u'\n' + Text::tr("inferred, confidence %1").arg(row.confidence);
    for (const Evidence &proof : evidence) {
        const QString json = QString::fromUtf8(QJsonDocument(toJson(proof)).toJson(QJsonDocument::Compact));
        text += u'\n' + Text::tr("proof: %1").arg(json);
    }
    return indented(text);
}

QString callOf(const BodyPart &part)
{
    QStringList head {part.name};
    if (!part.target.isEmpty())
        head.append(part.target);
    else if (!part.title.isEmpty())
        head.append(part.title);
    if (!part.status.isEmpty())
        head.append(QStringLiteral("(%1)").arg(part.status));
    QString text = Text::tr("tool: %1").arg(head.join(u' '));
    if (!part.output.isEmpty())
        text += u'\n' + part.output;
    return text;
}

QString partOf(const BodyPart &part)
{
    switch (part.kind) {
    case PartKind::Text:
        return part.text.isEmpty() ? Text::tr("(text of length 0)") : part.text;
    case PartKind::Reasoning:
        return part.text.isEmpty() ? Text::tr("(reasoning, sealed)") : Text::tr("reasoning:") + u'\n' + part.text;
    case PartKind::ToolCall:
        return callOf(part);
    case PartKind::ToolResult:
        return Text::tr("tool result:") + u'\n' + part.output;
    case PartKind::Attachment:
        return Text::tr("attachment: %1 %2").arg(part.name, part.mime).simplified();
    case PartKind::Step:
        return {};
    case PartKind::Compaction:
    case PartKind::Subtask:
    case PartKind::Mention:
    case PartKind::Other:
        break;
    }
    return QStringLiteral("(%1) %2 %3").arg(part.type, part.name, part.text).trimmed();
}

}

QString harmless(const QString &text)
{
    QString safe;
    safe.reserve(text.size());
    for (const QChar c : text) {
        const char16_t unit = c.unicode();
        if (unit == u'\n' || unit == u'\t')
            safe += c;
        else if (unit == u'\r')
            continue;
        else if (unit < 0x20)
            safe += QStringLiteral("^%1").arg(QChar(unit + 0x40));
        else if (unit == 0x7f || (unit >= 0x80 && unit < 0xa0))
            safe += QChar(QChar::ReplacementCharacter);
        else
            safe += c;
    }
    return safe;
}

QString messageText(const MessageRow &row, const MessageBody &body, const std::vector<Evidence> &evidence)
{
    QString text = headOf(row);
    if (row.silence != SilenceClass::None)
        text += whyOf(row, evidence);
    for (const BodyPart &part : body.parts) {
        if (const QString shown = partOf(part); !shown.isEmpty())
            text += indented(shown);
    }
    if (!body.error.isEmpty())
        text += indented(Text::tr("error: %1").arg(body.error));
    return text + u'\n';
}

}
