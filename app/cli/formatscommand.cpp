// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commands.h"
#include "app/cli/messagetext.h"
#include "models/importers/agentplaces.h"
#include "models/importers/houseimporter.h"
#include "models/operations/previewformat.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <vector>

namespace tacet {

namespace {

constexpr int PreviewedMessages = 10;

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

/// One line a fault to standard error.
ExitStatus tellFaults(Console &console, const MappingFile &file)
{
    for (const MappingFault &fault : file.faults) {
        const QString where = fault.where.isEmpty() ? QString() : fault.where + u' ';
        console.fail({Error::Code::Format, where + fault.what, file.path});
    }
    return file.format ? ExitStatus::Done : ExitStatus::Failed;
}

// The id is what a scan prints as "format"; the registry is asked, so that nothing is listed that is not read.
ExitStatus list(CommandContext &context)
{
    const ImporterRegistry registry(readMappings(Library::formatsFolderOf(context.options().library)));
    std::vector<const Importer *> builtIn;
    std::vector<const HouseImporter *> house;
    for (const auto &importer : registry.importers()) {
        if (const auto *own = dynamic_cast<const HouseImporter *>(importer.get()))
            house.push_back(own);
        else if (!importer->id().endsWith(QLatin1StringView("+archive")))
            builtIn.push_back(importer.get());
    }
    qsizetype width = 0;
    for (const auto &importer : registry.importers()) {
        if (!importer->id().endsWith(QLatin1StringView("+archive")))
            width = std::max(width, importer->id().size());
    }
    const auto agents = agentPlaces();
    QString text;
    for (const Importer *importer : builtIn) {
        text += importer->id().leftJustified(width + 2) + importer->label() + u'\n';
        const QStringList places = placesOf(importer->id(), agents);
        for (const QString &line : places)
            text += QString(width + 4, u' ') + line + u'\n';
    }
    text += Text::tr("Files also compressed with gzip or zstd, or in a ZIP or tar archive (FORMAT+archive).") + u'\n';
    if (!house.empty())
        text += u'\n' + Text::tr("Your own:") + u'\n';
    for (const HouseImporter *importer : house)
        text += importer->id().leftJustified(width + 2) + importer->label() + QStringLiteral("  ")
            + importer->format().file + u'\n';
    if (const auto written = context.console().write(text.toUtf8()); !written)
        return context.console().fail(written.error());
    ExitStatus status = ExitStatus::Done;
    for (const MappingFile &file : registry.mappings())
        status = worse(status, tellFaults(context.console(), file));
    return status;
}

QString lineOf(int index, const PreviewedMessage &message)
{
    const QString time = message.timeMs
        ? QDateTime::fromMSecsSinceEpoch(*message.timeMs, Qt::UTC).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"))
        : QStringLiteral("-");
    QString silence;
    if (message.silence != SilenceClass::None) {
        silence = idOf(message.silence);
        if (!message.detail.isEmpty())
            silence += QStringLiteral(" (%1)").arg(message.detail);
    }
    const QString what = message.silence == SilenceClass::None ? harmless(message.text) : u'[' + silence + u']';
    return QStringLiteral("%1  %2  %3  %4\n")
        .arg(index, 4)
        .arg(QString(idOf(message.role)), -9)
        .arg(time, -19)
        .arg(what);
}

QString textOf(const FormatPreview &preview, const HouseFormat &format)
{
    QString text;
    for (size_t i = 0; i < preview.messages.size(); ++i)
        text += lineOf(int(i), preview.messages[i]);
    if (preview.messages.empty())
        text += Text::tr("No message was found.") + u'\n';
    for (auto other = preview.others.cbegin(); other != preview.others.cend(); ++other) {
        const bool isSkipped = format.roles.contains(other.key().toStdString());
        const QString role = harmless(other.key());
        text +=
            (isSkipped ? Text::tr("Passed over: %n record(s) with the role \"%1\".", nullptr, other.value()).arg(role)
                 : role.isEmpty()
                 ? Text::tr("No message: %n record(s) without a role.", nullptr, other.value())
                 : Text::tr("No message: %n record(s) with the role \"%1\", which is not among \"roles\".", nullptr,
                            other.value())
                       .arg(role))
            + u'\n';
    }
    if (preview.damaged > 0)
        text += Text::tr("Damaged: %n record(s).", nullptr, preview.damaged) + u'\n';
    return text;
}

ExitStatus check(const FormatsCommand &command, CommandContext &context)
{
    Console &console = context.console();
    const MappingFile file = readMapping(command.mapping);
    if (!file.format)
        return tellFaults(console, file);
    QString text =
        Text::tr("%1: in order. It describes %2 (house-%3).").arg(command.mapping, file.format->name, file.format->id)
        + u'\n';
    ExitStatus status = ExitStatus::Done;
    if (!command.transcript.isEmpty()) {
        Console::Percentage progress(console, command.transcript);
        const auto preview = previewFormat(file.format, command.transcript, PreviewedMessages, progress);
        if (!preview)
            return console.fail(preview.error());
        text += textOf(*preview, *file.format);
        if (!preview->obstacle.isEmpty())
            status = console.fail({Error::Code::Format, preview->obstacle, command.transcript});
    }
    const auto written = console.write(text.toUtf8());
    return written ? status : console.fail(written.error());
}

}

ExitStatus run(const FormatsCommand &command, CommandContext &context)
{
    return command.mapping.isEmpty() ? list(context) : check(command, context);
}

}
