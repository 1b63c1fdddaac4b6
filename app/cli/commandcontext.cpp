// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"

#include "models/operations/importsource.h"

#include <QCoreApplication>
#include <QFile>

#include <array>
#include <cstdio>

namespace tacet {

namespace {

constexpr QLatin1StringView StandardInput("-");

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::CommandContext)
};

Result<> copyStandardInput(QFile &target)
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return fail(Error::Code::Io, Text::tr("Standard input cannot be read: %1.").arg(input.errorString()));
    std::array<char, 1 << 16> buffer;
    for (qint64 size = 0; (size = input.read(buffer.data(), qint64(buffer.size()))) > 0;) {
        if (target.write(buffer.data(), size) != size)
            return fail(Error::Code::Io, Text::tr("Standard input cannot be kept: %1.").arg(target.errorString()),
                        target.fileName());
    }
    if (!target.flush())
        return fail(Error::Code::Io, Text::tr("Standard input cannot be kept: %1.").arg(target.errorString()),
                    target.fileName());
    return {};
}

QString listOf(const std::vector<SessionRow> &sessions)
{
    constexpr size_t Most = 50;
    QString list;
    for (size_t i = 0; i < qMin(sessions.size(), Most); ++i)
        list += QStringLiteral("\n  %1  %2").arg(sessions[i].facts.uid, sessions[i].facts.title);
    if (sessions.size() > Most)
        list += QStringLiteral("\n  … %1").arg(sessions.size() - Most);
    return list;
}

}

CommandContext::CommandContext(const GlobalOptions &options, Console &console)
    : m_options(options)
    , m_console(console)
{ }

Result<std::shared_ptr<const Library>> CommandContext::library()
{
    if (!m_library) {
        auto opened = Library::open(m_options.library);
        if (!opened)
            return opened;
        m_library = std::move(*opened);
        for (const MappingFile &file : m_library->importers().mappings()) {
            if (!file.format)
                m_console.note(
                    Text::tr("%1 is not used, because something is wrong with it: tacet formats --check tells what.")
                        .arg(file.path));
        }
    }
    return m_library;
}

Result<std::unique_ptr<AnnotationStore>> CommandContext::annotations()
{
    const auto opened = library();
    if (!opened)
        return failure(opened);
    return (*opened)->openAnnotations();
}

Result<Input> CommandContext::input(const QString &name)
{
    if (name != StandardInput) {
        auto opened = library();
        if (!opened)
            return failure(opened);
        return Input {name, name, std::move(*opened)};
    }
    if (m_spool)
        return fail(Error::Code::Io, Text::tr("Standard input can be read only once."), name);
    m_spool.emplace();
    QFile file(m_spool->filePath(QStringLiteral("standard-input")));
    if (!m_spool->isValid() || !file.open(QIODevice::WriteOnly))
        return fail(Error::Code::Io,
                    Text::tr("No temporary file can be written. Check the space there, or set TMPDIR."),
                    m_spool->path());
    if (auto copied = copyStandardInput(file); !copied)
        return failure(copied);
    auto temporary =
        Library::open(m_spool->filePath(QStringLiteral("library")), Library::formatsFolderOf(m_options.library));
    if (!temporary)
        return failure(temporary);
    return Input {name, file.fileName(), std::move(*temporary)};
}

Result<QByteArray> CommandContext::readAll(const QString &name)
{
    QFile file(name);
    const bool opened = name == StandardInput ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened)
        return fail(Error::Code::Io, Text::tr("The file cannot be read: %1.").arg(file.errorString()), name);
    return file.readAll();
}

Result<OpenSession> CommandContext::open(const Input &input, const SessionRow &row)
{
    OpenSession opened;
    opened.name = input.name;
    opened.session = row;
    opened.library = input.library;
    auto reader = input.library->openReader();
    if (!reader)
        return failure(reader);
    opened.reader = std::move(*reader);
    auto damaged = opened.reader->damaged(row.source);
    if (!damaged)
        return failure(damaged);
    opened.damaged = std::move(*damaged);
    auto messages = MessageReader::open(*input.library, *opened.reader, row);
    if (!messages)
        return failure(messages);
    opened.messages = std::move(*messages);
    return opened;
}

Result<std::vector<OpenSession>> CommandContext::openSessions(const Input &input)
{
    Console::Percentage progress(m_console, input.name);
    const auto imported = importSource(*input.library, input.path, progress);
    if (!imported)
        return failure(imported);
    std::vector<OpenSession> sessions;
    for (const SessionRow &row : imported->sessions) {
        if (!m_options.session.isEmpty() && row.facts.uid != m_options.session)
            continue;
        auto opened = open(input, row);
        if (!opened)
            return failure(opened);
        sessions.push_back(std::move(*opened));
    }
    if (sessions.empty() && !m_options.session.isEmpty()) {
        return fail(Error::Code::NotFound,
                    Text::tr("%1 holds no session %2. It holds:%3")
                        .arg(input.name, m_options.session, listOf(imported->sessions)));
    }
    return sessions;
}

Result<OpenSession> CommandContext::openSession(const Input &input)
{
    auto sessions = openSessions(input);
    if (!sessions)
        return failure(sessions);
    if (sessions->empty())
        return fail(Error::Code::NotFound, Text::tr("There is no session in it."), input.name);
    if (sessions->size() > 1) {
        std::vector<SessionRow> rows;
        for (const OpenSession &session : *sessions)
            rows.push_back(session.session);
        return fail(Error::Code::NotFound,
                    Text::tr("%1 holds several sessions; name one with --session:%2").arg(input.name, listOf(rows)));
    }
    return std::move(sessions->front());
}

Result<MessageRow> chosenMessage(const OpenSession &session, const MessageChoice &choice)
{
    int ordinal = choice.index.value_or(-1);
    if (!choice.key.isEmpty()) {
        const auto found = session.reader->ordinalsOf(session.session.id, {&choice.key, 1});
        if (!found)
            return failure(found);
        if (found->empty())
            return fail(Error::Code::NotFound, Text::tr("There is no message with the key \"%1\".").arg(choice.key));
        ordinal = found->front().second;
    }
    if (ordinal < 0 || ordinal >= session.session.messages) {
        return fail(Error::Code::NotFound,
                    Text::tr("There is no message %1: the session has the messages 0 to %2.")
                        .arg(ordinal)
                        .arg(session.session.messages - 1));
    }
    return session.reader->message(session.session.id, ordinal);
}

}
