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
#include "models/importers/houseimporter.h"
#include "models/importers/inputdescription.h"
#include "models/importers/inspectarchive.h"
#include "models/importers/inspectimporter.h"
#include "models/importers/jsonscanner.h"
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
#include <array>

namespace tacet {

namespace {

/// How much is looked at. The first record may be longer (instructions, a pasted file): then more, as long as nothing
/// is known; where something is likely, or the input is text, one step more.
constexpr std::array<qint64, 3> HeadSizes {64 << 10, 1 << 20, 16 << 20};

using Importers = std::vector<std::unique_ptr<Importer>>;
using AddTo = void (*)(Importers &importers);

template<typename Format, auto... Arguments>
void format(Importers &importers)
{
    importers.push_back(std::make_unique<Format>(Arguments...));
}

template<std::span<const AgentFormat> (*Family)()>
void agents(Importers &importers)
{
    for (auto &importer : agentImporters(Family()))
        importers.push_back(std::move(importer));
}

void spooled(Importers &importers)
{
    for (auto &importer : spooledImporters())
        importers.push_back(std::move(importer));
}

// Every format that is built in, in the order in which they are asked.
constexpr AddTo Formats[] {
    &format<OpenCodeExportImporter, OpenCodeExportImporter::Shape::Document>,
    &format<OpenCodeExportImporter, OpenCodeExportImporter::Shape::Messages>,
    &format<OpenCodeFolderImporter>,
    &format<OpenCodeDatabaseImporter>,
    &format<OpenCodeLogImporter, OpenCodeLogImporter::Shape::Events>,
    &format<OpenCodeLogImporter, OpenCodeLogImporter::Shape::Share>,
    &format<OpenCodeLogImporter, OpenCodeLogImporter::Shape::Run>,
    &format<OpenCodeLogImporter, OpenCodeLogImporter::Shape::Rollouts>,
    &format<OpenCodeLogImporter, OpenCodeLogImporter::Shape::Dump>,
    // Its records may stand a line each: before the log of lines.
    &format<ClaudeCodeImporter, ClaudeCodeImporter::Shape::WebExport>,
    &format<ClaudeCodeImporter>,
    &format<CodexImporter, CodexImporter::Shape::Lines>,
    &format<CodexImporter, CodexImporter::Shape::Document>,
    &format<ChatGptImporter, ChatGptImporter::Shape::Array>,
    &format<ChatGptImporter, ChatGptImporter::Shape::Wrapped>,
    &format<ChatGptImporter, ChatGptImporter::Shape::Single>,
    &format<ClaudeAiImporter, ClaudeAiImporter::Shape::Array>,
    &format<ClaudeAiImporter, ClaudeAiImporter::Shape::Wrapped>,
    &format<InspectImporter>,
    &format<InspectImporter, InspectImporter::Shape::Events>,
    &agents<googleFormats>,
    &agents<editorFormats>,
    &agents<assistantFormats>,
    &agents<benchmarkFormats>,
    &agents<workspaceFormats>,
    &spooled,
    // Behind those whose messages are the same and whose documents say more.
    &format<ChatImporter, ChatFormat::ShareGpt>,
    &format<ChatImporter, ChatFormat::WildChat>,
    &format<ChatImporter, ChatFormat::Oasst>,
    &format<ChatImporter, ChatFormat::Anthropic>,
    &format<ChatImporter, ChatFormat::OpenAi>,
    &format<SpecStoryImporter>,
    &format<OpenCodeMarkdownImporter>,
    &format<AiderImporter>,
    &format<TemplateTextImporter>,
    &format<RoleTextImporter>,
};

bool isJson(QByteArrayView head)
{
    const std::string_view text(head.data(), size_t(head.size()));
    const size_t begin = skipJsonSpace(text, text.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    return begin < text.size() && (text[begin] == '{' || text[begin] == '[');
}

}

ImporterRegistry::ImporterRegistry(std::vector<MappingFile> mappings)
    : m_mappings(std::move(mappings))
{
    addHouseFormats(true);
    for (const AddTo add : Formats)
        add(m_importers);
    addHouseFormats(false);
    addArchived();
}

bool ImporterRegistry::hasHouseFormats() const
{
    return std::any_of(m_mappings.begin(), m_mappings.end(), [](const MappingFile &file) { return bool(file.format); });
}

const HouseFormat *ImporterRegistry::houseFormat(const QString &importerId) const
{
    const QString id = importerId.section(QLatin1Char('+'), 0, 0);
    for (const MappingFile &file : m_mappings) {
        if (file.format && id == QStringLiteral("house-") + file.format->id)
            return file.format.get();
    }
    return nullptr;
}

void ImporterRegistry::addHouseFormats(bool before)
{
    for (const MappingFile &file : m_mappings) {
        if (file.format && file.format->before == before)
            m_importers.push_back(std::make_unique<HouseImporter>(file.format));
    }
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

/// The first that is certain, else the first that thinks it likely, else null.
std::pair<const Importer *, Recognition> ImporterRegistry::ask(const SniffInput &input) const
{
    const Importer *likely = nullptr;
    for (const auto &importer : m_importers) {
        switch (importer->recognise(input)) {
        case Recognition::Certain:
            return {importer.get(), Recognition::Certain};
        case Recognition::Likely:
            likely = likely ? likely : importer.get();
            break;
        case Recognition::No:
            break;
        }
    }
    return {likely, likely ? Recognition::Likely : Recognition::No};
}

Result<const Importer *> ImporterRegistry::recognise(const QString &path) const
{
    const QFileInfo info(path);
    SniffInput input {info.absoluteFilePath(), info.isDir(), {}};
    if (!input.isFolder)
        return recogniseFile(input, path);
    if (const Importer *known = ask(input).first)
        return known;
    return fail(Error::Code::Format, describeUnread(input), path);
}

Result<const Importer *> ImporterRegistry::recogniseFile(SniffInput &input, const QString &path) const
{
    const auto source = ByteSource::open(path);
    if (!source)
        return failure(source);
    QByteArray head;
    const Importer *likely = nullptr;
    for (const qint64 size : HeadSizes) {
        auto bytes = (*source)->read({0, std::min((*source)->size(), size)});
        if (!bytes)
            return failure(bytes);
        head = *std::move(bytes);
        input.head = head;
        if (size == HeadSizes.front() && ArchiveReader::isArchive(head)) {
            const auto archived = recogniseArchive(input.path);
            if (archived && *archived)
                return archived;
        }
        const auto [known, recognition] = ask(input);
        if (recognition == Recognition::Certain)
            return known;
        likely = known ? known : likely;
        const bool isLastStep = size != HeadSizes.front() && (likely || !isJson(head));
        if (isLastStep || head.size() < size || head.contains('\0'))
            break;
    }
    if (likely)
        return likely;
    input.head = input.head.first(std::min<qsizetype>(head.size(), HeadSizes.front()));
    return fail(Error::Code::Format, describeUnread(input), path);
}

}
