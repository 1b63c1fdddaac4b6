// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/sessionlistmodel.h"
#include "resources/resources.h"
#include "tests/models/importers/archivebytes.h"
#include "tests/support/claudelog.h"
#include "tests/support/windowfixture.h"
#include "ui/common/errorbanner.h"
#include "ui/mainwindow/agentmenu.h"
#include "ui/session/sessionlist.h"
#include "ui/sessions/sessionlistpage.h"
#include "ui/sessions/sessionlistpanel.h"
#include "ui/transcript/transcriptview.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

using namespace tacet;
using namespace tacet::test;

namespace {

/// Written by us: Claude Code's lines of one session, with an empty prompt as the last of its three messages.
QByteArray sessionLog(const QByteArray &uid, const QByteArray &prompt)
{
    const QByteArray log =
        userLine(0, '"' + prompt + '"') + assistantLine(1, "m_" + uid, "answer to " + prompt) + userLine(2, "\"\"");
    return QByteArray(log).replace("\"ses_a\"", '"' + uid + '"');
}

/// The same as a sub-agent's of `parent` writes it.
QByteArray agentLog(const QByteArray &agent, const QByteArray &parent)
{
    return sessionLog(parent, "task of " + agent)
        .replace("\"sessionId\"", "\"isSidechain\":true,\"agentId\":\"" + agent + "\",\"sessionId\"");
}

}

/// The list of sessions in the whole window, driven as a person would.
class TestSessionList : public QObject
{
    Q_OBJECT

    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *target = QApplication::focusWidget();
        QTest::keyClick(target ? target : QApplication::activeWindow(), key, modifiers);
    }

    /// Opens and waits until the list is shown and complete.
    static bool openList(MainWindow &window, const QString &path)
    {
        window.openPath(path);
        return QTest::qWaitFor([&] { return listView(window)->isVisible() && !window.workspace().isImporting(); },
                               20'000);
    }

    static QTreeView *listView(const MainWindow &window)
    {
        return window.findChild<SessionListPage *>()->findChild<QTreeView *>();
    }

    static QStringList titles(const QAbstractItemModel &model)
    {
        QStringList titles;
        for (int row = 0; row < model.rowCount(); ++row)
            titles.append(model.index(row, 0).data().toString());
        return titles;
    }

    static QString title(const QTreeView &view) { return view.currentIndex().data().toString(); }

private slots:
    void initTestCase() { initResources(); }

    void opensAFolderAndGoesBack();
    void hangsSubAgentsOfOtherFilesUnderTheirParent();
    void opensAnArchive();
    void opensTheOnlySessionAtOnce();
    void keepsWhatIsOpenWhereNothingIsFound();
    void filtersByKeyboard();
    void countsWhatWasRead();
    void tellsWhatWasNotRead();
    void offersWhatAgentsHave();
};

void TestSessionList::opensAFolderAndGoesBack()
{
    WindowFixture fixture;
    const QString folder = fixture.folder.filePath(QStringLiteral("logs"));
    QDir().mkpath(folder + QStringLiteral("/deep"));
    writeFile(folder + QStringLiteral("/one.jsonl"), sessionLog("s1", "alpha"));
    writeFile(folder + QStringLiteral("/deep/two.jsonl"), sessionLog("s2", "beta"));
    writeFile(folder + QStringLiteral("/three.jsonl"), sessionLog("s3", "gamma"));
    const auto window = fixture.window();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    QVERIFY(openList(*window, folder));
    QTreeView *view = listView(*window);
    QStringList shown = titles(*view->model());
    shown.sort();
    QCOMPARE(shown, QStringList({QStringLiteral("alpha"), QStringLiteral("beta"), QStringLiteral("gamma")}));
    QVERIFY(!window->workspace().document());
    QVERIFY(window->windowTitle().startsWith(QStringLiteral("logs")));
    QCOMPARE(fixture.settings.recentFiles().value(0), folder);

    QVERIFY(view->hasFocus());
    view->sortByColumn(SessionListModel::Title, Qt::AscendingOrder);
    press(Qt::Key_Home);
    press(Qt::Key_Down);
    QCOMPARE(title(*view), QStringLiteral("beta"));
    press(Qt::Key_Return);
    QTRY_VERIFY(window->workspace().document());
    QCOMPARE(window->workspace().document()->session().facts.uid, QStringLiteral("s2"));
    QVERIFY(window->findChild<TranscriptView *>()->isVisible());
    QTRY_VERIFY(window->findChild<SessionListPanel *>()->isVisible());

    QTRY_VERIFY(!window->workspace().isImporting());
    press(Qt::Key_Up, Qt::AltModifier);
    QTRY_VERIFY(view->isVisible());
    QVERIFY(!window->workspace().document());
    QCOMPARE(title(*view), QStringLiteral("beta"));
    QVERIFY(view->hasFocus());
}

