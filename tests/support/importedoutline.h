// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silencerules.h"
#include "models/importers/evidenceplace.h"
#include "models/importers/importerregistry.h"
#include "models/importers/spool.h"
#include "tests/support/assembled.h"

#include <QDirIterator>
#include <QFile>
#include <QStringList>
#include <QTemporaryDir>

#include <xxhash.h>

namespace tacet::test {

/// "user", "assistant assistant-empty (tool-only)", "user blank (empty) human:yes" and so on: one message each.
inline QString outlineOf(const MessageEntry &entry)
{
    QString text = idOf(entry.facts.role);
    if (entry.finding.silence == SilenceClass::None)
        return text;
    text += QLatin1Char(' ') + idOf(entry.finding.silence);
    if (!entry.finding.detail.empty())
        text += QStringLiteral(" (%1)").arg(QString::fromStdString(entry.finding.detail));
    if (entry.finding.humanAct == HumanAct::Yes)
        text += QStringLiteral(" human:yes");
    return text;
}

struct Imported {
    QString format; ///< empty: refused or not read
    QStringList outline;
    std::vector<MessageEntry> entries;
    std::vector<MessageBody> bodies; ///< one an entry
    std::vector<SessionFacts> sessions;
    std::vector<SpoolPiece> pieces; ///< of what is spooled
    std::vector<std::pair<int, Evidence>>
        evidence; ///< of what is spooled: ordinal, and where the user's file proves it
    size_t damaged = 0;
    bool refused = false; ///< `wrong` is an error that the file itself is the reason of
    QString wrong; ///< what contradicts the contract of importers; empty: nothing
};

/// Where the user's own file proves what was found in a spool.
inline std::optional<Evidence> evidenceIn(const Imported &imported, const QString &path, const QString &absent,
                                          ByteRange range)
{
    for (const SpoolPiece &piece : imported.pieces) {
        if (auto evidence = evidenceWithin(piece, path, absent, range))
            return evidence;
    }
    return std::nullopt;
}

/// Reads a file as the program does, and asks of each message what the contract promises: its bytes hash to what was
/// said, its body has the same parts, its evidence is there.
inline Imported importWith(const Importer &importer, const QString &path)
{
    Imported result;
    const QTemporaryDir folder;
    const QString bytesPath = importer.needsSpool() ? folder.filePath(QStringLiteral("spool")) : path;
    if (importer.needsSpool()) {
        NoProgress progress;
        const auto keep = [&result](SpoolPiece &&piece) -> Result<> {
            result.pieces.push_back(std::move(piece));
            return {};
        };
        const auto spool = SpoolWriter::create(bytesPath, keep);
        auto written = spool ? importer.spool(path, **spool, progress) : Result<>(failure(spool));
        if (written)
            written = (*spool)->commit();
        if (!written) {
            result.refused = true;
            result.wrong = oneLine(written.error());
            return result;
        }
    }
    AssemblingSink sink(importer.rules() == RuleSet::OpenCode ? &classifyOpenCode : &classifyGeneral);
    if (const auto read = assemble(importer, bytesPath, sink); !read) {
        result.refused = true;
        result.wrong = oneLine(read.error());
        return result;
    }
    result.format = importer.id();
    QFile file(bytesPath);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    const QByteArray bytes = file.readAll();
    for (const MessageEntry &entry : sink.entries) {
        result.outline.append(outlineOf(entry));
        std::vector<QByteArray> records;
        quint64 hash = 0;
        for (const PhysicalRecord &record : entry.facts.records) {
            records.push_back(bytes.mid(record.range.offset, record.range.length));
            const quint64 one = XXH3_64bits(records.back().constData(), size_t(records.back().size()));
            hash = records.size() == 1 ? one : foldedHash(hash, one);
        }
        result.bodies.push_back(importer.body(records));
        const MessageBody &body = result.bodies.back();
        if (hash != entry.facts.hash)
            result.wrong = QStringLiteral("hash of %1").arg(entry.ordinal);
        // Of what several records tell twice, the index counts one.
        if (records.size() == 1 && body.parts.size() != entry.facts.parts.size())
            result.wrong = QStringLiteral("parts of %1").arg(entry.ordinal);
        if (importer.canonicalContent(records).isEmpty())
            result.wrong = QStringLiteral("content of %1").arg(entry.ordinal);
        for (const EvidencePointer &pointer : entry.finding.evidence) {
            if (pointer.ordinalOffset != 0)
                continue;
            const PhysicalRecord &record = entry.facts.records[size_t(pointer.record)];
            const auto place = placeOf(importer, records[size_t(pointer.record)], pointer);
            if (!place) {
                result.wrong = QStringLiteral("evidence of %1: %2")
                                   .arg(entry.ordinal)
                                   .arg(QString::fromStdString(pointer.pointer));
            } else if (importer.needsSpool() && !importer.isText()) {
                const ByteRange range {place->range.offset + record.range.offset, place->range.length};
                const QString rooted = QString::fromStdString(record.place + place->pointer);
                const auto proof = evidenceIn(result, rooted, QString::fromStdString(place->absent), range);
                if (proof)
                    result.evidence.emplace_back(entry.ordinal, *proof);
                else
                    result.wrong = QStringLiteral("origin of %1: %2").arg(entry.ordinal).arg(rooted);
            }
        }
    }
    result.entries = std::move(sink.entries);
    result.sessions = std::move(sink.sessions);
    result.damaged = sink.damage.size();
    return result;
}

inline Imported importFile(const QString &path)
{
    const ImporterRegistry registry;
    const auto importer = registry.recognise(path);
    if (importer)
        return importWith(**importer, path);
    Imported result;
    result.refused = true;
    result.wrong = oneLine(importer.error());
    return result;
}

/// How often each line of the outline occurs, for files that are too long to write out: "user: 3; …", sorted.
inline QString countsOf(const QStringList &outline)
{
    QMap<QString, int> counts;
    for (const QString &one : outline)
        ++counts[one];
    QStringList words;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        words.append(QStringLiteral("%1: %2").arg(it.key()).arg(it.value()));
    return words.join(QStringLiteral("; "));
}

/// The folder of files that others wrote, which are not in the tree; empty: there is none.
inline QString samplesFolder()
{
    return qEnvironmentVariable("TACET_SAMPLES");
}

}
