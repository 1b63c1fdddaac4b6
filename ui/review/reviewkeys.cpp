// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reviewkeys.h"

#include "ui/review/confidencedots.h"
#include "ui/review/markdownfield.h"
#include "ui/review/proposallist.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTextEdit>

namespace tacet {

namespace {

bool isTypedInto(const QWidget &widget)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
        return !line->isReadOnly();
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(&widget))
        return !text->isReadOnly();
    if (const auto *text = qobject_cast<const QTextEdit *>(&widget))
        return !text->isReadOnly();
    return qobject_cast<const QComboBox *>(&widget) || qobject_cast<const QAbstractSpinBox *>(&widget);
}

// The name of the key itself, without what Shift or Alt make of it.
QString keyNameOf(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers changed = event.modifiers() & (Qt::ShiftModifier | Qt::AltModifier);
    if (!changed && !event.text().isEmpty())
        return event.text().toLower();
    return QKeySequence(event.key()).toString(QKeySequence::PortableText).toLower();
}

}

ReviewKeys::ReviewKeys(QWidget *widget)
    : QObject(widget)
    , m_widget(widget)
{
    qApp->installEventFilter(this);
}

ReviewKeys::~ReviewKeys() = default;

void ReviewKeys::setCodebook(const Codebook &codebook)
{
    m_readings.clear();
    m_responses.clear();
    for (const Code &code : codebook.readings)
        m_readings.insert(code.key.toLower(), code.id);
    for (const Code &code : codebook.responses)
        m_responses.insert(code.key.toLower(), code.id);
}

bool ReviewKeys::eventFilter(QObject *, QEvent *event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if (!m_isEnabled || (!isPress && event->type() != QEvent::ShortcutOverride))
        return false;
    const QWidget *focus = QApplication::focusWidget();
    if (!focus && QApplication::activeWindow() == m_widget->window())
        focus = m_widget; // nothing has the focus after a field was left
    if (!focus || focus->window() != m_widget->window() || QApplication::activePopupWidget()
        || QApplication::activeModalWidget())
        return false;
    const Meaning meaning = meaningOf(static_cast<const QKeyEvent &>(*event), *focus);
    if (meaning.command == Command::None)
        return false;
    event->accept(); // as an override: it is a key, not a shortcut of somebody else
    if (isPress)
        carryOut(meaning);
    return true;
}

ReviewKeys::Meaning ReviewKeys::meaningOf(const QKeyEvent &event, const QWidget &focus) const
{
    const bool isTyping = isTypedInto(focus);
    // Another editor (a search bar) has an undo of its own.
    const bool isForeign = isTyping && !m_widget->isAncestorOf(&focus);
    if (isForeign)
        return {};
    if (event.modifiers().testFlag(Qt::ControlModifier))
        return controlMeaning(event);
    const bool isReturn = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (isReturn && event.modifiers().testFlag(Qt::ShiftModifier) && m_widget->isAncestorOf(&focus))
        return {Command::SaveAndStay, {}, {}, 0};
    if (isTyping)
        return {};
    if (event.key() == Qt::Key_Space && event.modifiers() == Qt::NoModifier)
        return {qobject_cast<const QAbstractButton *>(&focus) ? Command::None : Command::Later, {}, {}, 0};
    return codeMeaning(event);
}

ReviewKeys::Meaning ReviewKeys::controlMeaning(const QKeyEvent &event) const
{
    if (event.matches(QKeySequence::Undo))
        return {Command::Undo, {}, {}, 0};
    const QKeyCombination keys = event.keyCombination();
    if (event.matches(QKeySequence::Redo) || keys == QKeyCombination(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_Z)
        || keys == QKeyCombination(Qt::ControlModifier, Qt::Key_Y))
        return {Command::Redo, {}, {}, 0};
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers != Qt::ControlModifier)
        return {};
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        return {Command::SaveAndNext, {}, {}, 0};
    const int step = event.key() - Qt::Key_0;
    if (step >= 1 && step <= ConfidenceDots::Steps)
        return {Command::Confidence, {}, {}, step};
    return {};
}

ReviewKeys::Meaning ReviewKeys::codeMeaning(const QKeyEvent &event) const
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const QString key = keyNameOf(event);
    if (const auto reading = m_readings.constFind(key); reading != m_readings.cend()) {
        if (modifiers == Qt::NoModifier)
            return {Command::Reading, *reading, Reading::Standing::Primary, 0};
        if (modifiers == Qt::ShiftModifier)
            return {Command::Reading, *reading, Reading::Standing::Also, 0};
        if (modifiers == Qt::AltModifier)
            return {Command::Reading, *reading, Reading::Standing::Rejected, 0};
    }
    if (const auto response = m_responses.constFind(key); response != m_responses.cend() && !modifiers)
        return {Command::Response, *response, {}, 0};
    return modifiers ? Meaning() : proposalMeaning(event);
}

// After the codes: a codebook may want these keys for itself.
ReviewKeys::Meaning ReviewKeys::proposalMeaning(const QKeyEvent &event) const
{
    switch (event.key()) {
    case ProposalList::AcceptKey:
        return {Command::Accept, {}, {}, 0};
    case ProposalList::ChangeKey:
        return {Command::Change, {}, {}, 0};
    case ProposalList::IgnoreKey:
        return {Command::Ignore, {}, {}, 0};
    default:
        return {};
    }
}

void ReviewKeys::carryOut(const Meaning &meaning)
{
    switch (meaning.command) {
    case Command::None:
        return;
    case Command::Reading:
        emit readingToggled(meaning.code, meaning.standing);
        return;
    case Command::Response:
        emit responseToggled(meaning.code);
        return;
    case Command::Confidence:
        emit confidenceToggled(meaning.confidence);
        return;
    case Command::SaveAndNext:
        emit saveAndNextRequested();
        return;
    case Command::SaveAndStay:
        emit saveAndStayRequested();
        return;
    case Command::Later:
        emit laterRequested();
        return;
    case Command::Accept:
        emit proposalAccepted();
        return;
    case Command::Change:
        emit proposalChangeRequested();
        return;
    case Command::Ignore:
        emit proposalIgnored();
        return;
    case Command::Undo:
        emit undoRequested();
        return;
    case Command::Redo:
        emit redoRequested();
        return;
    }
}

}
