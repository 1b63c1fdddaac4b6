// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"

#include <QString>

namespace tacet {

/// Where the bytes of a spool came from: `range` of the spool is `originRange` of the origin.
struct SpoolPiece {
    ByteRange range; ///< in the spool
    QString pointer; ///< of the origin's root value, from the root of the spool record
    QString origin; ///< compact JSON, see Evidence::origin; with "rows":0 for rows or files that are not there
    qint64 originOffset = 0;
};

}
