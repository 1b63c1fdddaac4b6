// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/links.h"
#include "ui/transcript/markdownsplitter.h"
#include "ui/transcript/sourcebodyprovider.h"

#include <QTest>

using namespace tacet;

namespace {

template<typename... Texts>
QStringList list(const Texts &...texts)
{
    return {QString::fromUtf8(texts)...};
}

}

/// The functions that look at text alone.
class MarkdownSplitterTest final : public QObject
{
    Q_OBJECT
private slots:
    void splits_data();
    void splits();
    void boundsPieces();
    void cutsPlainText_data();
    void cutsPlainText();
    void findsMentions_data();
    void findsMentions();
    void readsTargets_data();
    void readsTargets();
    void decodesPictures_data();
    void decodesPictures();
};

void MarkdownSplitterTest::splits_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QStringList>("pieces"); // "P:" prose, "C(language):" code; "@n" after it: its list begins at n
    QTest::newRow("nothing") << "" << QStringList();
    QTest::newRow("white space") << " \n\n" << QStringList();
    QTest::newRow("prose") << "a\n\nb" << list("P:a\n\nb");
    QTest::newRow("fence") << "a\n```cpp\nint i;\n```\nb" << list("P:a", "C(cpp):int i;", "P:b");
    QTest::newRow("tildes") << "~~~\nx\n~~~" << list("C():x");
    QTest::newRow("info string") << "```js {highlight: 1}\nx\n```" << list("C(js):x");
    QTest::newRow("shorter fence within") << "````md\n```\nx\n```\n````" << list("C(md):```\nx\n```");
    QTest::newRow("never closed") << "```\nx\ny" << list("C():x\ny");
    QTest::newRow("empty code") << "a\n```\n```\nb" << list("P:a", "C():", "P:b");
    QTest::newRow("inline code is no fence") << "```x``` y" << list("P:```x``` y");
    QTest::newRow("fence of a list item stays")
        << "1. a\n   ```\n   x\n   ```\n2. b" << list("P:1. a\n   ```\n   x\n   ```\n2. b");
    QTest::newRow("list goes on after code")
        << "1. a\n```\nx\n```\n2. b\n3. c" << list("P:1. a", "C():x", "P:2. b\n3. c@2");
    QTest::newRow("a number in a paragraph") << "in\n2024. It was" << list("P:in\n2024. It was");
    QTest::newRow("line ends of Windows") << "a\r\n```\r\nx\r\n```\r\n" << list("P:a", "C():x");
}

void MarkdownSplitterTest::splits()
{
    QFETCH(QString, markdown);
    QStringList pieces;
    for (const MarkdownPiece &piece : splitMarkdown(markdown, 4096)) {
        const QString start = piece.listStart == 1 ? QString() : QStringLiteral("@%1").arg(piece.listStart);
        pieces += piece.kind == MarkdownPiece::Kind::Code ? QStringLiteral("C(%1):%2").arg(piece.language, piece.text)
                                                          : QStringLiteral("P:") + piece.text + start;
    }
    QTEST(pieces, "pieces");
}

void MarkdownSplitterTest::boundsPieces()
{
    const QString paragraphs = QStringLiteral("Forty characters of a paragraph of text.\n\n").repeated(200);
    const QString code =
        QStringLiteral("```\n") + QStringLiteral("a line of code\n").repeated(300) + QStringLiteral("```\n");
    QString all;
    int continued = 0;
    for (const MarkdownPiece &piece : splitMarkdown(paragraphs + code + QString(5000, u'z'), 1000)) {
        QVERIFY(piece.text.size() <= 1000);
        all += piece.text;
        continued += piece.isContinued;
    }
    // 300 lines of 15 characters in pieces of at most 1000: 66 lines each; the first of the 5 goes on nothing.
    QCOMPARE(continued, 4);
    QCOMPARE(all.count(QStringLiteral("Forty")), 200);
    QCOMPARE(all.count(QStringLiteral("a line of code")), 300);
    QCOMPARE(all.count(u'z'), 5000);
}

