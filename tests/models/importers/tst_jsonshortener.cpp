// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonshortener.h"

#include "models/importers/codeximporter.h"
#include "recordingsink.h"

#include <QTest>

#include <array>

using namespace tacet;
using namespace tacet::test;

namespace {

constexpr std::array Keys {std::string_view {"output"}};
const QByteArray Long(300, 'y');

}

class TestJsonShortener : public QObject
{
    Q_OBJECT

private slots:
    void shortens_data();
    void shortens();
    void aLongOutputCountsAsItStands_data();
    void aLongOutputCountsAsItStands();
};

// Counted by hand: only a string of at least 256 bytes, quotes included, that is the value of "output" is taken out.
void TestJsonShortener::shortens_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("expected"); // empty: it is read as it stands
    QTest::addColumn<int>("length");
    const auto row = [](const char *name, const QByteArray &json, const QByteArray &expected, qsizetype length = -1) {
        QTest::newRow(name) << json << expected << int(length < 0 ? json.size() : length);
    };
    const auto object = [](const QByteArray &value) { return "{\"a\":1,\"output\":" + value + ",\"b\":[{}]}"; };
    row("long", object('"' + Long + '"'), object("\"x\""));
    row("short", object("\"y\""), object("\"y\""));
    row("another key", "{\"text\":\"" + Long + "\"}", "{\"text\":\"" + Long + "\"}");
    row("the key as a value", "{\"output\":[\"output\",\"" + Long + "\"]}",
        "{\"output\":[\"output\",\"" + Long + "\"]}");
    row("deeper", "{\"p\":{\"output\" : \"" + Long + "\" }}", "{\"p\":{\"output\" : \"x\" }}");
    row("twice", "{\"output\":\"" + Long + "\",\"o\":{\"output\":\"" + Long + "\"}}",
        "{\"output\":\"x\",\"o\":{\"output\":\"x\"}}");
    row("quotes and backslashes within", object('"' + Long + "\\\"}]\\\\\""), object("\"x\""));
    row("another object behind it", object('"' + Long + '"') + "{}", object("\"x\""), object('"' + Long + '"').size());
    row("no string", object("{\"output\":null}"), object("{\"output\":null}"));
    row("torn in the string", "{\"output\":\"" + Long, {});
    row("torn behind it", "{\"output\":\"" + Long + "\"", {});
    row("bytes that are no UTF-8", object('"' + Long + "\xFF\""), {});
    row("a control character", object('"' + Long + "\t\""), {});
    row("half a pair", object('"' + Long + "\\ud83d\""), {});
    row("another escape", object('"' + Long + "\\u001b\""), object("\"x\""));
}

void TestJsonShortener::shortens()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, expected);
    QFETCH(int, length);
    JsonShortener shortener(Keys);
    const auto object = shortener.shorten({json.constData(), size_t(json.size())});
    QCOMPARE(object.has_value(), !expected.isEmpty());
    if (!object)
        return;
    QCOMPARE(QByteArray(object->text.data(), qsizetype(object->text.size())), expected);
    QCOMPARE(int(object->length), length);
}

void TestJsonShortener::aLongOutputCountsAsItStands_data()
{
    QTest::addColumn<QByteArray>("tail");
    QTest::addColumn<bool>("repaired");
    QTest::newRow("sound") << QByteArray("\\n\\u001b[0m") << false;
    QTest::newRow("a whole pair") << QByteArray("\\ud83d\\ude00") << false;
    QTest::newRow("half a pair") << QByteArray("\\ud83d") << true;
    QTest::newRow("no UTF-8") << QByteArray("\xE2\x82") << true;
    QTest::newRow("a zero byte") << QByteArray("\0", 1) << true;
}

/// What is taken out before parsing is damaged all the same, and belongs to the bytes of its record.
void TestJsonShortener::aLongOutputCountsAsItStands()
{
    QFETCH(QByteArray, tail);
    QFETCH(bool, repaired);
    const QByteArray line = jsonText("{'timestamp':'2026-01-01T00:00:00Z','type':'response_item','payload':{'type':"
                                     "'function_call_output','call_id':'c','output':'")
        + Long + tail + "\"}}";
    const TemporaryInput input(line + '\n' + line + line + '\n');
    RecordingSink sink;
    QVERIFY(readFile(CodexImporter(CodexImporter::Shape::Lines), input.path(), sink));
    QCOMPARE(sink.messages(), 3);
    QVERIFY(sink.damage.empty());
    for (const MessageFacts &facts : sink.sessions.front().messages) {
        QCOMPARE(facts.flags.testFlag(MessageFlag::Repaired), repaired);
        QCOMPARE(facts.records.front().range.length, qint64(line.size()));
        QVERIFY(facts.parts.front().marker == TextMarker::Visible);
    }
}

QTEST_GUILESS_MAIN(TestJsonShortener)
#include "tst_jsonshortener.moc"
