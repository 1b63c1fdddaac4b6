// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/viewpointswitch.h"

#include "ui/theme/themestore.h"
#include "ui/transcript/readingoptions.h"

#include <QAbstractButton>
#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>

namespace tacet {

/// One place of the switch; follows its action.
class ViewpointSwitch::Segment final : public QAbstractButton
{
public:
    Segment(const ThemeStore &themes, QAction *action, const QString &text, Qt::Alignment side, QWidget *parent)
        : QAbstractButton(parent)
        , m_themes(themes)
        , m_side(side)
    {
        setText(text);
        setCheckable(true);
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::StrongFocus);
        setAccessibleName(action->text());
        setToolTip(
            QStringLiteral("%1 (%2)").arg(action->text(), action->shortcut().toString(QKeySequence::NativeText)));
        const auto follow = [this, action] {
            setChecked(action->isChecked());
            setEnabled(action->isEnabled());
        };
        connect(action, &QAction::changed, this, follow);
        connect(this, &QAbstractButton::clicked, action, [action, follow] {
            action->trigger();
            follow();
        });
        connect(&themes, &ThemeStore::themeChanged, this, &QWidget::updateGeometry);
        follow();
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetrics metrics(m_themes.theme().label);
        return {metrics.horizontalAdvance(text()) + 5 * Theme::Grid, metrics.height() + 2 * Theme::Grid};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = m_themes.theme();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        // The outer ends are round, the inner ones straight: cut off by the clip.
        QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        const double radius = frame.height() / 2;
        if (!(m_side & Qt::AlignLeft))
            frame.setLeft(frame.left() - radius - 1);
        if (!(m_side & Qt::AlignRight))
            frame.setRight(frame.right() + radius + 1);
        painter.setPen(theme.hairline);
        painter.setBrush(isChecked() || underMouse() ? theme.selection : QColor(Qt::transparent));
        painter.drawRoundedRect(frame, radius, radius);
        if (!(m_side & Qt::AlignLeft))
            painter.drawLine(QPointF(0.5, 1), QPointF(0.5, height() - 1));
        QFont font = theme.label;
        font.setBold(isChecked());
        painter.setFont(font);
        painter.setPen(!isEnabled() ? theme.hairline : isChecked() ? theme.accent : theme.muted);
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (hasFocus()) {
            painter.setPen(QPen(theme.accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), radius - 3, radius - 3);
        }
    }

private:
    const ThemeStore &m_themes;
    Qt::Alignment m_side;
};

ViewpointSwitch::ViewpointSwitch(const ThemeStore &themes, const QList<QAction *> &actions, QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Viewpoint"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (QAction *action : actions) {
        const auto viewpoint = Viewpoint(action->data().toInt());
        const QString text = viewpoint == Viewpoint::Stored ? tr("Stored", "what the file holds")
            : viewpoint == Viewpoint::Person                ? tr("Person", "what the person saw")
                                                            : tr("Model", "what the model was given");
        const Qt::Alignment side = action == actions.first() ? Qt::AlignLeft
            : action == actions.last()                       ? Qt::AlignRight
                                                             : Qt::Alignment();
        layout->addWidget(new Segment(themes, action, text, side, this));
    }
}

ViewpointSwitch::~ViewpointSwitch() = default;

}
