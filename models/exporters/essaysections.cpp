// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/essaysections.h"

#include "models/exporters/essaymeasures.h"
#include "models/exporters/essaywords.h"
#include "models/exporters/markdown.h"

namespace tacet {

using namespace essaywords;

EssaySections::EssaySections(const EssayDocument &document, const EssaySession &session, const EssaySilence &silence,
                             int level)
    : m_document(document)
    , m_session(session)
    , m_silence(silence)
    , m_level(level)
{ }

QString EssaySections::titleOf(const EssaySilence &silence)
{
    if (silence.reviews.size() == 1 && !silence.reviews.front().title.isEmpty())
        return markdownEscaped(silence.reviews.front().title);
    return Words::tr("Silence at %1: %2").arg(markdownEscaped(referenceTo(silence.subject)), labelOf(silence.silence));
}

QString EssaySections::heading(int depth, const QString &text) const
{
    return QString(m_level + depth, u'#') + u' ' + text + QStringLiteral("\n\n");
}

void EssaySections::section(const QString &title, const OfReview &text, const QString &lead, const QString &trail)
{
    const bool several = m_silence.reviews.size() > 1;
    QString body;
    for (const Review &review : m_silence.reviews) {
        const QString said = text(review).trimmed();
        if (said.isEmpty())
            continue;
        if (several)
            body += heading(1, markdownEscaped(review.reviewer));
        body += said + QStringLiteral("\n\n");
    }
    if (body.isEmpty() && lead.isEmpty() && trail.isEmpty())
        return;
    m_text += heading(0, title);
    // Under the name of the last of several reviewers the quotations would look like hers.
    const QStringList parts = several ? QStringList {lead, trail, body} : QStringList {lead, body, trail};
    for (const QString &part : parts) {
        if (!part.isEmpty())
            m_text += part.trimmed() + QStringLiteral("\n\n");
    }
}

QString EssaySections::readingName(const QString &code, int revision) const
{
    const auto codebook = m_document.codebooks.constFind(revision);
    const Code *known = codebook == m_document.codebooks.constEnd() ? nullptr : codebook->reading(code);
    return known ? markdownEscaped(known->label) : markdownEscaped(code);
}

QString EssaySections::responseName(const QString &code, int revision) const
{
    if (code.isEmpty())
        return Words::tr("none");
    const auto codebook = m_document.codebooks.constFind(revision);
    const Code *known = codebook == m_document.codebooks.constEnd() ? nullptr : codebook->response(code);
    return known ? Words::tr("%1 (%2)").arg(markdownEscaped(known->label), markdownCode(code)) : markdownCode(code);
}

void EssaySections::subject()
{
    m_text += heading(0, Words::tr("Subject message"));
    QStringList head {markdownEscaped(referenceTo(m_silence.subject)), QString(idOf(m_silence.subject.role)),
                      Words::tr("key %1").arg(markdownCode(m_silence.key))};
    if (m_silence.subject.timeMs)
        head.append(timeInWords(*m_silence.subject.timeMs));
    m_text += head.join(QStringLiteral(" · ")) + QStringLiteral("\n\n");
    if (!m_session.title.isEmpty())
        m_text += Words::tr("In the conversation “%1”.").arg(markdownEscaped(m_session.title)) + QStringLiteral("\n\n");
    if (m_silence.silence == SilenceClass::Gap)
        m_text += quoted(m_silence.subject) + u'\n';
    m_text += heading(1, Words::tr("What was actually said"));
    for (const QuotedRecord &record : m_silence.records) {
        m_text += markdownFence(record.text, QStringLiteral("json"));
        if (record.omittedBytes > 0)
            m_text += u'\n' + Words::tr("(Bytes left out here: %1.)").arg(record.omittedBytes) + u'\n';
        m_text += u'\n';
    }
}

void EssaySections::provenance()
{
    m_text += heading(1, Words::tr("Why it shows no text"));
    QString what = Words::tr("%1 (%2)").arg(labelOf(m_silence.silence), markdownCode(idOf(m_silence.silence)));
    if (!m_silence.detail.isEmpty())
        what += QStringLiteral(", ") + markdownEscaped(m_silence.detail);
    QStringList lines {Words::tr("Class: %1").arg(what)};
    if (!m_silence.rule.isEmpty())
        lines.append(Words::tr("Rule: %1").arg(markdownCode(m_silence.rule)));
    if (m_silence.confidence < 1.0)
        lines.append(Words::tr("Inferred, confidence %1").arg(m_silence.confidence));
    lines.append(Words::tr("A person's act: %1; given to the model: %2")
                     .arg(idOf(m_silence.humanAct), idOf(m_silence.delivered)));
    for (const Evidence &proof : m_silence.evidence)
        lines.append(Words::tr("Proof: %1").arg(proofInWords(proof)));
    lines.append(Words::tr("SHA-256 of the record: %1").arg(markdownCode(m_silence.rawSha256)));
    for (const Review &review : m_silence.reviews) {
        if (review.dispute) {
            const QString reason = review.dispute->reason.trimmed();
            lines.append(Words::tr("Disputed by %1, who calls it %2%3")
                             .arg(markdownEscaped(review.reviewer), markdownCode(review.dispute->silence),
                                  reason.isEmpty() ? QString() : QStringLiteral(": ") + folded(reason)));
        }
    }
    m_text += bulleted(lines) + u'\n';
}

void EssaySections::contextBefore()
{
    QString lead = Words::tr("The turn before made this slot: %1.").arg(inWords(m_silence.slot));
    if (!m_silence.gapNotation.isEmpty())
        lead += u' '
            + Words::tr("Time since the answer before: %1, %2.").arg(m_silence.gapNotation, inWords(m_silence.gap));
    if (m_silence.shorterGaps)
        lead += u' '
            + Words::tr("It is longer than %1 of this person's %2 times.")
                  .arg(*m_silence.shorterGaps)
                  .arg(m_silence.times);
    if (!m_silence.pending.isEmpty())
        lead += u' ' + Words::tr("Left hanging: “%1”").arg(markdownEscaped(m_silence.pending.simplified()));
    QString quotes;
    for (const QuotedMessage &message : m_silence.before)
        quotes += quoted(message) + u'\n';
    section(
        Words::tr("The context before"), [](const Review &review) { return review.context; }, lead, quotes);
}

void EssaySections::readings()
{
    section(Words::tr("Why send it"), [this](const Review &review) {
        QString list;
        int number = 0;
        for (const Reading &reading : review.readings) {
            const QString name = QStringLiteral("**%1**").arg(readingName(reading.code, review.codebook));
            const bool rejected = reading.standing == Reading::Standing::Rejected;
            list += QStringLiteral("%1. %2 (%3, %4)")
                        .arg(QString::number(++number), rejected ? QStringLiteral("~~%1~~").arg(name) : name,
                             markdownCode(reading.code), inWords(reading.standing));
            if (!reading.rationale.trimmed().isEmpty())
                list += QStringLiteral(": ") + continued(reading.rationale);
            list += u'\n';
        }
        if (review.confidence)
            list += u'\n' + Words::tr("Confidence: %1 of 5.").arg(*review.confidence) + u'\n';
        return list;
    });
}

void EssaySections::response()
{
    QStringList lead;
    if (m_silence.response) {
        const auto [first, last] = *m_silence.response;
        lead.append(first == last ? Words::tr("Response: message %1.").arg(first)
                                  : Words::tr("Response: messages %1 to %2.").arg(first).arg(last));
    } else {
        lead.append(Words::tr("No response follows."));
    }
    const int revision = m_silence.reviews.front().codebook;
    lead.append(m_silence.proposal.isEmpty()
                    ? Words::tr("The program proposes no kind of response.")
                    : Words::tr("The program proposes: %1.").arg(responseName(m_silence.proposal, revision)));
    if (!m_silence.cues.isEmpty())
        lead.append(Words::tr("Measured: %1.").arg(cuesInWords(m_silence.cues)));
    QString quotes;
    for (const QuotedMessage &message : m_silence.after)
        quotes += quoted(message) + u'\n';
    section(
        Words::tr("How the assistant took it"),
        [this](const Review &review) {
            const QString chosen = review.responseCode.isEmpty()
                ? QString()
                : Words::tr("Chosen: %1.").arg(responseName(review.responseCode, review.codebook))
                    + QStringLiteral("\n\n");
            return chosen + review.effect;
        },
        lead.join(u' '), quotes);
}

void EssaySections::shift()
{
    const QString table = essaymeasures::shiftTable(m_session, m_silence);
    if (!table.isEmpty())
        m_text += heading(0, Words::tr("What shifted")) + table.trimmed() + QStringLiteral("\n\n");
}

/// Apart from what reviewers say: what the program proposes, then what each made of it.
void EssaySections::proposals()
{
    section(
        Words::tr("Proposals of the program"), [](const Review &review) { return essaymeasures::answers(review); },
        essaymeasures::proposals(m_silence));
}

void EssaySections::assumptions()
{
    section(Words::tr("Assumptions and their consequences"), [](const Review &review) {
        QStringList lines;
        for (const Assumption &assumption : review.assumptions) {
            QString line = QStringLiteral("**%1:** %2").arg(inWords(assumption.side), continued(assumption.text));
            if (assumption.borneOut != Assumption::BorneOut::Unknown)
                line += QStringLiteral(" *%1*").arg(Words::tr("Borne out: %1.").arg(inWords(assumption.borneOut)));
            if (!assumption.consequence.trimmed().isEmpty())
                line += u' ' + Words::tr("Consequence: %1").arg(continued(assumption.consequence));
            lines.append(line);
        }
        return bulleted(lines);
    });
}

void EssaySections::knowledge()
{
    section(Words::tr("Input and output knowledge"), [](const Review &review) {
        QString text;
        for (const Knowledge::When when : {Knowledge::When::Input, Knowledge::When::Output}) {
            QStringList lines;
            for (const Knowledge &knowledge : review.knowledge) {
                if (knowledge.when == when)
                    lines.append(QStringLiteral("**%1:** %2").arg(inWords(knowledge.side), continued(knowledge.text)));
            }
            if (!lines.isEmpty())
                text += (when == Knowledge::When::Input ? Words::tr("Needed to understand this silence:")
                                                        : Words::tr("Created by it:"))
                    + QStringLiteral("\n\n") + bulleted(lines) + u'\n';
        }
        return text;
    });
}

void EssaySections::mistakes()
{
    section(Words::tr("Mistakes and incorrect assumptions"), [](const Review &review) {
        QStringList lines;
        for (const Mistake &mistake : review.mistakes) {
            QString line = QStringLiteral("**%1** (%2): %3")
                               .arg(inWords(mistake.owner), inWords(mistake.severity), continued(mistake.text));
            if (!mistake.better.trimmed().isEmpty())
                line += u' ' + Words::tr("Better: %1").arg(continued(mistake.better));
            lines.append(line);
        }
        return bulleted(lines);
    });
}

void EssaySections::evidence()
{
    section(Words::tr("Evidence"), [](const Review &review) {
        QStringList lines;
        for (const EvidenceLink &link : review.evidence) {
            QString line = markdownEscaped(QStringLiteral("[msg %1]").arg(link.index)) + u' ' + markdownCode(link.key);
            if (!link.quote.isEmpty())
                line += QStringLiteral(" “%1”").arg(markdownEscaped(link.quote.simplified()));
            if (!link.note.trimmed().isEmpty())
                line += QStringLiteral(": ") + continued(link.note);
            lines.append(line);
        }
        return bulleted(lines);
    });
}

void EssaySections::colophon()
{
    QStringList lines;
    for (const Review &review : m_silence.reviews) {
        QString line = Words::tr("Reviewer: %1 (%2, codebook revision %3, last changed %4)")
                           .arg(markdownEscaped(review.reviewer), inWords(review.state),
                                QString::number(review.codebook), timeInWords(review.modified.toMSecsSinceEpoch()));
        if (review.subject.contentSha256 != m_silence.contentSha256)
            line += QStringLiteral("; ") + Words::tr("**the message has changed since**");
        lines.append(line);
    }
    QStringList thresholds;
    for (const auto &[name, value] : m_document.thresholds)
        thresholds.append(QStringLiteral("%1 = %2").arg(name, value));
    lines.append(Words::tr("Thresholds: %1").arg(markdownCode(thresholds.join(QStringLiteral(", ")))));
    lines.append(
        Words::tr("Session: %1 (%2, messages: %3)")
            .arg(markdownCode(m_session.uid), markdownEscaped(m_session.format), QString::number(m_session.messages)));
    lines.append(Words::tr("SHA-256 of the message's content: %1").arg(markdownCode(m_silence.contentSha256)));
    lines.append(Words::tr("Program: Tacet %1").arg(m_document.programVersion));
    m_text += heading(0, Words::tr("About this text")) + bulleted(lines);
}

QString EssaySections::write()
{
    const bool several = m_silence.reviews.size() > 1;
    if (several) // else the title is the heading
        section(Words::tr("Titles"), [](const Review &review) { return markdownEscaped(review.title); });
    subject();
    provenance();
    contextBefore();
    readings();
    response();
    shift();
    proposals();
    assumptions();
    knowledge();
    section(Words::tr("The thinking process"), [](const Review &review) { return review.thinking; });
    mistakes();
    section(Words::tr("Conclusion"), [](const Review &review) { return review.conclusion; });
    section(Words::tr("Memo"), [](const Review &review) { return review.memo; });
    evidence();
    section(Words::tr("How it was read"), [](const Review &review) { return essaymeasures::conditions(review); });
    colophon();
    return std::exchange(m_text, {});
}

QString referenceTo(const QuotedMessage &message)
{
    return QStringLiteral("[msg %1]").arg(message.label.value_or(message.index));
}

}
