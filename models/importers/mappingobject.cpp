// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/mappingobject.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::HouseFormat)
};

}

MappingObject::MappingObject(const QJsonValue &value, QString pointer, std::vector<MappingFault> &faults)
    : m_object(value.toObject())
    , m_pointer(std::move(pointer))
    , m_faults(&faults)
{
    if (!value.isObject() && !value.isUndefined())
        m_faults->push_back({m_pointer, Text::tr("must be an object: { … }")});
}

QString MappingObject::pointerOf(const QString &key) const
{
    return m_pointer + u'/' + QString::fromStdString(escapedToken(key.toStdString()));
}

void MappingObject::blame(const QString &key, const QString &what)
{
    m_faults->push_back({key.isNull() ? m_pointer : pointerOf(key), what});
}

QJsonValue MappingObject::value(const QString &key)
{
    m_asked.append(key);
    return m_object.value(key);
}

QString MappingObject::text(const char *key)
{
    const QString name = QString::fromLatin1(key);
    const QJsonValue found = value(name);
    if (!found.isUndefined() && !found.isString())
        blame(name, Text::tr("must be a text in quotes"));
    return found.toString();
}

QString MappingObject::requiredText(const char *key, const QString &example)
{
    const QString found = text(key);
    const QString name = QString::fromLatin1(key);
    if (!has(key))
        blame(name, Text::tr("is missing: add \"%1\": \"%2\"").arg(name, example));
    else if (m_object.value(name).isString() && found.isEmpty())
        blame(name, Text::tr("is empty: write for instance \"%1\"").arg(example));
    return found;
}

bool MappingObject::truth(const char *key)
{
    const QString name = QString::fromLatin1(key);
    const QJsonValue found = value(name);
    if (!found.isUndefined() && !found.isBool())
        blame(name, Text::tr("must be true or false, without quotes"));
    return found.toBool();
}

std::optional<JsonPath> MappingObject::pathFrom(const QString &key, const QJsonValue &value)
{
    if (!value.isString()) {
        blame(key, Text::tr("must be the name of a key, or a path such as \"/a/b\", in quotes"));
        return std::nullopt;
    }
    auto path = pathOfText(value.toString());
    if (!path)
        blame(key, Text::tr("is no path: after ~ stands 0 or 1 (~0 is ~, ~1 is /)"));
    return path;
}

HouseFormat::Path MappingObject::path(const char *key)
{
    const QString name = QString::fromLatin1(key);
    const QJsonValue found = value(name);
    return found.isUndefined() ? std::nullopt : pathFrom(name, found);
}

JsonPath MappingObject::requiredPath(const char *key, const QString &example)
{
    if (!has(key)) {
        const QString name = QString::fromLatin1(key);
        blame(name, Text::tr("is missing: add \"%1\": \"%2\", with the key that your file has").arg(name, example));
    }
    return path(key).value_or(JsonPath());
}

JsonPath MappingObject::pathOr(const char *key, JsonPath fallback)
{
    return path(key).value_or(std::move(fallback));
}

QStringList MappingObject::texts(const char *key)
{
    const QString name = QString::fromLatin1(key);
    const QJsonValue found = value(name);
    if (!found.isUndefined() && !found.isArray())
        blame(name, Text::tr("must be a list of texts: [\"…\", \"…\"]"));
    QStringList all;
    const QJsonArray items = found.toArray();
    for (qsizetype i = 0; i < items.size(); ++i) {
        const QString text = items.at(i).toString();
        if (text.trimmed().isEmpty())
            m_faults->push_back({pointerOf(name) + QStringLiteral("/%1").arg(i),
                                 Text::tr("must be a text in quotes that is not empty")});
        else
            all.append(text);
    }
    return all;
}

MappingObject MappingObject::object(const char *key)
{
    const QString name = QString::fromLatin1(key);
    return MappingObject(value(name), pointerOf(name), *m_faults);
}

std::vector<MappingObject> MappingObject::objects(const char *key)
{
    const QString name = QString::fromLatin1(key);
    const QJsonValue found = value(name);
    if (!found.isUndefined() && !found.isArray())
        blame(name, Text::tr("must be a list of objects: [{ … }, { … }]"));
    std::vector<MappingObject> all;
    const QJsonArray items = found.toArray();
    for (qsizetype i = 0; i < items.size(); ++i)
        all.emplace_back(items.at(i), pointerOf(name) + QStringLiteral("/%1").arg(i), *m_faults);
    return all;
}

std::optional<size_t> MappingObject::choice(const QString &key, std::span<const char *const> names)
{
    const QJsonValue found = value(key);
    if (found.isUndefined())
        return std::nullopt;
    QStringList known;
    for (size_t i = 0; i < names.size(); ++i) {
        if (found.isString() && found.toString() == QLatin1StringView(names[i]))
            return i;
        known.append(QLatin1StringView(names[i]));
    }
    blame(key, Text::tr("must be one of: %1").arg(known.join(QStringLiteral(", "))));
    return std::nullopt;
}

void MappingObject::refuseOthers()
{
    for (const QString &key : m_object.keys()) {
        if (!m_asked.contains(key))
            blame(key, Text::tr("is not known here; known are: %1").arg(m_asked.join(QStringLiteral(", "))));
    }
}

std::optional<JsonPath> pathOfText(const QString &text)
{
    const std::string path = text.toStdString();
    if (path.empty())
        return JsonPath();
    if (path.front() != '/')
        return JsonPath('/' + escapedToken(path));
    for (size_t at = path.find('~'); at != std::string::npos; at = path.find('~', at + 1)) {
        if (at + 1 >= path.size() || (path[at + 1] != '0' && path[at + 1] != '1'))
            return std::nullopt;
    }
    return JsonPath(path);
}

QString textOfPath(const JsonPath &path)
{
    const bool isPlain =
        path.tokens().size() == 1 && !path.tokens().front().empty() && path.tokens().front().front() != '/';
    return QString::fromStdString(isPlain ? path.tokens().front() : path.pointer());
}

}
