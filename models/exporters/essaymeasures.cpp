// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/essaymeasures.h"

#include "models/analysis/drift.h"
#include "models/analysis/flagwords.h"
#include "models/analysis/shiftwords.h"
#include "models/exporters/essaywords.h"
#include "models/exporters/markdown.h"

#include <algorithm>

namespace tacet::essaymeasures {

using namespace essaywords;

namespace {

QString namesTable(const QString &title, const std::vector<AlignedName> &names)
{
    if (names.empty())
        return {};
    QString table =
        QStringLiteral("| %1 | %2 | %3 |\n|---|---|---|\n").arg(title, Words::tr("before"), Words::tr("after"));
    for (const AlignedName &name : names)
        table += QStringLiteral("| %1 | %2 | %3 |\n")
                     .arg(markdownCell(name.name), QString::number(name.before), QString::number(name.after));
    return table + u'\n';
}

QString kindInWords(ProposalAnswer::Kind kind)
{
    switch (kind) {
    case ProposalAnswer::Kind::Response:
        return Words::tr("Response");
    case ProposalAnswer::Kind::Reading:
        return Words::tr("Reading");
    case ProposalAnswer::Kind::Flag:
        break;
    }
    return Words::tr("Flag");
}

QString answerInWords(const ProposalAnswer &answer)
{
    switch (answer.answer) {
    case ProposalAnswer::Answer::Accepted:
        return Words::tr("accepted");
    case ProposalAnswer::Answer::Changed:
        return Words::tr("changed to %1").arg(markdownCode(answer.chosen));
    case ProposalAnswer::Answer::Ignored:
        break;
    }
    return Words::tr("ignored");
}

}

QString shiftTable(const EssaySession &session, const EssaySilence &silence)
{
    const bool isMeasured = std::any_of(silence.shift.begin(), silence.shift.end(), [](const MeasuredShift &shift) {
        return shift.beforeCount + shift.afterCount > 0;
    });
    QString text = namesTable(Words::tr("tool"), silence.tools) + namesTable(Words::tr("file"), silence.files);
    if (!isMeasured)
        return text;
    text += QStringLiteral("| %1 | %2 | %3 | n | %4 |\n|---|---|---|---|---|\n")
                .arg(Words::tr("measure"), Words::tr("before → after"), Words::tr("shift"),
                     Words::tr("usual in this session"));
    QStringList meanings;
    for (size_t i = 0; i < Measures; ++i) {
        const auto measure = Measure(i);
        const MeasuredShift &shift = silence.shift[i];
        const QString usual = session.baseline
            ? placementInWords(measure, placementOf(shift.value, session.baseline->measures[i], session.few))
            : QString();
        text += QStringLiteral("| %1 | %2 | %3 | %4 | %5 |\n")
                    .arg(labelOf(measure), sidesInWords(measure, shift), valueInWords(measure, shift),
                         countsInWords(measure, shift), usual);
        meanings.append(QStringLiteral("%1: %2").arg(labelOf(measure), explanationOf(measure)));
    }
    text += u'\n' + bulleted(meanings);
    if (session.baseline)
        text += u'\n'
            + Words::tr(
                  "Usual: the same measures around the user's turns with words, %1 of %2 measured; median, quartiles, "
                  "n.")
                  .arg(session.baseline->turns)
                  .arg(session.baseline->allTurns)
            + u'\n';
    return text;
}

QString proposals(const EssaySilence &silence)
{
    QStringList lines;
    for (const ReadingProposal &reading : silence.likelyReadings)
        lines.append(Words::tr("Likely reading %1: %2")
                         .arg(markdownCode(reading.code), markdownEscaped(cuesInWords(reading.cues))));
    for (const SilenceFlag &flag : silence.flags) {
        QString line = Words::tr("Flag, %1 (%2): %3")
                           .arg(labelOf(flag.kind), labelOf(flag.severity), markdownEscaped(cuesInWords(flag.cues)));
        if (const QString detail = detailOf(flag); !detail.isEmpty())
            line += QStringLiteral(". ") + markdownEscaped(detail);
        lines.append(line);
    }
    return bulleted(lines);
}

QString answers(const Review &review)
{
    QStringList lines;
    for (const ProposalAnswer &answer : review.proposals) {
        QString line = QStringLiteral("%1 %2: %3")
                           .arg(kindInWords(answer.kind), markdownCode(answer.proposed), answerInWords(answer));
        if (!answer.detail.isEmpty())
            line += QStringLiteral(" (%1)").arg(markdownEscaped(answer.detail.simplified()));
        lines.append(line);
    }
    return bulleted(lines);
}

QString conditions(const Review &review)
{
    QStringList lines;
    if (review.isBlind)
        lines.append(Words::tr("Begun blind: without sight of anybody else's reading or of any proposal."));
    if (review.firstReading) {
        const FirstReading &first = *review.firstReading;
        QStringList codes;
        for (const Reading &reading : first.readings)
            codes.append(QStringLiteral("%1 (%2)").arg(markdownCode(reading.code), inWords(reading.standing)));
        const QString time = timeInWords(first.revealed.toMSecsSinceEpoch());
        lines.append(
            codes.isEmpty()
                ? Words::tr("What follows was shown before a first reading, %1.").arg(time)
                : Words::tr("First reading, before what follows was shown (%1): %2%3.")
                      .arg(time, codes.join(QStringLiteral(", ")),
                           first.confidence ? Words::tr(", confidence %1 of 5").arg(*first.confidence) : QString()));
        for (const Reading &reading : first.readings) {
            if (!reading.rationale.trimmed().isEmpty())
                lines.append(
                    Words::tr("Rationale then, %1: %2").arg(markdownCode(reading.code), continued(reading.rationale)));
        }
        if (const auto drift = driftOf(review))
            lines.append(Words::tr("Drift since: %1.").arg(markdownEscaped(driftInWords(*drift))));
    }
    return bulleted(lines);
}

}
