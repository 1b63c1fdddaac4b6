// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/housemessage.h"
#include "models/importers/isotime.h"
#include "models/importers/messagebuilder.h"

#include <QDateTime>

#include <cmath>

namespace tacet {

namespace {

using Unit = HouseFormat::Time::Unit;

// A number of so many seconds would be in the year 5138, of so many milliseconds in 1973; and so on with thousandths.
constexpr double MostSeconds = 1e11;
constexpr double MostMilliseconds = 1e14;
// What a time cannot be any more.
constexpr double MostMicroseconds = 1e17;

std::optional<double> numberOf(json::Element value)
{
    double number = 0;
    if (!value.get(number))
        return number;
    bool isNumber = false;
    number = toQString(json::text(value)).toDouble(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

Unit guessed(double number)
{
    return number < MostSeconds ? Unit::Seconds : number < MostMilliseconds ? Unit::Milliseconds : Unit::Microseconds;
}

std::optional<qint64> ofNumber(double number, Unit unit)
{
    if (!(number > 0 && number < MostMicroseconds))
        return std::nullopt;
    switch (unit == Unit::Guess ? guessed(number) : unit) {
    case Unit::Seconds:
        return number < MostSeconds ? std::optional(qint64(std::llround(number * 1000))) : std::nullopt;
    case Unit::Milliseconds:
        return number < MostMilliseconds ? std::optional(qint64(std::llround(number))) : std::nullopt;
    default:
        return qint64(std::llround(number / 1000));
    }
}

std::optional<qint64> ofDate(QDateTime time)
{
    time.setTimeSpec(Qt::UTC);
    return time.isValid() ? std::optional(time.toMSecsSinceEpoch()) : std::nullopt;
}

}

std::optional<qint64> houseTime(const HouseFormat::Time &time, json::Element value)
{
    const std::string_view text = json::text(value);
    if (!time.pattern.isEmpty())
        return ofDate(QDateTime::fromString(toQString(text), time.pattern));
    if (time.unit == Unit::Guess || time.unit == Unit::Iso) {
        if (const auto iso = millisecondsOf(text))
            return iso;
        // "2026-08-01 10:01:00" and without seconds: without a zone, which is taken for UTC.
        QDateTime date = QDateTime::fromString(toQString(text), Qt::ISODateWithMs);
        if (date.isValid())
            return date.timeSpec() == Qt::LocalTime ? ofDate(date) : std::optional(date.toMSecsSinceEpoch());
        if (time.unit == Unit::Iso)
            return std::nullopt;
    }
    const auto number = numberOf(value);
    return number ? ofNumber(*number, time.unit) : std::nullopt;
}

}
