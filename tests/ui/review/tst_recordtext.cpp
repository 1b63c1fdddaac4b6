// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/recordtext.h"

#include <QTest>

using namespace tacet;

class TestRecordText : public QObject
{
    Q_OBJECT
private slots:
    void rawIsByteForByte();
    void marksFollowTheText_data();
    void marksFollowTheText();
    void prettyHasOneValueALine();
    void longStringsAreCut();
    void whatIsNoJsonIsShown_data();
    void whatIsNoJsonIsShown();
};

void TestRecordText::rawIsByteForByte()
{
    const QByteArray bytes = R"( {"a" : [1, {"b":"ü\"x"}],  "c":null} )";
    QCOMPARE(recordText(bytes, {}).text, QString::fromUtf8(bytes));
}

void TestRecordText::marksFollowTheText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<bool>("pretty");
    const QByteArray record = R"({"ü":"é","parts":[{"type":"compaction","n":12}],"e":[]})";
    QTest::newRow("string, raw") << record << QByteArray("\"compaction\"") << "\"compaction\"" << false;
    QTest::newRow("string, pretty") << record << QByteArray("\"compaction\"") << "\"compaction\"" << true;
    QTest::newRow("number, pretty") << record << QByteArray("12") << "12" << true;
    QTest::newRow("after characters of two bytes") << record << QByteArray("\"parts\"") << "\"parts\"" << false;
    QTest::newRow("array, pretty") << record << QByteArray(R"([{"type":"compaction","n":12}])")
                                   << "[\n    {\n      \"type\": \"compaction\",\n      \"n\": 12\n    }\n  ]" << true;
    QTest::newRow("empty array, pretty") << record << QByteArray("[]") << "[]" << true;
    QTest::newRow("whole record") << record << record << QString::fromUtf8(record) << false;
    QTest::newRow("no JSON") << QByteArray("plain wörds, cut of") << QByteArray("cut") << "cut" << false;
}

void TestRecordText::marksFollowTheText()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, value);
    QFETCH(QString, shown);
    QFETCH(bool, pretty);
    RecordTextOptions options;
    options.isPretty = pretty;
    const RecordText text = recordText(bytes, {{bytes.indexOf(value), value.size()}}, options);
    QCOMPARE(text.marks.size(), size_t(1));
    QCOMPARE(text.text.mid(text.marks[0].first, text.marks[0].second), shown);
}

void TestRecordText::prettyHasOneValueALine()
{
    RecordTextOptions options;
    options.isPretty = true;
    QCOMPARE(recordText(R"({"a":1,"b":[],"c":{"d":[true,"x"]}})", {}, options).text,
             QStringLiteral(
                 "{\n  \"a\": 1,\n  \"b\": [],\n  \"c\": {\n    \"d\": [\n      true,\n      \"x\"\n    ]\n  }\n}"));
}

void TestRecordText::longStringsAreCut()
{
    // 3 000 bytes of "é" (two bytes each) between quotes: 3 002 in all; 11 are kept, of which the last is the first
    // half of a character: 10, that is the quote, four letters and one byte less.
    const QByteArray bytes = "[\"" + QByteArray("\xc3\xa9").repeated(1500) + "\"]";
    RecordTextOptions options;
    options.longestString = 10;
    const RecordText cut = recordText(bytes, {{1, bytes.size() - 2}}, options);
    QCOMPARE(cut.cutStrings, 1);
    QVERIFY(cut.text.startsWith(QStringLiteral("[\"éééé…")));
    QVERIFY(cut.text.endsWith(QStringLiteral("\"]")));
    QCOMPARE(cut.marks[0].first, 1);
    QCOMPARE(cut.marks[0].second, cut.text.size() - 2);
    options.longestString = 0;
    QCOMPARE(recordText(bytes, {}, options).text, QString::fromUtf8(bytes));
}

void TestRecordText::whatIsNoJsonIsShown_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("torn in a string") << QByteArray(R"({"a":"begun and not)");
    QTest::newRow("torn after a backslash") << QByteArray("{\"a\":\"begun\\");
    QTest::newRow("too many brackets") << QByteArray("]]}}");
    QTest::newRow("words") << QByteArray("<blank>\nand a line");
}

void TestRecordText::whatIsNoJsonIsShown()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(recordText(bytes, {{0, bytes.size()}}).text, QString::fromUtf8(bytes));
    RecordTextOptions pretty;
    pretty.isPretty = true;
    const RecordText text = recordText(bytes, {{0, bytes.size()}}, pretty);
    QCOMPARE(text.marks[0].first + text.marks[0].second, text.text.size());
}

QTEST_GUILESS_MAIN(TestRecordText)
#include "tst_recordtext.moc"
