// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/importer.h"

#include "models/importers/jsonlocator.h"

namespace tacet {

DamagedRecord damagedRecord(const PhysicalRecord &record, const QString &reason)
{
    return {record.line, record.range, reason, false, QString::fromStdString(record.place)};
}

Result<> RecordSink::absent(AbsentTurn &&)
{
    return {};
}

Result<> RecordSink::withdraw(AbsentKind, qint64)
{
    return {};
}

Result<ByteRange> Importer::locateIn(QByteArrayView record, std::string_view pointer) const
{
    return locate(record, pointer);
}

Result<> Importer::spool(const QString &, SpoolWriter &, Progress &) const
{
    Q_ASSERT_X(!needsSpool(), "Importer::spool", "an importer that needs a spool must write one");
    return {};
}

}
