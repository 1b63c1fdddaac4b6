// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/summaryheadings.h"

#include <QTest>

#include <string>

using namespace tacet;

class TestSummaryHeadings : public QObject
{
    Q_OBJECT

private slots:
    void headings_data();
    void headings();
};

void TestSummaryHeadings::headings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("expected");
    QTest::newRow("no text") << QByteArray() << 0;
    QTest::newRow("the five of spring 2026")
        << QByteArray("---\n## Goal\n\nx\n## Instructions\n## Discoveries\n## Accomplished\n"
                      "## Relevant files / directories\n---")
        << 5;
    QTest::newRow("first line, colon, other case") << QByteArray("## goal:\r\ntext\n## DISCOVERIES\n") << 2;
    // Goal is in both rows; Instructions in one, Key Decisions in the other: no row has more than two.
    QTest::newRow("from two templates") << QByteArray("## Goal\n## Instructions\n## Key Decisions\n") << 2;
    QTest::newRow("the same one twice") << QByteArray("## Goal\n## Goal\n") << 1;
    QTest::newRow("words, no headings") << QByteArray("Goal\nInstructions\n### Discoveries\n") << 0;
    QTest::newRow("later version") << QByteArray(
        "## Objective\n## Important Details\n## Work State\n### Completed\n## Next Move\n")
                                   << 4;
}

void TestSummaryHeadings::headings()
{
    QFETCH(QByteArray, text);
    QFETCH(int, expected);
    QCOMPARE(summaryHeadingsIn({text.constData(), size_t(text.size())}), expected);
}

QTEST_GUILESS_MAIN(TestSummaryHeadings)
#include "tst_summaryheadings.moc"
