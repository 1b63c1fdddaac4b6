// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Message {
    QString source;
    QStringList translations;
    bool isNumerus = false;
    bool isFinished = false;
};

QString translationsFolder()
{
    return QStringLiteral(TACET_SOURCE "/resources/translations/");
}

void readTranslation(QXmlStreamReader &xml, Message &message)
{
    message.isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
    if (!message.isNumerus) {
        message.translations.append(xml.readElementText());
        return;
    }
    while (xml.readNextStartElement())
        message.translations.append(xml.readElementText());
}

Message readMessage(QXmlStreamReader &xml)
{
    Message message;
    message.isNumerus = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source"))
            message.source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

QList<Message> messagesOf(const QString &file)
{
    QFile device(translationsFolder() + file);
    if (!device.open(QIODevice::ReadOnly))
        return {};
    QList<Message> messages;
    QXmlStreamReader xml(&device);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("message"))
            messages.append(readMessage(xml));
    }
    return xml.hasError() ? QList<Message> {} : messages;
}

/// What a translation has to keep: places (%1, %L1, %n) and tags that carry no words, in any order.
QStringList keptIn(const QString &text)
{
    static const QRegularExpression Kept(QStringLiteral("%L?[0-9]+|%n|</?(?:p|b|i|s|br)>"));
    QStringList kept;
    for (auto match = Kept.globalMatch(text); match.hasNext();)
        kept.append(match.next().captured());
    kept.sort();
    return kept;
}

void addFiles()
{
    QTest::addColumn<QString>("file");
    const QStringList files = QDir(translationsFolder()).entryList({QStringLiteral("*.ts")}, QDir::Files);
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << file;
}

}

class TranslationsTest : public QObject
{
    Q_OBJECT

private slots:
    void areThere()
    {
        const QStringList files = QDir(translationsFolder()).entryList({QStringLiteral("*.ts")}, QDir::Files);
        QCOMPARE(files, (QStringList {QStringLiteral("tacet_de.ts"), QStringLiteral("tacet_en.ts")}));
    }

    void areFinished_data() { addFiles(); }
    void areFinished()
    {
        QFETCH(const QString, file);
        const QList<Message> messages = messagesOf(file);
        QVERIFY(!messages.isEmpty());
        for (const Message &message : messages) {
            QVERIFY2(message.isFinished, qPrintable(message.source));
            // German and English both have two: one, and any other number.
            QCOMPARE(message.translations.size(), message.isNumerus ? 2 : 1);
            for (const QString &translation : message.translations)
                QVERIFY2(!translation.isEmpty(), qPrintable(message.source));
        }
    }

    void keepPlaces_data() { addFiles(); }
    void keepPlaces()
    {
        QFETCH(const QString, file);
        for (const Message &message : messagesOf(file)) {
            for (const QString &translation : message.translations)
                QVERIFY2(keptIn(translation) == keptIn(message.source), qPrintable(message.source));
        }
    }

    // `lupdate` files what a function "tr" of a namespace is given under that namespace, so that a context that the
    // function names is never looked up with success: such words are a class's, with Q_DECLARE_TR_FUNCTIONS.
    void belongToClasses()
    {
        QFile german(translationsFolder() + QStringLiteral("tacet_de.ts"));
        QVERIFY(german.open(QIODevice::ReadOnly));
        QVERIFY(!german.readAll().contains("<name>tacet</name>"));
    }
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "tst_translations.moc"
