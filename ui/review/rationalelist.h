// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/codebook.h"
#include "models/core/review.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace tacet {

class MarkdownField;
class ThemeStore;

/// A field for the rationale of each reading that is held or was rejected, in their order.
class RationaleList final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit RationaleList(const ThemeStore &themes, QWidget *parent = nullptr);
    ~RationaleList() override;

    void showReadings(const std::vector<Reading> &readings, const Codebook &codebook);
    [[nodiscard]] MarkdownField *fieldOf(const QString &code) const;

signals:
    void rationaleEdited(const QString &code, const QString &text);
    void linkActivated(qint64 number);
    void cursorMoved(QWidget *field);
    void left();

private:
    struct Entry {
        QString code;
        QLabel *name = nullptr;
        MarkdownField *field = nullptr;
    };

    [[nodiscard]] Entry make(const QString &code);

    const ThemeStore &m_themes;
    QVBoxLayout *m_layout;
    std::vector<Entry> m_entries;
};

}
