// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reviewstyle.h"

#include <QStyle>
#include <QVariant>
#include <QWidget>

#include <array>

namespace tacet {

namespace {

constexpr std::array Names {"section", "muted",    "small",   "mono",  "strong", "good",  "bad",
                            "link",    "monolink", "primary", "plain", "card",   "notice"};

// Tokens in {braces} are replaced by the theme's values. Colours in rgba() are never mixed in: contrast stays known.
constexpr char Sheet[] = R"(
QScrollArea, QWidget#reviewPage, QWidget#reviewPanel { background: {ground}; border: none; }
QLabel { background: transparent; color: {text}; }
QLabel[look="section"] { color: {muted}; font-size: {small}px; font-weight: 600; }
QLabel[look="muted"] { color: {muted}; }
QLabel[look="small"] { color: {muted}; font-size: {small}px; }
QLabel[look="mono"] { font-family: "{mono}"; font-size: {monoSize}px; }
QLabel[look="strong"] { font-weight: 600; }
QLabel[look="good"] { color: {good}; }
QLabel[look="bad"] { color: {bad}; }
QFrame[look="card"] { background: {hatch}; border: none; border-radius: 6px; }
QFrame[look="notice"] { background: {surface}; border: 1px solid {bad}; border-radius: 4px; }
QPlainTextEdit, QLineEdit {
    background: {ground}; color: {text}; border: 1px solid {line}; border-radius: 4px; padding: 3px 5px;
    selection-background-color: {accent}; selection-color: {onAccent}; }
QPlainTextEdit:focus, QLineEdit:focus { border: 2px solid {accent}; padding: 2px 4px; }
QPushButton[look="link"], QPushButton[look="monolink"] {
    background: transparent; color: {accent}; border: 1px solid transparent; border-radius: 3px; padding: 0 1px;
    text-align: left; }
QPushButton[look="monolink"] { font-family: "{mono}"; font-size: {monoSize}px; color: {text}; }
QPushButton[look="link"]:hover, QPushButton[look="monolink"]:hover { text-decoration: underline; color: {accent}; }
QPushButton[look="link"]:focus, QPushButton[look="monolink"]:focus { border: 1px solid {accent}; }
QPushButton[look="primary"] {
    background: {accent}; color: {onAccent}; font-weight: 600; border: 2px solid {accent}; border-radius: 4px;
    padding: 4px 10px; }
QPushButton[look="primary"]:focus { border: 2px solid {text}; }
QPushButton[look="plain"] {
    background: {ground}; color: {accent}; font-weight: 600; border: 1px solid {line}; border-radius: 4px;
    padding: 5px 11px; }
QPushButton[look="plain"]:hover { border-color: {accent}; }
QPushButton[look="plain"]:focus { border: 2px solid {accent}; padding: 4px 10px; }
QToolButton { background: transparent; color: {muted}; border: 1px solid {line}; border-radius: 8px;
    padding: 1px 6px; font-size: {small}px; }
QToolButton:checked { background: {accent}; color: {onAccent}; border-color: {accent}; }
QToolButton:focus { border-color: {text}; }
QPushButton:disabled { color: {muted}; }
QTabBar { background: {ground}; qproperty-drawBase: 0; }
QTabBar::tab {
    background: transparent; color: {muted}; border: none; border-bottom: 2px solid transparent;
    padding: 8px 1px 6px 1px; margin: 0 6px 0 6px; }
QTabBar::tab:selected { color: {text}; font-weight: 600; border-bottom: 2px solid {accent}; }
QTabBar::tab:hover { color: {text}; }
QTabBar::tab:focus:selected { border: 1px solid {accent}; border-bottom: 2px solid {accent}; }
QFrame#tabLine { background: {line}; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar::handle:vertical { background: {line}; border-radius: 3px; min-height: 24px; margin: 2px; }
QScrollBar::handle:vertical:hover { background: {muted}; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QHeaderView::section { background: {ground}; color: {muted}; border: none; border-bottom: 1px solid {line};
    padding: 3px 4px; }
QTreeView { background: {ground}; color: {text}; border: none; }
QToolTip { background: {raised}; color: {text}; border: 1px solid {line}; padding: 4px; }
)";

}

void setLook(QWidget &widget, Look look)
{
    widget.setProperty("look", QString::fromLatin1(Names.at(size_t(look))));
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

QString reviewStyleSheet(const Theme &theme)
{
    QString sheet = QString::fromLatin1(Sheet);
    const auto set = [&](const char *token, const QString &value) {
        sheet.replace(QLatin1Char('{') + QLatin1String(token) + QLatin1Char('}'), value);
    };
    set("ground", theme.ground.name());
    set("surface", theme.surface.name());
    set("raised", theme.raised.name());
    set("line", theme.hairline.name());
    set("text", theme.text.name());
    set("muted", theme.muted.name());
    set("accent", theme.accent.name());
    set("onAccent", theme.onAccent.name());
    set("hatch", theme.hatch.name());
    set("good", theme.good.name());
    set("bad", theme.bad.name());
    set("mono", theme.mono.family());
    set("monoSize", QString::number(theme.mono.pixelSize()));
    set("small", QString::number(theme.label.pixelSize()));
    return sheet;
}

}
