// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/linediff.h"

#include <QTest>

using namespace tacet;
using Kind = LineChange::Kind;

class LineDiffTest final : public QObject
{
    Q_OBJECT
private slots:
    void compares_data();
    void compares();
    void isAlwaysAWayFromOneToTheOther();
    void givesUpWithoutLosingALine();
    void leavesOutWhatIsFarFromAChange();
};

namespace {

/// As "diff -u" prints it, without its headers: "=a -b +c".
QString written(const std::vector<LineChange> &changes)
{
    QStringList words;
    for (const LineChange &change : changes) {
        const QString mark = change.kind == Kind::Same ? QStringLiteral("=")
            : change.kind == Kind::Removed             ? QStringLiteral("-")
            : change.kind == Kind::Added               ? QStringLiteral("+")
                                                       : QStringLiteral("~");
        words += mark + (change.kind == Kind::Elided ? QString::number(change.lines) : change.text.toString());
    }
    return words.join(u' ');
}

QString linesOf(const QString &letters)
{
    QString text;
    for (const QChar letter : letters)
        text += letter + QStringLiteral("\n");
    return text;
}

QString built(const std::vector<LineChange> &changes, Kind without)
{
    QString text;
    for (const LineChange &change : changes) {
        if (change.kind != without)
            text += change.text.toString() + u'\n';
    }
    return text;
}

}

void LineDiffTest::compares_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("changes");
    QTest::newRow("nothing") << QString() << QString() << QString();
    QTest::newRow("equal") << "a\nb\n"
                           << "a\nb\n"
                           << "=a =b";
    QTest::newRow("new file") << QString() << "a\nb"
                              << "+a +b";
    QTest::newRow("emptied") << "a\nb" << QString() << "-a -b";
    QTest::newRow("one line") << "a\nb\nc"
                              << "a\nx\nc"
                              << "=a -b +x =c";
    QTest::newRow("inserted") << "a\nc"
                              << "a\nb\nc"
                              << "=a +b =c";
    QTest::newRow("removed at the end") << "a\nb"
                                        << "a"
                                        << "=a -b";
    QTest::newRow("empty lines") << "\n\n"
                                 << "\n"
                                 << "= -";
    QTest::newRow("line ends of two systems") << "a\r\nb\r\n"
                                              << "a\nb\n"
                                              << "=a =b";
    // The example of the paper, section 2: 5 edits at the least; by hand: keeping c, a, b, a as it does.
    QTest::newRow("ABCABBA to CBABAC") << linesOf(QStringLiteral("ABCABBA")) << linesOf(QStringLiteral("CBABAC"))
                                       << "-A -B =C +B =A =B -B =A +C";
}

void LineDiffTest::compares()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QTEST(written(diffLines(before, after)), "changes");
}

// Whatever is compared: without what was added it is the text before, without what was removed the text after, and
// the numbers of the lines ascend one by one.
void LineDiffTest::isAlwaysAWayFromOneToTheOther()
{
    quint32 random = 12345;
    const auto next = [&random](quint32 below) {
        random = random * 1664525 + 1013904223;
        return (random >> 8) % below;
    };
    for (int round = 0; round < 400; ++round) {
        QString before;
        QString after;
        for (quint32 line = 0; line < next(14); ++line)
            before += QChar(u'a' + char16_t(next(3)));
        for (quint32 line = 0; line < next(14); ++line)
            after += QChar(u'a' + char16_t(next(3)));
        const QString one = linesOf(before);
        const QString other = linesOf(after);
        for (const int maxEdits : {0, 2, MaxLineEdits}) {
            const auto changes = diffLines(one, other, maxEdits);
            QCOMPARE(built(changes, Kind::Added), one);
            QCOMPARE(built(changes, Kind::Removed), other);
            int row = 0;
            int column = 0;
            for (const LineChange &change : changes) {
                if (change.kind != Kind::Added)
                    QCOMPARE(change.before, row++);
                if (change.kind != Kind::Removed)
                    QCOMPARE(change.after, column++);
            }
        }
    }
}

void LineDiffTest::givesUpWithoutLosingALine()
{
    // 4 edits are needed, 3 are allowed: the two middles are removed and added whole; the ends stay.
    const auto changes = diffLines(QStringLiteral("s\na\nk\nb\ne"), QStringLiteral("s\nx\nk\ny\ne"), 3);
    QCOMPARE(written(changes), QStringLiteral("=s -a -k -b +x +k +y =e"));
}

void LineDiffTest::leavesOutWhatIsFarFromAChange()
{
    // 9 lines, the fifth changed, one line around it: 3 before and 3 after are left out.
    const auto changes =
        withContext(diffLines(linesOf(QStringLiteral("abcdefghi")), linesOf(QStringLiteral("abcdXfghi"))), 1);
    QCOMPARE(written(changes), QStringLiteral("~3 =d -e +X =f ~3"));
    QCOMPARE(changes.front().before, 0);
    QCOMPARE(changes.back().before, 6);
    QVERIFY(withContext({}, 3).empty());
}

QTEST_GUILESS_MAIN(LineDiffTest)
#include "tst_linediff.moc"
