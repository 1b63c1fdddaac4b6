// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/essaywords.h"

#include "models/exporters/essaysections.h"
#include "models/exporters/markdown.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>

namespace tacet::essaywords {

QString tr(const char *text)
{
    return QCoreApplication::translate("tacet::Essay", text);
}

QString inWords(Slot slot)
{
    switch (slot) {
    case Slot::SessionStart:
        return tr("the session begins");
    case Slot::QuestionPending:
        return tr("a question is pending");
    case Slot::ProposalPending:
        return tr("a proposal is pending");
    case Slot::ReportDelivered:
        return tr("a report was delivered");
    case Slot::BadNews:
        return tr("bad news was delivered");
    case Slot::WorkInProgress:
        return tr("work is in progress");
    case Slot::Error:
        return tr("the turn ended in an error");
    case Slot::Interrupted:
        break;
    }
    return tr("the turn was interrupted");
}

QString inWords(GapKind gap)
{
    switch (gap) {
    case GapKind::Pause:
        return tr("a pause");
    case GapKind::Gap:
        return tr("a gap");
    case GapKind::Lapse:
        return tr("a lapse");
    case GapKind::Attributable:
        return tr("an attributable silence");
    case GapKind::Unknown:
        break;
    }
    return tr("of no known kind");
}

QString inWords(Reading::Standing standing)
{
    switch (standing) {
    case Reading::Standing::Primary:
        return tr("primary");
    case Reading::Standing::Also:
        return tr("also held");
    case Reading::Standing::Rejected:
        break;
    }
    return tr("considered and rejected");
}

QString inWords(Side side)
{
    switch (side) {
    case Side::User:
        return tr("User");
    case Side::Assistant:
        return tr("Assistant");
    case Side::Both:
        return tr("Both");
    case Side::Harness:
        break;
    }
    return tr("Harness");
}

QString inWords(Assumption::BorneOut borneOut)
{
    switch (borneOut) {
    case Assumption::BorneOut::Yes:
        return tr("yes");
    case Assumption::BorneOut::No:
        return tr("no");
    case Assumption::BorneOut::Partly:
        return tr("partly");
    case Assumption::BorneOut::Unknown:
        break;
    }
    return tr("unknown");
}

QString inWords(Mistake::Severity severity)
{
    switch (severity) {
    case Mistake::Severity::Low:
        return tr("low severity");
    case Mistake::Severity::Medium:
        return tr("medium severity");
    case Mistake::Severity::High:
        break;
    }
    return tr("high severity");
}

QString inWords(Review::State state)
{
    switch (state) {
    case Review::State::Unread:
        return tr("unread");
    case Review::State::Draft:
        return tr("draft");
    case Review::State::Read:
        return tr("finished");
    case Review::State::Later:
        return tr("put off");
    case Review::State::NeedsSecond:
        return tr("needs a second reader");
    case Review::State::Disputed:
        return tr("disputed");
    case Review::State::Adjudicated:
        break;
    }
    return tr("adjudicated");
}

QString cuesInWords(const QMap<QString, double> &cues)
{
    QStringList words;
    for (auto cue = cues.cbegin(); cue != cues.cend(); ++cue)
        words.append(QStringLiteral("%1 %2").arg(QString(cue.key()).replace(u'_', u' ')).arg(cue.value()));
    return words.join(QStringLiteral(", "));
}

QString placeInWords(const QJsonObject &origin)
{
    // Where the file lies on somebody's machine is not for whoever reads the essay.
    const auto at = [&origin](const char *key) { return origin.value(QLatin1StringView(key)); };
    QStringList place {markdownCode(at("file").toString().section(u'/', -1))};
    if (at("line").isDouble())
        place.append(tr("line %1").arg(at("line").toInteger()));
    if (at("table").isString())
        place.append(tr("table %1").arg(markdownCode(at("table").toString())));
    for (const char *key : {"id", "message_id", "column"}) {
        if (at(key).isString())
            place.append(markdownCode(at(key).toString()));
    }
    for (const QJsonValue &member : at("members").toArray())
        place.append(markdownCode(member.toString()));
    return place.join(QStringLiteral(", "));
}

QString proofInWords(const Evidence &evidence)
{
    const QString place = placeInWords(evidence.origin);
    if (evidence.rows)
        return tr("rows found: %1, in %2").arg(QString::number(*evidence.rows), place);
    QString value = evidence.pointer.isEmpty() ? tr("the whole text") : markdownCode(evidence.pointer);
    if (!evidence.absent.isEmpty())
        value = tr("no %1 in %2").arg(markdownCode(evidence.absent), value);
    return tr("%1, at byte %2 of %3, length %4")
        .arg(value, QString::number(evidence.range.offset), place, QString::number(evidence.range.length));
}

QString timeInWords(qint64 ms)
{
    return QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"))
        + QStringLiteral(" UTC");
}

QString folded(const QString &markdown)
{
    return markdown.simplified();
}

QString continued(const QString &markdown)
{
    return markdown.trimmed().replace(u'\n', QStringLiteral("\n   "));
}

QString bulleted(const QStringList &lines)
{
    QString list;
    for (const QString &line : lines)
        list += QStringLiteral("- ") + line + u'\n';
    return list;
}

QString quoted(const QuotedMessage &message)
{
    QStringList head {QStringLiteral("**%1**").arg(markdownEscaped(referenceTo(message))), QString(idOf(message.role))};
    if (message.timeMs)
        head.append(timeInWords(*message.timeMs));
    if (!message.silence.isEmpty())
        head.append(tr("no text: %1").arg(markdownEscaped(message.silence)));
    QString block = QStringLiteral("> ") + head.join(QStringLiteral(" · ")) + u'\n';
    if (!message.text.isEmpty())
        block += QStringLiteral(">\n") + markdownQuote(message.text);
    if (message.omitted > 0)
        block += QStringLiteral(">\n> ") + tr("(Characters left out here: %1.)").arg(message.omitted) + u'\n';
    if (!message.calls.isEmpty()) {
        block += QStringLiteral(">\n");
        for (const QString &call : message.calls)
            block += QStringLiteral("> - ") + markdownCode(call) + u'\n';
    }
    return block;
}

}
