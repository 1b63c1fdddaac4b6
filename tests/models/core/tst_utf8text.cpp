// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/utf8text.h"

#include <QTest>

using namespace tacet;

class TestUtf8Text : public QObject
{
    Q_OBJECT

private slots:
    void countsCodePoints();
    void previewFoldsWhiteSpace();
    void previewEndsAtTheLimit();
    void previewJoinsTexts();
    void trims();
};

void TestUtf8Text::countsCodePoints()
{
    QCOMPARE(countCodePoints(""), 0u);
    QCOMPARE(countCodePoints("a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80"), 4u); // a é € and a face
}

void TestUtf8Text::previewFoldsWhiteSpace()
{
    std::string preview;
    appendPreview(preview, "\n  one\n\n two\tthree  ");
    QCOMPARE(preview, std::string("one two three"));
}

void TestUtf8Text::previewEndsAtTheLimit()
{
    std::string preview;
    std::string text;
    for (int i = 0; i < 200; ++i)
        text += "\xC3\xA9";
    appendPreview(preview, text);
    QCOMPARE(countCodePoints(preview), 160u);
    appendPreview(preview, "more");
    QCOMPARE(countCodePoints(preview), 160u);
}

void TestUtf8Text::previewJoinsTexts()
{
    std::string preview;
    appendPreview(preview, "one");
    appendPreview(preview, "two");
    QCOMPARE(preview, std::string("one two"));
}

void TestUtf8Text::trims()
{
    QCOMPARE(std::string(withoutTrailingBlanks("a \xE2\x80\x8B\n")), std::string("a"));
    QCOMPARE(std::string(withoutLeadingBlanks("\xEF\xBB\xBF a")), std::string("a"));
    QVERIFY(isBlank(" \xC2\xA0"));
    QVERIFY(!isBlank(" x"));
}

QTEST_GUILESS_MAIN(TestUtf8Text)
#include "tst_utf8text.moc"
