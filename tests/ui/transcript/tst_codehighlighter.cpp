// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/theme.h"
#include "ui/transcript/codehighlighter.h"
#include "ui/transcript/languageguess.h"

#include <QSignalSpy>
#include <QTest>

using namespace tacet;

class CodeHighlighterTest final : public QObject
{
    Q_OBJECT
private slots:
    void guesses_data();
    void guesses();
    void colours_data();
    void colours();
    void leavesPlainWhatItDoesNotKnow();
    void leavesLongLinesPlain();
    void isReadable_data();
    void isReadable();
    void mayBeDestroyedAtWork();
};

namespace {

using Formats = QList<QTextLayout::FormatRange>;

Formats highlight(const QString &code, const QString &language, Theme::Kind kind = Theme::Kind::Light)
{
    CodeHighlighter highlighter;
    highlighter.setTheme(Theme::make(kind));
    Formats found;
    QObject::connect(&highlighter, &CodeHighlighter::highlighted, &highlighter,
                     [&found](const CodeHighlighter::Ticket &, const Formats &formats) { found = formats; });
    highlighter.request({}, code, language);
    [&] { QTRY_VERIFY(highlighter.isIdle()); }();
    return found;
}

bool covers(const Formats &formats, qsizetype position)
{
    return std::any_of(formats.begin(), formats.end(), [position](const QTextLayout::FormatRange &range) {
        return range.start <= position && position < range.start + range.length;
    });
}

}

void CodeHighlighterTest::guesses_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("language");
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("white space") << "  \n "
                                 << "";
    QTest::newRow("prose") << "The build is done."
                           << "";
    QTest::newRow("object") << "{\n  \"a\": 1\n}"
                            << "JSON";
    QTest::newRow("array of objects") << "[{\"a\": 1}]"
                                      << "JSON";
    QTest::newRow("log in brackets") << "[12:03:55] started"
                                     << "";
    QTest::newRow("braces of something else") << "{ echo 1; }"
                                              << "";
    QTest::newRow("git diff") << "diff --git a/x b/x\n"
                              << "Diff";
    QTest::newRow("patch") << "*** Begin Patch\n"
                           << "Diff";
    QTest::newRow("prompt") << "$ ls -l\n"
                            << "Bash";
    QTest::newRow("python script") << "#!/usr/bin/env python3\nimport os"
                                   << "Python";
    QTest::newRow("shell script") << "#!/bin/sh\nset -e"
                                  << "Bash";
    QTest::newRow("xml") << "<?xml version=\"1.0\"?><a/>"
                         << "XML";
}

void CodeHighlighterTest::guesses()
{
    QFETCH(QString, code);
    QTEST(guessLanguage(code), "language");
}

void CodeHighlighterTest::colours_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("coloured"); // a word that has a colour of its own
    QTest::newRow("c++") << "cpp"
                         << "int a;\nreturn a;\n"
                         << "return";
    QTest::newRow("name in small letters") << "python"
                                           << "def f():\n    pass\n"
                                           << "def";
    QTest::newRow("name as it is written") << "Python"
                                           << "def f():\n    pass\n"
                                           << "def";
    QTest::newRow("alias") << "ts"
                           << "const a: number = 1;\n"
                           << "const";
    QTest::newRow("json") << "json"
                          << "{\"query\": 12}"
                          << "12";
    QTest::newRow("bash") << "bash"
                          << "if true; then echo 1; fi\n"
                          << "then";
    QTest::newRow("from the content") << ""
                                      << "{\n\"a\": 17\n}"
                                      << "17";
}

void CodeHighlighterTest::colours()
{
    QFETCH(QString, language);
    QFETCH(QString, code);
    QFETCH(QString, coloured);
    QVERIFY(covers(highlight(code, language), code.indexOf(coloured)));
}

void CodeHighlighterTest::leavesPlainWhatItDoesNotKnow()
{
    QVERIFY(highlight(QStringLiteral("return 1"), QStringLiteral("no-such-language")).isEmpty());
    QVERIFY(highlight(QStringLiteral("return 1"), QStringLiteral("none")).isEmpty());
}

void CodeHighlighterTest::leavesLongLinesPlain()
{
    const QString code = QStringLiteral("return ") + QString(70'000, u'(') + QStringLiteral("\nreturn 1;\n");
    const Formats formats = highlight(code, QStringLiteral("JavaScript"));
    QVERIFY(!covers(formats, 0));
    QVERIFY(covers(formats, code.lastIndexOf(QStringLiteral("return"))));
}

void CodeHighlighterTest::isReadable_data()
{
    QTest::addColumn<Theme::Kind>("kind");
    QTest::addColumn<double>("least");
    QTest::newRow("light") << Theme::Kind::Light << 4.5;
    QTest::newRow("dark") << Theme::Kind::Dark << 4.5;
    QTest::newRow("high contrast") << Theme::Kind::HighContrastDark << 7.0;
}

void CodeHighlighterTest::isReadable()
{
    QFETCH(Theme::Kind, kind);
    QFETCH(double, least);
    const QString code = QStringLiteral("// comment\n#include <a>\nint a = 0x1f; const char *b = \"c\"; // TODO\n");
    const Formats formats = highlight(code, QStringLiteral("cpp"), kind);
    QVERIFY(formats.size() > 4);
    for (const QTextLayout::FormatRange &range : formats)
        QVERIFY(contrast(range.format.foreground().color(), Theme::make(kind).surface) >= least);
}

void CodeHighlighterTest::mayBeDestroyedAtWork()
{
    for (int round = 0; round < 20; ++round) {
        CodeHighlighter highlighter;
        highlighter.setTheme(Theme::make(Theme::Kind::Light));
        for (int block = 0; block < 5; ++block)
            highlighter.request({0, block, 0}, QStringLiteral("int a;\n").repeated(500), QStringLiteral("cpp"));
        QVERIFY(!highlighter.isIdle());
    }
}

QTEST_MAIN(CodeHighlighterTest)
#include "tst_codehighlighter.moc"
