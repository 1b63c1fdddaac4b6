// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/evidence.h"
#include "models/core/message.h"

#include <QString>

#include <optional>

namespace tacet {

/// Where the bytes of a spool came from: `range` of the spool is as many bytes of the origin, from `originOffset` on.
struct SpoolPiece {
    ByteRange range; ///< in the spool
    QString pointer; ///< of the origin's root value, from the root of the spool record
    /// Compact JSON, see Evidence::origin. With "rows":0 for rows or files that are not there, with "text":LENGTH for
    /// bytes that are no JSON, in whose place the spool has null; with "at":POINTER where the value is within its
    /// document; with "span":[OFFSET,LENGTH] where something short stands in the spool for a value of that place.
    QString origin;
    qint64 originOffset = 0;
};

/// Evidence found in a spool, in terms of the user's own file.
/// @param pointer from the root of the spool record @param range of its value, in the spool
/// @returns nothing where the value does not lie within the piece
[[nodiscard]] std::optional<Evidence> evidenceWithin(const SpoolPiece &piece, const QString &pointer,
                                                     const QString &absent, ByteRange range);

}
