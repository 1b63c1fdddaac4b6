// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/essaywords.h"

#include "models/exporters/essaysections.h"
#include "models/exporters/markdown.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>

namespace tacet::essaywords {

QString inWords(Slot slot)
{
    switch (slot) {
    case Slot::SessionStart:
        return Words::tr("the session begins");
    case Slot::QuestionPending:
        return Words::tr("a question is pending");
    case Slot::ProposalPending:
        return Words::tr("a proposal is pending");
    case Slot::ReportDelivered:
        return Words::tr("a report was delivered");
    case Slot::BadNews:
        return Words::tr("bad news was delivered");
    case Slot::WorkInProgress:
        return Words::tr("work is in progress");
    case Slot::Error:
        return Words::tr("the turn ended in an error");
    case Slot::Interrupted:
        break;
    }
    return Words::tr("the turn was interrupted");
}

QString inWords(GapKind gap)
{
    switch (gap) {
    case GapKind::Pause:
        return Words::tr("a pause");
    case GapKind::Gap:
        return Words::tr("a gap");
    case GapKind::Lapse:
        return Words::tr("a lapse");
    case GapKind::Attributable:
        return Words::tr("an attributable silence");
    case GapKind::Unknown:
        break;
    }
    return Words::tr("of no known kind");
}

QString inWords(Reading::Standing standing)
{
    switch (standing) {
    case Reading::Standing::Primary:
        return Words::tr("primary");
    case Reading::Standing::Also:
        return Words::tr("also held");
    case Reading::Standing::Rejected:
        break;
    }
    return Words::tr("considered and rejected");
}

QString inWords(Side side)
{
    switch (side) {
    case Side::User:
        return Words::tr("User");
    case Side::Assistant:
        return Words::tr("Assistant");
    case Side::Both:
        return Words::tr("Both");
    case Side::Harness:
        break;
    }
    return Words::tr("Harness");
}

QString inWords(Assumption::BorneOut borneOut)
{
    switch (borneOut) {
    case Assumption::BorneOut::Yes:
        return Words::tr("yes");
    case Assumption::BorneOut::No:
        return Words::tr("no");
    case Assumption::BorneOut::Partly:
        return Words::tr("partly");
    case Assumption::BorneOut::Unknown:
        break;
    }
    return Words::tr("unknown");
}

QString inWords(Mistake::Severity severity)
{
    switch (severity) {
    case Mistake::Severity::Low:
        return Words::tr("low severity");
    case Mistake::Severity::Medium:
        return Words::tr("medium severity");
    case Mistake::Severity::High:
        break;
    }
    return Words::tr("high severity");
}

QString inWords(Review::State state)
{
    switch (state) {
    case Review::State::Unread:
        return Words::tr("unread");
    case Review::State::Draft:
        return Words::tr("draft");
    case Review::State::Read:
        return Words::tr("finished");
    case Review::State::Later:
        return Words::tr("put off");
    case Review::State::NeedsSecond:
        return Words::tr("needs a second reader");
    case Review::State::Disputed:
        return Words::tr("disputed");
    case Review::State::Adjudicated:
        break;
    }
    return Words::tr("adjudicated");
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
        place.append(Words::tr("line %1").arg(at("line").toInteger()));
    if (at("table").isString())
        place.append(Words::tr("table %1").arg(markdownCode(at("table").toString())));
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
        return Words::tr("rows found: %1, in %2").arg(QString::number(*evidence.rows), place);
    QString value = evidence.pointer.isEmpty() ? Words::tr("the whole text") : markdownCode(evidence.pointer);
    if (!evidence.absent.isEmpty())
        value = Words::tr("no %1 in %2").arg(markdownCode(evidence.absent), value);
    return Words::tr("%1, at byte %2 of %3, length %4")
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
        head.append(Words::tr("no text: %1").arg(markdownEscaped(message.silence)));
    QString block = QStringLiteral("> ") + head.join(QStringLiteral(" · ")) + u'\n';
    if (!message.text.isEmpty())
        block += QStringLiteral(">\n") + markdownQuote(message.text);
    if (message.omitted > 0)
        block += QStringLiteral(">\n> ") + Words::tr("(Characters left out here: %1.)").arg(message.omitted) + u'\n';
    if (!message.calls.isEmpty()) {
        block += QStringLiteral(">\n");
        for (const QString &call : message.calls)
            block += QStringLiteral("> - ") + markdownCode(call) + u'\n';
    }
    return block;
}

}
