// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/transcriptmodel.h"
#include "models/operations/messagereader.h"
#include "resources/resources.h"
#include "tests/support/claudelog.h"
#include "tests/support/windowfixture.h"
#include "ui/common/errorbanner.h"
#include "ui/navigation/navigator.h"
#include "ui/transcript/transcriptview.h"

#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QtTest>

using namespace tacet;
using namespace tacet::test;

namespace {

/// A window on a log of `lines` messages, read to its end.
struct Live {
    explicit Live(int lines)
        : path(fixture.folder.filePath(QStringLiteral("live.jsonl")))
    {
        writeFile(path, claudeLog(lines));
        window = fixture.window();
        isOpen = WindowFixture::open(*window, path);
        view = window->findChild<TranscriptView *>();
    }

    void append(const QByteArray &bytes) const { writeFile(path, bytes, QFile::Append); }
    [[nodiscard]] int messages() const { return window->workspace().document()->model().rowCount(); }
    [[nodiscard]] QPushButton *button() const
    {
        return window->findChild<QPushButton *>(QStringLiteral("newMessages"));
    }
    [[nodiscard]] QWidget *mark() const { return window->findChild<QWidget *>(QStringLiteral("live")); }
    [[nodiscard]] QString preview(int ordinal) const
    {
        const MessageRow *row = window->workspace().document()->model().row(ordinal);
        return row ? row->preview : QString();
    }

    WindowFixture fixture;
    QString path;
    std::unique_ptr<MainWindow> window;
    TranscriptView *view = nullptr;
    bool isOpen = false;
};

}

/// A transcript that is written to while it is open, in the whole window.
class TestLiveReading : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { initResources(); }

    void followsAtTheEnd()
    {
        Live live(60);
        QVERIFY(live.isOpen);
        QVERIFY(!live.mark()->isVisible());
        QScrollBar *bar = live.view->verticalScrollBar();
        bar->setValue(bar->maximum());
        live.append(userLine(60, "\"one more\""));
        QTRY_COMPARE(live.messages(), 61);
        QCOMPARE(live.preview(60), QStringLiteral("one more"));
        QVERIFY(live.mark()->isVisible());
        QTRY_VERIFY(!live.view->rectOf(60).isEmpty());
        QVERIFY(!live.button()->isVisible());
    }

    // Nothing that is read moves, and the place stays; the button says what has come and leads there.
    void countsForWhoReadsElsewhere()
    {
        Live live(60);
        QVERIFY(live.isOpen);
        live.window->navigator().goTo(10);
        QTRY_VERIFY(!live.view->rectOf(10).isEmpty());
        live.view->grab(); // laid out
        const QRect before = live.view->rectOf(10);
        live.append(userLine(60, "\"one more\"") + assistantLine(61, "m61", "and its answer"));
        QTRY_COMPARE(live.messages(), 62);
        QTRY_VERIFY(live.button()->isVisible());
        QCOMPARE(live.view->rectOf(10), before);
        QCOMPARE(live.window->navigator().current(), 10);
        QVERIFY(live.button()->text().startsWith(QStringLiteral("2 ")));
        live.append(userLine(62, "\"third\""));
        QTRY_COMPARE(live.messages(), 63);
        QTRY_VERIFY(live.button()->text().startsWith(QStringLiteral("3 ")));
        live.button()->click();
        QTRY_VERIFY(!live.view->rectOf(62).isEmpty());
        QVERIFY(!live.button()->isVisible());
        QCOMPARE(live.window->navigator().current(), 10);
    }

    // An agent writes a record in two pieces: it is no message before it is whole, and one afterwards.
    void waitsForTheWholeRecord()
    {
        Live live(4);
        QVERIFY(live.isOpen);
        const QByteArray line = userLine(4, "\"in two pieces\"");
        QSignalSpy followed(&live.window->workspace(), &Workspace::documentFollowed);
        live.append(line.left(40));
        QTRY_VERIFY(followed.count() >= 1);
        QCOMPARE(live.messages(), 4);
        live.append(line.mid(40));
        QTRY_COMPARE(live.messages(), 5);
        QCOMPARE(live.preview(4), QStringLiteral("in two pieces"));
        QTRY_COMPARE(live.window->workspace().document()->session().damaged, 0);
    }

    // An empty prompt that arrives is listed like one that was there.
    void listsSilencesThatCome()
    {
        Live live(4);
        QVERIFY(live.isOpen);
        const auto before = live.window->workspace().document()->silences().size();
        live.append(userLine(4, "\"\""));
        QTRY_COMPARE(live.window->workspace().document()->silences().size(), before + 1);
        QCOMPARE(live.window->workspace().document()->silences().back().ordinal, 4);
    }

    void readsAgainWhatWasRewritten_data()
    {
        QTest::addColumn<bool>("byRename");
        QTest::newRow("truncated and written again") << false;
        QTest::newRow("replaced by another file of its name") << true;
    }

    // Two messages fewer at the beginning: what was read is found by its key, where it is now.
    void readsAgainWhatWasRewritten()
    {
        QFETCH(bool, byRename);
        Live live(60);
        QVERIFY(live.isOpen);
        live.window->navigator().goTo(20);
        QSignalSpy rewritten(&live.window->workspace(), &Workspace::documentRewritten);
        QByteArray shorter;
        for (const QByteArray &line : claudeLog(60).trimmed().split('\n').mid(2))
            shorter += line + '\n';
        if (byRename) {
            writeFile(live.path + QStringLiteral(".new"), shorter);
            QCOMPARE(rename(qPrintable(live.path + QStringLiteral(".new")), qPrintable(live.path)), 0);
        } else {
            writeFile(live.path, shorter);
        }
        QTRY_COMPARE_WITH_TIMEOUT(rewritten.count(), 1, 10'000);
        QTRY_COMPARE(live.messages(), 58);
        QCOMPARE(live.window->navigator().current(), 18);
        QCOMPARE(live.preview(18), QStringLiteral("question 20"));
        // And it goes on from there.
        live.append(userLine(60, "\"one more\""));
        QTRY_COMPARE(live.messages(), 59);
    }

    // Editors write a longer copy and put it in the file's place: that is growth, and its end can be read.
    void followsALongerCopyInItsPlace()
    {
        Live live(20);
        QVERIFY(live.isOpen);
        writeFile(live.path + QStringLiteral(".new"), claudeLog(20) + userLine(20, "\"in the copy\""));
        QCOMPARE(rename(qPrintable(live.path + QStringLiteral(".new")), qPrintable(live.path)), 0);
        QTRY_COMPARE_WITH_TIMEOUT(live.messages(), 21, 10'000);
        const SessionDocument &document = *live.window->workspace().document();
        const auto body = document.messages().body(*document.model().row(20));
        QVERIFY2(body.has_value(), body ? "" : qPrintable(oneLine(body.error())));
    }

    void tellsWhenItIsGone()
    {
        Live live(20);
        QVERIFY(live.isOpen);
        QVERIFY(QFile::remove(live.path));
        const auto *banner = live.window->findChild<ErrorBanner *>(QStringLiteral("windowBanner"));
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), 10'000);
        QCOMPARE(live.messages(), 20);
        writeFile(live.path, claudeLog(22)); // and it comes back
        QTRY_COMPARE_WITH_TIMEOUT(live.messages(), 22, 10'000);
    }
};

QTEST_MAIN(TestLiveReading)
#include "tst_livereading.moc"
