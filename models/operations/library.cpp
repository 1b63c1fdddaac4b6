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

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::Library)
};

QString xdgFolder(QStandardPaths::StandardLocation location)
{
    return QStandardPaths::writableLocation(location) + QStringLiteral("/tacet");
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

Result<std::shared_ptr<const Library>> Library::open(const QString &folder)
{
    const QString chosen = folder.isEmpty() ? QString() : QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    const QString cache = folder.isEmpty() ? xdgFolder(QStandardPaths::GenericCacheLocation) : chosen;
    const QString data = folder.isEmpty() ? xdgFolder(QStandardPaths::GenericDataLocation) : chosen;
    const std::shared_ptr<Library> library(new Library);
    library->m_indexPath = cache + QStringLiteral("/index.db");
    library->m_searchPath = cache + QStringLiteral("/search.db");
    library->m_annotationsPath = data + QStringLiteral("/annotations.db");
    library->m_spoolFolder = cache + QStringLiteral("/spool");
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

Result<std::unique_ptr<TranscriptReader>> Library::openReader() const
{
    return TranscriptReader::open(m_indexPath);
}

Result<std::unique_ptr<AnnotationStore>> Library::openAnnotations() const
{
    return tacet::openAnnotations(m_annotationsPath);
}

}
