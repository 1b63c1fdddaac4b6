// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QFutureWatcher>
#include <QObject>
#include <QString>
#include <QTextLayout>
#include <QThreadPool>

#include <deque>
#include <memory>

namespace tacet {

struct Theme;

/// Before the name of a file: the language is that of such files. No file is opened.
inline constexpr QLatin1StringView FileLanguage("file:");

/// Colours code by its language, on a thread of its own: text is shown plain first and coloured when that is done.
/// The one class that names KSyntaxHighlighting.
class CodeHighlighter final : public QObject
{
    Q_OBJECT
public:
    /// Which block asked, of which layout of the row (MessageLayout::serial()); handed back unread.
    struct Ticket {
        int row = 0;
        int block = 0;
        quint64 layout = 0;
    };

    explicit CodeHighlighter(QObject *parent = nullptr);
    ~CodeHighlighter() override;

    /// Colours of what is asked for from now on.
    void setTheme(const Theme &theme);
    /// The latest request is done first; when too many wait, the oldest are dropped.
    /// @param language as the source names it, or FileLanguage and a file's name; empty: told from the code
    void request(const Ticket &ticket, const QString &code, const QString &language);
    void cancelAll();
    [[nodiscard]] bool isIdle() const { return m_waiting.empty() && !m_isBusy; }

signals:
    /// @param formats ascending, of the whole text
    void highlighted(const tacet::CodeHighlighter::Ticket &ticket, const QList<QTextLayout::FormatRange> &formats);

private:
    class Engine;
    struct Colours {
        QColor text;
        QColor ground;
        bool isDark = false;
        double contrast = 4.5; ///< at least
    };
    struct Task {
        Ticket ticket;
        QString code;
        QString language;
    };
    using Formats = QList<QTextLayout::FormatRange>;

    void startNext();
    void receive();

    QThreadPool m_pool; // one thread, which alone touches the engine
    std::shared_ptr<Engine> m_engine;
    QFutureWatcher<Formats> m_watcher;
    std::deque<Task> m_waiting;
    Ticket m_running;
    Colours m_colours;
    bool m_isBusy = false;
};

}
