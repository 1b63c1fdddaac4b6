// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace tacet {

class ThemeStore;

/// Paints one row of the list of silences: a group's name, a silence in two lines, or what is not listed.
class SilenceDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit SilenceDelegate(const ThemeStore &themes, QObject *parent = nullptr);
    ~SilenceDelegate() override;

    /// The largest message number that has to fit into its column.
    void setLargestIndex(int index) { m_largestIndex = index; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    /// The reading, else how far it is; at the right end of a line.
    struct State {
        QString words;
        int widthPx = 0; ///< with the gap at its left
        bool isBadge = false;
        bool isSettled = false;
    };

    void paintGroup(QPainter &painter, const QRect &rect, const QModelIndex &index) const;
    void paintSilence(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintFolded(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintCurrent(QPainter &painter, const QStyleOptionViewItem &option) const;
    void paintState(QPainter &painter, const QRect &line, const State &state) const;
    [[nodiscard]] State stateOf(const QModelIndex &index) const;
    [[nodiscard]] int indexColumnPx() const;

    const ThemeStore &m_themes;
    int m_largestIndex = 999;
};

}
