// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/jsonwriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

namespace tacet {

namespace {

void appendEscaped(QByteArray &bytes, const QByteArray &utf8)
{
    for (const char byte : utf8) {
        switch (byte) {
        case '"':
            bytes += "\\\"";
            break;
        case '\\':
            bytes += "\\\\";
            break;
        case '\n':
            bytes += "\\n";
            break;
        case '\r':
            bytes += "\\r";
            break;
        case '\t':
            bytes += "\\t";
            break;
        default:
            if (uchar(byte) < 0x20)
                bytes += "\\u" + QByteArray::number(int(byte), 16).rightJustified(4, '0');
            else
                bytes += byte;
        }
    }
}

}

void JsonWriter::separate()
{
    if (m_needsComma)
        m_bytes += ',';
    m_needsComma = true;
}

JsonWriter &JsonWriter::open(char bracket)
{
    separate();
    m_bytes += bracket;
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::close(char bracket)
{
    m_bytes += bracket;
    m_needsComma = true;
    return *this;
}

JsonWriter &JsonWriter::key(QLatin1StringView name)
{
    value(name);
    m_bytes += ':';
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::value(const QString &text)
{
    separate();
    m_bytes += '"';
    appendEscaped(m_bytes, text.toUtf8());
    m_bytes += '"';
    return *this;
}

JsonWriter &JsonWriter::value(qint64 number)
{
    return raw(QByteArray::number(number));
}

JsonWriter &JsonWriter::value(double number)
{
    return raw(QByteArray::number(number, 'g', QLocale::FloatingPointShortest));
}

JsonWriter &JsonWriter::value(const QJsonValue &json)
{
    // Qt writes documents only: an array of one, whose brackets are left out.
    const QByteArray array = QJsonDocument(QJsonArray {json}).toJson(QJsonDocument::Compact);
    return raw(array.mid(1, array.size() - 2));
}

JsonWriter &JsonWriter::null()
{
    return raw(QByteArrayLiteral("null"));
}

JsonWriter &JsonWriter::raw(const QByteArray &json)
{
    separate();
    m_bytes += json;
    return *this;
}

JsonWriter &JsonWriter::textOrNull(QLatin1StringView name, const QString &content)
{
    return content.isEmpty() ? key(name).null() : text(name, content);
}

}
