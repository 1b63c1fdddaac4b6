// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/timelinewords.h"

#include <QWidget>

namespace tacet {

class ThemeStore;

/// What a message is, beside the pointer; above the timeline, so that it hides none of it.
class TimelineHoverCard final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    TimelineHoverCard(const ThemeStore &themes, QWidget *parent);
    ~TimelineHoverCard() override;

    using QWidget::show;
    /// @param bottomCentre where the middle of its lower edge belongs, in global pixels; kept on the screen
    void show(const HoverFacts &facts, const QPoint &bottomCentre);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QSize contentSize() const;
    [[nodiscard]] QStringList previewLines() const;

    const ThemeStore &m_themes;
    HoverFacts m_facts;
};

}
