// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace tacet {

/// The bytes that prove a finding, in terms of the user's own file: never in terms of a spool.
struct Evidence {
    QJsonObject origin; ///< {"file"} | {"file","line"} | {"file","table","id","column"} | {"file","members"}
    QString pointer; ///< RFC 6901 from the root of that JSON document; null for text
    QString absent; ///< the key that is missing in the value at `pointer`; empty: the value itself
    ByteRange range; ///< of the value within the origin; length 0 with `rows` set
    std::optional<int> rows; ///< for a missing row: how many there are (0)
};

[[nodiscard]] QJsonObject toJson(const Evidence &evidence);

/// Where the origin is the file `from`, it is called `to` instead.
void renameFile(std::vector<Evidence> &evidence, const QString &from, const QString &to);

}
