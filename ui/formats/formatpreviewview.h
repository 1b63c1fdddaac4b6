// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/operations/previewformat.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QWidget>

class QLabel;
class QTableWidget;

namespace tacet {

class ThemeStore;

/// The first messages of a transcript as a mapping reads them, read away from the GUI thread.
class FormatPreviewView final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this @param path of the transcript
    FormatPreviewView(const ThemeStore &themes, QString path, QWidget *parent = nullptr);
    ~FormatPreviewView() override;

    /// Shows what comes of this one, as soon as it is read; what is under way for another is dropped.
    void setFormat(const std::shared_ptr<const HouseFormat> &format);
    /// There is nothing to preview: says why.
    void setFaults(const QString &text);
    /// Whether what is shown belongs to the last format that was set, and the transcript can be opened after it.
    [[nodiscard]] bool isUsable() const { return m_isUsable; }

signals:
    void previewed();

private:
    void receive();
    void show(const FormatPreview &preview);
    void say(const QString &text, bool isBad);

    const ThemeStore &m_themes;
    QString m_path;
    std::shared_ptr<const HouseFormat> m_format;
    bool m_isUsable = false;
    QLabel *m_note = nullptr;
    QTableWidget *m_table = nullptr;
    QThreadPool m_pool; ///< before the watcher, so that it is waited for last
    QFutureWatcher<Result<FormatPreview>> m_job;
};

}
