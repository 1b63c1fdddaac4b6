// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace tacet {

class ErrorBanner;
class ThemeStore;
class Workspace;
struct Error;

/// Offers to describe the format of a file that could not be opened, and has it described. GUI thread.
class FormatDescriber final : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this. @param window the dialog stands over it; also the owner
    FormatDescriber(const ThemeStore &themes, Workspace &workspace, ErrorBanner &banner, QWidget *window);
    ~FormatDescriber() override;

    /// Opens the dialog for a file. Says in the banner why not, where the file is no JSON.
    void describe(const QString &path);

signals:
    /// The file can be opened now.
    void described(const QString &path);

private:
    void offer(const Error &error);

    const ThemeStore &m_themes;
    Workspace &m_workspace;
    ErrorBanner &m_banner;
    QWidget *m_window;
    QString m_refused; ///< the file that was offered
};

}
