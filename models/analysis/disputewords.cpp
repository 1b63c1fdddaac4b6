// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/disputewords.h"

#include "models/core/silence.h"

#include <QCoreApplication>

namespace tacet {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::Dispute)
};

}

QString disputeInWords(const Dispute &dispute, const QString &reviewer)
{
    const auto silence = silenceClassFromId(dispute.silence);
    const bool isNamed = silence && *silence != SilenceClass::None;
    const QString claim = isNamed ? Words::tr("%1 disputes this: %2").arg(reviewer, labelOf(*silence))
                                  : Words::tr("%1 disputes this").arg(reviewer);
    const QString reason = dispute.reason.simplified();
    return reason.isEmpty() ? claim : Words::tr("%1. Reason: %2").arg(claim, reason);
}

}
