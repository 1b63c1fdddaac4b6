// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/visibilitywords.h"

#include <QCoreApplication>

namespace tacet {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(tacet::VisibilityWords)
public:
    static QString reason(VisibilityReason reason)
    {
        switch (reason) {
        case VisibilityReason::None:
            return {};
        case VisibilityReason::WrittenByProgram:
            return tr("written by the program");
        case VisibilityReason::IgnoredByModel:
            return tr("marked as not for the model");
        case VisibilityReason::NotDelivered:
            return tr("this turn was not sent");
        case VisibilityReason::OutputPruned:
            return tr("taken out of the context later");
        case VisibilityReason::SealedReasoning:
            return tr("stored only sealed");
        case VisibilityReason::FailedAnswer:
            return tr("a failed answer is not sent back");
        case VisibilityReason::Reverted:
            return tr("taken back by the person");
        case VisibilityReason::ReplacedByQuestion:
        case VisibilityReason::ReplacedByCommand:
            return tr("something else was sent");
        }
        return {};
    }

    static QString added() { return tr("added by the program, in the person’s name"); }
    static QString unseen(Viewpoint viewpoint)
    {
        return viewpoint == Viewpoint::Person ? tr("not shown to the person: %1") : tr("not given to the model: %1");
    }

    static QString of(Viewpoint viewpoint)
    {
        switch (viewpoint) {
        case Viewpoint::Stored:
            break;
        case Viewpoint::Person:
            return tr("As the person saw it");
        case Viewpoint::Model:
            return tr("As the model saw it");
        }
        return tr("As stored");
    }
};

}

QString visibilityWords(const Visibility &visibility, Viewpoint viewpoint)
{
    if (visibility.isSeen)
        return visibility.isAdded ? Words::added() : QString();
    return Words::unseen(viewpoint).arg(Words::reason(visibility.reason));
}

QString givenInstead(const Visibility &visibility)
{
    switch (visibility.reason) {
    case VisibilityReason::ReplacedByQuestion:
        return QStringLiteral("What did we do so far?");
    case VisibilityReason::ReplacedByCommand:
        return QStringLiteral("The following tool was executed by the user");
    default:
        return {};
    }
}

QString viewpointWords(Viewpoint viewpoint)
{
    return Words::of(viewpoint);
}

}
