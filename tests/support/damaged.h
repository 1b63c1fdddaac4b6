// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/models/importers/recordingsink.h"
#include "tests/support/importedoutline.h"
#include "tests/support/specimens.h"

#include <QRegularExpression>
#include <QTest>

#include <functional>

namespace tacet::test {

using Shape = Specimen::Shape;

constexpr int Hit = 1; ///< the message that is damaged: an answer in the middle

/// "assistant: Bravo", one message each.
inline QStringList linesOf(const Imported &imported)
{
    QStringList lines;
    for (size_t i = 0; i < imported.entries.size(); ++i) {
        QString text;
        for (const BodyPart &part : imported.bodies[i].parts)
            text += part.text;
        lines.append(idOf(imported.entries[i].facts.role) + QStringLiteral(": ") + text.trimmed());
    }
    return lines;
}

inline Imported importBytes(const QByteArray &bytes)
{
    const TemporaryInput input(bytes, QStringLiteral("input"));
    return importFile(input.path());
}

inline bool isRepaired(const Imported &imported, size_t position)
{
    return position < imported.entries.size() && imported.entries[position].facts.flags.testFlag(MessageFlag::Repaired);
}

inline QString nameOf(const Specimen &specimen)
{
    const bool second =
        specimen.shape == Shape::Lines && QLatin1String(specimen.format) == QLatin1String("openai-chat");
    return QLatin1String(specimen.format) + (second ? QStringLiteral(" (lines)") : QString());
}

/// A row for each format that the predicate wants.
inline void specimenRows(const std::function<bool(const Specimen &)> &wanted)
{
    QTest::addColumn<int>("number");
    for (size_t i = 0; i < specimens().size(); ++i) {
        if (wanted(specimens()[i]))
            QTest::newRow(qPrintable(nameOf(specimens()[i]))) << int(i);
    }
}

inline bool isAny(const Specimen &)
{
    return true;
}
inline bool isJson(const Specimen &specimen)
{
    return specimen.shape != Shape::Text;
}
inline bool isLines(const Specimen &specimen)
{
    return specimen.shape == Shape::Lines;
}
inline bool isDocument(const Specimen &specimen)
{
    return specimen.shape == Shape::Document;
}

/// The record whose value is replaced; a member of an object keeps its key.
inline QByteArray withValue(const QByteArray &record, const QByteArray &value)
{
    return record.startsWith('"') ? record.left(record.indexOf(':') + 1) + value : value;
}

/// The other messages are what they are without damage. A failure is that of the test that calls it.
inline void compareOthers(const Specimen &specimen, const Imported &damaged)
{
    QCOMPARE(damaged.wrong, QString());
    QCOMPARE(damaged.format, QLatin1String(specimen.format));
    QStringList others = linesOf(damaged).filter(QRegularExpression(QStringLiteral("Alpha|Charlie|Delta")));
    const QStringList expected {QStringLiteral("user: Alpha"), QStringLiteral("user: Charlie"),
                                QStringLiteral("assistant: Delta")};
    // Without the link that was damaged, a tree has several branches.
    if (specimen.hasParents) {
        others.sort();
        QStringList sorted = expected;
        sorted.sort();
        QCOMPARE(others, sorted);
        return;
    }
    QCOMPARE(others, expected);
}

}
