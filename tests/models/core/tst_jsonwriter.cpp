// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/jsonwriter.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tacet;
using Name = QLatin1StringView;

class TestJsonWriter final : public QObject
{
    Q_OBJECT
private slots:
    void keepsTheOrderOfKeys()
    {
        JsonWriter json;
        json.beginObject().text(Name("z"), QStringLiteral("1")).key(Name("a")).beginArray();
        json.value(qint64(-5)).null().beginObject().endObject().beginArray().endArray().endArray();
        json.textOrNull(Name("m"), {}).key(Name("b")).raw("[1]").endObject();
        QCOMPARE(json.bytes(), QByteArray(R"({"z":"1","a":[-5,null,{},[]],"m":null,"b":[1]})"));
    }

    void escapesWhatMustBe()
    {
        QString all;
        for (char16_t c = 0; c < 0x80; ++c)
            all += QChar(c);
        all += QStringLiteral("é\u2028世\U0001F600");
        JsonWriter json;
        json.beginObject().text(Name("x"), all).endObject();
        // A second reader finds the same text.
        QCOMPARE(QJsonDocument::fromJson(json.bytes()).object().value(QStringLiteral("x")).toString(), all);
        QVERIFY(json.bytes().startsWith(R"({"x":"\u0000\u0001)"));
        QVERIFY(json.bytes().contains(R"(\t\n\u000b\u000c\r)"));
        QVERIFY(json.bytes().contains(R"( !\"#)"));
        QVERIFY(!json.bytes().contains('\n'));
    }
};

QTEST_GUILESS_MAIN(TestJsonWriter)
#include "tst_jsonwriter.moc"
