// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/orderedjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tacet {

void OrderedJson::separate()
{
    if (m_needsComma)
        m_json += ',';
    m_needsComma = true;
}

void OrderedJson::beginObject()
{
    separate();
    m_json += '{';
    m_needsComma = false;
}

void OrderedJson::endObject()
{
    m_json += '}';
    m_needsComma = true;
}

void OrderedJson::beginArray()
{
    separate();
    m_json += '[';
    m_needsComma = false;
}

void OrderedJson::endArray()
{
    m_json += ']';
    m_needsComma = true;
}

void OrderedJson::key(QLatin1StringView name)
{
    separate();
    m_json += '"';
    m_json += QByteArray(name.data(), name.size());
    m_json += "\":";
    m_needsComma = false;
}

void OrderedJson::value(const QString &text)
{
    value(QJsonValue(text));
}

void OrderedJson::value(QLatin1StringView text)
{
    value(QJsonValue(text));
}

void OrderedJson::value(qint64 number)
{
    separate();
    m_json += QByteArray::number(number);
}

void OrderedJson::value(double number)
{
    value(QJsonValue(number));
}

void OrderedJson::value(bool truth)
{
    separate();
    m_json += truth ? "true" : "false";
}

void OrderedJson::value(const QJsonValue &json)
{
    separate();
    // Qt writes documents only: take a one-element array and leave its brackets out.
    const QByteArray array = QJsonDocument(QJsonArray {json}).toJson(QJsonDocument::Compact);
    m_json += array.mid(1, array.size() - 2);
}

void OrderedJson::null()
{
    separate();
    m_json += "null";
}

}
