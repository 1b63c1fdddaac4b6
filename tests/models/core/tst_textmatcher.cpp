// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/textmatcher.h"

#include <QTest>

using namespace tacet;

namespace {

TextMatcher compiled(const QString &text, SearchMode mode, bool isCaseSensitive = false)
{
    auto matcher = TextMatcher::compile({text, mode, isCaseSensitive, AllSearchParts});
    if (!matcher)
        qFatal("%s", qPrintable(oneLine(matcher.error())));
    return std::move(*matcher);
}

bool matches(const TextMatcher &matcher, const QString &text)
{
    return matcher.termsIn(text) == matcher.allTerms();
}

}

class TestTextMatcher final : public QObject
{
    Q_OBJECT
private slots:
    void findsWhatItSays_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<SearchMode>("mode");
        QTest::addColumn<bool>("isCaseSensitive");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isHit");
        const auto row = [](const char *name, const char *query, SearchMode mode, bool sensitive, const char *text,
                            bool isHit) {
            QTest::newRow(name) << QString::fromUtf8(query) << mode << sensitive << QString::fromUtf8(text) << isHit;
        };
        using enum SearchMode;
        row("beginning of a word", "kern", Words, false, "a kernel upgrade", true);
        row("middle of a word", "ernel", Words, false, "a kernel upgrade", false);
        row("words in any order", "upgrade kernel", Words, false, "a kernel upgrade", true);
        row("one word is missing", "kernel driver", Words, false, "a kernel upgrade", false);
        row("whole word in quotes", "\"kern\"", Words, false, "a kernel upgrade", false);
        row("phrase", "\"kernel upgrade\"", Words, false, "the kernel-upgrade", true);
        row("phrase in another order", "\"upgrade kernel\"", Words, false, "kernel upgrade", false);
        row("a quote that is not closed", "\"kernel up", Words, false, "kernel up", true);
        row("other case", "KERNEL", Words, false, "a kernel", true);
        row("case counts", "Kernel", Words, true, "a kernel", false);
        row("signs inside a word separate", "set_value", Words, false, "set value", true);
        row("signs alone", "->", Words, false, "a->b", true);
        row("umlauts", "übung", Words, false, "die Übungen", true);
        row("an accent is another letter", "uben", Words, false, "üben", false);
        row("written without spaces", "沉默", Words, false, "这是沉默的信息", true);
        row("exact, inside a word", "ernel up", Exact, false, "a kernel upgrade", true);
        row("exact, signs", "a.b(", Exact, false, "call a.b(c)", true);
        row("exact, a dot is a dot", "a.b", Exact, false, "axb", false);
        row("exact, case", "Kernel", Exact, true, "kernel", false);
        row("expression", "k\\w+l\\b", RegularExpression, false, "the Kernel.", true);
        row("expression, each line", "^b$", RegularExpression, false, "a\nb\nc", true);
        row("expression, case", "K.", RegularExpression, true, "kernel", false);
    }

    void findsWhatItSays()
    {
        QFETCH(QString, query);
        QFETCH(SearchMode, mode);
        QFETCH(bool, isCaseSensitive);
        QFETCH(QString, text);
        QFETCH(bool, isHit);
        QCOMPARE(matches(compiled(query, mode, isCaseSensitive), text), isHit);
    }

    void wordsMayStandInDifferentParts()
    {
        const TextMatcher matcher = compiled(QStringLiteral("kernel driver"), SearchMode::Words);
        const quint64 one = matcher.termsIn(QStringLiteral("the kernel"));
        const quint64 other = matcher.termsIn(QStringLiteral("a driver"));
        QVERIFY(one != matcher.allTerms() && other != matcher.allTerms());
        QCOMPARE(one | other, matcher.allTerms());
    }

    void refusesWhatCannotBeLookedFor_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<SearchMode>("mode");
        QTest::newRow("nothing") << QString() << SearchMode::Exact;
        QTest::newRow("blanks") << QStringLiteral("  ") << SearchMode::Words;
        QTest::newRow("empty quotes") << QStringLiteral("\"\"") << SearchMode::Words;
        QTest::newRow("open bracket") << QStringLiteral("ab(c") << SearchMode::RegularExpression;
    }

    void refusesWhatCannotBeLookedFor()
    {
        QFETCH(QString, query);
        QFETCH(SearchMode, mode);
        const auto matcher = TextMatcher::compile({query, mode, false, AllSearchParts});
        QVERIFY(!matcher);
        QCOMPARE(matcher.error().code, Error::Code::Format);
        QVERIFY(!matcher.error().message.isEmpty());
    }

    void saysWhereAnExpressionIsWrong()
    {
        // PCRE2 reports an open bracket at the end of the pattern, after four characters.
        const auto matcher =
            TextMatcher::compile({QStringLiteral("ab(c"), SearchMode::RegularExpression, false, AllSearchParts});
        QVERIFY(!matcher);
        QVERIFY2(matcher.error().message.contains(QLatin1StringView("character 5")),
                 qPrintable(matcher.error().message));
    }

    void spansAreThePlaces()
    {
        // "kernel" at 2 and 16, "up" (of "upgrade") at 9; counted by hand.
        const TextMatcher matcher = compiled(QStringLiteral("kernel up"), SearchMode::Words);
        const std::vector<TextSpan> expected {{2, 6}, {9, 2}, {17, 6}};
        QCOMPARE(matcher.spans(QStringLiteral("a kernel upgrade kernel")), expected);
        QCOMPARE(int(matcher.spans(QString(u'x').repeated(50), 10).size()), 0);
    }

    void theRawFragmentStandsInJsonWhateverItEscapes_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<SearchMode>("mode");
        QTest::addColumn<QByteArray>("fragment");
        QTest::newRow("quotes are escaped")
            << QStringLiteral("say \"hello!\"") << SearchMode::Exact << QByteArray("hello!");
        QTest::newRow("letters that may be escaped")
            << QString::fromUtf8("Grüße_an") << SearchMode::Exact << QByteArray("e_an");
        QTest::newRow("the longest word") << QStringLiteral("a kernel up") << SearchMode::Words << QByteArray("kernel");
        QTest::newRow("a slash may be escaped")
            << QStringLiteral("usr/local") << SearchMode::Exact << QByteArray("local");
        QTest::newRow("expressions have none")
            << QStringLiteral("kernel") << SearchMode::RegularExpression << QByteArray();
    }

    void theRawFragmentStandsInJsonWhateverItEscapes()
    {
        QFETCH(QString, query);
        QFETCH(SearchMode, mode);
        QFETCH(QByteArray, fragment);
        QCOMPARE(compiled(query, mode).rawFragment(), fragment);
    }

    void aSnippetHoldsTheFirstMatch()
    {
        const QString text = QStringLiteral("word ").repeated(100) + QStringLiteral("needle\nin the hay ")
            + QStringLiteral("word ").repeated(100);
        const Snippet snippet = snippetOf(text, compiled(QStringLiteral("needle"), SearchMode::Words), 60);
        QVERIFY2(snippet.text.contains(QStringLiteral("needle in the hay")), qPrintable(snippet.text));
        QVERIFY(snippet.text.startsWith(u'…') && snippet.text.endsWith(u'…'));
        QVERIFY(snippet.text.size() <= 62);
        QCOMPARE(int(snippet.spans.size()), 1);
        QCOMPARE(snippet.text.mid(snippet.spans[0].start, snippet.spans[0].length), QStringLiteral("needle"));
    }

    void aHostileExpressionEnds()
    {
        const TextMatcher matcher = compiled(QStringLiteral("(a+)+$"), SearchMode::RegularExpression);
        QVERIFY(!matches(matcher, QString(u'a').repeated(64) + u'!'));
    }
};

QTEST_GUILESS_MAIN(TestTextMatcher)
#include "tst_textmatcher.moc"
