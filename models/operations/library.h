// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/importers/importerregistry.h"

#include <QString>

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace tacet {

class AnnotationStore;
class TranscriptReader;

/// Where one library lives, and the doors to it. Holds no connection itself: each thread opens its own.
class Library
{
public:
    /// @param folder everything in there; empty: index in the XDG cache folder, annotations in the data folder, house
    /// formats in the configuration folder
    /// @param formatsFolder of the house formats, where they are not the library's own
    [[nodiscard]] static Result<std::shared_ptr<const Library>> open(const QString &folder,
                                                                     const QString &formatsFolder = {});
    ~Library();
    /// Where the house formats of the library in `folder` are.
    [[nodiscard]] static QString formatsFolderOf(const QString &folder);

    [[nodiscard]] QString indexPath() const { return m_indexPath; }
    [[nodiscard]] QString searchPath() const { return m_searchPath; }
    [[nodiscard]] QString annotationsPath() const { return m_annotationsPath; }
    [[nodiscard]] QString spoolFolder() const { return m_spoolFolder; }
    [[nodiscard]] QString formatsFolder() const { return m_formatsFolder; }
    /// As of the last refreshFormats(); lives as long as the library. Any thread.
    [[nodiscard]] const ImporterRegistry &importers() const { return *m_importers; }
    /// Looks for mapping files that were added, changed or taken away. Any thread.
    void refreshFormats() const;

    [[nodiscard]] Result<std::unique_ptr<TranscriptReader>> openReader() const;
    [[nodiscard]] Result<std::unique_ptr<AnnotationStore>> openAnnotations() const;

private:
    Library();

    QString m_indexPath;
    QString m_searchPath;
    QString m_annotationsPath;
    QString m_spoolFolder;
    QString m_formatsFolder;
    mutable std::mutex m_refreshing;
    /// All that there were: who reads with one keeps it. A person makes few.
    mutable std::vector<std::unique_ptr<const ImporterRegistry>> m_registries;
    mutable std::atomic<const ImporterRegistry *> m_importers = nullptr;
};

}
