// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/navigation/navigator.h"

namespace tacet {

Navigator::Navigator(QObject *parent)
    : QObject(parent)
{ }

Navigator::~Navigator() = default;

void Navigator::goTo(int ordinal)
{
    if (ordinal < 0)
        return;
    if (m_place < 0 || m_places.at(m_place) != ordinal) {
        m_places.resize(m_place + 1);
        m_places.append(ordinal);
        m_place = m_places.size() - 1;
        emit historyChanged();
    }
    setCurrent(ordinal);
    emit revealRequested(m_current); // whoever follows may have had a reason to stay elsewhere
}

void Navigator::setCurrent(int ordinal)
{
    if (ordinal == m_current)
        return;
    m_current = ordinal;
    emit currentChanged(ordinal);
}

void Navigator::setVisibleRange(int first, int last)
{
    if (first == m_firstVisible && last == m_lastVisible)
        return;
    m_firstVisible = first;
    m_lastVisible = last;
    emit visibleRangeChanged(first, last);
}

void Navigator::clear()
{
    m_places.clear();
    m_place = -1;
    setCurrent(-1);
    setVisibleRange(-1, -1);
    emit historyChanged();
}

bool Navigator::canGoBack() const
{
    return m_place > 0;
}

bool Navigator::canGoForward() const
{
    return m_place + 1 < m_places.size();
}

void Navigator::goBack()
{
    if (!canGoBack())
        return;
    --m_place;
    setCurrent(m_places.at(m_place));
    emit historyChanged();
    emit revealRequested(m_current);
}

void Navigator::goForward()
{
    if (!canGoForward())
        return;
    ++m_place;
    setCurrent(m_places.at(m_place));
    emit historyChanged();
    emit revealRequested(m_current);
}

}
