// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commands.h"
#include "models/importers/agentplaces.h"
#include "models/importers/importerregistry.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::FormatsCommand)
};

/// "Claude Code: /home/a/.claude/projects, …", a line for each agent that writes the format.
QStringList placesOf(const QString &format, const std::vector<AgentPlaces> &agents)
{
    QStringList lines;
    for (const AgentPlaces &agent : agents) {
        if (!agent.formats.contains(format))
            continue;
        QStringList places = agent.places;
        if (!agent.inProjects.isEmpty())
            places.append(Text::tr("%1 in each project").arg(agent.inProjects));
        lines.append(agent.agent + QStringLiteral(": ") + places.join(QStringLiteral(", ")));
    }
    return lines;
}

}

// The id is what a scan prints as "format"; the registry is asked, so that nothing is listed that is not read.
ExitStatus run(const FormatsCommand &, CommandContext &context)
{
    const ImporterRegistry registry;
    std::vector<const Importer *> plain;
    for (const auto &importer : registry.importers()) {
        if (!importer->id().endsWith(QLatin1StringView("+archive")))
            plain.push_back(importer.get());
    }
    qsizetype width = 0;
    for (const Importer *importer : plain)
        width = std::max(width, importer->id().size());
    const auto agents = agentPlaces();
    QString text;
    for (const Importer *importer : plain) {
        text += importer->id().leftJustified(width + 2) + importer->label() + u'\n';
        const QStringList places = placesOf(importer->id(), agents);
        for (const QString &line : places)
            text += QString(width + 4, u' ') + line + u'\n';
    }
    text += Text::tr("Files also compressed with gzip or zstd, or in a ZIP or tar archive (FORMAT+archive).") + u'\n';
    const auto written = context.console().write(text.toUtf8());
    return written ? ExitStatus::Done : context.console().fail(written.error());
}

}
