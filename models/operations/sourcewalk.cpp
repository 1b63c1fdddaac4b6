// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/sourcewalk.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <array>
#include <utility>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::SourceWalk)
};

/// Kept hidden inside projects by aider and SpecStory.
constexpr std::array HiddenTranscripts {QLatin1StringView(".aider.chat.history.md"), QLatin1StringView(".specstory")};

bool isOfInterest(const QFileInfo &entry)
{
    const QString name = entry.fileName();
    return !name.startsWith(u'.')
        || std::any_of(HiddenTranscripts.begin(), HiddenTranscripts.end(),
                       [&name](QLatin1StringView known) { return name == known; });
}

WalkedEntry passedOver(const QString &path, const QString &why)
{
    return {WalkedEntry::Kind::PassedOver, path, {Error::Code::Format, why, path}};
}

}

SourceWalk::SourceWalk(const ImporterRegistry &importers, const QString &folder)
    : m_importers(importers)
    , m_first(enter(folder))
{ }

std::optional<WalkedEntry> SourceWalk::next()
{
    if (m_first)
        return std::exchange(m_first, std::nullopt);
    while (!m_levels.empty()) {
        Level &level = m_levels.back();
        if (level.at == level.entries.size()) {
            m_levels.pop_back();
            continue;
        }
        const QFileInfo entry = level.entries.at(level.at++); // a copy: entering a folder moves the levels
        if (!isOfInterest(entry))
            continue;
        if (auto found = look(entry))
            return found;
    }
    return std::nullopt;
}

std::optional<WalkedEntry> SourceWalk::look(const QFileInfo &entry)
{
    const QString path = entry.filePath();
    if (entry.isDir()) {
        if (entry.isSymLink())
            return passedOver(path, Text::tr("a link to a folder, which may lead in a circle"));
        if (m_importers.recognise(path))
            return WalkedEntry {WalkedEntry::Kind::Candidate, path, {}};
        return enter(path);
    }
    if (!entry.exists())
        return passedOver(path, Text::tr("a link that leads nowhere"));
    if (!entry.isFile())
        return passedOver(path, Text::tr("a pipe or a device, not a file"));
    return WalkedEntry {WalkedEntry::Kind::Candidate, path, {}};
}

std::optional<WalkedEntry> SourceWalk::enter(const QString &folder)
{
    const QFileInfo info(folder);
    if (!info.isReadable() || !info.isExecutable()) {
        return WalkedEntry {WalkedEntry::Kind::Unreadable,
                            folder,
                            {Error::Code::Io, Text::tr("The folder cannot be read. Check its permissions."), folder}};
    }
    // System: pipes, devices and broken links, which are to be told of.
    m_levels.push_back({QDir(folder).entryInfoList(
                            QDir::Files | QDir::Dirs | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name),
                        0});
    return std::nullopt;
}

}
