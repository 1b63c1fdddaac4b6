// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow/panel.h"

#include "ui/theme/themestore.h"

#include <QPainter>

namespace tacet {

namespace {

/// The label itself. It takes no mouse events, so that QDockWidget drags by it.
class PanelTitle final : public QWidget
{
public:
    PanelTitle(const ThemeStore &themes, QDockWidget *dock, bool isShown)
        : QWidget(dock)
        , m_themes(themes)
        , m_dock(dock)
        , m_isShown(isShown)
    {
        connect(&themes, &ThemeStore::themeChanged, this, [this] { updateGeometry(); });
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        // Without a title a few pixels are left to drag the panel by.
        const int height = m_isShown ? QFontMetrics(m_themes.theme().label).height() + 3 * Theme::Grid : Theme::Grid;
        return {8 * Theme::Grid, height};
    }

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = m_themes.theme();
        QPainter painter(this);
        painter.fillRect(rect(), theme.ground);
        if (!m_isShown)
            return;
        QFont font = theme.label;
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(theme.text);
        painter.drawText(rect().adjusted(3 * Theme::Grid, 0, -3 * Theme::Grid, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         m_dock->windowTitle());
    }

private:
    const ThemeStore &m_themes;
    QDockWidget *m_dock = nullptr;
    bool m_isShown = true;
};

}

Panel::Panel(const ThemeStore &themes, const QString &title, const QString &name, QWidget *content, Title show,
             QWidget *parent)
    : QDockWidget(title, parent)
{
    setObjectName(name);
    setTitleBarWidget(new PanelTitle(themes, this, show == Title::Shown));
    setWidget(content);
    content->setAccessibleName(title);
}

Panel::~Panel() = default;

}
