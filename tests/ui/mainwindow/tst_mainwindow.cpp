// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/sessionlistmodel.h"
#include "models/items/silencelistmodel.h"
#include "resources/resources.h"
#include "tests/support/windowfixture.h"
#include "ui/common/errorbanner.h"
#include "ui/navigation/navigator.h"
#include "ui/review/revieweditor.h"
#include "ui/review/reviewpanel.h"
#include "ui/session/sessionlist.h"
#include "ui/sessions/sessionlistpage.h"
#include "ui/sessions/sessionlistpanel.h"
#include "ui/silences/silencelistpanel.h"
#include "ui/transcript/transcriptview.h"

#include <QListView>
#include <QTreeView>
#include <QtTest>

using namespace tacet;

/// The whole window, driven as a person would: mostly by keyboard, from opening a file to the exported reading.
class TestMainWindow : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void opensAtTheFirstSilence();
    void stepsFromSilenceToSilence();
    void recordsAReadingByKeyboard();
    void undoesByKeyboard();
    void findsTheReadingAgain();
    void exportsWhatWasRead();
    void showsTheRecord();
    void offersTheSessionsOfADatabase();
    void tellsWhatIsWrongWithAFile_data();
    void tellsWhatIsWrongWithAFile();
    void keepsWhatIsOpenWhenAnotherFileIsBad();
    void foldsTheReviewWhenNarrow();
    void showsOnlyWhereToDropAFile();

private:
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    static std::unique_ptr<MainWindow> openSample(WindowFixture &fixture, int index);
};

// Keys go where a person's would: to what has the focus.
void TestMainWindow::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *target = QApplication::focusWidget();
    QTest::keyClick(target ? target : QApplication::activeWindow(), key, modifiers);
}

std::unique_ptr<MainWindow> TestMainWindow::openSample(WindowFixture &fixture, int index)
{
    auto window = fixture.window();
    if (!window || !QTest::qWaitForWindowActive(window.get())
        || !WindowFixture::open(*window, WindowFixture::sample(), index))
        return nullptr;
    return QTest::qWaitFor([&] { return window->navigator().current() == index; }) ? std::move(window) : nullptr;
}

void TestMainWindow::initTestCase()
{
    initResources();
}

// jq '[.messages|to_entries[]|select(.value.info.role=="user" and ([.value.parts[]|select(.type=="text")|.text]
//      |join("")=="") )|.key]|first' glm5-eight-gpus.json  → 30
void TestMainWindow::opensAtTheFirstSilence()
{
    WindowFixture fixture;
    const auto window = fixture.window();
    QVERIFY(window->isIdle());
    QVERIFY(WindowFixture::open(*window, WindowFixture::sample()));
    QTRY_COMPARE(window->navigator().current(), 30);
    QVERIFY(window->windowTitle().startsWith(QStringLiteral("GLM-5-NVFP4 on 8x RTX PRO 6000")));
    QCOMPARE(fixture.settings.recentFiles().value(0), WindowFixture::sample());
}

// 417 is a compaction, 419 the continue that follows it, 430 comes after a night (time.created of 430 less
// time.completed of 429, by jq: 49910 s); 389 is the attachment before.
void TestMainWindow::stepsFromSilenceToSilence()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    press(Qt::Key_J);
    QCOMPARE(window->navigator().current(), 419);
    press(Qt::Key_J);
    QCOMPARE(window->navigator().current(), 430);
    press(Qt::Key_K);
    press(Qt::Key_K);
    press(Qt::Key_K);
    QCOMPARE(window->navigator().current(), 389);
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(window->navigator().current(), 417);
    // The transcript shows where the reader is.
    const auto *transcript = window->findChild<TranscriptView *>();
    QVERIFY(!transcript->rectOf(417).isEmpty());
}

