// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/canonicaljson.h"

#include "recordingsink.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

class TestCanonicalJson : public QObject
{
    Q_OBJECT

private slots:
    void writes_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("canonical");
        const auto row = [](const char *name, const char *json, const char *canonical) {
            QTest::newRow(name) << jsonText(json) << jsonText(canonical);
        };
        row("compact and sorted", " { 'b' : [ 1 , { 'd':2, 'c':3 } ] , 'a' : null } ",
            "{'a':null,'b':[1,{'c':3,'d':2}]}");
        row("empty", "{'a':{},'b':[ ]}", "{'a':{},'b':[]}");
        row("numbers as they stand", "[1.0,1e3,-0,12345678901234567890]", "[1.0,1e3,-0,12345678901234567890]");
        row("not escaped beyond ASCII", "'\\u00e9\\ud83d\\ude00'", "'\xC3\xA9\xF0\x9F\x98\x80'");
        row("short escapes", "'\\u000a\\u0022\\u005c\\/\\u0001'", "'\\n\\\"\\\\/\\u0001'");
        row("half a surrogate pair stays", "'\\uD83D'", "'\\ud83d'");
        row("of two with one name the last", "{'a':1,'a':2}", "{'a':2}");
        // U+FF5E before U+1F600 by code point; the other way round in UTF-16
        row("by code point", "{'\\ud83d\\ude00':1,'\\uff5e':2}", "{'\xEF\xBD\x9E':2,'\xF0\x9F\x98\x80':1}");
        row("not well formed stays", "{'a':}", "{'a':}");
    }
    void writes()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, canonical);
        std::string out;
        appendCanonicalJson(out, {json.constData(), size_t(json.size())});
        QCOMPARE(QByteArray::fromStdString(out), canonical);
    }

    void leavesKeysOutAtTheTopAlone()
    {
        const QByteArray json = jsonText("{'id':1,'x':{'id':2}}");
        std::string out;
        appendCanonicalJson(out, {json.constData(), size_t(json.size())},
                            [](std::string_view key) { return key != "id"; });
        QCOMPARE(QByteArray::fromStdString(out), jsonText("{'x':{'id':2}}"));
    }

    void survivesDeepNesting()
    {
        const std::string deep(100'000, '[');
        std::string out;
        QVERIFY(!appendCanonicalJson(out, deep));
        QCOMPARE(out, deep);
    }
};

QTEST_GUILESS_MAIN(TestCanonicalJson)
#include "tst_canonicaljson.moc"
