// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/drift.h"

#include <QCoreApplication>

namespace tacet {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::Drift)
};

QStringList heldIn(const std::vector<Reading> &readings)
{
    QStringList codes;
    for (const Reading &reading : readings) {
        if (reading.standing != Reading::Standing::Rejected)
            codes.append(reading.code);
    }
    return codes;
}

QString primaryIn(const std::vector<Reading> &readings)
{
    for (const Reading &reading : readings) {
        if (reading.standing == Reading::Standing::Primary)
            return reading.code;
    }
    return {};
}

QStringList without(const QStringList &codes, const QStringList &others)
{
    QStringList rest;
    for (const QString &code : codes) {
        if (!others.contains(code))
            rest.append(code);
    }
    return rest;
}

QString orNone(const QString &code)
{
    return code.isEmpty() ? Words::tr("no reading") : code;
}

}

std::optional<HindsightDrift> driftOf(const Review &review)
{
    if (!review.firstReading || review.firstReading->readings.empty())
        return std::nullopt;
    const FirstReading &first = *review.firstReading;
    const QStringList before = heldIn(first.readings);
    const QStringList after = heldIn(review.readings);
    HindsightDrift drift {
        primaryIn(first.readings), primaryIn(review.readings), without(after, before), without(before, after), {}};
    if (first.confidence && review.confidence)
        drift.confidence = *review.confidence - *first.confidence;
    return drift;
}

QString driftInWords(const HindsightDrift &drift)
{
    if (drift.isNone())
        return Words::tr("none");
    QStringList words;
    if (drift.primaryChanged())
        words << QStringLiteral("%1 → %2").arg(orNone(drift.primaryBefore), orNone(drift.primaryAfter));
    for (const QString &code : without(drift.added, {drift.primaryAfter}))
        words << Words::tr("also %1 now").arg(code);
    for (const QString &code : without(drift.dropped, {drift.primaryBefore}))
        words << Words::tr("no longer %1").arg(code);
    if (drift.confidence && *drift.confidence != 0)
        words << Words::tr("confidence %1%2")
                     .arg(*drift.confidence > 0 ? QStringLiteral("+") : QStringLiteral("\u2212"))
                     .arg(qAbs(*drift.confidence));
    return words.join(QStringLiteral(", "));
}

}
