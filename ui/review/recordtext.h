// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

namespace tacet {

/// How a record is shown.
struct RecordTextOptions {
    bool isPretty = false; ///< one value a line, indented; else byte for byte as it is stored
    qsizetype longestString = 400; ///< longer strings are cut; 0: none is
};

/// A stored record as text, with the places that the given bytes have come to.
struct RecordText {
    QString text;
    std::vector<std::pair<qsizetype, qsizetype>> marks; ///< start and length, one for each range asked for
    int cutStrings = 0;
};

/// Never fails: what is no JSON is shown as it is. Bytes that are no UTF-8 become U+FFFD.
/// @param ranges of bytes, each within `bytes`
[[nodiscard]] RecordText recordText(const QByteArray &bytes, const std::vector<ByteRange> &ranges,
                                    const RecordTextOptions &options = {});

}
