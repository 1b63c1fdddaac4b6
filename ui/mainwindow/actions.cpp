// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow/actions.h"

#include "ui/theme/themestore.h"

#include <QAction>
#include <QIcon>
#include <QPainter>
#include <QPixmap>

namespace tacet {

namespace {

constexpr int IconPx = 16;

/// Our own line icons are black on nothing; here they get the theme's colour.
QIcon tinted(const QString &name, const QColor &colour)
{
    const QIcon source(QStringLiteral(":/tacet/icons/%1.svg").arg(name));
    if (source.isNull())
        return {};
    QIcon icon;
    for (const int scale : {1, 2}) {
        QPixmap pixmap = source.pixmap(QSize(IconPx, IconPx) * scale);
        if (pixmap.isNull())
            continue;
        QPainter painter(&pixmap);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(pixmap.rect(), colour);
        painter.end();
        pixmap.setDevicePixelRatio(scale);
        icon.addPixmap(pixmap);
    }
    return icon;
}

}

Actions::Actions(const ThemeStore &themes, QObject *parent)
    : QObject(parent)
    , m_themes(themes)
{
    open = add(tr("&Open…"), QStringLiteral("open"), {QKeySequence::Open});
    openFolder = add(tr("Open &Folder…"), {}, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)});
    describeFormat = add(tr("&Describe a Format…"), {}, {});
    exportReviews = add(tr("&Export…"), QStringLiteral("export"), {QKeySequence(Qt::CTRL | Qt::Key_E)});
    close = add(tr("&Close"), {}, {QKeySequence(Qt::CTRL | Qt::Key_W)});
    quit = add(tr("&Quit"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    undo = add(tr("&Undo"), QStringLiteral("undo"), {QKeySequence::Undo});
    redo = add(tr("&Redo"), QStringLiteral("redo"),
               {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    reviewer = add(tr("&Reviewer…"), {}, {});
    find = add(tr("&Find…"), QStringLiteral("search"), {QKeySequence::Find, QKeySequence(Qt::Key_Slash)});
    findNext = add(tr("Find Ne&xt"), {}, {QKeySequence::FindNext});
    findPrevious = add(tr("Find Pre&vious"), {}, {QKeySequence::FindPrevious});
    cite = add(tr("Use Selection as E&vidence"), {}, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)});
    guard = add(tr("&Hindsight Guard"), {}, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H)});
    guard->setIconText(tr("Guard"));
    guard->setToolTip(tr("What follows a silence is hidden until your first reading is recorded"));
    blind = add(tr("&Blind Mode"), {}, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)});
    blind->setIconText(tr("Blind"));
    blind->setToolTip(tr("Only your own readings are shown, and proposals after your first reading"));
    for (QAction *mode : {guard, blind})
        mode->setCheckable(true);
    nextSilence = add(tr("&Next Silence"), QStringLiteral("next-silence"),
                      {QKeySequence(Qt::Key_J), QKeySequence(Qt::CTRL | Qt::Key_Down)});
    previousSilence = add(tr("&Previous Silence"), QStringLiteral("previous-silence"),
                          {QKeySequence(Qt::Key_K), QKeySequence(Qt::CTRL | Qt::Key_Up)});
    back = add(tr("&Back"), QStringLiteral("back"), {QKeySequence(Qt::ALT | Qt::Key_Left)});
    forward = add(tr("&Forward"), QStringLiteral("forward"), {QKeySequence(Qt::ALT | Qt::Key_Right)});
    backToList =
        add(tr("Back to the &List"), {}, {QKeySequence(Qt::ALT | Qt::Key_Up), QKeySequence(Qt::Key_Backspace)});
    goToMessage = add(tr("&Go to Message…"), {}, {QKeySequence(Qt::CTRL | Qt::Key_G)});
    zoomIn = add(tr("Zoom &In"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    zoomOut = add(tr("Zoom &Out"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Minus)});
    zoomReset = add(tr("&Actual Size"), {}, {QKeySequence(Qt::CTRL | Qt::Key_0)});
    shortcuts = add(tr("&Keyboard"), {}, {QKeySequence(Qt::Key_Question)});
    about = add(tr("&About Tacet"), QStringLiteral("about"), {});
    paintIcons();
    connect(&themes, &ThemeStore::themeChanged, this, &Actions::paintIcons);
    setSessionOpen(false);
    backToList->setEnabled(false);
}

Actions::~Actions() = default;

void Actions::setSessionOpen(bool isOpen)
{
    for (QAction *action :
         {exportReviews, close, cite, find, findNext, findPrevious, nextSilence, previousSilence, goToMessage})
        action->setEnabled(isOpen);
    if (!isOpen) {
        for (QAction *action : {undo, redo, back, forward})
            action->setEnabled(false);
    }
}

QAction *Actions::add(const QString &text, const QString &iconName, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(text, this);
    action->setData(iconName);
    action->setShortcuts(keys);
    m_all.append(action);
    return action;
}

void Actions::paintIcons()
{
    for (QAction *action : std::as_const(m_all)) {
        const QString name = action->data().toString();
        if (!name.isEmpty())
            action->setIcon(tinted(name, m_themes.theme().text));
    }
}

}
