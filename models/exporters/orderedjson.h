// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QLatin1StringView>
#include <QString>

#include <optional>

namespace tacet {

/// Writes compact JSON whose keys stand in the order in which they are written (QJsonObject sorts them).
/// Balancing begin and end is the caller's business.
class OrderedJson
{
public:
    void beginObject();
    void endObject();
    void beginArray();
    void endArray();

    void key(QLatin1StringView name);
    void value(const QString &text); ///< null strings are written as ""
    void value(QLatin1StringView text);
    void value(qint64 number);
    void value(int number) { value(qint64(number)); }
    void value(double number); ///< shortest form that reads back the same
    void value(bool truth);
    void value(const QJsonValue &json); ///< objects with sorted keys
    void null();

    template<typename T>
    void member(QLatin1StringView name, const T &what)
    {
        key(name);
        value(what);
    }
    template<typename T>
    void member(QLatin1StringView name, const std::optional<T> &what)
    {
        key(name);
        if (what)
            value(*what);
        else
            null();
    }

    [[nodiscard]] const QByteArray &json() const { return m_json; }
    /// What was written since the last call.
    [[nodiscard]] QByteArray take() { return std::exchange(m_json, {}); }

private:
    void separate();

    QByteArray m_json;
    bool m_needsComma = false;
};

}
