// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"
#include "models/core/result.h"

#include <QByteArray>
#include <QString>

#include <memory>

class QFile;

namespace tacet {

/// The bytes of one file, read by position; never written, never held whole. Not thread-safe: one a thread.
class ByteSource
{
public:
    static Result<std::unique_ptr<ByteSource>> open(const QString &path);
    /// A stretch of a file as if it were a file of its own: its first byte has offset 0.
    static Result<std::unique_ptr<ByteSource>> open(const QString &path, ByteRange stretch);
    ~ByteSource();

    [[nodiscard]] QString path() const;
    /// Size in bytes when it was opened, or at the last refresh().
    [[nodiscard]] qint64 size() const { return m_size; }
    void refresh();
    /// Exactly the range, or an error that names file and offset (the file may have shrunk).
    [[nodiscard]] Result<QByteArray> read(ByteRange range);
    /// As many bytes as there are from `offset`, at most `capacity`, into `buffer`.
    [[nodiscard]] Result<qint64> readInto(char *buffer, qint64 capacity, qint64 offset);

private:
    explicit ByteSource(std::unique_ptr<QFile> file);

    std::unique_ptr<QFile> m_file;
    qint64 m_begin = 0; ///< of the stretch, in the file
    bool m_isStretch = false;
    qint64 m_size = 0;
};

}
