// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow/menus.h"

#include "ui/mainwindow/actions.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

namespace tacet {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::Menus)
};

}

Menus buildMenus(QMenuBar &bar, const Actions &actions)
{
    Menus menus;
    QMenu *file = bar.addMenu(Words::tr("&File"));
    menus.file = file;
    file->addActions({actions.open, actions.openFolder});
    menus.recent = file->addMenu(Words::tr("Open &Recent"));
    file->addAction(actions.describeFormat);
    file->addSeparator();
    file->addAction(actions.exportReviews);
    file->addSeparator();
    file->addActions({actions.close, actions.quit});

    QMenu *edit = bar.addMenu(Words::tr("&Edit"));
    edit->addActions({actions.undo, actions.redo});
    edit->addSeparator();
    edit->addActions({actions.find, actions.findNext, actions.findPrevious});
    edit->addSeparator();
    edit->addAction(actions.cite);
    edit->addSeparator();
    edit->addAction(actions.reviewer);

    QMenu *go = bar.addMenu(Words::tr("&Go"));
    go->addActions({actions.nextSilence, actions.previousSilence});
    go->addSeparator();
    go->addActions({actions.backToList, actions.back, actions.forward});
    go->addSeparator();
    go->addAction(actions.goToMessage);

    menus.view = bar.addMenu(Words::tr("&View"));
    menus.view->addActions({actions.zoomIn, actions.zoomOut, actions.zoomReset});
    menus.view->addSeparator();
    menus.theme = menus.view->addMenu(Words::tr("&Theme"));
    menus.view->addSeparator();
    menus.view->addActions({actions.guard, actions.blind});
    menus.view->addSeparator();

    QMenu *help = bar.addMenu(Words::tr("&Help"));
    help->addActions({actions.shortcuts, actions.about});
    return menus;
}

}
