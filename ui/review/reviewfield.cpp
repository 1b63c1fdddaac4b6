// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reviewfield.h"

#include "models/items/silencelistmodel.h"

#include <QCoreApplication>

#include <array>

namespace tacet {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::ReviewField)
};

QString orNone(const QString &text)
{
    return text.isEmpty() ? Words::tr("none") : text;
}

QString confidenceOf(const Review &review)
{
    return review.confidence ? QString::number(*review.confidence) : QString();
}

QString disputeOf(const Review &review)
{
    return review.dispute ? review.dispute->silence : QString();
}

void addChange(QStringList &lines, ReviewField field, const QString &before, const QString &after)
{
    if (before != after)
        lines << QStringLiteral("%1: %2 → %3").arg(labelOf(field), orNone(before), orNone(after));
}

void addText(QStringList &lines, ReviewField field, const QString &before, const QString &after)
{
    if (before == after)
        return;
    const QString length = Words::tr("%1: %2 → %3 characters");
    lines << length.arg(labelOf(field)).arg(before.size()).arg(after.size());
}

template<typename Row>
void addRows(QStringList &lines, ReviewField field, const std::vector<Row> &before, const std::vector<Row> &after)
{
    if (before == after)
        return;
    if (before.size() == after.size())
        lines << Words::tr("%1: changed").arg(labelOf(field));
    else
        lines << Words::tr("%1: %2 → %3 entries").arg(labelOf(field)).arg(before.size()).arg(after.size());
}

constexpr std::array Texts {ReviewField::Title,    ReviewField::Context,    ReviewField::Effect,
                            ReviewField::Thinking, ReviewField::Conclusion, ReviewField::Memo};

QString rationalesOf(const Review &review)
{
    QString all;
    for (const Reading &reading : review.readings)
        all += reading.rationale;
    return all;
}

}

QString labelOf(ReviewField field)
{
    static constexpr std::array Labels {
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Reading"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Rationale"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Confidence"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Response"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Title"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Context"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "How the assistant took it"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Assumptions and consequences"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Knowledge before and after"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Thinking"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Mistakes"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Conclusion"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Memo"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Evidence"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Dispute"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "Proposals"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "What follows was shown"),
        QT_TRANSLATE_NOOP("tacet::ReviewField", "State"),
    };
    return Words::tr(Labels.at(size_t(field)));
}

QString *textOf(Review &review, ReviewField field)
{
    switch (field) {
    case ReviewField::Title:
        return &review.title;
    case ReviewField::Context:
        return &review.context;
    case ReviewField::Effect:
        return &review.effect;
    case ReviewField::Thinking:
        return &review.thinking;
    case ReviewField::Conclusion:
        return &review.conclusion;
    case ReviewField::Memo:
        return &review.memo;
    default:
        return nullptr;
    }
}

const QString *textOf(const Review &review, ReviewField field)
{
    return textOf(const_cast<Review &>(review), field);
}

QString readingsInWords(const Review &review)
{
    QStringList words;
    for (const Reading &reading : review.readings) {
        switch (reading.standing) {
        case Reading::Standing::Primary:
            words << reading.code;
            break;
        case Reading::Standing::Also:
            words << Words::tr("also %1").arg(reading.code);
            break;
        case Reading::Standing::Rejected:
            words << Words::tr("not %1").arg(reading.code);
            break;
        }
    }
    return words.join(QLatin1String(", "));
}

QStringList differences(const Review &before, const Review &after)
{
    QStringList lines;
    addChange(lines, ReviewField::Readings, readingsInWords(before), readingsInWords(after));
    addText(lines, ReviewField::Rationale, rationalesOf(before), rationalesOf(after));
    addChange(lines, ReviewField::Confidence, confidenceOf(before), confidenceOf(after));
    addChange(lines, ReviewField::Response, before.responseCode, after.responseCode);
    for (const ReviewField field : Texts)
        addText(lines, field, *textOf(before, field), *textOf(after, field));
    addRows(lines, ReviewField::Assumptions, before.assumptions, after.assumptions);
    addRows(lines, ReviewField::Knowledge, before.knowledge, after.knowledge);
    addRows(lines, ReviewField::Mistakes, before.mistakes, after.mistakes);
    addRows(lines, ReviewField::Evidence, before.evidence, after.evidence);
    if (before.dispute != after.dispute && disputeOf(before) == disputeOf(after))
        lines << Words::tr("Dispute: another reason");
    addChange(lines, ReviewField::Dispute, disputeOf(before), disputeOf(after));
    addRows(lines, ReviewField::Proposals, before.proposals, after.proposals);
    if (before.firstReading.has_value() != after.firstReading.has_value())
        lines << (after.firstReading ? labelOf(ReviewField::Reveal) : Words::tr("What follows is hidden again"));
    addChange(lines, ReviewField::State, labelOf(before.state), labelOf(after.state));
    return lines;
}

}