// projects/slug/ses.jsonl and projects/slug/ses/subagents/agent-x.jsonl, as Claude Code lays them out.
void TestSessionList::hangsSubAgentsOfOtherFilesUnderTheirParent()
{
    WindowFixture fixture;
    const QString folder = fixture.folder.filePath(QStringLiteral("projects"));
    QDir().mkpath(folder + QStringLiteral("/slug/ses/subagents"));
    writeFile(folder + QStringLiteral("/slug/ses.jsonl"), sessionLog("ses", "main"));
    writeFile(folder + QStringLiteral("/slug/other.jsonl"), sessionLog("other", "other"));
    writeFile(folder + QStringLiteral("/slug/ses/subagents/agent-x.jsonl"), agentLog("x", "ses"));
    writeFile(folder + QStringLiteral("/slug/ses/subagents/agent-y.jsonl"), agentLog("y", "ses"));
    const auto window = fixture.window();
    QVERIFY(openList(*window, folder));
    const SessionListModel &model = window->workspace().list().model();
    QCOMPARE(model.rowCount(), 2);
    const QModelIndex parent = model.indexOf(folder + QStringLiteral("/slug/ses.jsonl"), QStringLiteral("ses"));
    QVERIFY(parent.isValid());
    QCOMPARE(model.rowCount(parent), 2);
    const QModelIndex agent =
        model.indexOf(folder + QStringLiteral("/slug/ses/subagents/agent-x.jsonl"), QStringLiteral("agent-x"));
    QCOMPARE(agent.parent(), parent);
}

void TestSessionList::opensAnArchive()
{
    WindowFixture fixture;
    const QString path = fixture.folder.filePath(QStringLiteral("many.zip"));
    writeFile(path, zipped({{"a.jsonl", sessionLog("a", "alpha")}, {"b/b.jsonl", sessionLog("b", "beta")}}));
    const auto window = fixture.window();
    QVERIFY(openList(*window, path));
    const SessionListModel &model = window->workspace().list().model();
    QCOMPARE(model.sessions(), 2);
    QVERIFY(model.indexOf(path, QStringLiteral("a")).isValid());
    QVERIFY(model.indexOf(path, QStringLiteral("b")).isValid());
    // One empty prompt each.
    QCOMPARE(model.index(0, 0).data(SessionListModel::ToReadRole).toInt(), 1);
}

void TestSessionList::opensTheOnlySessionAtOnce()
{
    WindowFixture fixture;
    const QString folder = fixture.folder.filePath(QStringLiteral("logs"));
    QDir().mkpath(folder);
    writeFile(folder + QStringLiteral("/one.jsonl"), sessionLog("s1", "alpha"));
    const auto window = fixture.window();
    QVERIFY(WindowFixture::open(*window, folder));
    QCOMPARE(window->workspace().document()->session().facts.uid, QStringLiteral("s1"));
    QVERIFY(window->workspace().list().paths().isEmpty());
}

void TestSessionList::keepsWhatIsOpenWhereNothingIsFound()
{
    WindowFixture fixture;
    const QString empty = fixture.folder.filePath(QStringLiteral("empty"));
    QDir().mkpath(empty);
    const auto window = fixture.window();
    QVERIFY(WindowFixture::open(*window, WindowFixture::sample()));
    window->openPath(empty);
    const auto *banner = window->findChild<ErrorBanner *>(QStringLiteral("windowBanner"));
    QTRY_VERIFY(banner->isVisible());
    QVERIFY2(banner->text().contains(QStringLiteral("No transcript was found")), qPrintable(banner->text()));
    QVERIFY(window->workspace().document());
    QVERIFY(window->findChild<TranscriptView *>()->isVisible());
}

