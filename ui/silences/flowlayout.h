// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace tacet {

/// Places widgets in lines as words are, as many a line as there is room for.
class FlowLayout final : public QLayout
{
public:
    explicit FlowLayout(int gapPx, QWidget *parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override; ///< takes ownership
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    [[nodiscard]] QSize minimumSize() const override;

private:
    /// @return the height that was needed
    int place(const QRect &rect, bool isMoving) const;

    int m_gapPx;
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

}
