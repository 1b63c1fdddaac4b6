// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/review.h"

#include <QTimeZone>

namespace tacet::test {

/// A UUID that ends in `number`.
inline QString reviewId(int number)
{
    return QStringLiteral("00000000-0000-4000-8000-%1").arg(number, 12, 10, QLatin1Char('0'));
}

inline QDateTime utc(int hour, int minute = 0)
{
    return QDateTime(QDate(2026, 3, 1), QTime(hour, minute), Qt::UTC);
}

/// A review with one reading: GO, on message `index` of session "ses_1".
inline Review review(int number, int index = 417, const QString &reviewer = QStringLiteral("anna"))
{
    Review made;
    made.id = reviewId(number);
    made.subject.sessionUid = QStringLiteral("ses_1");
    made.subject.key = QStringLiteral("msg_%1").arg(index);
    made.subject.index = index;
    made.subject.silence = QStringLiteral("compaction");
    made.reviewer = reviewer;
    made.created = utc(10);
    made.modified = utc(11);
    made.state = Review::State::Read;
    made.readings = {{QStringLiteral("GO"), Reading::Standing::Primary, QStringLiteral("work goes on")}};
    return made;
}

/// Every field filled.
inline Review fullReview()
{
    Review made = review(1);
    made.subject.label = 418;
    made.subject.detail = QStringLiteral("auto");
    made.subject.rule = QStringLiteral("opencode.part.compaction");
    made.subject.rawSha256 = QString(64, u'a');
    made.subject.contentSha256 = QString(64, u'b');
    made.subject.quoteBefore = QStringLiteral("shall I \"go on\"?");
    made.subject.quoteAfter = QStringLiteral("## Goal\n");
    made.codebook = 2;
    made.title = QStringLiteral("The tab\tand the back\\slash");
    made.readings.push_back({QStringLiteral("PROD"), Reading::Standing::Rejected, QStringLiteral("no hurry")});
    made.confidence = 4;
    made.responseCode = QStringLiteral("SUMM");
    made.responseProposed = QStringLiteral("CONT");
    made.context = QStringLiteral("see [msg 414]");
    made.effect = QStringLiteral("Grüße 世界 \U0001F600");
    made.assumptions = {{Side::Both, QStringLiteral("a"), Assumption::BorneOut::Partly, QStringLiteral("c")}};
    made.knowledge = {{Knowledge::When::Output, Side::Assistant, QStringLiteral("k")}};
    made.thinking = QStringLiteral("t");
    made.mistakes = {{Side::Harness, QStringLiteral("m"), Mistake::Severity::High, QStringLiteral("b")}};
    made.conclusion = QStringLiteral("end");
    made.memo = QString(QChar(1));
    made.evidence = {{414, QStringLiteral("msg_414"), QStringLiteral("the offer"), QStringLiteral("shall I"), 12}};
    made.dispute = Dispute {QStringLiteral("blank"), QStringLiteral("typed")};
    made.proposals = {{ProposalAnswer::Kind::Flag, QStringLiteral("permission"), QStringLiteral("bash: rm a"),
                       ProposalAnswer::Answer::Changed, QStringLiteral("low")}};
    made.firstReading =
        FirstReading {utc(10, 30), {{QStringLiteral("WAIT"), Reading::Standing::Primary, QStringLiteral("w")}}, 2};
    made.isBlind = true;
    return made;
}

}