void TestMainWindow::recordsAReadingByKeyboard()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 419);
    QVERIFY(window);
    press(Qt::Key_Z);
    press(Qt::Key_G, Qt::ShiftModifier);
    press(Qt::Key_P, Qt::AltModifier);
    press(Qt::Key_4, Qt::ControlModifier);
    press(Qt::Key_5);
    auto *rationale = window->findChild<QWidget *>(QStringLiteral("rationale-ARTEFACT"));
    QVERIFY(rationale);
    rationale->setFocus();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Written by the program, see [msg 417]"));
    press(Qt::Key_Escape);
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(window->navigator().current(), 430);

    // Read with a connection of its own: it is in the file, not only in the window.
    const auto store = fixture.annotations();
    QVERIFY(store);
    const auto reviews = store->reviews();
    QVERIFY(reviews);
    QCOMPARE(int(reviews->size()), 1);
    const Review &review = reviews->front();
    QCOMPARE(review.subject.index, 419);
    QCOMPARE(review.subject.silence, QStringLiteral("synthetic"));
    QCOMPARE(review.reviewer, QStringLiteral("anna"));
    QCOMPARE(review.state, Review::State::Read);
    QVERIFY(review.primary());
    QCOMPARE(review.primary()->code, QStringLiteral("ARTEFACT"));
    QCOMPARE(review.primary()->rationale, QStringLiteral("Written by the program, see [msg 417]"));
    QCOMPARE(int(review.readings.size()), 3);
    QCOMPARE(review.confidence, std::optional(4));
    QCOMPARE(review.responseCode, QStringLiteral("INIT"));
    QCOMPARE(int(review.evidence.size()), 1);
    QCOMPARE(review.evidence.front().index, 417);
}

void TestMainWindow::undoesByKeyboard()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    press(Qt::Key_Z);
    press(Qt::Key_J);
    QCOMPARE(window->navigator().current(), 419);
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(window->navigator().current(), 417); // back to what is undone
    const auto store = fixture.annotations();
    QTRY_VERIFY(store->reviews()->empty());
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(int(store->reviews()->size()), 1);
    QCOMPARE(store->reviews()->front().primary()->code, QStringLiteral("ARTEFACT"));
}

void TestMainWindow::findsTheReadingAgain()
{
    WindowFixture fixture;
    {
        const auto window = openSample(fixture, 164);
        QVERIFY(window);
        press(Qt::Key_S);
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(window->close());
    }
    const auto window = openSample(fixture, 164);
    QVERIFY(window);
    const auto *model = window->findChild<SilenceListPanel *>()->model();
    const QModelIndex row = model->index(model->rowOf(164));
    QCOMPARE(row.data(SilenceListModel::ReadingRole).toString(), QStringLiteral("SLIP"));
    QCOMPARE(row.data(SilenceListModel::StateRole).value<int>(), int(Review::State::Read));
}

void TestMainWindow::exportsWhatWasRead()
{
    WindowFixture fixture;
    QVERIFY(fixture.mergeSampleReviews());
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    const QString essay = fixture.folder.filePath(QStringLiteral("essay.md"));
    QVERIFY(window->exportTo(essay, 417));
    QFile file(essay);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    // What anna and ben wrote of 417, by: jq -r 'select(.index==417)|.title' *.reviews.jsonl, and one rationale each.
    QVERIFY(text.contains(QStringLiteral("opencode.part.compaction")));
    QVERIFY(text.contains(QStringLiteral("anna")) && text.contains(QStringLiteral("ben")));

    // The lossless form holds what the sample's own file holds, byte for byte (canonical form).
    const QString lines = fixture.folder.filePath(QStringLiteral("all.jsonl"));
    QVERIFY(window->exportTo(lines, std::nullopt));
    QFile written(lines);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QDir samples(QStringLiteral(TACET_SOURCE "/resources/samples"));
    QFile original(samples.filePath(samples.entryList({QStringLiteral("*.jsonl")}).value(0)));
    QVERIFY(original.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll(), original.readAll());

    QVERIFY(!window->exportTo(QStringLiteral("/nowhere/at/all.md"), 417));
    QVERIFY(window->findChild<ErrorBanner *>(QStringLiteral("windowBanner"))
                ->text()
                .contains(QStringLiteral("/nowhere/at/all.md")));
}

void TestMainWindow::showsTheRecord()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    auto *transcript = window->findChild<TranscriptView *>();
    emit transcript->recordRequested(417);
    auto *record = window->findChild<QWidget *>(QStringLiteral("rawRecord"));
    QTRY_VERIFY(record && record->isVisible());
    QVERIFY(record->property("plainText").toString().contains(QStringLiteral("\"type\": \"compaction\"")));
}

