// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/messagemenu.h"

#include "ui/transcript/links.h"
#include "ui/transcript/transcriptview.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QMenu>

namespace tacet {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::MessageMenu)
};

}

void fillMessageMenu(QMenu &menu, TranscriptView &view, int row, const std::optional<Door> &door)
{
    QAction *copy = menu.addAction(Words::tr("&Copy"), &view, &TranscriptView::copy);
    copy->setShortcut(QKeySequence::Copy);
    copy->setEnabled(view.hasSelection());
    if (door && linkTargetOf(door->target).kind == LinkTarget::Kind::Outside) {
        menu.addAction(Words::tr("Copy Link &Address"), &view,
                       [target = door->target] { QApplication::clipboard()->setText(target); });
    }
    menu.addSeparator();
    menu.addAction(Words::tr("Copy Message &Text"), &view, [&view, row] { view.copyText(row); });
    menu.addAction(Words::tr("Copy Message as &Markdown"), &view, [&view, row] { view.copyMarkdown(row); });
    menu.addAction(Words::tr("Copy &Link to Message"), &view, [&view, row] { view.copyLink(row); });
    menu.addAction(Words::tr("Copy Ci&tation"), &view, [&view, row] { view.copyCitation(row); });
    menu.addAction(Words::tr("&Select Message"), &view, [&view, row] { view.selectMessage(row); });
    menu.addSeparator();
    const bool isFolded = view.page().folds(row).empty();
    menu.addAction(isFolded ? Words::tr("&Unfold") : Words::tr("&Fold"), &view,
                   [&view, row] { view.toggleFolds(row); });
    menu.addAction(Words::tr("Unfold &Everything"), &view, [&view, row] { view.showAll(row); });
    menu.addSeparator();
    menu.addAction(Words::tr("Show &Record"), &view, [&view, row] { emit view.recordRequested(row); });
    QAction *evidence =
        menu.addAction(view.hasSelection() ? Words::tr("Add Selection as E&vidence") : Words::tr("Add as E&vidence"),
                       &view, [&view, row] {
                           if (view.hasSelection())
                               view.citeSelection();
                           else
                               emit view.evidenceRequested(row, {});
                       });
    evidence->setEnabled(view.canAddEvidence());
}

}
