// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commands.h"
#include "models/core/jsonwriter.h"
#include "models/operations/findinsession.h"
#include "models/operations/findsources.h"
#include "models/operations/importsource.h"
#include "models/operations/searchhit.h"

#include <QCoreApplication>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::SearchCommand)
};

/// Stops the search of a session once as many messages are printed as were asked for, or nobody reads any more.
class StoppableProgress final : public Progress
{
public:
    [[nodiscard]] bool isCancelled() const override { return m_isStopped; }
    void report(qint64, qint64) override { }
    void stop() { m_isStopped = true; }

private:
    bool m_isStopped = false;
};

/// Control characters of a transcript are never sent to a terminal.
QString shown(QString text)
{
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control)
            c = QChar::ReplacementCharacter;
    }
    return text;
}

class Search
{
public:
    Search(const SearchCommand &command, TextMatcher matcher, CommandContext &context)
        : m_command(command)
        , m_matcher(std::move(matcher))
        , m_context(context)
    { }

    ExitStatus run()
    {
        for (const QString &name : m_command.paths)
            searchPath(name);
        if (!m_isBroken)
            m_context.console().note(Text::tr("%n message(s) found", nullptr, m_found));
        return m_status;
    }

private:
    void searchPath(const QString &name)
    {
        const auto input = m_context.input(name);
        if (!input)
            return blame(input.error());
        const auto found = findSources(input->library->importers(), input->path);
        if (!found)
            return blame(found.error());
        for (const Error &error : found->unreadable)
            blame(error);
        for (const QString &source : found->sources) {
            if (m_isBroken)
                return;
            searchSource(*input, source);
        }
    }

    void searchSource(const Input &input, const QString &source)
    {
        const QString name = source == input.path ? input.name : source;
        Console::Percentage progress(m_context.console(), name);
        const auto imported = importSource(*input.library, source, progress);
        if (!imported)
            return blame(imported.error());
        const QString wanted = m_context.options().session;
        for (const SessionRow &session : imported->sessions) {
            if (!m_isBroken && (wanted.isEmpty() || wanted == session.facts.uid))
                searchSession(*input.library, name, session);
        }
    }

    void searchSession(const Library &library, const QString &name, const SessionRow &session)
    {
        const auto reader = library.openReader();
        if (!reader)
            return blame(reader.error());
        const auto messages = MessageReader::open(library, **reader, session);
        if (!messages)
            return blame(messages.error());
        int printed = 0;
        StoppableProgress progress;
        const auto print = [&](const std::vector<int> &ordinals) {
            for (const int ordinal : ordinals) {
                if (progress.isCancelled())
                    return;
                printHit(**reader, **messages, name, ordinal);
                if (m_isBroken || ++printed == m_command.most)
                    progress.stop();
            }
        };
        const auto outcome = findInSession(library, session.id, m_matcher, print, progress);
        if (!outcome && outcome.error().code != Error::Code::Cancelled)
            blame(outcome.error());
    }

    void printHit(const TranscriptReader &reader, const MessageReader &messages, const QString &name, int ordinal)
    {
        const auto row = reader.message(messages.session().id, ordinal);
        if (!row)
            return blame(row.error());
        const auto hit = searchHitOf(messages, *row, m_matcher);
        if (!hit)
            return blame(hit.error());
        ++m_found;
        const auto written = m_context.console().write(m_command.asJsonLines ? jsonLine(messages.session(), name, *hit)
                                                                             : textLine(name, *hit));
        if (!written) {
            m_isBroken = true;
            blame(written.error());
        }
    }

    [[nodiscard]] QByteArray textLine(const QString &name, const SearchHit &hit) const
    {
        const QString number = QString::number(hit.row.label.value_or(hit.row.ordinal));
        return QStringLiteral("%1 [msg %2] %3: %4\n")
            .arg(shown(name), number, labelOf(hit.part), shown(hit.snippet.text))
            .toUtf8();
    }

    [[nodiscard]] static QByteArray jsonLine(const SessionRow &session, const QString &name, const SearchHit &hit)
    {
        JsonWriter json;
        json.beginObject();
        json.text(QLatin1StringView("format"), QStringLiteral("tacet-search"));
        json.member(QLatin1StringView("version"), 1);
        json.text(QLatin1StringView("source"), name);
        json.text(QLatin1StringView("uid"), session.facts.uid);
        json.member(QLatin1StringView("index"), hit.row.ordinal);
        json.text(QLatin1StringView("key"), hit.row.key);
        json.text(QLatin1StringView("role"), QString(idOf(hit.row.role)));
        json.text(QLatin1StringView("part"), QString(idOf(hit.part)));
        json.text(QLatin1StringView("snippet"), hit.snippet.text);
        json.key(QLatin1StringView("spans")).beginArray();
        for (const TextSpan &span : hit.snippet.spans)
            json.beginArray().value(qint64(span.start)).value(qint64(span.length)).endArray();
        json.endArray().endObject();
        return json.take() + '\n';
    }

    void blame(const Error &error) { m_status = worse(m_status, m_context.console().fail(error)); }

    const SearchCommand &m_command;
    TextMatcher m_matcher;
    CommandContext &m_context;
    int m_found = 0;
    bool m_isBroken = false; ///< nobody reads what is written
    ExitStatus m_status = ExitStatus::Done;
};

}

ExitStatus run(const SearchCommand &command, CommandContext &context)
{
    auto matcher = TextMatcher::compile(command.query);
    if (!matcher)
        return context.console().refuse(oneLine(matcher.error()));
    return Search(command, std::move(*matcher), context).run();
}

}
