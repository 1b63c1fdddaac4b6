// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/shiftwords.h"

#include <QCoreApplication>

#include <cmath>

namespace tacet {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::Shift)
};

QString number(double value, int digits)
{
    QString text = QString::number(value, 'f', digits);
    if (text.startsWith(u'-') && text.mid(1).toDouble() == 0)
        text.remove(0, 1);
    return text.replace(u'-', QChar(0x2212));
}

int digitsOf(Measure measure)
{
    return measure == Measure::Words ? 0 : 2;
}

QString value(Measure measure, double value)
{
    const QString text = number(value, digitsOf(measure));
    const bool isSigned = !comparesSides(measure) && value > 0 && text.toDouble() != 0;
    return isSigned ? u'+' + text : text;
}

}

QString labelOf(Measure measure)
{
    switch (measure) {
    case Measure::Tools:
        return Words::tr("Tools used");
    case Measure::Files:
        return Words::tr("Files in common");
    case Measure::Identifiers:
        return Words::tr("Names carried over");
    case Measure::Words:
        return Words::tr("Words a message");
    case Measure::Calls:
        return Words::tr("Tool calls a message");
    case Measure::Questions:
        return Words::tr("Messages that ask");
    case Measure::Errors:
        return Words::tr("Errors a message");
    case Measure::StateChanges:
        break;
    }
    return Words::tr("Changes made a message");
}

QString explanationOf(Measure measure)
{
    switch (measure) {
    case Measure::Tools:
        return Words::tr(
            "How differently the tools are used: Jensen-Shannon divergence (base 2) of the calls by tool. 0: the "
            "same mix, 1: no tool in common.");
    case Measure::Files:
        return Words::tr(
            "Files that calls name on both sides, of all that they name (Jaccard index). 1: the same files, 0: "
            "none in common.");
    case Measure::Identifiers:
        return Words::tr(
            "Names (paths, versions, snake_case, camelCase) after it that also stand before it. 1: all of them, "
            "0: none.");
    case Measure::Words:
        return Words::tr("Mean number of visible words in a message of the assistant, after less before.");
    case Measure::Calls:
        return Words::tr("Mean number of tool calls in a message of the assistant, after less before.");
    case Measure::Questions:
        return Words::tr(
            "Share of the assistant's messages that end in a question or ask through a tool, after less before.");
    case Measure::Errors:
        return Words::tr("Mean number of failed tool calls and failed messages, after less before.");
    case Measure::StateChanges:
        break;
    }
    return Words::tr(
        "Mean number of calls that change something outside of the conversation (edits, commands that write, "
        "install, push), after less before.");
}

bool comparesSides(Measure measure)
{
    return measure == Measure::Tools || measure == Measure::Files || measure == Measure::Identifiers;
}

QString valueInWords(Measure measure, const MeasuredShift &shift)
{
    return shift.value ? value(measure, *shift.value) : Words::tr("too few");
}

QString sidesInWords(Measure measure, const MeasuredShift &shift)
{
    if (comparesSides(measure) || !shift.before || !shift.after)
        return {};
    const int digits = measure == Measure::Words ? 0 : 2;
    return QStringLiteral("%1 → %2").arg(number(*shift.before, digits), number(*shift.after, digits));
}

QString countsInWords(Measure measure, const MeasuredShift &shift)
{
    const auto counts = [&](const char *text) { return Words::tr(text).arg(shift.beforeCount).arg(shift.afterCount); };
    switch (measure) {
    case Measure::Tools:
        return counts(QT_TRANSLATE_NOOP("tacet::Shift", "n %1 and %2 calls"));
    case Measure::Files:
        return counts(QT_TRANSLATE_NOOP("tacet::Shift", "n %1 and %2 files"));
    case Measure::Identifiers:
        return counts(QT_TRANSLATE_NOOP("tacet::Shift", "n %1 and %2 names"));
    default:
        return counts(QT_TRANSLATE_NOOP("tacet::Shift", "n %1 and %2 messages"));
    }
}

QString placementInWords(Measure measure, const Placement &placement)
{
    if (!placement.median)
        return Words::tr("too few turns to compare with (n %1)").arg(placement.count);
    const QString usual = Words::tr("usual here %1 (%2 to %3), n %4")
                              .arg(value(measure, *placement.median), value(measure, *placement.lowerQuartile),
                                   value(measure, *placement.upperQuartile), QString::number(placement.count));
    return placement.percentile
        ? Words::tr("%1; this one: percentile %2").arg(usual).arg(int(std::lround(*placement.percentile)))
        : usual;
}

}
