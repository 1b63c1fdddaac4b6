// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelineaccessible.h"

#include "ui/navigation/navigator.h"
#include "ui/timeline/timelinewidget.h"

#include <QAccessibleWidget>
#include <QHash>

namespace tacet {

namespace {

/// One silence, as an item of the list.
class SilenceItem final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    SilenceItem(TimelineWidget *timeline, int position)
        : m_timeline(timeline)
        , m_position(position)
    { }

    [[nodiscard]] bool isValid() const override { return m_timeline && ordinal() >= 0; }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_timeline.data());
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid() ? m_timeline->describe(ordinal()) : QString();
    }
    void setText(QAccessible::Text, const QString &) override { }

    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect local = m_timeline->markRectOf(ordinal()).toAlignedRect();
        return {m_timeline->mapToGlobal(local.topLeft()), local.size()};
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.selected = m_timeline->currentOrdinal() == ordinal();
        state.focused = state.selected && m_timeline->hasFocus();
        state.offscreen = !m_timeline->rect().intersects(m_timeline->markRectOf(ordinal()).toAlignedRect());
        return state;
    }

    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &name) override
    {
        if (name == pressAction() && isValid())
            m_timeline->goTo(ordinal());
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    [[nodiscard]] int ordinal() const
    {
        const auto &silences = m_timeline->scene().silences();
        return size_t(m_position) < silences.size() ? silences[size_t(m_position)].ordinal : -1;
    }

    QPointer<TimelineWidget> m_timeline;
    int m_position; ///< in the list of silences: stays when the list becomes another one
};

class TimelineAccessible final : public QAccessibleWidget
{
public:
    explicit TimelineAccessible(TimelineWidget *timeline)
        : QAccessibleWidget(timeline, QAccessible::List)
    { }
    ~TimelineAccessible() override
    {
        for (const QAccessible::Id id : std::as_const(m_items))
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] int childCount() const override { return int(timeline()->scene().silences().size()); }

    [[nodiscard]] QAccessibleInterface *child(int position) const override
    {
        if (position < 0 || position >= childCount())
            return nullptr;
        const auto known = m_items.constFind(position);
        if (known != m_items.constEnd())
            return QAccessible::accessibleInterface(*known);
        auto *item = new SilenceItem(timeline(), position);
        m_items.insert(position, QAccessible::registerAccessibleInterface(item)); // takes ownership
        return item;
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface *item) const override
    {
        return m_items.key(QAccessible::uniqueId(const_cast<QAccessibleInterface *>(item)), -1);
    }

    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint point = timeline()->mapFromGlobal(QPoint(x, y));
        return child(timeline()->scene().positionOf(timeline()->ordinalAt(point)));
    }

    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        return child(timeline()->scene().positionOf(timeline()->currentOrdinal()));
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (kind != QAccessible::Description)
            return QAccessibleWidget::text(kind);
        return TimelineWidget::tr("%1 messages, %2 silences")
            .arg(timeline()->scene().axis().messages())
            .arg(timeline()->scene().silences().size());
    }

private:
    [[nodiscard]] TimelineWidget *timeline() const { return static_cast<TimelineWidget *>(object()); }

    mutable QHash<int, QAccessible::Id> m_items; ///< made when they are asked for
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *timeline = qobject_cast<TimelineWidget *>(object);
    return timeline ? new TimelineAccessible(timeline) : nullptr;
}

}

void installTimelineAccessibility()
{
    QAccessible::installFactory(makeInterface);
}

}
