// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/codebutton.h"

#include "ui/review/silencewords.h"
#include "ui/theme/themestore.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

namespace tacet {

namespace {

using Standing = Reading::Standing;

constexpr int Padding = 7;
constexpr int Height = 8 * Theme::Grid;

QFont wordFont(const Theme &theme)
{
    QFont font = theme.body;
    font.setPixelSize((theme.body.pixelSize() + theme.label.pixelSize()) / 2);
    return font;
}

// One line where it fits, else two smaller ones, the second cut off at last: readers know codes by their words.
void drawWords(QPainter &painter, const QRect &box, const QString &text, QFont font, const QFont &smaller)
{
    painter.setFont(font);
    if (QFontMetrics(font).horizontalAdvance(text) <= box.width()) {
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, text);
        return;
    }
    font.setPixelSize(smaller.pixelSize());
    painter.setFont(font);
    const QFontMetrics metrics(font);
    qsizetype cut = -1;
    for (qsizetype space = text.indexOf(u' '); space > 0; space = text.indexOf(u' ', space + 1)) {
        if (metrics.horizontalAdvance(text.left(space)) <= box.width())
            cut = space;
    }
    if (cut < 0) {
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, box.width()));
        return;
    }
    const int line = metrics.ascent() + metrics.descent();
    const QRect upper(box.left(), box.center().y() + 1 - line, box.width(), line);
    painter.drawText(upper, Qt::AlignLeft | Qt::AlignVCenter, text.left(cut));
    painter.drawText(upper.translated(0, line), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(text.mid(cut + 1), Qt::ElideRight, box.width()));
}

QFont keyFont(const Theme &theme)
{
    QFont font = theme.mono;
    font.setPixelSize(theme.label.pixelSize());
    return font;
}

}

CodeButton::CodeButton(const ThemeStore &themes, const Code &code, Offer offer, QWidget *parent)
    : QAbstractButton(parent)
    , m_themes(themes)
    , m_code(code.id)
    , m_key(code.key)
    , m_help(helpOf(code))
    , m_offer(offer)
{
    setText(shortLabel(code.label));
    setAccessibleName(code.label);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setObjectName(QLatin1String("code-") + code.id);
    connect(this, &QAbstractButton::clicked, this, [this] {
        const Standing wanted = std::exchange(m_clicked, Standing::Primary);
        emit standingToggled(m_code, wanted);
    });
    describe();
}

CodeButton::~CodeButton() = default;

void CodeButton::setStanding(std::optional<Standing> standing)
{
    if (standing == m_standing)
        return;
    m_standing = standing;
    describe();
    update();
}

void CodeButton::setProposed(const QString &why)
{
    if (why == m_proposed)
        return;
    m_proposed = why;
    describe();
    update();
}

void CodeButton::describe()
{
    QString state = tr("not chosen");
    if (m_standing == Standing::Primary)
        state = m_offer == Offer::PrimaryOnly ? tr("chosen") : tr("primary reading");
    else if (m_standing == Standing::Also)
        state = tr("also held");
    else if (m_standing == Standing::Rejected)
        state = tr("considered and rejected");
    if (!m_proposed.isEmpty())
        state += tr(", proposed");
    setAccessibleDescription(tr("%1; key %2").arg(state, m_key));
    const QString keys = m_offer == Offer::PrimaryOnly
        ? tr("<p>%1 chooses it, again: takes it back</p>").arg(m_key.toHtmlEscaped())
        : tr("<p>%1 primary, Shift+%1 or Ctrl+click also held, Alt+%1 rejected; again: takes it back</p>")
              .arg(m_key.toUpper().toHtmlEscaped());
    setToolTip(m_help + m_proposed + keys);
}

QSize CodeButton::sizeHint() const
{
    const QFontMetrics metrics(wordFont(m_themes.theme()));
    const int twoLines = 2 * QFontMetrics(m_themes.theme().label).height() + Theme::Grid;
    return {metrics.horizontalAdvance(text()) + 4 * Padding, std::max(Height, twoLines)};
}

QSize CodeButton::minimumSizeHint() const
{
    return {16 * Theme::Grid, sizeHint().height()};
}

void CodeButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_themes.theme();
    const bool isFilled = m_standing == Standing::Primary;
    const bool isRejected = m_standing == Standing::Rejected;
    const bool isAlso = m_standing == Standing::Also;
    const QColor line = isFilled || isAlso || underMouse() ? theme.accent : theme.hairline;

    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(line, isAlso ? 1.5 : 1));
    painter.setBrush(isFilled ? theme.accent : isDown() ? theme.surface : theme.ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 4, 4);
    if (hasFocus()) {
        painter.setPen(QPen(isFilled ? theme.onAccent : theme.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), 3, 3);
    }

    const QFont small = keyFont(theme);
    const int keyWidth = QFontMetrics(small).horizontalAdvance(m_key);
    QRect words = rect().adjusted(Padding, 0, -(Padding + keyWidth + Theme::Grid / 2), 0);
    painter.setPen(isFilled ? theme.onAccent : isAlso ? theme.accent : isRejected ? theme.muted : theme.text);
    if (isAlso || (!m_proposed.isEmpty() && !isFilled)) {
        const QPointF dot(words.left() + 2, rect().center().y() + 0.5);
        painter.setBrush(isAlso ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
        painter.drawEllipse(dot, 2.5, 2.5);
        words.setLeft(words.left() + 2 * Theme::Grid);
    }
    QFont font = wordFont(theme);
    font.setStrikeOut(isRejected);
    drawWords(painter, words, text(), font, theme.label);
    painter.setFont(small);
    painter.setPen(isFilled ? theme.onAccent : theme.muted);
    painter.drawText(rect().adjusted(0, 0, -Padding / 2 - 1, 0), Qt::AlignRight | Qt::AlignVCenter, m_key);
}

void CodeButton::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_offer == Offer::AllStandings && event->modifiers().testFlag(Qt::ControlModifier))
        m_clicked = Standing::Also;
    else if (m_offer == Offer::AllStandings && event->modifiers().testFlag(Qt::AltModifier))
        m_clicked = Standing::Rejected;
    QAbstractButton::mouseReleaseEvent(event);
    m_clicked = Standing::Primary;
}

void CodeButton::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_offer == Offer::PrimaryOnly)
        return;
    QMenu menu(this);
    const auto add = [&](const QString &words, Standing standing) {
        QAction *action = menu.addAction(words, this, [this, standing] { emit standingToggled(m_code, standing); });
        action->setCheckable(true);
        action->setChecked(m_standing == standing);
    };
    add(tr("Primary reading"), Standing::Primary);
    add(tr("Also held"), Standing::Also);
    add(tr("Considered and rejected"), Standing::Rejected);
    menu.exec(event->reason() == QContextMenuEvent::Mouse ? event->globalPos() : mapToGlobal(rect().bottomLeft()));
}

void CodeButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void CodeButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

QString helpOf(const Code &code)
{
    QString help = QStringLiteral("<p><b>%1</b> (%2)</p>").arg(code.label.toHtmlEscaped(), code.id.toHtmlEscaped());
    const auto add = [&](const QString &name, const QString &text) {
        if (!text.isEmpty())
            help += QStringLiteral("<p><b>%1</b> %2</p>").arg(name, text.toHtmlEscaped());
    };
    add({}, code.definition);
    add(CodeButton::tr("Use when"), code.include);
    add(CodeButton::tr("Not when"), code.exclude);
    add(CodeButton::tr("Cues"), code.cues);
    add(CodeButton::tr("For instance"), code.example);
    add(CodeButton::tr("Compare"), code.mapsTo);
    return help;
}

}
