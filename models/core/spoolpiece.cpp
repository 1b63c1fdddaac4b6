// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/spoolpiece.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace tacet {

std::optional<Evidence> evidenceWithin(const SpoolPiece &piece, const QString &pointer, const QString &absent,
                                       ByteRange range)
{
    const bool isBelow = pointer == piece.pointer || pointer.startsWith(piece.pointer + QLatin1Char('/'));
    if (!isBelow || range.offset < piece.range.offset || range.end() > piece.range.end())
        return std::nullopt;
    Evidence evidence;
    evidence.origin = QJsonDocument::fromJson(piece.origin.toUtf8()).object();
    const QJsonValue rows = evidence.origin.take(QStringLiteral("rows"));
    if (rows.isDouble()) {
        evidence.rows = rows.toInt();
        return evidence;
    }
    const QJsonValue text = evidence.origin.take(QStringLiteral("text"));
    if (text.isDouble()) {
        evidence.range = {0, text.toInteger()};
        return evidence;
    }
    evidence.pointer = evidence.origin.take(QStringLiteral("at")).toString() + pointer.mid(piece.pointer.size());
    if (evidence.pointer.isNull())
        evidence.pointer = QLatin1String(""); // null would say that the origin is no JSON
    evidence.absent = absent;
    if (const QJsonArray span = evidence.origin.take(QStringLiteral("span")).toArray(); span.size() == 2) {
        evidence.range = {span[0].toInteger(), span[1].toInteger()};
        return evidence;
    }
    evidence.range = {range.offset - piece.range.offset + piece.originOffset, range.length};
    return evidence;
}

}
