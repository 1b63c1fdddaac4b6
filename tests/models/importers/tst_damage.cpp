// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/damaged.h"

#include <QScopeGuard>

using namespace tacet;
using namespace tacet::test;

/// Damage of every kind, done to every format: what the notes on formats (12, and 13 by number) have seen in the wild.
/// The same file without the damage must give the same other messages. Inputs are written by us.
class TestDamage : public QObject
{
    Q_OBJECT

private slots:
    void whole_data() { specimenRows(isAny); }
    void whole();
    void charactersInAText_data();
    void charactersInAText();
    void valuesBesideTheText_data();
    void valuesBesideTheText();
    void recordInTheMiddle_data();
    void recordInTheMiddle();
};

void TestDamage::whole()
{
    QFETCH(int, number);
    const Specimen &specimen = specimens()[size_t(number)];
    const Imported imported = importBytes(fileOf(specimen, recordsOf(specimen)));
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, QLatin1String(specimen.format));
    QCOMPARE(linesOf(imported),
             QStringList({QStringLiteral("user: Alpha"), QStringLiteral("assistant: Bravo"),
                          QStringLiteral("user: Charlie"), QStringLiteral("assistant: Delta")}));
    QCOMPARE(imported.damaged, size_t(0));
    for (size_t i = 0; i < 4; ++i)
        QVERIFY(!isRepaired(imported, i));
}

// What stands for the bytes is by Unicode's rules; U+FFFD for what is no character.
void TestDamage::charactersInAText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected"); // contained in the text
    QTest::addColumn<bool>("repaired");
    QTest::addColumn<bool>("json"); // JSON alone has this
    const QString replacement(QChar(0xFFFD));
    // 13.6, 13.13, 13.16: half a pair of surrogates
    QTest::newRow("escaped high surrogate") << QByteArray("\\ud83d") << replacement << true << true;
    QTest::newRow("escaped low surrogate") << QByteArray("\\uDE00") << replacement << true << true;
    QTest::newRow("two high surrogates") << QByteArray("\\ud83d\\ud83d") << replacement << true << true;
    QTest::newRow("a pair in the wrong order") << QByteArray("\\ude00\\ud83d") << replacement << true << true;
    QTest::newRow("a whole pair") << QByteArray("\\ud83d\\ude00") << QStringLiteral("\U0001F600") << false << true;
    QTest::newRow("a backslash before what looks like one")
        << QByteArray("\\\\ud83d") << QStringLiteral("\\ud83d") << false << true;
    // 13.11: bytes that are no UTF-8
    QTest::newRow("byte FF") << QByteArray("\xFF") << replacement << true << false;
    QTest::newRow("torn sequence") << QByteArray("\xE2\x82") << replacement << true << false;
    QTest::newRow("surrogate in UTF-8") << QByteArray("\xED\xA0\xBD") << replacement << true << false;
    QTest::newRow("overlong slash") << QByteArray("\xC0\xAF") << replacement << true << false;
    // 13.21: zero bytes
    QTest::newRow("zero byte") << QByteArray("\0", 1) << replacement << true << true;
    QTest::newRow("tabulator") << QByteArray("\t") << QStringLiteral("\t") << true << true;
    QTest::newRow("escape") << QByteArray("\x1B[1m") << QStringLiteral("\x1B[1m") << true << true;
    // 13.16, 13.22: these end no line
    QTest::newRow("U+2028") << QByteArray("\xE2\x80\xA8") << QStringLiteral("\u2028") << false << false;
    QTest::newRow("U+2029") << QByteArray("\xE2\x80\xA9") << QStringLiteral("\u2029") << false << false;
    QTest::newRow("U+0085") << QByteArray("\xC2\x85") << QStringLiteral("\u0085") << false << false;
    QTest::newRow("vertical tabulator") << QByteArray("\x0B") << QStringLiteral("\x0B") << true << true;
    QTest::newRow("form feed") << QByteArray("\x0C") << QStringLiteral("\x0C") << true << true;
    QTest::newRow("escaped form feed") << QByteArray("\\f") << QStringLiteral("\x0C") << false << true;
    QTest::newRow("escaped zero byte") << QByteArray("\\u0000") << QString(QChar(0)) << false << true;
}

void TestDamage::charactersInAText()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    QFETCH(bool, repaired);
    QFETCH(bool, json);
    for (const Specimen &specimen : specimens()) {
        if (json && specimen.shape == Shape::Text)
            continue;
        const auto context = qScopeGuard([&] {
            if (QTest::currentTestFailed())
                qWarning("in %s", qPrintable(nameOf(specimen)));
        });
        auto records = recordsOf(specimen);
        records[Hit] = recordOf(specimen, Hit, "Bravo " + bytes + " end");
        const Imported imported = importBytes(fileOf(specimen, records));
        compareOthers(specimen, imported);
        if (QTest::currentTestFailed())
            return;
        const QStringList lines = linesOf(imported);
        QCOMPARE(lines.size(), 4);
        QVERIFY2(lines[Hit].contains(expected), qPrintable(lines[Hit]));
        QVERIFY2(lines[Hit].endsWith(QLatin1String(" end")), qPrintable(lines[Hit]));
        QVERIFY2(!lines[Hit].contains(QLatin1Char('?')), qPrintable(lines[Hit]));
        QCOMPARE(imported.damaged, size_t(0));
        QCOMPARE(isRepaired(imported, Hit), repaired);
        // What the lists show is the same.
        const QString preview = QString::fromStdString(imported.entries[Hit].facts.preview);
        QVERIFY2(!preview.contains(QLatin1Char('?'))
                     && !preview.contains(QLatin1String("\\u"), Qt::CaseInsensitive)
                         == !expected.contains(QLatin1String("\\u")),
                 qPrintable(preview));
    }
}

