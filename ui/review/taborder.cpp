// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/taborder.h"

#include <QWidget>

#include <algorithm>
#include <vector>

namespace tacet {

void orderTabs(QWidget &page)
{
    struct Stop {
        QWidget *widget;
        QPoint centre;
    };
    constexpr int SameLinePx = 8;
    std::vector<Stop> stops;
    for (QWidget *widget : page.findChildren<QWidget *>()) {
        if (widget->isVisibleTo(&page) && widget->focusPolicy() & Qt::TabFocus && !widget->focusProxy())
            stops.push_back({widget, widget->mapTo(&page, widget->rect().center())});
    }
    std::stable_sort(stops.begin(), stops.end(),
                     [](const Stop &a, const Stop &b) { return a.centre.y() < b.centre.y(); });
    for (auto line = stops.begin(); line != stops.end();) {
        const auto end = std::find_if(
            line, stops.end(), [&](const Stop &stop) { return stop.centre.y() > line->centre.y() + SameLinePx; });
        std::stable_sort(line, end, [](const Stop &a, const Stop &b) { return a.centre.x() < b.centre.x(); });
        line = end;
    }
    for (size_t i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops[i - 1].widget, stops[i].widget);
}

}
