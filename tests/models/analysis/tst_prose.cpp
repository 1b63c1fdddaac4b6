// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/prose.h"

#include <QTest>

using namespace tacet;

class TestProse : public QObject
{
    Q_OBJECT

private slots:
    void countsHeadings()
    {
        // "## Goal", "**Blocked:**" and "### Done"; not the comment in the code, nor #hashtag, nor bold inside a line.
        QCOMPARE(headingCount(QStringLiteral("## Goal\ntext\n**Blocked:**\n### Done\n#tag\na **bold** word\n"
                                             "```sh\n# comment\n```\n")),
                 3);
    }

    void countsBullets()
    {
        // "- a", "  * b", "3. c"; not the rule, nor the option in the code.
        QCOMPARE(bulletCount(QStringLiteral("- a\n  * b\n3. c\n---\n```\n- x\n```\n")), 3);
    }

    void countsWords()
    {
        QCOMPARE(wordCount(QStringLiteral("Let me — check `cuInit()` again: 3 times.")), 7); // the dash is no word
        QCOMPARE(wordCount(QString()), 0);
        QCOMPARE(firstWords(QStringLiteral("one two  three"), 2), QStringLiteral("one two"));
        QCOMPARE(firstWords(QStringLiteral("one"), 5), QStringLiteral("one"));
    }

    void findsTheLastSentence_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("of two") << QStringLiteral("Done. Which next?") << QStringLiteral("Which next?");
        QTest::newRow("version numbers are no ends")
            << QStringLiteral("It is 6.8.12 now") << QStringLiteral("It is 6.8.12 now");
        QTest::newRow("of a list") << QStringLiteral("Options:\n- one\n- two?") << QStringLiteral("two?");
        QTest::newRow("code after it") << QStringLiteral("Is it this?\n```\nx\n```\n") << QStringLiteral("Is it this?");
        QTest::newRow("rule after it") << QStringLiteral("The end.\n\n---\n") << QStringLiteral("The end.");
        QTest::newRow("nothing") << QStringLiteral("```\nx\n```") << QString();
    }

    void findsTheLastSentence()
    {
        QFETCH(QString, text);
        QTEST(lastSentence(lastParagraphs(text)), "sentence");
    }

    void findsIdentifiers()
    {
        const QSet<QString> found =
            identifiersIn(QStringLiteral("The driver 590.48.01 lacks gsp_ga10x.bin, so cuInit() returns 3. See "
                                         "src/main.cpp and P2P; well-known and/or."));
        // "and/or" has a joint and letters: it counts, as every path does. "3" is too short, "driver" is a word.
        const QSet<QString> expected {QStringLiteral("590.48.01"), QStringLiteral("gsp_ga10x.bin"),
                                      QStringLiteral("cuInit"),    QStringLiteral("src/main.cpp"),
                                      QStringLiteral("P2P"),       QStringLiteral("and/or")};
        QCOMPARE(found, expected);
    }
};

QTEST_GUILESS_MAIN(TestProse)
#include "tst_prose.moc"
