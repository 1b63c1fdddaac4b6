// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QList>
#include <QPair>

class QAction;

namespace tacet {

/// All keys on one page, made from the actions themselves, so that it cannot tell anything else than they do.
class ShortcutSheet final : public QDialog
{
    Q_OBJECT
public:
    using Lines = QList<QPair<QString, QString>>; ///< what it does, its keys

    /// @param more keys that are no actions: those of the review panel and the timeline, by heading
    ShortcutSheet(const QList<QAction *> &actions, const QList<QPair<QString, Lines>> &more, QWidget *parent = nullptr);
    ~ShortcutSheet() override;
};

}
