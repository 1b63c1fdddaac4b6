// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/markdown.h"

#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using namespace tacet;

namespace {

/// What a reader of the rendered Markdown sees. Qt's parser is not ours: it is the judge.
QString rendered(const QString &markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown, QTextDocument::MarkdownDialectGitHub);
    return document.toPlainText();
}

}

class TestMarkdown : public QObject
{
    Q_OBJECT

private slots:
    void foreignTextShowsAsItIs_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const char *text) { QTest::newRow(name) << QString::fromUtf8(text); };
        row("emphasis", "a *b* _c_ **d** ~~e~~ `f`");
        row("heading", "# not a heading");
        row("list", "- not a list");
        row("numbered list", "1. not a list");
        row("numbered list with a bracket", "12) not a list");
        row("quote", "> not a quote");
        row("rule", "---");
        row("table", "a | b");
        row("HTML", "<script>alert(1)</script> <b>x</b> &amp;");
        row("image", "![x](https://example.org/x.png)");
        row("link", "[x](https://example.org) and [msg 414]");
        row("fence", "```sh");
        row("backslashes", "C:\\new\\*");
        row("path", "/etc/modprobe.d/vfio.conf --flag=1 $HOME");
        row("not ASCII", "~13µs — “1,000+ tok/s” 🔴");
    }

    void foreignTextShowsAsItIs()
    {
        QFETCH(QString, text);
        QCOMPARE(rendered(markdownQuote(text)), text);
        QCOMPARE(rendered(markdownEscaped(text)), text);
    }

    void quotesMakeNoLinks()
    {
        QTextDocument document;
        document.setMarkdown(markdownQuote(QStringLiteral("see https://example.org or www.example.org, [x](y)")),
                             QTextDocument::MarkdownDialectGitHub);
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            for (auto fragment = block.begin(); !fragment.atEnd(); ++fragment)
                QVERIFY2(!fragment.fragment().charFormat().isAnchor(), qPrintable(fragment.fragment().text()));
        }
        QCOMPARE(document.toPlainText(), QStringLiteral("see https://example.org or www.example.org, [x](y)"));
    }

    void quotesKeepTheirLines()
    {
        // A hard break within a paragraph, an empty line between two; the indent as no-break spaces.
        QCOMPARE(markdownQuote(QStringLiteral("one\n  two\n\nthree")),
                 QStringLiteral("> one\\\n> \u00a0\u00a0two\n>\n> three\n"));
    }

    void aSetextUnderlineMakesNoHeading()
    {
        QTextDocument document;
        document.setMarkdown(markdownQuote(QStringLiteral("title\n====")), QTextDocument::MarkdownDialectGitHub);
        QCOMPARE(document.begin().blockFormat().headingLevel(), 0);
    }

    void controlCharactersAreLeftOut()
    {
        QCOMPARE(markdownEscaped(QStringLiteral("a\x1b[2Jb")), QStringLiteral("a\\[2Jb"));
    }

    void codeHoldsAnyBackticks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::newRow("none") << QStringLiteral("x") << QStringLiteral("`x`");
        QTest::newRow("one inside") << QStringLiteral("a`b") << QStringLiteral("``a`b``");
        QTest::newRow("at the ends") << QStringLiteral("`a`") << QStringLiteral("`` `a` ``");
    }

    void codeHoldsAnyBackticks()
    {
        QFETCH(QString, text);
        QTEST(markdownCode(text), "code");
        QCOMPARE(rendered(markdownCode(text)), text);
    }

    void nothingEndsAFence()
    {
        const QString text = QStringLiteral("```\nx\n````\ny");
        QCOMPARE(markdownFence(text, QStringLiteral("json")), QStringLiteral("`````json\n```\nx\n````\ny\n`````\n"));
        QCOMPARE(rendered(markdownFence(text)).trimmed(), text);
    }
};

QTEST_MAIN(TestMarkdown)
#include "tst_markdown.moc"
