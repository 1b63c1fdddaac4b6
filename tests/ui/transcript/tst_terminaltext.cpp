// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/theme.h"
#include "ui/transcript/readablecolour.h"
#include "ui/transcript/terminaltext.h"

#include <QTest>

using namespace tacet;

class TerminalTextTest final : public QObject
{
    Q_OBJECT
private slots:
    void readsText_data();
    void readsText();
    void readsColours_data();
    void readsColours();
    void cutsSpans();
    void canAlwaysBeRead();
    void survivesWhateverIsThere();
};

namespace {

/// "start+length:ink/ground flags", one a span; colours as i3 or #rrggbb.
QString wordsOf(const std::vector<TerminalSpan> &spans)
{
    const auto colour = [](const TerminalColour &one) {
        switch (one.kind) {
        case TerminalColour::Kind::Own:
            return QStringLiteral("-");
        case TerminalColour::Kind::Indexed:
            return QStringLiteral("i%1").arg(one.value);
        case TerminalColour::Kind::Rgb:
            break;
        }
        return QStringLiteral("#%1").arg(one.value & 0xffffff, 6, 16, QLatin1Char('0'));
    };
    QStringList words;
    for (const TerminalSpan &span : spans) {
        QString flags;
        for (const auto &[isSet, letter] : {std::pair {span.style.isBold, 'b'},
                                            {span.style.isFaint, 'f'},
                                            {span.style.isItalic, 'i'},
                                            {span.style.isUnderlined, 'u'},
                                            {span.style.isInverse, 'v'},
                                            {span.style.isStruck, 's'}})
            flags += isSet ? QString(QLatin1Char(letter)) : QString();
        words += QStringLiteral("%1+%2:%3/%4%5")
                     .arg(span.start)
                     .arg(span.length)
                     .arg(colour(span.style.ink), colour(span.style.ground), flags);
    }
    return words.join(u' ');
}

}

void TerminalTextTest::readsText_data()
{
    QTest::addColumn<QString>("output");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("withCodes");
    QTest::addColumn<int>("codes");
    QTest::newRow("plain") << "a\tb\n"
                           << "a\tb\n"
                           << "a\tb\n"
                           << 0;
    QTest::newRow("colour") << "\x1b[31mred\x1b[0m"
                            << "red"
                            << "^[[31mred^[[0m" << 0;
    QTest::newRow("cursor") << "\x1b[2K\x1b[1Ga\x1b[?25l"
                            << "a"
                            << "^[[2K^[[1Ga^[[?25l" << 3;
    QTest::newRow("title, BEL") << QStringLiteral("\x1b]0;t\x07") + u'b' << "b" << QStringLiteral("^[]0;t\x07") + u'b'
                                << 1;
    QTest::newRow("link, ST") << QStringLiteral("\x1b]8;;http://x\x1b\\y\x1b]8;;\x1b\\") << "y"
                              << QStringLiteral("^[]8;;http://x\x1b\\y^[]8;;\x1b\\") << 2;
    QTest::newRow("character set") << QStringLiteral("\x1b(Bx") << "x"
                                   << "^[(Bx" << 1;
    QTest::newRow("two systems' line ends") << "a\r\nb"
                                            << "a\nb"
                                            << "a\nb" << 0;
    QTest::newRow("progress") << "10%\r20%"
                              << "10%\n20%"
                              << "10%\n20%" << 0;
    QTest::newRow("overstrike") << "N\bNA\bA"
                                << "NA"
                                << "N^HNA^HA" << 0;
    QTest::newRow("bell") << QStringLiteral("a\x07") << "a"
                          << "a^G" << 0;
    QTest::newRow("null") << QStringLiteral("a") + QChar(0) + u'b' << "a^@b"
                          << "a^@b" << 0;
    QTest::newRow("torn colour") << "a\x1b[3"
                                 << "a"
                                 << "a^[[3" << 1;
    QTest::newRow("torn escape") << "a\x1b"
                                 << "a"
                                 << "a^[" << 1;
}

void TerminalTextTest::readsText()
{
    QFETCH(QString, output);
    QFETCH(QString, withCodes);
    const TerminalText read = readTerminal(output);
    QTEST(read.text, "text");
    QTEST(read.codes, "codes");
    QCOMPARE(readTerminal(output, true).text, withCodes);
}

