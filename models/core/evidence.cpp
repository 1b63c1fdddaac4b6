// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/evidence.h"

namespace tacet {

QJsonObject toJson(const Evidence &evidence)
{
    if (evidence.rows) {
        QJsonObject object = evidence.origin;
        object.insert(QStringLiteral("rows"), *evidence.rows);
        return {{QStringLiteral("origin"), object}};
    }
    QJsonObject object {
        {QStringLiteral("origin"), evidence.origin},
        {QStringLiteral("pointer"), evidence.pointer.isNull() ? QJsonValue() : QJsonValue(evidence.pointer)},
        {QStringLiteral("offset"), evidence.range.offset},
        {QStringLiteral("length"), evidence.range.length},
    };
    if (!evidence.absent.isEmpty())
        object.insert(QStringLiteral("absent"), evidence.absent);
    return object;
}

void renameFile(std::vector<Evidence> &evidence, const QString &from, const QString &to)
{
    const QLatin1StringView file("file");
    for (Evidence &proof : evidence) {
        if (proof.origin.value(file).toString() == from)
            proof.origin.insert(file, to);
    }
}

}
