// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/attachreviews.h"
#include "models/operations/messagereader.h"
#include "models/store/annotationstore.h"
#include "tests/support/claudelog.h"
#include "tests/support/reviewbuilders.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

class TestAttachReviews final : public QObject
{
    Q_OBJECT
private slots:
    void findsTheMessagesAgain_data()
    {
        using How = AttachedReview::How;
        QTest::addColumn<QByteArray>("now");
        QTest::addColumn<int>("how");
        QTest::addColumn<int>("ordinal");
        // The review is of u2, the third message.
        QTest::newRow("unchanged") << claudeLog(4) << int(How::Attached) << 2;
        QTest::newRow("grown") << claudeLog(6) << int(How::Attached) << 2;
        QTest::newRow("moved") << userLine(9, "\"new\"") + claudeLog(4) << int(How::Attached) << 3;
        QTest::newRow("changed") << claudeLog(4).replace("question 2", "question ?") << int(How::Changed) << 2;
        QTest::newRow("another id, the same content")
            << claudeLog(4).replace("\"u2\"", "\"x2\"") << int(How::Attached) << 2;
        QTest::newRow("another id and content")
            << claudeLog(4).replace("\"u2\"", "\"x2\"").replace("question 2", "question ?") << int(How::Lost) << -1;
        QTest::newRow("gone") << claudeLog(2) << int(How::Lost) << -1;
    }

    void findsTheMessagesAgain()
    {
        QFETCH(QByteArray, now);
        QFETCH(int, how);
        QFETCH(int, ordinal);
        QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("log.jsonl"));
        const auto library = valueOf(Library::open(folder.filePath(QStringLiteral("library"))));
        const auto store = valueOf(library->openAnnotations());
        writeFile(log, claudeLog(4));
        {
            const ImportOutcome outcome = imported(*library, log);
            const auto reader = valueOf(library->openReader());
            const auto messages = valueOf(MessageReader::open(*library, *reader, outcome.sessions.at(0)));
            Review made = review(1, 2);
            made.subject.sessionUid = outcome.sessions.at(0).facts.uid;
            made.subject.key = QStringLiteral("u2");
            made.subject.contentSha256 =
                valueOf(messages->contentSha256(valueOf(reader->message(outcome.sessions.at(0).id, 2))));
            require(store->put(made, QStringLiteral("x")));
        }
        QFile::remove(log);
        writeFile(log, now);
        const ImportOutcome outcome = imported(*library, log);
        const auto reader = valueOf(library->openReader());
        const auto messages = valueOf(MessageReader::open(*library, *reader, outcome.sessions.at(0)));
        const auto attached = valueOf(attachReviews(*store, *reader, *messages));
        QCOMPARE(int(attached.size()), 1);
        QCOMPARE(attached[0].review.id, reviewId(1));
        QCOMPARE(int(attached[0].how), how);
        QCOMPARE(attached[0].ordinal.value_or(-1), ordinal);
    }
};

QTEST_GUILESS_MAIN(TestAttachReviews)
#include "tst_attachreviews.moc"
