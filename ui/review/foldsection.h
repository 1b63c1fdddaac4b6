// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace tacet {

class ThemeStore;

/// The line that opens and closes a section: its name, and how much is in it.
class FoldHeader final : public QAbstractButton
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    FoldHeader(const ThemeStore &themes, const QString &name, QWidget *parent = nullptr);
    ~FoldHeader() override;

    void setCount(const QString &count);
    [[nodiscard]] const QString &shownCount() const { return m_count; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void describe();

    const ThemeStore &m_themes;
    QString m_count;
};

/// A field that is folded to one line until it is wanted.
class FoldSection final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this; @param body is owned from now on
    FoldSection(const ThemeStore &themes, const QString &name, QWidget *body, QWidget *parent = nullptr);
    ~FoldSection() override;

    void setCount(const QString &count) { m_header->setCount(count); }
    [[nodiscard]] FoldHeader &header() const { return *m_header; }
    [[nodiscard]] bool isOpen() const { return m_header->isChecked(); }
    void setOpen(bool isOpen) { m_header->setChecked(isOpen); }

signals:
    void opened();

private:
    FoldHeader *m_header;
};

}
