// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/houseformat.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

#include <span>

namespace tacet {

/// Reads one object of a mapping key by key. What is missing, of another type or not known is told as a fault with
/// its place, and answered with a default: reading goes on, so that all faults are told at once.
class MappingObject
{
public:
    /// @param faults must outlive this
    MappingObject(const QJsonValue &value, QString pointer, std::vector<MappingFault> &faults);

    [[nodiscard]] bool has(const char *key) const { return m_object.contains(QLatin1StringView(key)); }
    [[nodiscard]] QStringList keys() const { return m_object.keys(); }

    [[nodiscard]] QString text(const char *key); ///< missing: empty
    [[nodiscard]] QString requiredText(const char *key, const QString &example);
    [[nodiscard]] bool truth(const char *key);
    [[nodiscard]] HouseFormat::Path path(const char *key);
    [[nodiscard]] JsonPath requiredPath(const char *key, const QString &example);
    [[nodiscard]] JsonPath pathOr(const char *key, JsonPath fallback);
    [[nodiscard]] QStringList texts(const char *key); ///< an array of strings that are not empty
    [[nodiscard]] MappingObject object(const char *key); ///< missing: without keys
    [[nodiscard]] std::vector<MappingObject> objects(const char *key);
    /// Any value; where it stands is pointerOf(key).
    [[nodiscard]] QJsonValue value(const QString &key);
    /// Position in `names` of the string at `key`; missing: nothing.
    [[nodiscard]] std::optional<size_t> choice(const QString &key, std::span<const char *const> names);

    /// After everything that is known was asked for.
    void refuseOthers();
    void blame(const QString &key, const QString &what);
    [[nodiscard]] QString pointerOf(const QString &key) const;

private:
    [[nodiscard]] std::optional<JsonPath> pathFrom(const QString &key, const QJsonValue &value);

    QJsonObject m_object;
    QString m_pointer;
    QStringList m_asked;
    std::vector<MappingFault> *m_faults;
};

/// A path as a mapping has it: "/a/b" is a JSON pointer, "a" the member of that name, "" the value itself.
[[nodiscard]] std::optional<JsonPath> pathOfText(const QString &text);
/// The shortest text that is read as this path.
[[nodiscard]] QString textOfPath(const JsonPath &path);

}
