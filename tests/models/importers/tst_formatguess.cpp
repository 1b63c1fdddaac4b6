// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/formatsample.h"

#include "recordingsink.h"

#include <QJsonObject>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

/// What an unknown file looks like before anybody described it.
class TestFormatGuess : public QObject
{
    Q_OBJECT

private slots:
    void guesses_data();
    void guesses();
    void readsTornDocuments();
    void refusesWhatIsNoJson();
    void whatIsGuessedIsAMapping_data();
    void whatIsGuessedIsAMapping();
};

namespace {

QString dataFile(const char *name)
{
    return QStringLiteral(TACET_TEST_DATA "/house/") + QLatin1String(name);
}

QString shown(const HouseFormat::Path &path)
{
    return path ? QString::fromStdString(path->pointer()) : QStringLiteral("-");
}

QString outlineOf(const HouseFormat &format)
{
    QStringList roles;
    for (const auto &[value, role] : format.roles)
        roles.append(QString::fromStdString(value) + u'=' + (role ? QString(idOf(*role)) : QStringLiteral("skip")));
    return QStringList {
        shown(format.conversations), shown(format.messages),   shown(format.message.role), shown(format.message.text),
        shown(format.message.time),  shown(format.message.id), format.time.pattern,        roles.join(u',')}
        .join(u'|');
}

}

// Read off the files: conversations|messages|role|text|time|id|pattern of times|known roles.
void TestFormatGuess::guesses_data()
{
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("outline");
    const auto file = [](const char *name) { return QString::fromUtf8(bytesOf(dataFile(name))); };
    const auto text = [](const char *json) { return QString::fromUtf8(jsonText(json)); };
    QTest::newRow("German log") << file("werkstatt.jsonl")
                                << "-|-|/rolle|/inhalt|/zeit|/nr|dd.MM.yyyy HH:mm:ss|"
                                   "gehilfe=assistant,nutzer=user,werkzeug=tool";
    QTest::newRow("nested conversations")
        << file("archive-talks.json")
        << "/export/talks|/log/entries|/by/kind|/said|/at|/no||machine=assistant,person=user";
    QTest::newRow("an array") << text(
        "[{'who':'human','text':'x','ts':1785578400},{'who':'ai','text':'','ts':1785578401}]")
                              << "-||/who|/text|/ts|-||ai=assistant,human=user";
    QTest::newRow("lines of conversations")
        << text("{'k':1,'talk':[{'role':'user','body':'x'}]}\n{'k':2,'talk':[{'role':'bot','body':'y'}]}\n")
        << "-|/talk|/role|/body|-|-||bot=assistant,user=user";
    QTest::newRow("nothing that is known") << text("{'a':1}\n{'a':2}\n") << "-|-|||-|-||";
}

void TestFormatGuess::guesses()
{
    QFETCH(const QString, content);
    const TemporaryInput input(content.toUtf8());
    QVERIFY(isDescribable(input.path()));
    const auto sample = sampleFormat(input.path());
    QVERIFY(sample);
    QTEST(outlineOf(guessFormat(*sample, QStringLiteral("x"))), "outline");
}

// The sample ends in the middle of a text, of a number, of a key.
void TestFormatGuess::readsTornDocuments()
{
    const QByteArray whole =
        jsonText("{'meta':{'a':[1,2]},'log':[{'role':'user','text':'a]}'},{'role':'bot','text':'b'}");
    for (qsizetype length = whole.indexOf("},{") + 1; length <= whole.size(); ++length) {
        const TemporaryInput input(whole.left(length));
        const auto sample = sampleFormat(input.path());
        QVERIFY2(sample, whole.left(length).constData());
        const HouseFormat format = guessFormat(*sample, QStringLiteral("x"));
        QCOMPARE(shown(format.messages), QStringLiteral("/log"));
        QVERIFY(!sample->records(format).isEmpty());
        QCOMPARE(sample->records(format).at(0)[QLatin1String("text")].toString(), QStringLiteral("a]}"));
    }
}

void TestFormatGuess::refusesWhatIsNoJson()
{
    for (const char *content : {"", "plain text", "# Heading", "\x01\x02"}) {
        const TemporaryInput input(content);
        QVERIFY(!isDescribable(input.path()));
        QVERIFY(!sampleFormat(input.path()));
    }
    QVERIFY(!isDescribable(QStringLiteral("/nowhere/at/all")));
    QVERIFY(!isDescribable(QDir::tempPath()));
}

void TestFormatGuess::whatIsGuessedIsAMapping_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"werkstatt.jsonl", "archive-talks.json"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestFormatGuess::whatIsGuessedIsAMapping()
{
    QFETCH(const QString, name);
    const auto sample = sampleFormat(dataFile(qPrintable(name)));
    QVERIFY(sample);
    const MappingFile file =
        parseMapping(mappingJson(guessFormat(*sample, QStringLiteral("Mein Gerät, 2. Fassung"))), {});
    QVERIFY(file.format);
    QCOMPARE(file.format->id, QStringLiteral("mein-gerat-2-fassung"));
}

QTEST_GUILESS_MAIN(TestFormatGuess)
#include "tst_formatguess.moc"
