// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonlocator.h"

#include "recordingsink.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

class TestJsonLocator : public QObject
{
    Q_OBJECT

private slots:
    void finds_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("offset");
        const QByteArray object = jsonText("{'a': [10, {'b/c': 'x'}], 'm~n': null, '': {'é': true}}");
        QTest::newRow("whole document") << object << QByteArray() << object << 0;
        QTest::newRow("array") << object << QByteArray("/a") << jsonText("[10, {'b/c': 'x'}]") << 6;
        QTest::newRow("element") << object << QByteArray("/a/0") << QByteArray("10") << 7;
        QTest::newRow("slash in a key") << object << QByteArray("/a/1/b~1c") << jsonText("'x'") << 19;
        QTest::newRow("tilde in a key") << object << QByteArray("/m~0n") << QByteArray("null") << 33;
        QTest::newRow("empty key") << object << QByteArray("/") << jsonText("{'é': true}") << 43;
        QTest::newRow("key beyond ASCII") << object << QByteArray("//é") << QByteArray("true") << 50;
        QTest::newRow("key written with escapes")
            << jsonText("{'\\u0061\\n':1}") << QByteArray("/a\n") << QByteArray("1") << 12;
        QTest::newRow("key with a surrogate pair")
            << jsonText("{'\\ud83d\\ude00':1}") << QByteArray("/\xF0\x9F\x98\x80") << QByteArray("1") << 16;
        QTest::newRow("byte order mark counts")
            << QByteArray("\xEF\xBB\xBF{\"a\":\"b\"}") << QByteArray("/a") << QByteArray("\"b\"") << 8;
        QTest::newRow("of two with one name the last")
            << jsonText("{'a':1,'a':2}") << QByteArray("/a") << QByteArray("2") << 11;
        QTest::newRow("text behind the document")
            << QByteArray("{\"a\":1}\nbye") << QByteArray("/a") << QByteArray("1") << 5;
        QTest::newRow("whole in a torn document")
            << jsonText("{'a':{'b':'c','d':'e") << QByteArray("/a/b") << QByteArray("\"c\"") << 10;
        QTest::newRow("string with brackets and quotes")
            << jsonText("{'a':'}\\']','b':3}") << QByteArray("/b") << QByteArray("3") << 16;
    }
    void finds()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, pointer);
        QFETCH(QByteArray, value);
        QFETCH(int, offset);
        const auto range = locate(json, {pointer.constData(), size_t(pointer.size())});
        QVERIFY2(range.has_value(), range ? "" : qPrintable(oneLine(range.error())));
        QCOMPARE(json.mid(range->offset, range->length), value);
        QCOMPARE(int(range->offset), offset);
    }

    void findsNothing_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("pointer");
        QTest::newRow("missing key") << jsonText("{'a':1}") << QByteArray("/b");
        QTest::newRow("index beyond the end") << QByteArray("[1,2]") << QByteArray("/2");
        QTest::newRow("index with a leading zero") << QByteArray("[1,2]") << QByteArray("/01");
        QTest::newRow("name in an array") << QByteArray("[1,2]") << QByteArray("/a");
        QTest::newRow("beyond a scalar") << jsonText("{'a':1}") << QByteArray("/a/0");
        QTest::newRow("no leading slash") << jsonText("{'a':1}") << QByteArray("a");
        QTest::newRow("key only within a string") << jsonText("{'a':'\\'b\\':2'}") << QByteArray("/b");
        QTest::newRow("value that is torn") << jsonText("{'a':'b") << QByteArray("/a");
        QTest::newRow("empty input") << QByteArray() << QByteArray("");
        QTest::newRow("key without a value") << jsonText("{'a':") << QByteArray("/a/b");
    }
    void findsNothing()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, pointer);
        const auto range = locate(json, {pointer.constData(), size_t(pointer.size())});
        QVERIFY(!range);
        QCOMPARE(range.error().code, Error::Code::Format);
    }
};

QTEST_GUILESS_MAIN(TestJsonLocator)
#include "tst_jsonlocator.moc"
