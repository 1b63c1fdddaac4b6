// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/reviewfile.h"
#include "models/store/annotationstore.h"
#include "tests/support/reviewbuilders.h"
#include "tests/support/storebuilders.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

class TestReviewExchange final : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_first = library("first");
        require(m_first->noteSession(
            {QStringLiteral("ses_1"), QStringLiteral("opencode-export"), QStringLiteral("A \"title\""), 541}));
        Codebook second = valueOf(m_first->currentCodebook());
        second.revision = 2;
        second.readings.front().label = QStringLiteral("changed");
        require(m_first->addCodebook(second));
        require(m_first->putAll({fullReview(), review(2, 538, QStringLiteral("ben"))}, QStringLiteral("x")));
    }

    void comesBackByteForByteFromAnEmptyLibrary()
    {
        const QByteArray exported = valueOf(exportReviews(*m_first));
        const auto other = library("second");
        const auto outcome =
            valueOf(mergeReviews(*other, valueOf(parseReviewFile(exported, QStringLiteral("f"))), QStringLiteral("f")));
        QCOMPARE(outcome.added, 2);
        QCOMPARE(valueOf(exportReviews(*other)), exported);
        // Once more changes nothing.
        const auto again =
            valueOf(mergeReviews(*other, valueOf(parseReviewFile(exported, QStringLiteral("f"))), QStringLiteral("f")));
        QCOMPARE(again.same, 2);
        QCOMPARE(valueOf(exportReviews(*other)), exported);
    }

    void theLaterStateStaysAndTheOtherIsInTheLog()
    {
        const auto other = library("second");
        Review later = fullReview();
        later.modified = later.modified.addSecs(60);
        later.memo = QStringLiteral("later");
        require(other->put(later, QStringLiteral("x")));
        merge(*other, valueOf(exportReviews(*m_first)));
        QVERIFY(*valueOf(other->review(reviewId(1))) == later);

        merge(*m_first, valueOf(exportReviews(*other)));
        QVERIFY(*valueOf(m_first->review(reviewId(1))) == later);
        QVERIFY(*valueOf(m_first->history(reviewId(1))).back().before == fullReview());
    }

    void aBrokenFileLeavesTheLibraryAsItWas_data()
    {
        QTest::addColumn<int>("cut");
        QTest::newRow("torn in the last line") << 20;
        QTest::newRow("torn in the one before") << 1400;
    }

    void aBrokenFileLeavesTheLibraryAsItWas()
    {
        QFETCH(int, cut);
        const auto other = library("second");
        require(other->put(review(7), QStringLiteral("x")));
        const QByteArray before = valueOf(exportReviews(*other));
        const auto parsed =
            parseReviewFile(valueOf(exportReviews(*m_first)).chopped(cut), QStringLiteral("torn.jsonl"));
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().code, Error::Code::Format);
        QVERIFY(parsed.error().context.contains(QStringLiteral("torn.jsonl")));
        QCOMPARE(valueOf(exportReviews(*other)), before);
    }

private:
    std::unique_ptr<AnnotationStore> library(const char *name) const
    {
        return valueOf(openAnnotations(m_folder->filePath(QLatin1StringView(name) + QStringLiteral(".db"))));
    }

    static void merge(AnnotationStore &store, const QByteArray &file)
    {
        valueOf(mergeReviews(store, valueOf(parseReviewFile(file, QStringLiteral("f"))), QStringLiteral("f")));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AnnotationStore> m_first;
};

QTEST_GUILESS_MAIN(TestReviewExchange)
#include "tst_reviewexchange.moc"