void MarkdownSplitterTest::cutsPlainText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("pieces");
    QTest::newRow("short") << "abc" << list("abc");
    QTest::newRow("empty") << "" << list("");
    QTest::newRow("at line ends") << "abc\ndef\ngh" << list("abc", "def", "gh");
    QTest::newRow("just fits") << "abcd" << list("abcd");
    QTest::newRow("long line") << "abcdefghij" << list("abcd+", "efgh+", "ij");
    QTest::newRow("surrogates stay together") << "abc\U0001F600d" << list("abc+", "\U0001F600d");
}

void MarkdownSplitterTest::cutsPlainText()
{
    QFETCH(QString, text);
    QStringList pieces;
    for (const TextPiece &piece : splitText(text, 4))
        pieces += piece.text + (piece.isCutInLine ? QStringLiteral("+") : QString());
    QTEST(pieces, "pieces");
}

void MarkdownSplitterTest::findsMentions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("mentions"); // what is marked, and its number
    QTest::newRow("none") << "a message" << QStringList();
    QTest::newRow("brackets") << "see [msg 414]." << list("[msg 414]=414");
    QTest::newRow("words") << "see msg 7, too" << list("msg 7=7");
    QTest::newRow("two") << "[msg 1] and [msg 2]" << list("[msg 1]=1", "[msg 2]=2");
    QTest::newRow("list") << "[msg 1, 22]" << list("[msg 1=1", "22]=22");
    QTest::newRow("within a word") << "xmsg 4 a_msg 5" << QStringList();
    QTest::newRow("a path") << "dir/msg 4" << QStringList();
    QTest::newRow("no number") << "[msg x]" << QStringList();
    QTest::newRow("never closed") << "[msg 3" << list("[msg 3=3");
}

void MarkdownSplitterTest::findsMentions()
{
    QFETCH(QString, text);
    QStringList mentions;
    for (const MessageMention &mention : messageMentions(text))
        mentions += QStringLiteral("%1=%2").arg(text.mid(mention.start, mention.length)).arg(mention.number);
    QTEST(mentions, "mentions");
}

void MarkdownSplitterTest::readsTargets_data()
{
    QTest::addColumn<QString>("anchor");
    QTest::addColumn<LinkTarget::Kind>("kind");
    QTest::addColumn<int>("number");
    using Kind = LinkTarget::Kind;
    QTest::newRow("message") << messageTarget(17) << Kind::Message << 17;
    QTest::newRow("fold") << foldTarget(5) << Kind::Fold << 5;
    QTest::newRow("record") << recordTarget() << Kind::Record << -1;
    QTest::newRow("address") << "https://example.org" << Kind::Outside << -1;
    QTest::newRow("file") << "file:///etc/passwd" << Kind::Outside << -1;
    QTest::newRow("our scheme, no number") << "tacet-message:x" << Kind::Outside << -1;
    QTest::newRow("our scheme, below nought") << "tacet-message:-4" << Kind::Outside << -1;
}

void MarkdownSplitterTest::readsTargets()
{
    QFETCH(QString, anchor);
    const LinkTarget target = linkTargetOf(anchor);
    QTEST(target.kind, "kind");
    QTEST(target.number, "number");
}

void MarkdownSplitterTest::decodesPictures_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("bytes");
    // printf hello | base64
    QTest::newRow("data address") << QByteArray("\"data:image/png;base64,aGVsbG8=\"") << QByteArray("hello");
    QTest::newRow("bare") << QByteArray("\"aGVsbG8=\"") << QByteArray("hello");
    // printf '???' | base64
    QTest::newRow("escaped slash") << QByteArray("\"Pz8\\/\"") << QByteArray("???");
    QTest::newRow("address of a file") << QByteArray("\"file:///etc/passwd\"") << QByteArray();
    QTest::newRow("address of the net") << QByteArray("\"https://example.org/a.png\"") << QByteArray();
    QTest::newRow("data, not in Base64") << QByteArray("\"data:text/plain,hello\"") << QByteArray();
    QTest::newRow("no string") << QByteArray("17") << QByteArray();
    QTest::newRow("empty") << QByteArray() << QByteArray();
}

void MarkdownSplitterTest::decodesPictures()
{
    QFETCH(QByteArray, json);
    QTEST(bytesOfBase64(json), "bytes");
}

QTEST_GUILESS_MAIN(MarkdownSplitterTest)
#include "tst_markdownsplitter.moc"
