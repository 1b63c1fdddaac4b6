// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QSet>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tacet {

/// The spelling of one value of an enumeration.
template<typename Enum>
struct EnumName {
    Enum value;
    const char *id;
};

/// Reads an object field by field, strictly: what is missing, of another type or not known is an error that names the
/// field ("mistakes[2].severity"). The first error is kept and every later call answers with a default, so that the
/// caller asks once, at the end.
class JsonFields
{
public:
    explicit JsonFields(const QJsonObject &object);

    [[nodiscard]] QString text(const char *name); ///< missing: empty
    [[nodiscard]] QString textOrNull(const char *name); ///< missing or null: empty
    [[nodiscard]] QString requiredText(const char *name); ///< not empty
    [[nodiscard]] qint64 requiredInteger(const char *name, qint64 least);
    [[nodiscard]] std::optional<qint64> integerOrNull(const char *name); ///< missing or null: nothing
    [[nodiscard]] QDateTime requiredTime(const char *name); ///< ISO 8601 with a zone; in UTC
    [[nodiscard]] bool flag(const char *name); ///< missing: false
    template<typename Enum, size_t N>
    [[nodiscard]] Enum oneOf(const char *name, const EnumName<Enum> (&names)[N], std::optional<Enum> fallback = {});
    [[nodiscard]] std::vector<JsonFields> objects(const char *name); ///< missing: none
    [[nodiscard]] std::optional<JsonFields> objectOrNull(const char *name); ///< missing or null: nothing
    /// Known, but of no interest.
    void skip(const char *name) { m_asked.insert(QLatin1StringView(name)); }
    /// After everything that is known was asked for: whatever else is there would be lost, and is refused.
    void refuseOthers();

    void refuse(const char *name, const QString &why);
    /// The first error of this object and all inside it.
    [[nodiscard]] Result<> result() const;

private:
    JsonFields(const QJsonObject &object, QString path, std::shared_ptr<std::optional<Error>> error);

    [[nodiscard]] QJsonValue take(const char *name);
    [[nodiscard]] static QString tr(const char *text);

    QJsonObject m_object;
    QString m_path;
    QSet<QString> m_asked;
    std::shared_ptr<std::optional<Error>> m_error; ///< one for the whole document
};

template<typename Enum, size_t N>
Enum JsonFields::oneOf(const char *name, const EnumName<Enum> (&names)[N], std::optional<Enum> fallback)
{
    const QString id = fallback ? text(name) : requiredText(name);
    if (id.isEmpty())
        return fallback.value_or(names[0].value);
    for (const EnumName<Enum> &one : names) {
        if (id == QLatin1StringView(one.id))
            return one.value;
    }
    QStringList known;
    for (const EnumName<Enum> &one : names)
        known.append(QLatin1StringView(one.id));
    refuse(name, tr("is \"%1\", which is none of: %2").arg(id, known.join(QStringLiteral(", "))));
    return names[0].value;
}

/// The id of a value that is in the table.
template<typename Enum, size_t N>
[[nodiscard]] QLatin1StringView idIn(const EnumName<Enum> (&names)[N], Enum value)
{
    for (const EnumName<Enum> &one : names) {
        if (one.value == value)
            return QLatin1StringView(one.id);
    }
    return QLatin1StringView(names[0].id);
}

}