void TerminalTextTest::readsColours_data()
{
    QTest::addColumn<QString>("output");
    QTest::addColumn<QString>("spans");
    QTest::newRow("none") << "plain" << QString();
    QTest::newRow("one") << "a\x1b[31mred\x1b[0mb"
                         << "1+3:i1/-";
    QTest::newRow("bright on bright") << "\x1b[97;101mx"
                                      << "0+1:i15/i9";
    QTest::newRow("256") << "\x1b[38;5;208mx\x1b[39my"
                         << "0+1:i208/-";
    QTest::newRow("true colour") << "\x1b[48;2;1;2;255mx\x1b[49m"
                                 << "0+1:-/#0102ff";
    QTest::newRow("flags") << "\x1b[1;3;4;7;9mx\x1b[22;23;24;27;29my"
                           << "0+1:-/-biuvs";
    QTest::newRow("reset without a number") << "\x1b[1mx\x1b[my"
                                            << "0+1:-/-b";
    QTest::newRow("grows") << "\x1b[1ma\x1b[31mb\x1b[0mc"
                           << "0+1:-/-b 1+1:i1/-b";
    QTest::newRow("over lines") << "\x1b[32ma\nb\x1b[m"
                                << "0+3:i2/-";
    QTest::newRow("true colour, torn") << "\x1b[38;2;1mx" << QString();
    QTest::newRow("beyond the table") << "\x1b[38;5;999mx"
                                      << "0+1:i255/-";
    QTest::newRow("unknown code") << "\x1b[73mx" << QString();
}

void TerminalTextTest::readsColours()
{
    QFETCH(QString, output);
    QTEST(wordsOf(readTerminal(output).spans), "spans");
}

void TerminalTextTest::cutsSpans()
{
    const TerminalText read = readTerminal(QStringLiteral("ab\x1b[31mcdef\x1b[0mgh\x1b[32mij"));
    QCOMPARE(wordsOf(read.spans), QStringLiteral("2+4:i1/- 8+2:i2/-"));
    QCOMPARE(wordsOf(spansWithin(read.spans, 4, 5)), QStringLiteral("0+2:i1/- 4+1:i2/-"));
    QCOMPARE(wordsOf(spansWithin(read.spans, 6, 2)), QString());
}

// Every colour of the table and some between, on its own ground and on every named one, in every theme.
void TerminalTextTest::canAlwaysBeRead()
{
    for (const auto kind :
         {Theme::Kind::Light, Theme::Kind::Dark, Theme::Kind::HighContrastLight, Theme::Kind::HighContrastDark}) {
        const Theme theme = Theme::make(kind);
        for (int ink = 0; ink < 256; ++ink) {
            for (int ground = -1; ground < 16; ++ground) {
                TerminalStyle style;
                style.ink = {TerminalColour::Kind::Indexed, QRgb(ink)};
                if (ground >= 0)
                    style.ground = {TerminalColour::Kind::Indexed, QRgb(ground)};
                style.isFaint = ink % 3 == 0;
                style.isInverse = ink % 5 == 0;
                const QTextCharFormat format = formatOf(style, theme);
                const bool hasGround = format.hasProperty(QTextFormat::BackgroundBrush);
                const QColor behind = hasGround ? format.background().color() : theme.ground;
                // On a middle grey no colour reaches 7; black or white is the best there is.
                const double best = std::max(contrast(Qt::black, behind), contrast(Qt::white, behind));
                const double least = std::min(leastContrast(theme), best);
                QVERIFY2(contrast(format.foreground().color(), behind) > least - 0.01,
                         qPrintable(QStringLiteral("%1 on %2").arg(ink).arg(ground)));
            }
        }
    }
}

void TerminalTextTest::survivesWhateverIsThere()
{
    const QString alphabet = QStringLiteral("\x1b[];?m0138;,\\(B\x07\b\r\n\tax") + QChar(0xd83d) + QChar(0xde00);
    quint32 random = 99;
    for (int round = 0; round < 3000; ++round) {
        QString output;
        for (int at = 0; at < 24; ++at) {
            random = random * 1664525 + 1013904223;
            output += alphabet[(random >> 8) % quint32(alphabet.size())];
        }
        const TerminalText read = readTerminal(output);
        QVERIFY(!read.text.contains(u'\x1b'));
        int end = 0;
        for (const TerminalSpan &span : read.spans) {
            QVERIFY(span.start >= end && span.length > 0);
            end = span.start + span.length;
        }
        QVERIFY(end <= read.text.size());
    }
}

QTEST_MAIN(TerminalTextTest)
#include "tst_terminaltext.moc"
