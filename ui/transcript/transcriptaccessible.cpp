// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/transcriptaccessible.h"

#include "ui/transcript/transcriptview.h"

#include <QAccessibleWidget>
#include <QHash>

namespace tacet {

namespace {

/// One message, as an item of the list.
class MessageItem final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    MessageItem(TranscriptView *view, int row)
        : m_view(view)
        , m_row(row)
    { }

    [[nodiscard]] bool isValid() const override { return m_view && m_row < m_view->page().rows(); }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view.data());
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        if (kind == QAccessible::Name)
            return m_view->describe(m_row);
        return kind == QAccessible::Value ? m_view->visibleText(m_row) : QString();
    }
    void setText(QAccessible::Text, const QString &) override { }

    [[nodiscard]] QRect rect() const override
    {
        const QRect local = isValid() ? m_view->rectOf(m_row) : QRect();
        return local.isEmpty() ? QRect() : QRect(m_view->viewport()->mapToGlobal(local.topLeft()), local.size());
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = state.selectable = state.readOnly = state.multiLine = true;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.selected = m_view->currentRow() == m_row;
        state.focused = state.selected && m_view->hasFocus();
        state.offscreen = m_view->rectOf(m_row).isEmpty();
        return state;
    }

    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction(), toggleAction()}; }
    void doAction(const QString &name) override
    {
        if (!isValid())
            return;
        if (name == pressAction())
            m_view->goTo(m_row);
        else if (name == toggleAction())
            m_view->toggleFolds(m_row);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<TranscriptView> m_view;
    int m_row;
};

/// The list. Its items are made when they are asked for.
class TranscriptAccessible final : public QAccessibleWidget
{
public:
    explicit TranscriptAccessible(TranscriptView *view)
        : QAccessibleWidget(view, QAccessible::List)
    { }
    ~TranscriptAccessible() override
    {
        for (const QAccessible::Id id : std::as_const(m_items))
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] int childCount() const override { return view()->page().rows(); }

    [[nodiscard]] QAccessibleInterface *child(int row) const override
    {
        if (row < 0 || row >= childCount())
            return nullptr;
        const auto known = m_items.constFind(row);
        if (known != m_items.constEnd())
            return QAccessible::accessibleInterface(*known);
        auto *item = new MessageItem(view(), row);
        m_items.insert(row, QAccessible::registerAccessibleInterface(item)); // takes ownership
        return item;
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface *item) const override
    {
        return m_items.key(QAccessible::uniqueId(const_cast<QAccessibleInterface *>(item)), -1);
    }

    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint point = view()->viewport()->mapFromGlobal(QPoint(x, y));
        const bool isInside = view()->viewport()->rect().contains(point);
        const PlacedBlock *placed = isInside ? view()->page().blockAt(point.y()) : nullptr;
        return placed ? child(placed->row) : nullptr;
    }

    [[nodiscard]] QAccessibleInterface *focusChild() const override { return child(view()->currentRow()); }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Description ? TranscriptView::tr("%1 messages").arg(childCount())
                                                : QAccessibleWidget::text(kind);
    }

private:
    [[nodiscard]] TranscriptView *view() const { return static_cast<TranscriptView *>(object()); }

    mutable QHash<int, QAccessible::Id> m_items;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<TranscriptView *>(object);
    return view ? new TranscriptAccessible(view) : nullptr;
}

}

void installTranscriptAccessibility()
{
    QAccessible::installFactory(makeInterface);
}

}
