// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/citation.h"
#include "models/operations/messagereader.h"
#include "tests/support/claudelog.h"

#include <QCryptographicHash>
#include <QTemporaryDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

class TestMessageReader final : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_log = m_folder->filePath(QStringLiteral("a log.jsonl"));
        m_library = valueOf(Library::open(m_folder->filePath(QStringLiteral("library"))));
    }

    void readsMessagesBack()
    {
        // The answer stands in two records with a title line between them.
        const QByteArray first = assistantLine(1, "msg_1", "one");
        const QByteArray second = assistantLine(2, "msg_1", "two");
        open(userLine(0, "\"why?\"") + first + "{\"type\":\"summary\",\"summary\":\"T\"}\n" + second);
        const auto records = valueOf(m_messages->records(row(1)));
        QCOMPARE(int(records.size()), 2);
        QCOMPARE(records[0], first.trimmed());
        QCOMPARE(records[1], second.trimmed());
        QCOMPARE(valueOf(m_messages->body(row(0))).visibleText(), QStringLiteral("why?"));
        const QString answer = valueOf(m_messages->body(row(1))).visibleText();
        QVERIFY(answer.contains(QStringLiteral("one")) && answer.contains(QStringLiteral("two")));
        QCOMPARE(valueOf(m_messages->rawSha256(row(1))),
                 QString::fromLatin1(
                     QCryptographicHash::hash(first.trimmed() + second.trimmed(), QCryptographicHash::Sha256).toHex()));
        QCOMPARE(int(valueOf(m_messages->contentSha256(row(1))).size()), 64);
    }

    void contentHashDoesNotAskWhereAMessageStands()
    {
        open(userLine(0, "\"same\"") + userLine(1, "\"same\"") + userLine(2, "\"other\""));
        QVERIFY(valueOf(m_messages->rawSha256(row(0))) != valueOf(m_messages->rawSha256(row(1))));
        QCOMPARE(valueOf(m_messages->contentSha256(row(0))), valueOf(m_messages->contentSha256(row(1))));
        QVERIFY(valueOf(m_messages->contentSha256(row(0))) != valueOf(m_messages->contentSha256(row(2))));
    }

    void evidenceIsTheBytesOfTheUsersFile()
    {
        const QByteArray log = "\xEF\xBB\xBF" + claudeLog(2) + userLine(2, "\"  \"");
        open(log);
        const MessageRow blank = row(2);
        QCOMPARE(blank.silence, SilenceClass::Blank);
        const auto evidence = valueOf(m_messages->evidence(blank));
        QVERIFY(!evidence.empty());
        QCOMPARE(evidence[0].origin,
                 (QJsonObject {{QStringLiteral("file"), QStringLiteral("a log.jsonl")}, {QStringLiteral("line"), 3}}));
        QCOMPARE(evidence[0].pointer, QStringLiteral("/message/content"));
        // The byte order mark counts.
        QCOMPARE(log.mid(evidence[0].range.offset, evidence[0].range.length), QByteArray("\"  \""));
    }

    void citesWhatCanBeFoundAgain()
    {
        const QByteArray first = assistantLine(1, "msg_1", "one");
        const QByteArray second = assistantLine(2, "msg_1", "two");
        const QByteArray log = userLine(0, "\"why?\"") + first + "{\"type\":\"summary\",\"summary\":\"T\"}\n" + second
            + userLine(3, "\"  \"");
        open(log);
        // The places are those of the bytes in the file, found here by searching for them.
        const QByteArray blank = userLine(3, "\"  \"").trimmed();
        const QString digest = QString::fromLatin1(QCryptographicHash::hash(blank, QCryptographicHash::Sha256).toHex());
        const QString citation = valueOf(citationOf(*m_messages, row(2)));
        QVERIFY2(citation.contains(QStringLiteral(" [msg 2], key=")), qPrintable(citation));
        QVERIFY2(citation.contains(QStringLiteral("class=blank (whitespace), rule=")), qPrintable(citation));
        QVERIFY2(citation.contains(QStringLiteral("sha256=%1, a log.jsonl:5 bytes %2+%3, Tacet ")
                                       .arg(digest)
                                       .arg(log.indexOf(blank))
                                       .arg(blank.size())),
                 qPrintable(citation));
        QVERIFY(!citation.contains(QLatin1Char('\n')));
        // A message of two records names both.
        const QString both = valueOf(citationOf(*m_messages, row(1)));
        QVERIFY2(both.contains(QStringLiteral("a log.jsonl:2 bytes %1+%2; a log.jsonl:4 bytes %3+%4, Tacet ")
                                   .arg(log.indexOf(first))
                                   .arg(first.trimmed().size())
                                   .arg(log.indexOf(second))
                                   .arg(second.trimmed().size())),
                 qPrintable(both));
        QVERIFY(both.contains(QStringLiteral("class=none")));
    }

    void tellsThatTheSourceHasChanged_data()
    {
        QTest::addColumn<QByteArray>("now");
        QTest::newRow("other bytes") << claudeLog(4).replace("question 0", "question 9");
        QTest::newRow("shorter") << claudeLog(4).left(10);
        QTest::newRow("empty") << QByteArray();
    }

    void tellsThatTheSourceHasChanged()
    {
        QFETCH(QByteArray, now);
        open(claudeLog(4));
        const MessageRow changed = row(0);
        QVERIFY(m_messages->records(changed));
        writeFile(m_log, now);
        const auto records = m_messages->records(changed);
        QVERIFY(!records);
        QCOMPARE(records.error().code, Error::Code::Format);
        QVERIFY(!m_messages->rawSha256(changed));
    }

private:
    void open(const QByteArray &log)
    {
        writeFile(m_log, log);
        const ImportOutcome outcome = imported(*m_library, m_log);
        m_messages.reset();
        m_reader = valueOf(m_library->openReader());
        m_messages = valueOf(MessageReader::open(*m_library, *m_reader, outcome.sessions.at(0)));
    }

    MessageRow row(int ordinal) const { return valueOf(m_reader->message(m_messages->session().id, ordinal)); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_log;
    std::shared_ptr<const Library> m_library;
    std::unique_ptr<TranscriptReader> m_reader;
    std::unique_ptr<MessageReader> m_messages;
};

QTEST_GUILESS_MAIN(TestMessageReader)
#include "tst_messagereader.moc"
