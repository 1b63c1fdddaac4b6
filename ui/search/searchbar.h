// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/searchquery.h"

#include <QTimer>
#include <QWidget>

#include <array>

class QAction;
class QLabel;
class QLineEdit;
class QToolButton;

namespace tacet {

class ThemeStore;

/// The line above the transcript in which one types what to find. Knows no session: says what is asked, shows what is
/// told. Enter and Shift+Enter go from hit to hit, Escape closes.
class SearchBar final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int TypingDelayMs = 120; ///< a word is being typed: no search for each of its letters

    /// @param themes must outlive this
    explicit SearchBar(const ThemeStore &themes, QWidget *parent = nullptr);
    ~SearchBar() override;

    [[nodiscard]] SearchQuery query() const;
    void setQuery(const SearchQuery &query);
    /// Shows the bar with its text selected. @param text what to look for; empty: what was looked for before
    void begin(const QString &text = {});

    /// @param current which of them is the current one, from 1; 0: none
    void showCount(int current, int hits, bool isSearching);
    void showNothing(); ///< nothing is looked for
    void showMistake(const QString &text); ///< the query is wrong

signals:
    void queryChanged();
    void nextRequested();
    void previousRequested();
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QToolButton *addButton(const QString &text, const QString &hint);
    void buildModes();
    void buildParts();
    void applyTheme();
    void setParts(SearchParts parts);
    void setCount(const QString &text, const QColor &colour, const QString &hint);
    void changeNow();
    void close();

    const ThemeStore &m_themes;
    QLineEdit *m_text = nullptr;
    std::array<QToolButton *, 3> m_modes {}; ///< in the order of SearchMode
    QToolButton *m_case = nullptr;
    QToolButton *m_parts = nullptr;
    std::array<QAction *, SearchPartCount> m_partActions {};
    QLabel *m_count = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QTimer m_typing;
};

}
