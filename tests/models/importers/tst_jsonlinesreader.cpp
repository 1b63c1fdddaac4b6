// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonlinesreader.h"

#include "recordingsink.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

struct Line {
    QByteArray text;
    qint64 offset;
    qint64 number;
    bool terminated;
    friend bool operator==(const Line &, const Line &) = default;
};

std::vector<Line> linesOf(const QByteArray &content, qint64 window, ResumePoint from = {})
{
    const TemporaryInput input(content);
    const auto source = ByteSource::open(input.path());
    std::vector<Line> lines;
    JsonLinesReader reader(**source, from, window);
    for (;;) {
        const auto line = reader.next();
        if (!line || !*line)
            return lines;
        const JsonLine &l = **line;
        lines.push_back({QByteArray(l.text.data(), qsizetype(l.text.size())), l.range.offset, l.number, l.terminated});
    }
}

}

class TestJsonLinesReader : public QObject
{
    Q_OBJECT

private slots:
    void lines_data();
    void lines();
    void resumes();
};

void TestJsonLinesReader::lines_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArrayList>("texts");
    QTest::addColumn<QList<qint64>>("offsets");
    QTest::addColumn<QList<qint64>>("numbers");
    QTest::addColumn<bool>("terminated"); // the last one
    const auto row = [](const char *name, const QByteArray &content, const QByteArrayList &texts,
                        const QList<qint64> &offsets, const QList<qint64> &numbers, bool terminated) {
        QTest::newRow(name) << content << texts << offsets << numbers << terminated;
    };
    row("empty", "", {}, {}, {}, true);
    row("two lines", "{}\n[]\n", {"{}", "[]"}, {0, 3}, {1, 2}, true);
    row("no line end at the end", "{}\n{\"a\":", {"{}", "{\"a\":"}, {0, 3}, {1, 2}, false);
    row("carriage returns", "{}\r\n{}\r\n", {"{}", "{}"}, {0, 4}, {1, 2}, true);
    row("one carriage return is stripped", "{}\r\r\n", {"{}\r"}, {0}, {1}, true);
    row("byte order mark", "\xEF\xBB\xBF{}\n{}\n", {"{}", "{}"}, {3, 6}, {1, 2}, true);
    row("blank lines count", "\n \t\n{}\n\n{}\n", {"{}", "{}"}, {4, 8}, {3, 5}, true);
    row("other line separators are data",
        "a\xE2\x80\xA8"
        "b\x0C"
        "c\xC2\x85"
        "d\x0B"
        "e\n",
        {"a\xE2\x80\xA8"
         "b\x0C"
         "c\xC2\x85"
         "d\x0B"
         "e"},
        {0}, {1}, true);
    row("zero bytes", QByteArray("\0\0{}\n", 5), {QByteArray("\0\0{}", 4)}, {0}, {1}, true);
    const QByteArray longLine(1000, 'x');
    row("longer than the window", "{}\n" + longLine + "\n{}\n", {"{}", longLine, "{}"}, {0, 3, 1004}, {1, 2, 3}, true);
}

void TestJsonLinesReader::lines()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArrayList, texts);
    QFETCH(QList<qint64>, offsets);
    QFETCH(QList<qint64>, numbers);
    QFETCH(bool, terminated);
    std::vector<Line> expected;
    for (qsizetype i = 0; i < texts.size(); ++i)
        expected.push_back({texts[i], offsets[i], numbers[i], i + 1 < texts.size() || terminated});
    // Windows that end everywhere in the text, and one that holds it all.
    for (const qint64 window : {16, 17, 18, 19, 20, 21, 4096})
        QVERIFY2(linesOf(content, window) == expected, qPrintable(QString::number(window)));
}

void TestJsonLinesReader::resumes()
{
    const std::vector<Line> lines = linesOf("{}\n[1]\n[2]\n", 64, {3, 1});
    QCOMPARE(lines.size(), size_t(2));
    QVERIFY((lines[0] == Line {"[1]", 3, 2, true}));
    QVERIFY((lines[1] == Line {"[2]", 7, 3, true}));
}

QTEST_GUILESS_MAIN(TestJsonLinesReader)
#include "tst_jsonlinesreader.moc"
