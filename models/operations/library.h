// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/importers/importerregistry.h"

#include <QString>

#include <memory>

namespace tacet {

class AnnotationStore;
class TranscriptReader;

/// Where one library lives, and the doors to it. Holds no connection itself: each thread opens its own.
class Library
{
public:
    /// @param folder everything in there; empty: index in the XDG cache folder, annotations in the data folder
    [[nodiscard]] static Result<std::shared_ptr<const Library>> open(const QString &folder);

    [[nodiscard]] QString indexPath() const { return m_indexPath; }
    [[nodiscard]] QString searchPath() const { return m_searchPath; }
    [[nodiscard]] QString annotationsPath() const { return m_annotationsPath; }
    [[nodiscard]] QString spoolFolder() const { return m_spoolFolder; }
    [[nodiscard]] const ImporterRegistry &importers() const { return m_importers; }

    [[nodiscard]] Result<std::unique_ptr<TranscriptReader>> openReader() const;
    [[nodiscard]] Result<std::unique_ptr<AnnotationStore>> openAnnotations() const;

private:
    Library() = default;

    QString m_indexPath;
    QString m_searchPath;
    QString m_annotationsPath;
    QString m_spoolFolder;
    ImporterRegistry m_importers;
};

}
