// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/formatsample.h"

#include <QTreeWidget>

namespace tacet {

/// The first records of a file as a tree of keys and values.
class RecordTree final : public QTreeWidget
{
    Q_OBJECT
public:
    explicit RecordTree(QWidget *parent = nullptr);
    ~RecordTree() override;

    void setRecords(const QJsonArray &records);
    /// Marks these paths in every record, as what they are used for.
    void setUses(const std::vector<std::pair<JsonPath, QString>> &uses);

private:
    std::vector<std::pair<QTreeWidgetItem *, QString>> m_items; ///< with their pointers
};

}
