// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/inspectarchive.h"

#include "models/archive/archivereader.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/spool.h"

#include <QHash>

#include <algorithm>

namespace tacet {

namespace {

/// What is copied in which order, found by names alone; of several members with one name the last counts.
struct Contents {
    QHash<QString, int> last; ///< how often a name occurs
    bool hasSamples = false;
    bool hasHeader = false;
};

Result<Contents> contentsOf(const QString &path)
{
    const auto archive = ArchiveReader::open(path);
    if (!archive)
        return failure(archive);
    Contents contents;
    for (;;) {
        const auto name = (*archive)->next();
        if (!name)
            return failure(name);
        if (!*name)
            return contents;
        ++contents.last[**name];
        contents.hasSamples = contents.hasSamples || (*name)->startsWith(QLatin1String("samples/"));
        contents.hasHeader = contents.hasHeader || **name == QLatin1String("header.json");
    }
}

}

Result<> InspectArchive::spool(const QString &path, SpoolWriter &spool, Progress &progress) const
{
    const auto contents = contentsOf(path);
    if (!contents)
        return failure(contents);
    // A compressed ".json" log.
    if (!contents->hasSamples)
        return ArchivedImporter::spool(path, spool, progress);
    const auto archive = ArchiveReader::open(path);
    if (!archive)
        return failure(archive);
    // A run that crashed has no header; what it started with is the same but for its end.
    const QString header = contents->hasHeader ? QStringLiteral("header.json") : QStringLiteral("_journal/start.json");
    QHash<QString, int> seen;
    QByteArray eval;
    int samples = 0;
    if (auto written = spool.write("{\"samples\":["); !written)
        return written;
    for (;;) {
        const auto name = (*archive)->next();
        if (!name)
            return failure(name);
        if (!*name)
            break;
        if (++seen[**name] < contents->last.value(**name))
            continue;
        const bool isSample = (*name)->startsWith(QLatin1String("samples/"));
        if (!isSample && **name != header)
            continue;
        const auto head = headOfMember(**archive);
        if (!head)
            return failure(head);
        if (!isSample) {
            const auto range = locate(*head, "/eval");
            eval = range ? head->mid(range->offset, range->length) : QByteArray();
            continue;
        }
        if (samples > 0) {
            if (auto written = spool.write(","); !written)
                return written;
        }
        const auto copied = copyMember(**archive, *head, originOfMember(path, **name),
                                       QStringLiteral("/samples/%1").arg(samples++), spool, progress);
        if (!copied)
            return failure(copied);
    }
    const QByteArray end = "],\"eval\":" + (eval.isEmpty() ? QByteArray("{}") : eval) + '}';
    if (auto written = spool.write({end.constData(), size_t(end.size())}); !written)
        return written;
    return writeTable({{0, spool.size()}}, spool);
}

}