// sqlite3 opencode.db 'SELECT count(*) FROM session' → 8
void TestMainWindow::offersTheSessionsOfADatabase()
{
    WindowFixture fixture;
    const auto window = fixture.window();
    const QString path = QStringLiteral(TACET_TEST_DATA "/opencode/lab-1.2.27/opencode.db");
    window->openPath(path);
    auto *list = window->findChild<SessionListPage *>();
    QTRY_VERIFY(list->isVisible() && !window->workspace().isImporting());
    SessionListModel &model = window->workspace().list().model();
    QCOMPARE(model.sessions(), 8);
    const QString first = QStringLiteral("ses_dd30404e7ffev2poWj5S9c1dLt"); // the one with the empty prompts
    list->setCurrent(path, first);
    list->setFocus();
    press(Qt::Key_Return);
    QTRY_VERIFY(window->workspace().document());
    QCOMPARE(window->workspace().document()->session().facts.uid, first);
    auto *panel = window->findChild<SessionListPanel *>();
    QTRY_VERIFY(panel->isVisible());
    // The list of silences had to give way to the one of sessions: its current row stays in sight.
    const auto *silences = window->findChild<SilenceListPanel *>()->findChild<QListView *>();
    QVERIFY(silences->currentIndex().isValid());
    QTRY_VERIFY(silences->viewport()->rect().contains(silences->visualRect(silences->currentIndex())));
    auto *view = panel->findChild<QTreeView *>();
    view->setFocus();
    view->setCurrentIndex(view->model()->index(view->currentIndex().row() == 2 ? 3 : 2, 0));
    press(Qt::Key_Return);
    QTRY_VERIFY(window->workspace().document() && window->workspace().document()->session().facts.uid != first);
}

void TestMainWindow::tellsWhatIsWrongWithAFile_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("binary") << QByteArray("\x7f\x45\x4c\x46\0\0\1\2\3\0\0\0\0", 13).repeated(40);
    QTest::newRow("other JSON") << QByteArray("{\"name\": \"something else\", \"version\": \"1.0\"}\n");
}

void TestMainWindow::tellsWhatIsWrongWithAFile()
{
    QFETCH(QByteArray, content);
    WindowFixture fixture;
    const QString path = fixture.folder.filePath(QStringLiteral("transcript.jsonl"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    const auto window = fixture.window();
    window->openPath(path);
    const auto *banner = window->findChild<ErrorBanner *>(QStringLiteral("windowBanner"));
    QTRY_VERIFY(!banner->text().isEmpty());
    QVERIFY2(banner->text().contains(path), qPrintable(banner->text())); // where
    QVERIFY(banner->text().size() > path.size() + 20); // what, in words
    QVERIFY(window->isIdle());
}

void TestMainWindow::keepsWhatIsOpenWhenAnotherFileIsBad()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    window->openPath(fixture.folder.filePath(QStringLiteral("not-there.json")));
    const auto *banner = window->findChild<ErrorBanner *>(QStringLiteral("windowBanner"));
    QTRY_VERIFY(banner->text().contains(QStringLiteral("not-there.json")));
    QVERIFY(window->workspace().document());
    QCOMPARE(window->navigator().current(), 417);
    press(Qt::Key_J);
    QCOMPARE(window->navigator().current(), 419);
}

void TestMainWindow::foldsTheReviewWhenNarrow()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    const auto *review = window->findChild<ReviewPanel *>();
    QTRY_VERIFY(review->isVisible());
    window->resize(1024, 700);
    QTRY_VERIFY(!review->isVisible());
    window->resize(1440, 900);
    QTRY_VERIFY(review->isVisible());
}

void TestMainWindow::showsOnlyWhereToDropAFile()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    const auto *list = window->findChild<SilenceListPanel *>();
    QVERIFY(list->isVisible());
    press(Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(window->isIdle());
    QVERIFY(!list->isVisible());
    QVERIFY(!window->findChild<ReviewPanel *>()->isVisible());
    QVERIFY(WindowFixture::open(*window, WindowFixture::sample()));
    QTRY_VERIFY(list->isVisible());
    QVERIFY(window->findChild<ReviewPanel *>()->isVisible());
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
