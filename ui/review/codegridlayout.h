// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLayout>

#include <vector>

namespace tacet {

/// Lays its widgets out in rows of equal columns, as many as the width holds.
class CodeGridLayout final : public QLayout
{
public:
    explicit CodeGridLayout(int minimumColumnPx, QWidget *parent = nullptr);
    ~CodeGridLayout() override;

    [[nodiscard]] int columnsFor(int widthPx) const;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return int(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int widthPx) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    void setGeometry(const QRect &rect) override;

private:
    int place(const QRect &rect, bool isDryRun) const;

    int m_minimumColumnPx;
    std::vector<QLayoutItem *> m_items; ///< owned
};

}
