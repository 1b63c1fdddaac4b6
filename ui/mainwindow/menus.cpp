// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow/menus.h"

#include "ui/mainwindow/actions.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

namespace tacet {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("tacet::Menus", text);
}

}

Menus buildMenus(QMenuBar &bar, const Actions &actions)
{
    Menus menus;
    QMenu *file = bar.addMenu(tr("&File"));
    menus.file = file;
    file->addActions({actions.open, actions.openFolder});
    menus.recent = file->addMenu(tr("Open &Recent"));
    file->addAction(actions.describeFormat);
    file->addSeparator();
    file->addAction(actions.exportReviews);
    file->addSeparator();
    file->addActions({actions.close, actions.quit});

    QMenu *edit = bar.addMenu(tr("&Edit"));
    edit->addActions({actions.undo, actions.redo});
    edit->addSeparator();
    edit->addActions({actions.find, actions.findNext, actions.findPrevious});
    edit->addSeparator();
    edit->addAction(actions.cite);
    edit->addSeparator();
    edit->addAction(actions.reviewer);

    QMenu *go = bar.addMenu(tr("&Go"));
    go->addActions({actions.nextSilence, actions.previousSilence});
    go->addSeparator();
    go->addActions({actions.backToList, actions.back, actions.forward});
    go->addSeparator();
    go->addAction(actions.goToMessage);

    menus.view = bar.addMenu(tr("&View"));
    menus.view->addActions({actions.zoomIn, actions.zoomOut, actions.zoomReset});
    menus.view->addSeparator();
    menus.theme = menus.view->addMenu(tr("&Theme"));
    menus.view->addSeparator();
    menus.view->addActions({actions.guard, actions.blind});
    menus.view->addSeparator();

    QMenu *help = bar.addMenu(tr("&Help"));
    help->addActions({actions.shortcuts, actions.about});
    return menus;
}

}
