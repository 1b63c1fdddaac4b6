// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench_window TRANSCRIPT LIBRARY: opens the window on the transcript and prints, in milliseconds since main() began,
// when the first messages were painted, when the whole was indexed and painted, and what memory is resident then.
// With an empty LIBRARY folder it is a first opening, the second time a reopening.

#include "models/items/transcriptmodel.h"
#include "models/operations/library.h"
#include "models/store/annotationstore.h"
#include "resources/resources.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/navigation/navigator.h"
#include "ui/session/sessiondocument.h"
#include "ui/session/workspace.h"
#include "ui/settings/settings.h"
#include "ui/theme/themestore.h"
#include "ui/transcript/transcriptview.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include <cstdio>

using namespace tacet;

namespace {

qint64 residentKb()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').value(0).toLongLong();
    }
    return -1;
}

/// Notes when the view was first painted with messages in it.
class PaintWatch final : public QObject
{
public:
    PaintWatch(TranscriptView &view, const QElapsedTimer &since)
        : m_view(view)
        , m_since(since)
    {
        view.viewport()->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Paint || m_firstMs >= 0 || !m_view.model() || m_view.model()->rowCount() == 0)
            return false;
        watched->removeEventFilter(this);
        QCoreApplication::sendEvent(watched, event); // painted: now it is on the screen
        m_firstMs = m_since.elapsed();
        m_firstRows = m_view.model()->rowCount();
        return true;
    }

    qint64 m_firstMs = -1;
    int m_firstRows = 0;

private:
    TranscriptView &m_view;
    const QElapsedTimer &m_since;
};

}

int main(int argc, char *argv[])
{
    QElapsedTimer since;
    since.start();
    QApplication application(argc, argv);
    if (argc < 3)
        return std::fputs("bench_window TRANSCRIPT LIBRARY\n", stderr), 2;
    initResources();
    const QString path = QString::fromLocal8Bit(argv[1]);
    const QString folder = QString::fromLocal8Bit(argv[2]);
    auto library = Library::open(folder);
    auto store = library ? (*library)->openAnnotations() : failure(library);
    if (!store)
        return std::fprintf(stderr, "%s\n", qPrintable(oneLine(store.error()))), 1;
    Settings settings(QDir(folder).filePath(QStringLiteral("settings.ini")));
    ThemeStore themes;
    MainWindow window(std::make_unique<Workspace>(*library, std::move(*store)), settings, themes);
    auto *view = window.findChild<TranscriptView *>();
    PaintWatch watch(*view, since);
    window.show();
    window.openPath(path, 0);
    const auto isDone = [&] { return window.workspace().document() && !window.workspace().isImporting(); };
    while (!isDone() || watch.m_firstMs < 0)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
    const qint64 wholeMs = since.elapsed();
    const int messages = view->model()->rowCount();
    std::printf("first messages painted %lld ms (%d of %d messages), all indexed %lld ms, resident %lld MB\n",
                static_cast<long long>(watch.m_firstMs), watch.m_firstRows, messages, static_cast<long long>(wholeMs),
                static_cast<long long>(residentKb() / 1024));
    // From end to end, a page at a time, as fast as it goes: what stays resident then?
    for (int row = 0; row < messages; row += qMax(1, messages / 2'000)) {
        window.navigator().goTo(row);
        QCoreApplication::processEvents();
    }
    std::printf("went through it in 2,000 jumps: resident %lld MB\n", static_cast<long long>(residentKb() / 1024));
    return 0;
}
