// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/messageassembler.h"
#include "models/importers/opencodeexport.h"
#include "tests/models/importers/recordingsink.h"

#include <QDir>

#include <vector>

namespace tacet::test {

/// The judged messages of one session.
inline std::vector<MessageEntry> judged(const std::vector<MessageFacts> &messages)
{
    std::vector<MessageEntry> entries;
    MessageAssembler assembler(&classifyOpenCode, [&entries](MessageEntry &&entry) -> Result<> {
        entries.push_back(std::move(entry));
        return {};
    });
    for (const MessageFacts &facts : messages) {
        if (!assembler.add(MessageFacts(facts)))
            return {};
    }
    return assembler.finish() ? entries : std::vector<MessageEntry>();
}

inline QString labExport(const QString &version, const QString &name)
{
    const QDir folder(labFile("") + QStringLiteral("lab-%1/export").arg(version));
    const QStringList found = folder.entryList({name + QStringLiteral("-ses*.json")});
    return found.isEmpty() ? QString() : folder.filePath(found.first());
}

inline const OpenCodeExportImporter &exportImporter()
{
    static const OpenCodeExportImporter importer(OpenCodeExportImporter::Shape::Document);
    return importer;
}

/// Of an export with one session.
inline std::vector<MessageEntry> judgedExport(const QString &path)
{
    RecordingSink sink;
    if (!readFile(exportImporter(), path, sink) || sink.sessions.size() != 1)
        return {};
    return judged(sink.sessions.front().messages);
}

}
