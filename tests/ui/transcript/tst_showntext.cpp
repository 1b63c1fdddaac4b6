// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/theme.h"
#include "ui/transcript/block.h"
#include "ui/transcript/invisiblecharacters.h"
#include "ui/transcript/markdownmath.h"
#include "ui/transcript/messagedocument.h"

#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using namespace tacet;

/// What is done to the words of a message so that the reader sees what stands there.
class ShownTextTest final : public QObject
{
    Q_OBJECT
private slots:
    void namesWhatShowsNothing_data();
    void namesWhatShowsNothing();
    void keepsEveryPlace_data();
    void keepsEveryPlace();
    void leavesFormulasAsTheyStand_data();
    void leavesFormulasAsTheyStand();
    void putsNoEmptyLineAboveARule();
    void readsMarkdownAsGitHubDoes();
};

namespace {

std::unique_ptr<QTextDocument> made(Block::Kind kind, const QString &text, bool showsInvisible = false)
{
    static const Theme theme = Theme::make(Theme::Kind::Light);
    Block block;
    block.kind = kind;
    block.text = text;
    block.showsInvisible = showsInvisible;
    return makeDocument(block, theme, 600);
}

}

// Names: https://www.unicode.org/Public/UCD/latest/ucd/NameAliases.txt, type "abbreviation"
void ShownTextTest::namesWhatShowsNothing_data()
{
    QTest::addColumn<uint>("codePoint");
    QTest::addColumn<QString>("name");
    QTest::newRow("tab") << 0x9u << "TAB";
    QTest::newRow("no-break space") << 0xA0u << "NBSP";
    QTest::newRow("zero width space") << 0x200Bu << "ZWSP";
    QTest::newRow("byte order mark") << 0xFEFFu << "BOM";
    QTest::newRow("override to the left") << 0x202Eu << "RLO";
    QTest::newRow("variation selector 1") << 0xFE00u << "VS1";
    QTest::newRow("emoji's selector shows itself") << 0xFE0Fu << QString();
    QTest::newRow("tag") << 0xE0041u << "U+E0041";
    QTest::newRow("letter") << uint(u'a') << QString();
    QTest::newRow("space") << uint(u' ') << QString();
    QTest::newRow("Hebrew") << 0x5D0u << QString();
}

void ShownTextTest::namesWhatShowsNothing()
{
    QFETCH(uint, codePoint);
    QTEST(invisibleName(char32_t(codePoint)), "name");
}

void ShownTextTest::keepsEveryPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("named"); // how many places have a name
    QTest::newRow("nothing to show") << QStringLiteral("a b\nc") << 0;
    QTest::newRow("zero width and no-break") << QStringLiteral("a\u200bb\u00a0c") << 2;
    QTest::newRow("white space at the ends") << QStringLiteral("a  \nb \n") << 3;
    QTest::newRow("white space alone") << QStringLiteral("   ") << 3;
    QTest::newRow("tags, two units each") << QStringLiteral("x\U000E0041y") << 2;
    // 101 tabs are arrows, not names; the one character among them that is neither keeps its name.
    QTest::newRow("many tabs") << QString(101, u'\t') + QStringLiteral("a\u200bb") << 1;
    QTest::newRow("a hundred tabs") << QString(100, u'\t') + QStringLiteral("a") << 100;
    QTest::newRow("no end of them") << QString(3000, QChar(0x200b)) << MaxShownInvisible;
    QTest::newRow("emoji and right to left") << QStringLiteral("\U0001F600 \u05d0\u05d1\u200f!") << 1;
}

void ShownTextTest::keepsEveryPlace()
{
    QFETCH(QString, text);
    const auto document = made(Block::Kind::Mono, text, true);
    QCOMPARE(document->characterCount() - 1, int(text.size()));
    QTEST(int(document->toRawText().count(QChar::ObjectReplacementCharacter)), "named");
    QCOMPARE(storedText(*document, 0, int(text.size())), text);
    for (int from = 0; from < text.size(); ++from)
        QCOMPARE(storedText(*document, from, int(text.size())), text.mid(from));
    document->setTextWidth(300); // laid out with the names in it
    QVERIFY(document->size().height() > 0);
}

