// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonscanner.h"

#include <QRandomGenerator>
#include <QTest>

#include <string>

using namespace tacet;

namespace {

/// The same question asked byte by byte, in the plainest way.
std::optional<size_t> endByBytes(const std::string &text)
{
    int depth = 0;
    bool inString = false;
    bool escaped = false;
    for (size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"' && !escaped)
            inString = !inString;
        if (!inString && (c == '{' || c == '['))
            ++depth;
        if (!inString && (c == '}' || c == ']') && --depth == 0)
            return i + 1;
        escaped = c == '\\' && !escaped;
    }
    return std::nullopt;
}

std::string noise(QRandomGenerator &random, int length)
{
    static constexpr char Letters[] = R"(\\\\""{}[]ab:, )";
    std::string text = "{";
    for (int i = 0; i < length; ++i)
        text += Letters[random.bounded(int(sizeof(Letters) - 1))];
    return text;
}

}

class TestJsonScanner : public QObject
{
    Q_OBJECT

private slots:
    void valueLength_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("length"); // -1: it has no end
        QTest::newRow("empty object") << QByteArray("{},") << 2;
        QTest::newRow("nested") << QByteArray("[{\"a\":[1]}] ]") << 11;
        QTest::newRow("brackets within a string") << QByteArray("{\"}\":\"]\"}}") << 9;
        QTest::newRow("escaped quote") << QByteArray("{\"a\":\"\\\"}\"}x") << 11;
        QTest::newRow("escaped backslash before the quote") << QByteArray("{\"a\":\"\\\\\"}x") << 10;
        QTest::newRow("string") << QByteArray("\"a\\\"b\" ") << 6;
        QTest::newRow("empty string") << QByteArray("\"\"") << 2;
        QTest::newRow("number before comma") << QByteArray("-12.5e3,") << 7;
        QTest::newRow("literal at the end") << QByteArray("true") << 4;
        QTest::newRow("torn object") << QByteArray("{\"a\":1") << -1;
        QTest::newRow("torn string") << QByteArray("\"abc") << -1;
        QTest::newRow("string torn in an escape") << QByteArray("\"abc\\") << -1;
        QTest::newRow("nothing") << QByteArray() << -1;
        QTest::newRow("block of 64 closes exactly") << QByteArray("{\"" + QByteArray(59, 'x') + "\":1}") << 65;
        QTest::newRow("backslashes across the block's edge")
            << QByteArray("[\"" + QByteArray(61, 'x') + "\\\\\\\"]\"]") << 70;
    }
    void valueLength()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, length);
        const auto found = jsonValueLength({text.constData(), size_t(text.size())});
        QCOMPARE(found ? int(*found) : -1, length);
    }

    /// Whatever the bytes and wherever they are cut, blocks of 64 find what going byte by byte finds.
    void agreesWithBytes()
    {
        QRandomGenerator random(20261130);
        int ended = 0;
        for (int round = 0; round < 4000; ++round) {
            const std::string text = noise(random, int(random.bounded(300)));
            const auto expected = endByBytes(text);
            ended += expected ? 1 : 0;
            JsonScanner scanner;
            size_t at = 0;
            size_t available = 0;
            JsonScanner::Step step;
            while (!step.ended && available < text.size()) {
                available = std::min(text.size(), available + 1 + size_t(random.bounded(100)));
                step = scanner.feed(std::string_view(text).substr(at, available - at), available == text.size());
                at += step.consumed;
            }
            QVERIFY2(step.ended == expected.has_value(), text.c_str());
            if (expected)
                QCOMPARE(at, *expected);
        }
        QVERIFY(ended > 500); // both outcomes were tried
    }

    /// The widest instructions that this processor has and the plain ones walk in the same steps.
    void wideEqualsPlain()
    {
        QRandomGenerator random(20261201);
        for (int round = 0; round < 20'000; ++round) {
            const std::string text = noise(random, 64 * 4 - 1);
            JsonBlockState wide;
            JsonBlockState plain;
            for (size_t at = 0; at < text.size();) {
                const size_t blocks = std::min<size_t>(text.size() - at, 64 * (1 + random.bounded(3u)));
                const auto one = scanJsonBlocks(text.data() + at, blocks, wide);
                const auto other = scanJsonBlocksPlain(text.data() + at, blocks, plain);
                QCOMPARE(one.consumed, other.consumed);
                QCOMPARE(one.ended, other.ended);
                QCOMPARE(wide.depth, plain.depth);
                QCOMPARE(wide.inString, plain.inString);
                QCOMPARE(wide.escaped, plain.escaped);
                if (one.ended)
                    break;
                at += blocks;
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestJsonScanner)
#include "tst_jsonscanner.moc"
