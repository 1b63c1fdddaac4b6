// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/isotime.h"

#include <chrono>

namespace tacet {

namespace {

/// Takes a number of exactly `digits` digits, then `after` (0: nothing), from the front of `text`; -1 when it is not
/// there.
int takeNumber(std::string_view &text, size_t digits, char after)
{
    if (text.size() < digits + (after ? 1 : 0))
        return -1;
    int value = 0;
    for (size_t i = 0; i < digits; ++i) {
        if (text[i] < '0' || text[i] > '9')
            return -1;
        value = value * 10 + (text[i] - '0');
    }
    if (after && text[digits] != after)
        return -1;
    text.remove_prefix(digits + (after ? 1 : 0));
    return value;
}

/// ".5", ".123", ".123456789": milliseconds, what is finer is cut off.
int takeFraction(std::string_view &text)
{
    if (!text.starts_with('.') && !text.starts_with(','))
        return 0;
    text.remove_prefix(1);
    int ms = 0;
    int weight = 100;
    while (!text.empty() && text.front() >= '0' && text.front() <= '9') {
        ms += weight * (text.front() - '0');
        weight /= 10;
        text.remove_prefix(1);
    }
    return ms;
}

/// Minutes east of Greenwich; without a zone the time counts as UTC.
std::optional<int> takeZone(std::string_view text)
{
    if (text.empty() || text == "Z" || text == "z")
        return 0;
    const int sign = text.front() == '+' ? 1 : text.front() == '-' ? -1 : 0;
    text.remove_prefix(1);
    const int hours = takeNumber(text, 2, 0);
    if (text.starts_with(':'))
        text.remove_prefix(1);
    const int minutes = text.empty() ? 0 : takeNumber(text, 2, 0);
    if (sign == 0 || hours < 0 || minutes < 0 || !text.empty())
        return std::nullopt;
    return sign * (hours * 60 + minutes);
}

}

std::optional<qint64> millisecondsOf(std::string_view isoTime)
{
    std::string_view text = isoTime;
    const int year = takeNumber(text, 4, '-');
    const int month = takeNumber(text, 2, '-');
    const int day = takeNumber(text, 2, 0);
    if (year < 0 || month < 0 || day < 0 || text.empty() || (text.front() != 'T' && text.front() != ' '))
        return std::nullopt;
    text.remove_prefix(1);
    const int hour = takeNumber(text, 2, ':');
    const int minute = takeNumber(text, 2, ':');
    const int second = takeNumber(text, 2, 0);
    const int ms = takeFraction(text);
    const auto zone = takeZone(text);
    const std::chrono::year_month_day date {std::chrono::year(year), std::chrono::month(unsigned(month)),
                                            std::chrono::day(unsigned(day))};
    if (hour < 0 || hour > 24 || minute < 0 || minute > 59 || second < 0 || second > 60 || !zone || !date.ok())
        return std::nullopt;
    const qint64 days = std::chrono::sys_days(date).time_since_epoch().count();
    return ((days * 24 + hour) * 60 + minute - *zone) * 60'000 + second * 1000 + ms;
}

}
