// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/databaseschema.h"

#include <QFile>

namespace tacet {

bool schemaMentions(const SniffInput &input, QByteArrayView word)
{
    if (input.isFolder || !input.head.startsWith("SQLite format 3"))
        return false;
    if (input.head.indexOf(word) >= 0)
        return true;
    constexpr qint64 WalHead = 1 << 20;
    QFile wal(input.path + QStringLiteral("-wal"));
    return wal.open(QIODevice::ReadOnly) && wal.read(WalHead).contains(word);
}

}
