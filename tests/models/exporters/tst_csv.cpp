// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/csv.h"

#include <QTest>

using namespace tacet;

class TestCsv : public QObject
{
    Q_OBJECT

private slots:
    void cells_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char *name, const char *cell, const char *written) {
            QTest::newRow(name) << QString::fromUtf8(cell) << QByteArray(written);
        };
        row("plain", "abc", "abc\r\n");
        row("nothing", "", "\r\n");
        row("comma", "a,b", "\"a,b\"\r\n");
        row("quote", "say \"no\"", "\"say \"\"no\"\"\"\r\n");
        row("line end", "a\nb", "\"a\nb\"\r\n");
        row("formula", "=1+1", "'=1+1\r\n");
        row("formula with a comma", "=SUM(A1,B1)", "\"'=SUM(A1,B1)\"\r\n");
        row("at sign", "@a", "'@a\r\n");
        row("minus before words", "-cmd", "'-cmd\r\n");
        row("negative number", "-5", "-5\r\n");
        row("tab", "\tx", "'\tx\r\n");
        row("not ASCII", "é—", "\xc3\xa9\xe2\x80\x94\r\n");
    }

    void cells()
    {
        QFETCH(QString, cell);
        QTEST(csvRecord({cell}), "written");
    }

    void cellsAreSeparatedByCommas()
    {
        QCOMPARE(csvRecord({QStringLiteral("a"), QString(), QStringLiteral("b")}), QByteArray("a,,b\r\n"));
    }
};

QTEST_GUILESS_MAIN(TestCsv)
#include "tst_csv.moc"
