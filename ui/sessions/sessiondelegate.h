// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace tacet {

class ThemeStore;

/// Paints the rows of a SessionListModel as a table: quiet words, the silences as marks with their counts.
class SessionTableDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit SessionTableDelegate(const ThemeStore &themes, QObject *parent = nullptr);
    ~SessionTableDelegate() override;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintSilences(QPainter &painter, const QRect &rect, const QModelIndex &index) const;
    void paintWords(QPainter &painter, const QRect &rect, const QModelIndex &index) const;

    const ThemeStore &m_themes;
};

/// Paints a session in two lines, its title and its facts: the narrow list beside an open session.
class SessionLineDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit SessionLineDelegate(const ThemeStore &themes, QObject *parent = nullptr);
    ~SessionLineDelegate() override;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const ThemeStore &m_themes;
};

}
