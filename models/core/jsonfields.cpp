// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/jsonfields.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace tacet {

JsonFields::JsonFields(const QJsonObject &object)
    : JsonFields(object, {}, std::make_shared<std::optional<Error>>())
{ }

JsonFields::JsonFields(const QJsonObject &object, QString path, std::shared_ptr<std::optional<Error>> error)
    : m_object(object)
    , m_path(std::move(path))
    , m_error(std::move(error))
{ }

QString JsonFields::tr(const char *text)
{
    return QCoreApplication::translate("tacet::JsonFields", text);
}

QJsonValue JsonFields::take(const char *name)
{
    m_asked.insert(QLatin1StringView(name));
    return m_object.value(QLatin1StringView(name));
}

void JsonFields::refuse(const char *name, const QString &why)
{
    if (*m_error)
        return;
    const QString field = m_path + QLatin1StringView(name);
    //: %1 is the name of a field, %2 for instance "is missing"
    *m_error = Error {Error::Code::Format, tr("the field \"%1\" %2").arg(field, why), {}};
}

QString JsonFields::text(const char *name)
{
    const QJsonValue value = take(name);
    if (!value.isString() && !value.isUndefined())
        refuse(name, tr("is no text"));
    return value.toString();
}

QString JsonFields::textOrNull(const char *name)
{
    return m_object.value(QLatin1StringView(name)).isNull() ? take(name).toString() : text(name);
}

QString JsonFields::requiredText(const char *name)
{
    const QString content = text(name);
    if (content.isEmpty())
        refuse(name, m_object.contains(QLatin1StringView(name)) ? tr("is empty") : tr("is missing"));
    return content;
}

bool JsonFields::flag(const char *name)
{
    const QJsonValue value = take(name);
    if (!value.isBool() && !value.isUndefined())
        refuse(name, tr("is neither true nor false"));
    return value.toBool();
}

std::optional<qint64> JsonFields::integerOrNull(const char *name)
{
    const QJsonValue value = take(name);
    if (value.isUndefined() || value.isNull())
        return {};
    // toInteger() gives its default for a fraction.
    const qint64 number = value.toInteger(-1);
    if (!value.isDouble() || (number == -1 && value.toInteger(-2) == -2)) {
        refuse(name, tr("is no whole number"));
        return {};
    }
    return number;
}

qint64 JsonFields::requiredInteger(const char *name, qint64 least)
{
    const auto number = integerOrNull(name);
    if (!number)
        refuse(name, tr("is missing"));
    else if (*number < least)
        refuse(name, tr("is less than %1").arg(least));
    return number.value_or(least);
}

QDateTime JsonFields::requiredTime(const char *name)
{
    const QString content = requiredText(name);
    const QDateTime time = QDateTime::fromString(content, Qt::ISODateWithMs);
    if (!time.isValid() || time.timeSpec() == Qt::LocalTime) {
        refuse(name, tr("is no time with a zone, such as 2026-03-01T10:00:00.000Z"));
        return {};
    }
    return time.toUTC();
}

std::vector<JsonFields> JsonFields::objects(const char *name)
{
    const QJsonValue value = take(name);
    if (!value.isArray() && !value.isUndefined())
        refuse(name, tr("is no array"));
    std::vector<JsonFields> all;
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (!array.at(i).isObject())
            refuse(name, tr("holds something that is no object"));
        const QString path = QStringLiteral("%1%2[%3].").arg(m_path, QLatin1StringView(name)).arg(i);
        all.push_back(JsonFields(array.at(i).toObject(), path, m_error));
    }
    return all;
}

std::optional<JsonFields> JsonFields::objectOrNull(const char *name)
{
    const QJsonValue value = take(name);
    if (value.isUndefined() || value.isNull())
        return {};
    if (!value.isObject())
        refuse(name, tr("is no object"));
    return JsonFields(value.toObject(), QStringLiteral("%1%2.").arg(m_path, QLatin1StringView(name)), m_error);
}

void JsonFields::refuseOthers()
{
    for (auto it = m_object.constBegin(); it != m_object.constEnd(); ++it) {
        if (!m_asked.contains(it.key()))
            refuse(it.key().toUtf8().constData(), tr("is not known to this version"));
    }
}

Result<> JsonFields::result() const
{
    if (*m_error)
        return Failure(**m_error);
    return {};
}

}
