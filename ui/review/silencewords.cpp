// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/silencewords.h"

#include "models/analysis/sequence.h"

#include <QCoreApplication>

namespace tacet {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("tacet::SilenceWords", text);
}

}

QString inWords(HumanAct value)
{
    switch (value) {
    case HumanAct::No:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "no human act"));
    case HumanAct::Yes:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "a person acted"));
    case HumanAct::Partly:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "a person acted in part"));
    case HumanAct::Unknown:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "human act not known"));
}

QString inWords(Delivered value)
{
    switch (value) {
    case Delivered::No:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "not given to it"));
    case Delivered::Yes:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "given to it as it stands"));
    case Delivered::Replaced:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "replaced by a hidden instruction"));
    case Delivered::Unknown:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "not known"));
}

QString inWords(Slot value)
{
    switch (value) {
    case Slot::SessionStart:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "start of the session"));
    case Slot::QuestionPending:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "question pending"));
    case Slot::ProposalPending:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "proposal pending"));
    case Slot::ReportDelivered:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "report delivered"));
    case Slot::BadNews:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "bad news"));
    case Slot::WorkInProgress:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "work in progress"));
    case Slot::Error:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "after an error"));
    case Slot::Interrupted:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "interrupted"));
}

QString inWords(GapKind value)
{
    switch (value) {
    case GapKind::Pause:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "pause"));
    case GapKind::Gap:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "gap"));
    case GapKind::Lapse:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "lapse"));
    case GapKind::Attributable:
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "attributable silence"));
    case GapKind::Unknown:
        break;
    }
    return {};
}

QString slotAndGapInWords(const SilenceReport &report)
{
    const QString gap = jefferson(report.row.gapMs);
    if (gap.isEmpty())
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "%1, gap not known")).arg(inWords(report.slot));
    const QString words = QStringLiteral("%1, %2 %3").arg(inWords(report.slot), gap, inWords(report.gap)).trimmed();
    if (report.shorterGaps)
        return translated(QT_TRANSLATE_NOOP("tacet::SilenceWords", "%1, longer than %2 of this person's %3 times"))
            .arg(words)
            .arg(*report.shorterGaps)
            .arg(report.times);
    if (report.times > 0)
        return translated(
                   QT_TRANSLATE_NOOP("tacet::SilenceWords", "%1 (n = %2 times of this person: too few to compare)"))
            .arg(words)
            .arg(report.times);
    return words;
}

}