void TestDamage::valuesBesideTheText_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("repaired");
    QTest::addColumn<bool>("mayBeLost"); // the message is kept, or told of as damaged
    QTest::newRow("NaN") << QByteArray("NaN") << true << false;
    QTest::newRow("Infinity") << QByteArray("Infinity") << true << false;
    QTest::newRow("-Infinity") << QByteArray("-Infinity") << true << false;
    QTest::newRow("NaN in an array") << QByteArray("[1,NaN,-Infinity]") << true << false;
    QTest::newRow("NaN as a word of a text") << QByteArray("\"x: NaN, Infinity\"") << false << false;
    // 13.37: numbers of others
    QTest::newRow("2^53 + 1") << QByteArray("9007199254740993") << false << false;
    QTest::newRow("2^63") << QByteArray("9223372036854775808") << false << false;
    QTest::newRow("2^64") << QByteArray("18446744073709551616") << false << false;
    QTest::newRow("-2^63 - 1") << QByteArray("-9223372036854775809") << false << false;
    QTest::newRow("beyond a double") << QByteArray("1e999") << false << false;
    QTest::newRow("same key twice") << QByteArray("1,\"x\":2") << false << false;
    QTest::newRow("1,000 deep") << QByteArray(1000, '[') + QByteArray(1000, ']') << false << true;
    QTest::newRow("1,024 deep") << QByteArray(1024, '[') + QByteArray(1024, ']') << false << true;
    QTest::newRow("100,000 deep") << QByteArray(100'000, '[') + QByteArray(100'000, ']') << false << true;
    QTest::newRow("100,000 objects deep")
        << QByteArray("{\"a\":").repeated(100'000) + "1" + QByteArray(100'000, '}') << false << true;
    // 13.17: lines of a megabyte and more
    QTest::newRow("1 MiB") << '"' + QByteArray(1 << 20, 'x') + '"' << false << false;
}

void TestDamage::valuesBesideTheText()
{
    QFETCH(QByteArray, value);
    QFETCH(bool, repaired);
    QFETCH(bool, mayBeLost);
    for (const Specimen &specimen : specimens()) {
        if (!isJson(specimen))
            continue;
        const auto context = qScopeGuard([&] {
            if (QTest::currentTestFailed())
                qWarning("in %s", qPrintable(nameOf(specimen)));
        });
        auto records = recordsOf(specimen);
        records[Hit] = recordOf(specimen, Hit, Words[Hit], "\"x\":" + value);
        const Imported imported = importBytes(fileOf(specimen, records));
        compareOthers(specimen, imported);
        if (QTest::currentTestFailed())
            return;
        const bool kept = linesOf(imported).contains(QStringLiteral("assistant: Bravo"));
        QVERIFY(kept || (mayBeLost && imported.damaged == 1));
        if (kept) {
            QCOMPARE(imported.damaged, size_t(0));
            QCOMPARE(isRepaired(imported, Hit), repaired);
        }
    }
}

// 13.10, 13.21: one bad record in the middle
void TestDamage::recordInTheMiddle_data()
{
    QTest::addColumn<QByteArray>("value"); // empty: the record's own, spoilt
    QTest::addColumn<QString>("spoil");
    QTest::addColumn<bool>("told"); // as damaged
    const auto row = [](const char *name, const QByteArray &value, const char *spoil, bool told) {
        QTest::newRow(name) << value << QString::fromLatin1(spoil) << told;
    };
    row("a colon is missing", {}, "colon", true);
    row("a word without quotes", "{\"type\":user,\"role\":user}", "", true);
    row("a quote too many", {}, "quote", true);
    row("cut in half", {}, "half", true);
    row("a bracket too few", {}, "bracket", true);
    row("zero bytes", QByteArray(5000, '\0'), "", true);
    row("null", "null", "", false);
    row("a number", "7", "", false);
    row("a text", "\"x\"", "", false);
    row("an empty array", "[]", "", false);
    row("an empty object", "{}", "", false);
}

void TestDamage::recordInTheMiddle()
{
    QFETCH(QByteArray, value);
    QFETCH(QString, spoil);
    QFETCH(bool, told);
    for (const Specimen &specimen : specimens()) {
        if (!isJson(specimen))
            continue;
        const auto context = qScopeGuard([&] {
            if (QTest::currentTestFailed())
                qWarning("in %s", qPrintable(nameOf(specimen)));
        });
        auto records = recordsOf(specimen);
        const QByteArray record = records[Hit];
        // Of an object's members, those that follow become members of the one without its end: that is JSON.
        if (spoil == QLatin1String("bracket") && record.startsWith('"'))
            continue;
        if (!value.isEmpty())
            records[Hit] = withValue(record, value);
        else if (spoil == QLatin1String("colon"))
            records[Hit].remove(record.lastIndexOf(':'), 1);
        else if (spoil == QLatin1String("quote"))
            records[Hit].insert(record.indexOf("Bravo"), '"');
        else if (spoil == QLatin1String("half"))
            records[Hit].truncate(record.indexOf("Bravo") + 3);
        else
            records[Hit].chop(1);
        const Imported imported = importBytes(fileOf(specimen, records));
        compareOthers(specimen, imported);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(!linesOf(imported).contains(QStringLiteral("assistant: Bravo")));
        if (told)
            QVERIFY2(imported.damaged >= 1, "the damage is not told of");
    }
}

QTEST_GUILESS_MAIN(TestDamage)
#include "tst_damage.moc"
