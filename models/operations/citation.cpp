// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/citation.h"

#include "models/operations/messagereader.h"
#include "models/store/rows.h"

#include <QJsonArray>
#include <QStringList>

#include <algorithm>

namespace tacet {

namespace {

/// "session.jsonl:12", "archive.zip/session.json", "opencode.db/part/prt_1/data".
QString placeName(const QJsonObject &origin)
{
    const auto textOf = [&origin](const char *name) {
        return origin.value(QLatin1StringView(name)).toVariant().toString();
    };
    QStringList path {textOf("file")};
    for (const QJsonValue &member : origin.value(QLatin1StringView("members")).toArray())
        path += member.toString();
    for (const char *name : {"table", "id", "column"}) {
        if (const QString part = textOf(name); !part.isEmpty())
            path += part;
    }
    const QString line = textOf("line");
    return path.join(u'/') + (line.isEmpty() ? QString() : u':' + line);
}

QString findingOf(const MessageRow &row)
{
    if (row.silence == SilenceClass::None)
        return QStringLiteral("class=none");
    const QString detail = row.detail.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(row.detail);
    return QStringLiteral("class=%1%2, rule=%3").arg(idOf(row.silence), detail, row.rule);
}

}

Result<QString> citationOf(const MessageReader &messages, const MessageRow &row)
{
    const auto digest = messages.rawSha256(row);
    if (!digest)
        return failure(digest);
    const auto origins = messages.origins(row);
    if (!origins)
        return failure(origins);
    QStringList places;
    for (size_t place = 0; place < std::min(origins->size(), MaxCitedPlaces); ++place) {
        const Evidence &origin = (*origins)[place];
        places += QStringLiteral("%1 bytes %2+%3")
                      .arg(placeName(origin.origin))
                      .arg(origin.range.offset)
                      .arg(origin.range.length);
    }
    if (origins->size() > MaxCitedPlaces)
        places += QStringLiteral("and %1 more").arg(origins->size() - MaxCitedPlaces);
    return QStringLiteral("%1 [msg %2], key=%3, %4, sha256=%5, %6, Tacet %7")
        .arg(messages.session().facts.uid, QString::number(row.label.value_or(row.ordinal)), row.key, findingOf(row),
             *digest, places.join(QStringLiteral("; ")), QStringLiteral(TACET_VERSION));
}

}
