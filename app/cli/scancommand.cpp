// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commands.h"
#include "models/operations/findsources.h"
#include "models/operations/scansource.h"

#include <QCoreApplication>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::ScanCommand)
};

class Scan
{
public:
    Scan(const ScanCommand &command, CommandContext &context)
        : m_context(context)
        , m_writer(createScanWriter(command.format,
                                    [&context](const QByteArray &bytes) { return context.console().write(bytes); }))
    {
        m_options.named = command.named;
        m_options.failOn = command.failOn;
        m_options.gapMs = command.gapMs;
        m_options.session = context.options().session;
        m_options.withEvidence = command.format != ScanFormat::Text;
    }

    ExitStatus run(const QStringList &paths)
    {
        take(m_writer->begin());
        for (const QString &path : paths)
            scanPath(path);
        take(m_writer->end());
        if (!m_options.session.isEmpty() && m_sessions == 0 && m_status == ExitStatus::Done)
            return m_context.console().refuse(Text::tr("No session %1 was found.").arg(m_options.session));
        return m_status;
    }

private:
    void scanPath(const QString &name)
    {
        const auto input = m_context.input(name);
        if (!input)
            return blame(input.error());
        const auto found = findSources(input->library->importers(), input->path);
        if (!found)
            return blame(named(found.error(), *input));
        for (const Error &error : found->unreadable)
            blame(error);
        for (const auto &[path, why] : found->skipped)
            m_context.console().note(Text::tr("%1: passed over: %2").arg(path, why));
        for (const QString &source : found->sources)
            scanOne(*input, source);
    }

    void scanOne(const Input &input, const QString &source)
    {
        const QString name = source == input.path ? input.name : source;
        Console::Percentage progress(m_context.console(), name);
        const auto outcome = scanSource(*input.library, source, name, m_options, *m_writer, progress);
        if (!outcome)
            return blame(named(outcome.error(), input));
        m_sessions += outcome->sessions;
        m_status = worse(m_status, m_context.console().tellDamaged(name, outcome->damaged));
        if (outcome->foundFailOn)
            m_status = worse(m_status, ExitStatus::Found);
    }

    /// Says "-" where the error speaks of the temporary file.
    [[nodiscard]] static Error named(Error error, const Input &input)
    {
        error.context.replace(input.path, input.name);
        return error;
    }

    void take(const Result<> &written)
    {
        if (!written)
            blame(written.error());
    }
    void blame(const Error &error) { m_status = worse(m_status, m_context.console().fail(error)); }

    CommandContext &m_context;
    ScanOptions m_options;
    std::unique_ptr<ScanWriter> m_writer;
    int m_sessions = 0;
    ExitStatus m_status = ExitStatus::Done;
};

}

ExitStatus run(const ScanCommand &command, CommandContext &context)
{
    return Scan(command, context).run(command.paths);
}

}
