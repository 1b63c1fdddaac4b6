// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/codegridlayout.h"

#include <algorithm>

namespace tacet {

CodeGridLayout::CodeGridLayout(int minimumColumnPx, QWidget *parent)
    : QLayout(parent)
    , m_minimumColumnPx(minimumColumnPx)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(4);
}

CodeGridLayout::~CodeGridLayout()
{
    for (const QLayoutItem *item : m_items)
        delete item;
}

int CodeGridLayout::columnsFor(int widthPx) const
{
    return std::clamp((widthPx + spacing()) / (m_minimumColumnPx + spacing()), 1, 6);
}

void CodeGridLayout::addItem(QLayoutItem *item)
{
    m_items.push_back(item);
}

QLayoutItem *CodeGridLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[size_t(index)] : nullptr;
}

QLayoutItem *CodeGridLayout::takeAt(int index)
{
    QLayoutItem *item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

int CodeGridLayout::heightForWidth(int widthPx) const
{
    return place(QRect(0, 0, widthPx, 0), true);
}

QSize CodeGridLayout::sizeHint() const
{
    const int width = 3 * m_minimumColumnPx + 2 * spacing();
    return {width, heightForWidth(width)};
}

QSize CodeGridLayout::minimumSize() const
{
    int height = 0;
    for (const QLayoutItem *item : m_items)
        height = std::max(height, item->minimumSize().height());
    return {m_minimumColumnPx, height};
}

void CodeGridLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    place(rect, false);
}

int CodeGridLayout::place(const QRect &rect, bool isDryRun) const
{
    const int columns = columnsFor(rect.width());
    const int width = (rect.width() - (columns - 1) * spacing()) / columns;
    int column = 0;
    int top = rect.top();
    int rowHeight = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        if (column == columns) {
            column = 0;
            top += rowHeight + spacing();
            rowHeight = 0;
        }
        const int height = item->sizeHint().height();
        if (!isDryRun)
            item->setGeometry(QRect(rect.left() + column * (width + spacing()), top, width, height));
        rowHeight = std::max(rowHeight, height);
        ++column;
    }
    return top + rowHeight - rect.top();
}

}
