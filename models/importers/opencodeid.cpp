// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodeid.h"

#include <algorithm>
#include <charconv>

namespace tacet {

namespace {

constexpr size_t Digits = 12;
constexpr quint64 Cycle = quint64(1) << 48;

}

std::optional<quint64> openCodeIdTime(std::string_view id)
{
    const size_t prefix = id.find('_');
    if (prefix == std::string_view::npos || id.size() < prefix + 1 + Digits)
        return std::nullopt;
    const char *begin = id.data() + prefix + 1;
    quint64 time = 0;
    const auto [end, error] = std::from_chars(begin, begin + Digits, time, 16);
    return error == std::errc() && end == begin + Digits ? std::optional(time) : std::nullopt;
}

void orderOpenCodeIds(QStringList &sorted)
{
    std::optional<quint64> before;
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        const auto time = openCodeIdTime(sorted[i].toStdString());
        if (time && before && *time > *before && *time - *before > Cycle / 2) {
            std::rotate(sorted.begin(), sorted.begin() + i, sorted.end());
            return;
        }
        before = time ? time : before;
    }
}

bool mayCrossWrap(std::string_view messageId)
{
    // The last sixteenth of a cycle is 50 days.
    const auto time = openCodeIdTime(messageId);
    return time && *time >= Cycle / 16 * 15;
}

bool isAfterWrap(std::string_view partId)
{
    const auto time = openCodeIdTime(partId);
    return time && *time < Cycle / 2;
}

}
