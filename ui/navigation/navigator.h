// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>

namespace tacet {

/// Where the reader is in the session: the one thing that list, transcript, timeline and review panel agree on.
/// Views call goTo() when the person moves and follow currentChanged() of the others; nothing else ties them.
class Navigator final : public QObject
{
    Q_OBJECT
public:
    explicit Navigator(QObject *parent = nullptr);
    ~Navigator() override;

    [[nodiscard]] int current() const { return m_current; } ///< ordinal; -1: nothing
    [[nodiscard]] int firstVisible() const { return m_firstVisible; }
    [[nodiscard]] int lastVisible() const { return m_lastVisible; }

    /// Makes the message current and asks the transcript to bring it into view.
    void goTo(int ordinal);
    /// Makes the message current without scrolling (a click on what is already seen).
    void setCurrent(int ordinal);
    /// Told by the transcript while it scrolls.
    void setVisibleRange(int first, int last);
    void clear();

    [[nodiscard]] bool canGoBack() const;
    [[nodiscard]] bool canGoForward() const;
    void goBack();
    void goForward();

signals:
    void currentChanged(int ordinal);
    void revealRequested(int ordinal);
    void visibleRangeChanged(int first, int last);
    void historyChanged();

private:
    int m_current = -1;
    int m_firstVisible = -1;
    int m_lastVisible = -1;
    QList<int> m_places;
    qsizetype m_place = -1;
};

}
