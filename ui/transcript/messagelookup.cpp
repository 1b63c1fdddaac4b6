// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/messagelookup.h"

#include "models/items/transcriptmodel.h"

#include <QAbstractItemModel>

#include <algorithm>

namespace tacet {

// Labels ascend with few holes, so that the distance in labels is a good guess at the distance in rows.
int rowOfNumber(const QAbstractItemModel &model, int number)
{
    const auto labelOf = [&model](int row) { return model.index(row, 0).data(TranscriptModel::LabelRole); };
    const int rows = model.rowCount();
    if (rows == 0)
        return -1;
    int row = std::clamp(number, 0, rows - 1);
    if (!labelOf(row).isValid())
        return number < rows ? number : -1;
    for (int tries = 0; tries < 16; ++tries) {
        const QVariant label = labelOf(row);
        if (!label.isValid())
            return -1;
        if (label.toLongLong() == number)
            return row;
        row = int(std::clamp<qint64>(row + number - label.toLongLong(), 0, rows - 1));
    }
    return -1;
}

}
