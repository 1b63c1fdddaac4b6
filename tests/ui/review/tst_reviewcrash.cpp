// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/annotationstore.h"
#include "ui/review/revieweditor.h"
#include "ui/review/reviewedits.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>

using namespace tacet;

using Pace = ReviewEditor::Pace;

namespace {

const QString Words = QStringLiteral("The last key press was this one.");

ReviewSubject subject()
{
    ReviewSubject subject;
    subject.sessionUid = QStringLiteral("ses_lab");
    subject.key = QStringLiteral("msg_417");
    subject.index = 417;
    subject.silence = QStringLiteral("compaction");
    return subject;
}

// The child: a reviewer whose program is killed. "code": at once after a key; "type": as soon as it says "saved".
int review(const QString &how, const QString &path)
{
    const auto store = openAnnotations(path);
    if (!store)
        return 1;
    ReviewEditor editor(**store);
    editor.setReviewer(QStringLiteral("anna"));
    if (!editor.open(subject(), {}))
        return 1;
    if (how == QLatin1String("code")) {
        editor.change({ReviewField::Readings, {}}, Pace::AtOnce,
                      [](Review &review) { toggleReading(review, QStringLiteral("GO"), Reading::Standing::Primary); });
        std::raise(SIGKILL);
    }
    QObject::connect(&editor, &ReviewEditor::saveStateChanged, &editor, [&editor] {
        if (editor.saveState() != ReviewEditor::SaveState::Saved)
            return;
        std::puts("saved");
        std::fflush(stdout);
    });
    for (qsizetype length = 1; length <= Words.size(); ++length)
        editor.change({ReviewField::Memo, {}}, Pace::Typing, [&](Review &review) { review.memo = Words.left(length); });
    return QCoreApplication::exec();
}

}

class TestReviewCrash : public QObject
{
    Q_OBJECT
private slots:
    void init() { path = folder.filePath(QStringLiteral("%1.db").arg(++run)); }
    void aCodeSurvivesAKillAtOnce();
    void typingSurvivesAKillAfterItWasSaved();

private:
    Result<std::optional<Review>> stored()
    {
        const auto store = openAnnotations(path);
        if (!store)
            return failure(store);
        return (*store)->reviewOf(QStringLiteral("ses_lab"), QStringLiteral("msg_417"), QStringLiteral("anna"));
    }

    QTemporaryDir folder;
    QString path;
    int run = 0;
};

void TestReviewCrash::aCodeSurvivesAKillAtOnce()
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--review"), QStringLiteral("code"), path});
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    const auto review = stored();
    QVERIFY(review && *review);
    QCOMPARE((*review)->primary()->code, QStringLiteral("GO"));
}

void TestReviewCrash::typingSurvivesAKillAfterItWasSaved()
{
    static_assert(ReviewEditor::SaveDelayMs < 1'000); // "saved" comes within a second of the last key press
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--review"), QStringLiteral("type"), path});
    QVERIFY(child.waitForReadyRead());
    QCOMPARE(child.readAllStandardOutput().trimmed(), QByteArray("saved"));
    child.kill();
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    const auto review = stored();
    QVERIFY(review && *review);
    QCOMPARE((*review)->memo, Words);
    QCOMPARE((*review)->state, Review::State::Draft);
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() == 4 && arguments[1] == QLatin1String("--review"))
        return review(arguments[2], arguments[3]);
    TestReviewCrash test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_reviewcrash.moc"
