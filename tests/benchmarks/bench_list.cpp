// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench_list FOLDER LIBRARY [PICTURE [light|dark [WIDTH HEIGHT]]]: opens the window on a folder of transcripts and
// prints, in milliseconds, when its list was first shown, when it was complete, and the longest time for which the
// window did not answer; then how long filtering and sorting take, and what memory is resident. PICTURE: a PNG of it.

#include "models/items/sessionlistmodel.h"
#include "models/operations/library.h"
#include "models/store/annotationstore.h"
#include "resources/resources.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/session/sessionlist.h"
#include "ui/session/workspace.h"
#include "ui/sessions/sessionlistpage.h"
#include "ui/settings/settings.h"
#include "ui/theme/themestore.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QTreeView>

#include <cstdio>

using namespace tacet;

namespace {

qint64 residentMb()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').value(0).toLongLong() / 1024;
    }
    return -1;
}

double elapsedMs(const QElapsedTimer &since)
{
    return double(since.nsecsElapsed()) / 1e6;
}

}

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    if (argc < 3)
        return std::fputs("bench_list FOLDER LIBRARY [PICTURE [light|dark [WIDTH HEIGHT]]]\n", stderr), 2;
    initResources();
    installTranslations();
    const QString folder = QString::fromLocal8Bit(argv[2]);
    auto library = Library::open(folder);
    auto store = library ? (*library)->openAnnotations() : failure(library);
    if (!store)
        return std::fprintf(stderr, "%s\n", qPrintable(oneLine(store.error()))), 1;
    Settings settings(QDir(folder).filePath(QStringLiteral("settings.ini")));
    ThemeStore themes;
    themes.setChoice(argc > 4 && QByteArray(argv[4]) == "dark" ? ThemeStore::Choice::Dark : ThemeStore::Choice::Light);
    MainWindow window(std::make_unique<Workspace>(*library, std::move(*store)), settings, themes);
    window.resize(argc > 6 ? QSize(std::atoi(argv[5]), std::atoi(argv[6])) : QSize(1440, 900));
    window.show();
    QCoreApplication::processEvents();
    QElapsedTimer since;
    since.start();
    window.openPath(QString::fromLocal8Bit(argv[1]));
    const auto *page = window.findChild<SessionListPage *>();
    double firstMs = -1;
    double longestMs = 0;
    while (window.workspace().isImporting() || firstMs < 0) {
        QElapsedTimer step;
        step.start();
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        longestMs = std::max(longestMs, elapsedMs(step));
        if (firstMs < 0 && page->isVisible())
            firstMs = elapsedMs(since);
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 2);
    }
    std::printf("%d sessions: first shown %.0f ms, complete %.0f ms, longest without an answer %.1f ms\n",
                window.workspace().list().model().sessions(), firstMs, elapsedMs(since), longestMs);
    const auto measure = [&since](const char *what, auto &&action) {
        since.restart();
        action();
        QCoreApplication::processEvents();
        std::printf("%s %.1f ms\n", what, elapsedMs(since));
    };
    auto *field = page->findChild<QLineEdit *>();
    auto *view = page->findChild<QTreeView *>();
    measure("filter by a letter", [&] { field->setText(QStringLiteral("7")); });
    measure("all again", [&] { field->clear(); });
    measure("sort by silences", [&] { view->sortByColumn(SessionListModel::Silences, Qt::DescendingOrder); });
    measure("sort by date", [&] { view->sortByColumn(SessionListModel::Date, Qt::DescendingOrder); });
    std::printf("resident %lld MB\n", static_cast<long long>(residentMb()));
    if (argc > 3)
        window.grab().save(QString::fromLocal8Bit(argv[3]));
    return 0;
}
