// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/csv.h"

namespace tacet {

namespace {

QString cellOf(QString cell)
{
    bool isNumber = false;
    cell.toDouble(&isNumber);
    if (!cell.isEmpty() && !isNumber && QStringView(u"=+-@\t\r").contains(cell.front()))
        cell.prepend(u'\'');
    const bool needsQuotes = cell.contains(u'"') || cell.contains(u',') || cell.contains(u'\n') || cell.contains(u'\r');
    return needsQuotes ? u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"' : cell;
}

}

QByteArray csvRecord(const QStringList &cells)
{
    QStringList quoted;
    quoted.reserve(cells.size());
    for (const QString &cell : cells)
        quoted.append(cellOf(cell));
    return quoted.join(u',').toUtf8() + "\r\n";
}

}
