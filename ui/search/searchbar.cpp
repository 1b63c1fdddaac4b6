// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/search/searchbar.h"

#include "models/operations/searchhit.h"
#include "ui/theme/themestore.h"

#include <QAction>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

namespace tacet {

namespace {

constexpr int TextWidthPx = 220;

}

SearchBar::SearchBar(const ThemeStore &themes, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_text(new QLineEdit(this))
{
    setObjectName(QStringLiteral("searchBar"));
    m_text->setPlaceholderText(tr("Find in this session"));
    m_text->setAccessibleName(tr("Find in this session"));
    m_text->setClearButtonEnabled(true);
    m_text->setMinimumWidth(TextWidthPx);
    m_text->installEventFilter(this);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(3 * Theme::Grid, Theme::Grid, 2 * Theme::Grid, Theme::Grid);
    row->setSpacing(Theme::Grid);
    row->addWidget(m_text, 1);
    buildModes();
    for (QToolButton *mode : m_modes)
        row->addWidget(mode);
    m_case = addButton(tr("Aa"), tr("Capital and small letters differ"));
    m_case->setCheckable(true);
    m_case->setAccessibleName(tr("Match case"));
    row->addWidget(m_case);
    buildParts();
    row->addWidget(m_parts);
    m_count = new QLabel(this);
    m_count->setTextFormat(Qt::PlainText);
    m_count->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("00,000 of 000,000")));
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(m_count);
    m_previous = addButton(QStringLiteral("↑"), tr("Previous hit (Shift+F3)"));
    m_previous->setAccessibleName(tr("Previous hit"));
    m_next = addButton(QStringLiteral("↓"), tr("Next hit (F3)"));
    m_next->setAccessibleName(tr("Next hit"));
    QToolButton *close = addButton(QStringLiteral("✕"), tr("Close (Esc)"));
    close->setAccessibleName(tr("Close the search"));
    for (QToolButton *button : {m_previous, m_next, close})
        row->addWidget(button);
    m_typing.setSingleShot(true);
    m_typing.setInterval(TypingDelayMs);
    connect(&m_typing, &QTimer::timeout, this, &SearchBar::queryChanged);
    connect(m_text, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(m_case, &QToolButton::toggled, this, &SearchBar::changeNow);
    connect(m_previous, &QToolButton::clicked, this, &SearchBar::previousRequested);
    connect(m_next, &QToolButton::clicked, this, &SearchBar::nextRequested);
    connect(close, &QToolButton::clicked, this, &SearchBar::close);
    connect(&m_themes, &ThemeStore::themeChanged, this, &SearchBar::applyTheme);
    applyTheme();
    showNothing();
    hide();
}

SearchBar::~SearchBar() = default;

QToolButton *SearchBar::addButton(const QString &text, const QString &hint)
{
    auto *button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(hint);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void SearchBar::buildModes()
{
    m_modes[size_t(SearchMode::Words)] =
        addButton(tr("Words"), tr("Words that begin so, in any order; in double quotes, whole words side by side"));
    m_modes[size_t(SearchMode::Exact)] = addButton(tr("Exact"), tr("These characters, wherever they stand"));
    m_modes[size_t(SearchMode::RegularExpression)] = addButton(QStringLiteral(".*"), tr("A regular expression"));
    m_modes[size_t(SearchMode::RegularExpression)]->setAccessibleName(tr("Regular expression"));
    auto *group = new QButtonGroup(this);
    for (QToolButton *mode : m_modes) {
        mode->setCheckable(true);
        group->addButton(mode);
    }
    m_modes[0]->setChecked(true);
    connect(group, &QButtonGroup::buttonToggled, this, [this](QAbstractButton *, bool isOn) {
        if (isOn)
            changeNow();
    });
}

void SearchBar::buildParts()
{
    m_parts = addButton({}, tr("Where to look"));
    m_parts->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_parts);
    connect(menu->addAction(tr("Everywhere")), &QAction::triggered, this, [this] {
        setParts(AllSearchParts);
        changeNow();
    });
    menu->addSeparator();
    for (int i = 0; i < SearchPartCount; ++i) {
        QString label = labelOf(SearchPart(1 << i));
        label[0] = label[0].toUpper();
        QAction *action = menu->addAction(label);
        action->setCheckable(true);
        m_partActions[size_t(i)] = action;
        connect(action, &QAction::triggered, this, [this] {
            setParts(query().parts);
            changeNow();
        });
    }
    m_parts->setMenu(menu);
    setParts(AllSearchParts);
}

void SearchBar::setParts(SearchParts parts)
{
    QStringList chosen;
    for (int i = 0; i < SearchPartCount; ++i) {
        const auto part = SearchPart(1 << i);
        m_partActions[size_t(i)]->setChecked(parts.testFlag(part));
        if (parts.testFlag(part))
            chosen.append(labelOf(part));
    }
    if (parts == AllSearchParts)
        m_parts->setText(tr("Everywhere"));
    else if (chosen.isEmpty())
        m_parts->setText(tr("Nowhere"));
    else if (chosen.size() <= 2)
        m_parts->setText(chosen.join(QStringLiteral(", ")));
    else
        m_parts->setText(tr("%n kind(s) of text", nullptr, int(chosen.size())));
    m_parts->setAccessibleName(tr("Where to look: %1").arg(m_parts->text()));
}

void SearchBar::applyTheme()
{
    const Theme &theme = m_themes.theme();
    QPalette colours = palette();
    colours.setColor(QPalette::Window, theme.surface);
    setPalette(colours);
    setAutoFillBackground(true);
    setFont(theme.label);
    const auto children = findChildren<QWidget *>();
    for (QWidget *child : children)
        child->setFont(theme.label);
    setStyleSheet(QStringLiteral("QToolButton:checked { background: %1; color: %2; border-radius: 3px; }")
                      .arg(theme.accent.name(), theme.onAccent.name()));
}

SearchQuery SearchBar::query() const
{
    SearchQuery query {m_text->text(), SearchMode::Words, m_case->isChecked(), {}};
    for (size_t i = 0; i < m_modes.size(); ++i) {
        if (m_modes[i]->isChecked())
            query.mode = SearchMode(i);
    }
    for (int i = 0; i < SearchPartCount; ++i)
        query.parts.setFlag(SearchPart(1 << i), m_partActions[size_t(i)]->isChecked());
    return query;
}

void SearchBar::setQuery(const SearchQuery &query)
{
    {
        const QSignalBlocker noSteps(this);
        m_text->setText(query.text);
        m_modes[size_t(query.mode)]->setChecked(true);
        m_case->setChecked(query.isCaseSensitive);
        setParts(query.parts);
    }
    changeNow();
}

void SearchBar::begin(const QString &text)
{
    if (!text.isEmpty())
        m_text->setText(text);
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
    changeNow();
}

void SearchBar::setCount(const QString &text, const QColor &colour, const QString &hint)
{
    m_count->setText(text);
    m_count->setToolTip(hint);
    QPalette colours = m_count->palette();
    colours.setColor(QPalette::WindowText, colour);
    m_count->setPalette(colours);
}

void SearchBar::showCount(int current, int hits, bool isSearching)
{
    const QLocale locale;
    QString text;
    if (current > 0)
        text = tr("%1 of %2").arg(locale.toString(current), locale.toString(hits));
    else if (hits > 0)
        text = tr("%n message(s)", nullptr, hits);
    else if (!isSearching)
        text = tr("Not found");
    if (isSearching)
        text += QStringLiteral("…");
    setCount(text, m_themes.theme().muted, tr("Messages in which it stands"));
    m_previous->setEnabled(hits > 0);
    m_next->setEnabled(hits > 0);
}

void SearchBar::showNothing()
{
    showMistake({});
    m_count->clear();
}

void SearchBar::showMistake(const QString &text)
{
    setCount(tr("Not valid"), m_themes.theme().bad, text);
    m_previous->setEnabled(false);
    m_next->setEnabled(false);
}

void SearchBar::changeNow()
{
    m_typing.stop();
    emit queryChanged();
}

void SearchBar::close()
{
    m_typing.stop();
    hide();
    emit closed();
}

bool SearchBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            if (m_typing.isActive())
                changeNow(); // what was typed last counts
            if (key->modifiers() & Qt::ShiftModifier)
                emit previousRequested();
            else
                emit nextRequested();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SearchBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

}
