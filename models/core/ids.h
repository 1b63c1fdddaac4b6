// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <compare>

namespace tacet {

/// A row id of index.db that cannot be taken for another table's. Valid only as long as that database is;
/// nothing that outlives it may keep one (readings keep the session's uid and the message's key).
template<typename Tag>
struct RowId {
    qint64 value = 0;

    [[nodiscard]] bool isValid() const { return value > 0; }
    friend auto operator<=>(const RowId &, const RowId &) = default;
};

using SourceId = RowId<struct SourceTag>;
using SessionId = RowId<struct SessionTag>;

}
