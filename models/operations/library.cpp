// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/library.h"

#include "models/operations/cleanspools.h"
#include "models/store/annotationstore.h"
#include "models/store/transcriptreader.h"
#include "models/store/transcriptwriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

#include <algorithm>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::Library)
};

QString xdgFolder(QStandardPaths::StandardLocation location)
{
    return QStandardPaths::writableLocation(location) + QStringLiteral("/tacet");
}

bool sameMappings(const std::vector<MappingFile> &a, const std::vector<MappingFile> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const MappingFile &one, const MappingFile &other) {
        const auto hash = [](const MappingFile &file) { return file.format ? file.format->hash : 0; };
        return one.path == other.path && hash(one) == hash(other) && one.faults.size() == other.faults.size();
    });
}

Result<> makeFolder(const QString &folder)
{
    if (QDir().mkpath(folder) && QFileInfo(folder).isWritable())
        return {};
    return fail(
        Error::Code::Io,
        Text::tr("The library's folder cannot be written: see its permissions, or choose another with --library"),
        folder);
}

}

Library::Library() = default;
Library::~Library() = default;

QString Library::formatsFolderOf(const QString &folder)
{
    const QString config = folder.isEmpty() ? xdgFolder(QStandardPaths::GenericConfigLocation)
                                            : QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    return config + QStringLiteral("/formats");
}

Result<std::shared_ptr<const Library>> Library::open(const QString &folder, const QString &formatsFolder)
{
    const QString chosen = folder.isEmpty() ? QString() : QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    const QString cache = folder.isEmpty() ? xdgFolder(QStandardPaths::GenericCacheLocation) : chosen;
    const QString data = folder.isEmpty() ? xdgFolder(QStandardPaths::GenericDataLocation) : chosen;
    const std::shared_ptr<Library> library(new Library);
    library->m_indexPath = cache + QStringLiteral("/index.db");
    library->m_searchPath = cache + QStringLiteral("/search.db");
    library->m_annotationsPath = data + QStringLiteral("/annotations.db");
    library->m_spoolFolder = cache + QStringLiteral("/spool");
    library->m_formatsFolder = formatsFolder.isEmpty() ? formatsFolderOf(folder) : formatsFolder;
    library->refreshFormats();
    for (const QString &needed : {cache, data}) {
        if (const auto made = makeFolder(needed); !made)
            return failure(made);
    }
    // Readers can only open what is there, in this version's form.
    if (const auto index = TranscriptWriter::open(library->m_indexPath); !index)
        return failure(index);
    cleanSpools(*library);
    return std::shared_ptr<const Library>(library);
}

void Library::refreshFormats() const
{
    const std::lock_guard lock(m_refreshing);
    std::vector<MappingFile> mappings = readMappings(m_formatsFolder);
    if (m_importers && sameMappings(importers().mappings(), mappings))
        return;
    m_registries.push_back(std::make_unique<const ImporterRegistry>(std::move(mappings)));
    m_importers = m_registries.back().get();
}

Result<std::unique_ptr<TranscriptReader>> Library::openReader() const
{
    return TranscriptReader::open(m_indexPath);
}

Result<std::unique_ptr<AnnotationStore>> Library::openAnnotations() const
{
    return tacet::openAnnotations(m_annotationsPath);
}

}
