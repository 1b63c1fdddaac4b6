// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/store/annotationstore.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace tacet {

/// The changes of one review, newest first; an earlier state can be looked at and taken again.
class HistoryView final : public QWidget
{
    Q_OBJECT
public:
    explicit HistoryView(QWidget *parent = nullptr);
    ~HistoryView() override;

    void showChanges(const std::vector<Change> &changes);
    void showMessage(const QString &message);

signals:
    void restoreRequested(const tacet::Review &review);

private:
    void showSelected();

    QTreeWidget *m_list;
    QLabel *m_details;
    QPushButton *m_restore;
    std::vector<Change> m_changes; ///< in the order of the list
};

/// Runs of changes of the same thing by the same person within `withinMs` of each other become one: a person typed.
/// @param changes oldest first
[[nodiscard]] std::vector<Change> coalesced(const std::vector<Change> &changes, qint64 withinMs = 120'000);

}
