// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/flagwords.h"

#include <QCoreApplication>

namespace tacet {

namespace {

constexpr size_t MostCalls = 12;
constexpr qsizetype LongestTarget = 120;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::Flags)
};

QString callInWords(const CallFacts &call)
{
    QString target = call.target.simplified();
    if (target.size() > LongestTarget)
        target = target.left(LongestTarget) + u'…';
    const QString words = target.isEmpty() ? call.tool : QStringLiteral("%1: %2").arg(call.tool, target);
    return call.ordinal < 0 ? words : QStringLiteral("%1 [msg %2]").arg(words).arg(call.ordinal);
}

}

QString labelOf(FlagKind kind)
{
    switch (kind) {
    case FlagKind::Permission:
        return Words::tr("permission assumed from silence");
    case FlagKind::Premise:
        return Words::tr("invented premise");
    case FlagKind::PlanChanged:
        return Words::tr("plan changed");
    case FlagKind::Repeated:
        return Words::tr("repeated itself");
    case FlagKind::ClaimedDone:
        break;
    }
    return Words::tr("claimed done");
}

QString labelOf(Mistake::Severity severity)
{
    switch (severity) {
    case Mistake::Severity::Low:
        return Words::tr("low");
    case Mistake::Severity::Medium:
        return Words::tr("medium");
    case Mistake::Severity::High:
        break;
    }
    return Words::tr("high");
}

QString cuesInWords(const std::vector<ProposalCue> &cues)
{
    QStringList words;
    for (const ProposalCue &cue : cues) {
        QString one = QStringLiteral("%1 %2").arg(cue.name, QString::number(cue.value, 'g', 6));
        if (!cue.threshold.isEmpty())
            one += QStringLiteral(" (%1 %2)").arg(cue.threshold, QString::number(cue.limit, 'g', 10));
        words.append(one);
    }
    return words.join(QStringLiteral(", "));
}

QString detailOf(const SilenceFlag &flag)
{
    QStringList words;
    if (!flag.quote.isEmpty())
        words.append(QStringLiteral("“%1”").arg(flag.quote.simplified()));
    for (size_t i = 0; i < std::min(flag.calls.size(), MostCalls); ++i)
        words.append(callInWords(flag.calls[i]));
    if (flag.calls.size() > MostCalls)
        words.append(Words::tr("and %1 more").arg(flag.calls.size() - MostCalls));
    return words.join(QStringLiteral("; "));
}

}
