// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commands.h"
#include "models/exporters/wholefile.h"
#include "models/operations/collectessay.h"
#include "models/operations/findsources.h"
#include "models/operations/reviewfile.h"
#include "models/operations/silencereport.h"
#include "models/operations/thresholds.h"

#include <QCoreApplication>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::ExportCommand)
};

Result<> write(const QString &output, const QByteArray &bytes, Console &console)
{
    return output == QLatin1StringView("-") ? console.write(bytes) : writeWholeFile(output, bytes);
}

class Export
{
public:
    Export(const ExportCommand &command, CommandContext &context, const AnnotationStore &store)
        : m_command(command)
        , m_context(context)
        , m_store(store)
    { }

    ExitStatus run()
    {
        for (const QString &path : m_command.paths)
            addPath(path);
        if (m_status == ExitStatus::Failed || m_status == ExitStatus::WrongUsage)
            return m_status; // an export that lacks something it was asked for would pass for whole
        const auto bytes = m_command.kind == ExportCommand::Kind::Markdown ? essays() : jsonLines();
        if (!bytes)
            return m_context.console().fail(bytes.error());
        if (const auto written = write(m_command.output, *bytes, m_context.console()); !written)
            return m_context.console().fail(written.error());
        return m_status;
    }

private:
    void addPath(const QString &name)
    {
        const auto input = m_context.input(name);
        if (!input)
            return blame(input.error());
        const auto found = findSources(input->library->importers(), input->path);
        if (!found)
            return blame(found.error());
        for (const Error &error : found->unreadable)
            blame(error);
        for (const QString &source : found->sources)
            addSource({source == input->path ? input->name : source, source, input->library});
    }

    void addSource(const Input &input)
    {
        const auto sessions = m_context.openSessions(input);
        if (!sessions)
            return blame(sessions.error());
        for (const OpenSession &open : *sessions) {
            m_uids.append(open.session.facts.uid);
            if (m_command.kind == ExportCommand::Kind::Markdown)
                collect(open);
        }
        if (!sessions->empty())
            m_status = worse(m_status, m_context.console().tellDamaged(input.name, sessions->front().damaged));
    }

    void collect(const OpenSession &open)
    {
        auto session = collectEssay(*open.reader, *open.messages, m_store, m_command.index, m_options);
        if (!session)
            return blame(session.error());
        m_document.sessions.push_back(std::move(*session));
    }

    Result<QByteArray> essays()
    {
        std::erase_if(m_document.sessions, [](const EssaySession &session) {
            return session.silences.empty() && session.unattached.empty();
        });
        if (m_document.sessions.empty())
            return fail(Error::Code::NotFound,
                        Text::tr("Nothing in it is reviewed yet; `tacet code` records a reading."));
        if (auto completed = completeEssay(m_document, m_store, m_options); !completed)
            return failure(completed);
        return toMarkdown(m_document).toUtf8();
    }

    Result<QByteArray> jsonLines() const
    {
        return exportReviews(m_store, m_command.paths.isEmpty() ? std::nullopt : std::optional(m_uids),
                             namedThresholds(m_options));
    }

    void blame(const Error &error) { m_status = worse(m_status, m_context.console().fail(error)); }

    const ExportCommand &m_command;
    CommandContext &m_context;
    const AnnotationStore &m_store;
    ReportOptions m_options;
    QStringList m_uids;
    EssayDocument m_document;
    ExitStatus m_status = ExitStatus::Done;
};

}

ExitStatus run(const ExportCommand &command, CommandContext &context)
{
    const auto store = context.annotations();
    if (!store)
        return context.console().fail(store.error());
    return Export(command, context, **store).run();
}

}
