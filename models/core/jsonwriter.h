// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QLatin1StringView>
#include <QString>

#include <optional>
#include <utility>

namespace tacet {

/// Writes compact JSON with the keys in the order in which they are given (QJsonObject would sort them), so that the
/// same values are the same bytes. The caller keeps the nesting right.
class JsonWriter
{
public:
    JsonWriter &beginObject() { return open('{'); }
    JsonWriter &endObject() { return close('}'); }
    JsonWriter &beginArray() { return open('['); }
    JsonWriter &endArray() { return close(']'); }
    JsonWriter &key(QLatin1StringView name);
    JsonWriter &value(const QString &text);
    JsonWriter &value(QLatin1StringView text) { return value(QString(text)); }
    JsonWriter &value(qint64 number);
    JsonWriter &value(int number) { return value(qint64(number)); }
    JsonWriter &value(double number); ///< the shortest form that reads back the same
    JsonWriter &value(const QJsonValue &json); ///< keys inside it are sorted
    JsonWriter &null();
    /// JSON that was written before.
    JsonWriter &raw(const QByteArray &json);

    JsonWriter &text(QLatin1StringView name, const QString &content) { return key(name).value(content); }
    JsonWriter &textOrNull(QLatin1StringView name, const QString &content); ///< null when empty
    template<typename T>
    JsonWriter &member(QLatin1StringView name, const T &content)
    {
        return key(name).value(content);
    }
    template<typename T>
    JsonWriter &member(QLatin1StringView name, const std::optional<T> &content)
    {
        return content ? key(name).value(*content) : key(name).null();
    }

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    /// What was written since the last call, for output that is streamed.
    [[nodiscard]] QByteArray take() { return std::exchange(m_bytes, {}); }

private:
    JsonWriter &open(char bracket);
    JsonWriter &close(char bracket);
    void separate();

    QByteArray m_bytes;
    bool m_needsComma = false;
};

}
