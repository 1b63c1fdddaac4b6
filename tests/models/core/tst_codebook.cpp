// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/codebook.h"
#include "resources/resources.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace tacet;

namespace {

QByteArray shippedCodebook()
{
    initResources();
    QFile file(QStringLiteral(":/tacet/codebook.json"));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

}

class TestCodebook final : public QObject
{
    Q_OBJECT
private slots:
    void readsTheOneThatIsShipped()
    {
        const auto codebook = codebookFromJson(shippedCodebook());
        QVERIFY2(codebook, codebook ? "" : qPrintable(oneLine(codebook.error())));
        // jq '.readings|length, .responses|length, .revision' resources/codebook.json
        QCOMPARE(int(codebook->readings.size()), 17);
        QCOMPARE(int(codebook->responses.size()), 11);
        QCOMPARE(codebook->revision, 1);
        const Code *go = codebook->reading(QStringLiteral("GO"));
        QVERIFY(go);
        QCOMPARE(go->key, QStringLiteral("g"));
        QCOMPARE(go->color, QStringLiteral("#2e7d32"));
        QVERIFY(go->parent.isEmpty());
        QVERIFY(codebook->response(QStringLiteral("CONT")));
        QVERIFY(!codebook->response(QStringLiteral("GO")));
        QVERIFY(!codebook->reading(QStringLiteral("CONT")));
    }

    void comesBackWhole()
    {
        const QByteArray shipped = shippedCodebook();
        const auto codebook = codebookFromJson(shipped);
        QVERIFY(codebook);
        QCOMPARE(toJson(*codebook), QJsonDocument::fromJson(shipped).object());
        QCOMPARE(*codebookFromJson(toJson(*codebook)), *codebook);
    }

    void refusesAndNamesTheField_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("field");
        QTest::newRow("other format") << QByteArray("silence-codebook") << QByteArray("other")
                                      << QStringLiteral("\"format\"");
        QTest::newRow("newer version") << QByteArray("\"version\":1") << QByteArray("\"version\":2")
                                       << QStringLiteral("\"version\"");
        QTest::newRow("no revision") << QByteArray("\"revision\":3,") << QByteArray() << QStringLiteral("\"revision\"");
        QTest::newRow("revision is text")
            << QByteArray("\"revision\":3") << QByteArray("\"revision\":\"3\"") << QStringLiteral("\"revision\"");
        QTest::newRow("revision is a fraction")
            << QByteArray("\"revision\":3") << QByteArray("\"revision\":3.5") << QStringLiteral("\"revision\"");
        QTest::newRow("a code without id")
            << QByteArray("\"id\":\"B\",") << QByteArray() << QStringLiteral("\"readings[1].id\"");
        QTest::newRow("an id twice") << QByteArray("\"id\":\"B\"") << QByteArray("\"id\":\"A\"")
                                     << QStringLiteral("\"readings[1].id\"");
        QTest::newRow("label is no text")
            << QByteArray("\"label\":\"c\"") << QByteArray("\"label\":5") << QStringLiteral("\"responses[0].label\"");
        QTest::newRow("unknown field") << QByteArray("\"key\":\"b\"") << QByteArray("\"kee\":\"b\"")
                                       << QStringLiteral("\"readings[1].kee\"");
        QTest::newRow("readings are no array") << QByteArray("\"responses\":[") << QByteArray("\"responses\":5,\"x\":[")
                                               << QStringLiteral("\"responses\"");
    }

    void refusesAndNamesTheField()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, field);
        QByteArray json = R"({"format":"silence-codebook","version":1,"revision":3,"readings":[)"
                          R"({"id":"A","label":"a"},{"id":"B","label":"b","key":"b"}],)"
                          R"("responses":[{"id":"C","label":"c"}]})";
        QVERIFY(codebookFromJson(json));
        QVERIFY(json.contains(from));
        const auto codebook = codebookFromJson(json.replace(from, to));
        QVERIFY(!codebook);
        QCOMPARE(codebook.error().code, Error::Code::Format);
        QVERIFY2(codebook.error().message.contains(field), qPrintable(codebook.error().message));
    }

    void refusesWhatIsNoJson() { QVERIFY(!codebookFromJson(QByteArray("{\"format\":"))); }
};

QTEST_GUILESS_MAIN(TestCodebook)
#include "tst_codebook.moc"
