// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/spool.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace tacet {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::SpoolWriter)
};

Failure cannotWrite(const QSaveFile &file)
{
    return fail(Error::Code::Io,
                Words::tr("The cache cannot be written: %1. Make room, or choose another folder with --library.")
                    .arg(file.errorString()),
                file.fileName());
}

}

SpoolWriter::SpoolWriter(std::unique_ptr<QSaveFile> file, TakePiece takePiece)
    : m_file(std::move(file))
    , m_takePiece(std::move(takePiece))
{ }

SpoolWriter::~SpoolWriter() = default;

Result<std::unique_ptr<SpoolWriter>> SpoolWriter::create(const QString &path, TakePiece takePiece)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    auto file = std::make_unique<QSaveFile>(path);
    if (!file->open(QIODevice::WriteOnly))
        return cannotWrite(*file);
    return std::unique_ptr<SpoolWriter>(new SpoolWriter(std::move(file), std::move(takePiece)));
}

QString SpoolWriter::folder() const
{
    return QFileInfo(m_file->fileName()).absolutePath();
}

Result<> SpoolWriter::write(std::string_view bytes)
{
    if (m_file->write(bytes.data(), qint64(bytes.size())) != qint64(bytes.size()))
        return cannotWrite(*m_file);
    m_size += qint64(bytes.size());
    return {};
}

Result<> SpoolWriter::write(std::string_view bytes, const QString &pointer, const QString &origin, qint64 originOffset)
{
    const ByteRange range {m_size, qint64(bytes.size())};
    if (const auto written = write(bytes); !written)
        return written;
    return note({range, pointer, origin, originOffset});
}

Result<> SpoolWriter::note(SpoolPiece &&piece)
{
    if (m_rename)
        piece.origin = m_rename(piece.origin);
    return m_takePiece(std::move(piece));
}

Result<> SpoolWriter::commit()
{
    if (!m_file->commit())
        return cannotWrite(*m_file);
    return {};
}

}