void TestSessionList::filtersByKeyboard()
{
    WindowFixture fixture;
    const QString folder = fixture.folder.filePath(QStringLiteral("logs"));
    QDir().mkpath(folder);
    for (const char *name : {"alpha", "beta", "gamma", "alpine"})
        writeFile(folder + u'/' + QString::fromLatin1(name) + QStringLiteral(".jsonl"), sessionLog(name, name));
    const auto window = fixture.window();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    QVERIFY(openList(*window, folder));
    QTreeView *view = listView(*window);
    auto *field = window->findChild<SessionListPage *>()->findChild<QLineEdit *>();
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("alp"));
    QCOMPARE(view->model()->rowCount(), 2);
    press(Qt::Key_Down);
    QVERIFY(view->hasFocus());
    QVERIFY(view->currentIndex().isValid());
    field->setText(QStringLiteral("nothing of the kind"));
    QVERIFY(!view->isVisible()); // a sentence says so instead
}

// The sample and its finished review, by anna, who reads here too:
// jq -c 'select(.reviewer=="anna" and .state=="read")' resources/samples/*.reviews.jsonl | wc -l  → 5
void TestSessionList::countsWhatWasRead()
{
    WindowFixture fixture;
    QVERIFY(fixture.mergeSampleReviews());
    const QString folder = fixture.folder.filePath(QStringLiteral("logs"));
    QDir().mkpath(folder);
    QVERIFY(QFile::copy(WindowFixture::sample(), folder + QStringLiteral("/sample.json")));
    writeFile(folder + QStringLiteral("/one.jsonl"), sessionLog("s1", "alpha"));
    const auto window = fixture.window();
    QVERIFY(openList(*window, folder));
    const SessionListModel &model = window->workspace().list().model();
    int read = -1;
    int toRead = -1;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        if (index.data(SessionListModel::SourcePathRole).toString().endsWith(QStringLiteral("sample.json"))) {
            read = index.data(SessionListModel::ReadRole).toInt();
            toRead = index.data(SessionListModel::ToReadRole).toInt();
        }
    }
    QCOMPARE(read, 5);
    QVERIFY(toRead >= read);
}

void TestSessionList::tellsWhatWasNotRead()
{
    WindowFixture fixture;
    const QString folder = fixture.folder.filePath(QStringLiteral("logs"));
    QDir().mkpath(folder);
    writeFile(folder + QStringLiteral("/one.jsonl"), sessionLog("s1", "alpha"));
    writeFile(folder + QStringLiteral("/two.jsonl"), sessionLog("s2", "beta"));
    writeFile(folder + QStringLiteral("/other.bin"), QByteArray(300, '\0'));
    writeFile(folder + QStringLiteral("/empty.jsonl"), {});
    const auto window = fixture.window();
    QVERIFY(openList(*window, folder));
    QCOMPARE(window->workspace().list().passedOver().size(), size_t(2));
    QCOMPARE(window->workspace().list().unreadable().size(), size_t(0));
}

void TestSessionList::offersWhatAgentsHave()
{
    WindowFixture fixture;
    const QString config = fixture.folder.filePath(QStringLiteral("config"));
    QDir().mkpath(config + QStringLiteral("/projects/slug"));
    writeFile(config + QStringLiteral("/projects/slug/one.jsonl"), sessionLog("s1", "alpha"));
    writeFile(config + QStringLiteral("/projects/slug/two.jsonl"), sessionLog("s2", "beta"));
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", fixture.folder.path().toLocal8Bit());
    qputenv("CLAUDE_CONFIG_DIR", config.toLocal8Bit());
    const auto window = fixture.window();
    auto *menu = window->findChild<AgentMenu *>();
    emit menu->aboutToShow();
    const auto entry = [menu]() -> QAction * {
        for (QAction *action : menu->actions()) {
            if (action->text().startsWith(QStringLiteral("Claude Code")))
                return action;
        }
        return nullptr;
    };
    QVERIFY(entry());
    QTRY_VERIFY(entry()->text().startsWith(QStringLiteral("Claude Code (2 ")));
    entry()->trigger();
    QTRY_VERIFY(listView(*window)->isVisible());
    QTRY_VERIFY(!window->workspace().isImporting());
    QCOMPARE(window->workspace().list().model().sessions(), 2);
    QCOMPARE(window->workspace().list().title(), QStringLiteral("Claude Code"));
    qputenv("HOME", home);
    qunsetenv("CLAUDE_CONFIG_DIR");
}

QTEST_MAIN(TestSessionList)
#include "tst_sessionlist.moc"
