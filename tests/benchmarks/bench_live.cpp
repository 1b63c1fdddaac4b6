// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench_live TRANSCRIPT LIBRARY [COUNT]: opens a Claude Code transcript at its end, appends COUNT records (200) to it,
// one after the other, and prints the milliseconds from each write to the paint that shows it; then how long the GUI
// thread was busy with it. TRANSCRIPT is written to: give it a copy.

#include "models/items/transcriptmodel.h"
#include "models/operations/library.h"
#include "models/store/annotationstore.h"
#include "resources/resources.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/session/sessiondocument.h"
#include "ui/session/workspace.h"
#include "ui/settings/settings.h"
#include "ui/theme/themestore.h"
#include "ui/transcript/transcriptview.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QScrollBar>

#include <algorithm>
#include <cstdio>

using namespace tacet;

namespace {

double percentile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1, size_t(share * double(values.size())))];
}

QByteArray record(int number)
{
    const QByteArray id = QByteArray::number(number);
    return R"({"type":"user","uuid":"live-)" + id
        + R"(","sessionId":"live","timestamp":"2026-03-01T10:00:00.000Z","message":{"role":"user","content":"live )"
        + id + "\"}}\n";
}

}

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    if (argc < 3)
        return std::fputs("bench_live TRANSCRIPT LIBRARY [COUNT]\n", stderr), 2;
    initResources();
    const QString path = QString::fromLocal8Bit(argv[1]);
    const QString folder = QString::fromLocal8Bit(argv[2]);
    const int count = argc > 3 ? std::atoi(argv[3]) : 200;
    auto library = Library::open(folder);
    auto store = library ? (*library)->openAnnotations() : failure(library);
    if (!store)
        return std::fprintf(stderr, "%s\n", qPrintable(oneLine(store.error()))), 1;
    Settings settings(QDir(folder).filePath(QStringLiteral("settings.ini")));
    ThemeStore themes;
    MainWindow window(std::make_unique<Workspace>(*library, std::move(*store)), settings, themes);
    auto *view = window.findChild<TranscriptView *>();
    window.show();
    window.openPath(path, 0);
    while (!window.workspace().document() || window.workspace().isImporting())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
    QElapsedTimer settling;
    settling.start();
    while (settling.elapsed() < 500)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum());
    QCoreApplication::processEvents();

    std::vector<double> shownMs;
    std::vector<double> busyMs;
    QFile file(path);
    if (!file.open(QIODevice::Append | QIODevice::Unbuffered))
        return std::fprintf(stderr, "cannot append to %s\n", qPrintable(path)), 1;
    for (int i = 0; i < count; ++i) {
        const int wanted = view->model()->rowCount() + 1;
        QElapsedTimer since;
        since.start();
        file.write(record(i));
        double longest = 0;
        while (view->model()->rowCount() < wanted) {
            QElapsedTimer step;
            step.start();
            QCoreApplication::processEvents(QEventLoop::AllEvents);
            longest = std::max(longest, double(step.nsecsElapsed()) / 1e6);
        }
        view->viewport()->repaint();
        shownMs.push_back(double(since.nsecsElapsed()) / 1e6);
        busyMs.push_back(longest);
    }
    std::printf("%d messages; appended to shown: median %.1f ms, 99 %% %.1f ms, worst %.1f ms;"
                " longest stretch of the GUI thread: median %.1f ms, worst %.1f ms\n",
                view->model()->rowCount(), percentile(shownMs, 0.5), percentile(shownMs, 0.99),
                percentile(shownMs, 1.0), percentile(busyMs, 0.5), percentile(busyMs, 1.0));
    return 0;
}
