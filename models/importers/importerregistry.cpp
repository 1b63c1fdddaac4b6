// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/importerregistry.h"

#include "models/archive/archivereader.h"
#include "models/importers/agentformat.h"
#include "models/importers/aiderimporter.h"
#include "models/importers/archivedimporter.h"
#include "models/importers/bytesource.h"
#include "models/importers/chatgptimporter.h"
#include "models/importers/chatimporter.h"
#include "models/importers/claudeaiimporter.h"
#include "models/importers/claudecodeimporter.h"
#include "models/importers/codeximporter.h"
#include "models/importers/inputdescription.h"
#include "models/importers/inspectarchive.h"
#include "models/importers/inspectimporter.h"
#include "models/importers/opencodeexport.h"
#include "models/importers/opencodelog.h"
#include "models/importers/opencodemarkdown.h"
#include "models/importers/opencodestores.h"
#include "models/importers/roletextimporter.h"
#include "models/importers/specstoryimporter.h"
#include "models/importers/spooledimporter.h"
#include "models/importers/templatetextimporter.h"

#include <QFileInfo>

#include <algorithm>

namespace tacet {

namespace {

constexpr qint64 HeadBytes = 64 << 10;

/// The first bytes of a file; none of a folder.
Result<QByteArray> headOf(const QFileInfo &info)
{
    if (info.isDir())
        return QByteArray();
    const auto source = ByteSource::open(info.filePath());
    if (!source)
        return failure(source);
    return (*source)->read({0, std::min((*source)->size(), HeadBytes)});
}

}

ImporterRegistry::ImporterRegistry()
{
    m_importers.push_back(std::make_unique<OpenCodeExportImporter>(OpenCodeExportImporter::Shape::Document));
    m_importers.push_back(std::make_unique<OpenCodeExportImporter>(OpenCodeExportImporter::Shape::Messages));
    m_importers.push_back(std::make_unique<OpenCodeFolderImporter>());
    m_importers.push_back(std::make_unique<OpenCodeDatabaseImporter>());
    for (const auto shape :
         {OpenCodeLogImporter::Shape::Events, OpenCodeLogImporter::Shape::Share, OpenCodeLogImporter::Shape::Run,
          OpenCodeLogImporter::Shape::Rollouts, OpenCodeLogImporter::Shape::Dump})
        m_importers.push_back(std::make_unique<OpenCodeLogImporter>(shape));
    // Its records may stand a line each: before the log of lines.
    m_importers.push_back(std::make_unique<ClaudeCodeImporter>(ClaudeCodeImporter::Shape::WebExport));
    m_importers.push_back(std::make_unique<ClaudeCodeImporter>());
    m_importers.push_back(std::make_unique<CodexImporter>(CodexImporter::Shape::Lines));
    m_importers.push_back(std::make_unique<CodexImporter>(CodexImporter::Shape::Document));
    m_importers.push_back(std::make_unique<ChatGptImporter>(ChatGptImporter::Shape::Array));
    m_importers.push_back(std::make_unique<ChatGptImporter>(ChatGptImporter::Shape::Wrapped));
    m_importers.push_back(std::make_unique<ChatGptImporter>(ChatGptImporter::Shape::Single));
    m_importers.push_back(std::make_unique<ClaudeAiImporter>(ClaudeAiImporter::Shape::Array));
    m_importers.push_back(std::make_unique<ClaudeAiImporter>(ClaudeAiImporter::Shape::Wrapped));
    m_importers.push_back(std::make_unique<InspectImporter>());
    m_importers.push_back(std::make_unique<InspectImporter>(InspectImporter::Shape::Events));
    for (auto &importer : agentImporters())
        m_importers.push_back(std::move(importer));
    for (auto &importer : spooledImporters())
        m_importers.push_back(std::move(importer));
    // Behind those whose messages are the same and whose documents say more.
    m_importers.push_back(std::make_unique<ChatImporter>(ChatFormat::ShareGpt));
    m_importers.push_back(std::make_unique<ChatImporter>(ChatFormat::WildChat));
    m_importers.push_back(std::make_unique<ChatImporter>(ChatFormat::Oasst));
    m_importers.push_back(std::make_unique<ChatImporter>(ChatFormat::Anthropic));
    m_importers.push_back(std::make_unique<ChatImporter>(ChatFormat::OpenAi));
    m_importers.push_back(std::make_unique<SpecStoryImporter>());
    m_importers.push_back(std::make_unique<OpenCodeMarkdownImporter>());
    m_importers.push_back(std::make_unique<AiderImporter>());
    m_importers.push_back(std::make_unique<TemplateTextImporter>());
    m_importers.push_back(std::make_unique<RoleTextImporter>());
    addArchived();
}

/// Every format that is one file may be compressed or in an archive.
void ImporterRegistry::addArchived()
{
    const size_t count = m_importers.size();
    for (size_t i = 0; i < count; ++i) {
        const Importer &inner = *m_importers[i];
        if (inner.needsSpool() && !inner.spoolsAFile())
            continue;
        if (inner.id() == QLatin1String("inspect-log"))
            m_importers.push_back(std::make_unique<InspectArchive>(inner));
        else
            m_importers.push_back(std::make_unique<ArchivedImporter>(inner));
    }
}

Result<const Importer *> ImporterRegistry::recogniseArchive(const QString &path) const
{
    std::vector<const Importer *> importers;
    for (const auto &importer : m_importers) {
        if (!importer->needsSpool() || importer->spoolsAFile())
            importers.push_back(importer.get());
    }
    const auto inner = recogniseMember(path, importers);
    if (!inner)
        return failure(inner);
    return *inner ? byId((*inner)->id() + QStringLiteral("+archive")) : nullptr;
}

const Importer *ImporterRegistry::byId(const QString &id) const
{
    const auto found = std::find_if(m_importers.begin(), m_importers.end(),
                                    [&id](const auto &importer) { return importer->id() == id; });
    return found == m_importers.end() ? nullptr : found->get();
}

Result<const Importer *> ImporterRegistry::recognise(const QString &path) const
{
    const QFileInfo info(path);
    const auto head = headOf(info);
    if (!head)
        return failure(head);
    const SniffInput input {info.absoluteFilePath(), info.isDir(), *head};
    const bool isArchive = !info.isDir() && ArchiveReader::isArchive(*head);
    if (isArchive) {
        const auto archived = recogniseArchive(input.path);
        if (archived && *archived)
            return archived;
    }
    const Importer *likely = nullptr;
    for (const auto &importer : m_importers) {
        switch (importer->recognise(input)) {
        case Recognition::Certain:
            return importer.get();
        case Recognition::Likely:
            likely = likely ? likely : importer.get();
            break;
        case Recognition::No:
            break;
        }
    }
    if (likely)
        return likely;
    return fail(Error::Code::Format, describeUnread(input), path);
}

}
