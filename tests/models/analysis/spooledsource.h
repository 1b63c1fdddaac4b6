// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/spool.h"
#include "tests/models/importers/recordingsink.h"

namespace tacet::test {

/// A source that was spooled into a folder of its own and read back.
class SpooledSource
{
public:
    SpooledSource(const Importer &importer, const QString &path)
        : m_spool(m_folder.filePath(QStringLiteral("cache/source.spool")))
    {
        const auto writer = SpoolWriter::create(m_spool, [this](SpoolPiece &&piece) -> Result<> {
            pieces.push_back(std::move(piece));
            return {};
        });
        if (!writer) {
            result = failure(writer);
            return;
        }
        NoProgress progress;
        result = importer.spool(path, **writer, progress);
        if (result)
            result = (*writer)->commit();
        if (result)
            result = readFile(importer, m_spool, sink);
        m_bytes = bytesOf(m_spool);
    }

    [[nodiscard]] QByteArray bytes() const { return m_bytes; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QByteArray recordOf(const MessageFacts &facts) const
    {
        const ByteRange range = facts.records.front().range;
        return m_bytes.mid(range.offset, range.length);
    }

    Result<> result;
    RecordingSink sink;
    std::vector<SpoolPiece> pieces;

private:
    QTemporaryDir m_folder;
    QString m_spool;
    QByteArray m_bytes;
};

}
