// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace tacet {

/// Why something outside the program's control failed, in words for the person who has to act on it.
struct Error {
    enum class Code {
        Io, ///< a file or folder could not be read or written
        Format, ///< the input is not what it was taken for
        Database, ///< SQLite refused
        SchemaTooNew, ///< the library was written by a newer Tacet
        NotFound, ///< no such session, message or silence
        Cancelled, ///< the caller asked to stop
    };
    Code code = Code::Io;
    QString message; ///< translated: what happened and what to do
    QString context; ///< file, line or SQL; not translated, may be empty
};

/// "message (context)", the one line that the command prints and a banner shows.
[[nodiscard]] QString oneLine(const Error &error);

}