void ShownTextTest::leavesFormulasAsTheyStand_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("shown");
    QTest::newRow("inline") << R"(so $a_1*b_2*c$ holds)"
                            << R"(so $a_1*b_2*c$ holds)";
    QTest::newRow("displayed") << R"($$\sum_{i} x_i \\ y_i$$)"
                               << R"($$\sum_{i} x_i \\ y_i$$)";
    QTest::newRow("parentheses") << R"(\(x_1 < y_1\))"
                                 << R"(\(x_1 < y_1\))";
    QTest::newRow("brackets") << R"(\[a*b*c\])"
                              << R"(\[a*b*c\])";
    QTest::newRow("money") << "from $5 to *about* $6"
                           << "from $5 to about $6";
    QTest::newRow("shell variables") << "put $HOME and *then* $PATH"
                                     << "put $HOME and then $PATH";
    QTest::newRow("code") << "`$a*b*c$`"
                          << "$a*b*c$";
    QTest::newRow("escaped") << R"(\$a *b* c$)"
                             << "$a b c$";
    QTest::newRow("alone") << "a $ b"
                           << "a $ b";
    QTest::newRow("bold around it") << "**see $a*b$** *now*"
                                    << "see $a*b$ now";
    QTest::newRow("in an address") << "https://a.example/$x$/y_z_"
                                   << "https://a.example/$x$/y_z_";
    QTest::newRow("of two lines") << "$$\na_1\n$$"
                                  << "$$\na_1\n$$";
    QTest::newRow("a character for private use") << QStringLiteral("\ue000 $a_1$") << QStringLiteral("\ue000 $a_1$");
}

void ShownTextTest::leavesFormulasAsTheyStand()
{
    QFETCH(QString, markdown);
    QTEST(made(Block::Kind::Prose, markdown)->toPlainText(), "shown");
}

// Message 418 of the sample begins so.
void ShownTextTest::putsNoEmptyLineAboveARule()
{
    const auto document = made(Block::Kind::Prose, QStringLiteral("---\n\n## Goal\n\nText"));
    const QTextBlock first = document->begin();
    QVERIFY(first.blockFormat().hasProperty(QTextFormat::BlockTrailingHorizontalRulerWidth));
    QCOMPARE(first.next().text(), QStringLiteral("Goal"));
    QCOMPARE(document->blockCount(), 3);
    // A rule between two paragraphs stays between them.
    const auto between = made(Block::Kind::Prose, QStringLiteral("a\n\n---\n\nb"));
    QCOMPARE(between->begin().text(), QStringLiteral("a"));
    QCOMPARE(between->lastBlock().text(), QStringLiteral("b"));
}

void ShownTextTest::readsMarkdownAsGitHubDoes()
{
    const auto document = made(Block::Kind::Prose,
                               QStringLiteral("- [x] done\n- [ ] open\n\n~~gone~~ https://a.example/b\n\n"
                                              "| a | b |\n|---|---|\n| 1 | 2 |\n\n- item\n\n  ```sh\n  ls\n  ```\n"));
    const QTextBlock done = document->begin();
    QCOMPARE(done.blockFormat().marker(), QTextBlockFormat::MarkerType::Checked);
    QCOMPARE(done.next().blockFormat().marker(), QTextBlockFormat::MarkerType::Unchecked);
    bool isStruck = false;
    bool isLinked = false;
    for (QTextBlock line = document->begin(); line.isValid(); line = line.next()) {
        for (auto part = line.begin(); !part.atEnd(); ++part) {
            isStruck |=
                part.fragment().text() == QStringLiteral("gone") && part.fragment().charFormat().fontStrikeOut();
            isLinked |= part.fragment().charFormat().anchorHref() == QStringLiteral("https://a.example/b");
        }
    }
    QVERIFY(isStruck);
    QVERIFY(isLinked);
    QCOMPARE(document->rootFrame()->childFrames().size(), 1); // the table
    QVERIFY(document->toPlainText().contains(QStringLiteral("ls")));
}

QTEST_MAIN(ShownTextTest)
#include "tst_showntext.moc"
