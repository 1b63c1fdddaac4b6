// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/core/spoolpiece.h"

#include <QByteArrayView>
#include <QString>

#include <functional>
#include <memory>
#include <string_view>

class QSaveFile;

namespace tacet {

/// Writes one spool: a flat file of JSON records, one after another, with a note of where their bytes came from.
///
/// Nothing stands at the path before commit(), and without it nothing is left. Memory does not grow with the spool.
/// One thread.
class SpoolWriter
{
public:
    /// Receives the pieces in the order of their ranges, as they are written.
    using TakePiece = std::function<Result<>(SpoolPiece &&)>;

    /// @param path in a folder of the cache, which is created; what stands there is replaced
    [[nodiscard]] static Result<std::unique_ptr<SpoolWriter>> create(const QString &path, TakePiece takePiece);
    ~SpoolWriter();

    /// The folder of the spool, for files that an importer needs while it writes one.
    [[nodiscard]] QString folder() const;
    [[nodiscard]] qint64 size() const { return m_size; }

    /// Bytes of our own.
    Result<> write(std::string_view bytes);
    /// Bytes of the user's. @param pointer of their value, from the root of the record that is being written
    /// @param origin compact JSON, see Evidence::origin @param originOffset where they stand there
    Result<> write(std::string_view bytes, const QString &pointer, const QString &origin, qint64 originOffset = 0);
    /// Says where bytes came from that were written before: for what is written in several pieces and read as one.
    Result<> note(SpoolPiece &&piece);
    /// From now on every origin is what `rename` makes of it: for files that were copied out of something before they
    /// were spooled. Empty: as it is.
    void renameOrigins(std::function<QString(const QString &origin)> rename) { m_rename = std::move(rename); }
    /// Puts the spool in its place.
    Result<> commit();

private:
    SpoolWriter(std::unique_ptr<QSaveFile> file, TakePiece takePiece);

    std::unique_ptr<QSaveFile> m_file;
    TakePiece m_takePiece;
    std::function<QString(const QString &)> m_rename;
    qint64 m_size = 0;
};

}
