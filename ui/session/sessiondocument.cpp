// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/sessiondocument.h"

#include "models/analysis/silencelisting.h"
#include "models/items/transcriptmodel.h"
#include "models/operations/library.h"
#include "models/operations/messagereader.h"
#include "models/store/transcriptreader.h"

#include <algorithm>

namespace tacet {

SessionDocument::SessionDocument() = default;
SessionDocument::~SessionDocument() = default;

Result<std::unique_ptr<SessionDocument>> SessionDocument::open(std::shared_ptr<const Library> library,
                                                               SessionId session, int messages)
{
    std::unique_ptr<SessionDocument> document(new SessionDocument);
    document->m_library = std::move(library);
    auto reader = document->m_library->openReader();
    if (!reader)
        return failure(reader);
    document->m_reader = std::move(*reader);
    auto row = document->m_reader->session(session);
    if (!row)
        return failure(row);
    document->m_session = *row;
    auto bodies = MessageReader::open(*document->m_library, *document->m_reader, *row);
    if (!bodies)
        return failure(bodies);
    document->m_messages = std::move(*bodies);
    document->makeReporter();
    document->m_model = std::make_unique<TranscriptModel>(*document->m_reader);
    document->m_model->setSession(*row, messages);
    document->m_readable = messages;
    if (auto read = document->readColumns(); !read)
        return failure(read);
    return document;
}

void SessionDocument::setGapThresholdMs(qint64 thresholdMs)
{
    if (thresholdMs == m_gapThresholdMs)
        return;
    m_gapThresholdMs = thresholdMs;
    makeReporter();
    if (readColumns())
        emit contentChanged();
}

void SessionDocument::setReportOptions(const ReportOptions &options)
{
    m_options = options;
    makeReporter();
}

ReportOptions SessionDocument::reportOptions() const
{
    ReportOptions options = m_options;
    options.gaps.lapseMs = m_gapThresholdMs;
    if (m_columns)
        options.baseline = GapBaseline(*m_columns);
    return options;
}

void SessionDocument::makeReporter()
{
    m_reports.clear();
    m_reporter = std::make_unique<SilenceReporter>(*m_reader, *m_messages, reportOptions());
}

Result<> SessionDocument::refresh(int messages, int unchanged)
{
    auto row = m_reader->session(m_session.id);
    if (!row)
        return failure(row);
    m_session = *row;
    unchanged = std::min({unchanged, messages, m_readable, m_columns->size()});
    if (auto updated = m_reader->updateColumns(m_session.id, unchanged, *m_columns); !updated)
        return updated;
    updateSilences(m_silences, *m_columns, SilenceClassSet::listedByDefault(), m_gapThresholdMs, unchanged);
    makeReporter(); // a response may have grown, and this person's times are others
    m_readable = messages;
    m_model->setMessages(shown(), std::min(unchanged, shown()));
    emit contentChanged();
    return {};
}

int SessionDocument::shown() const
{
    return m_horizon ? std::min(m_readable, *m_horizon + 1) : m_readable;
}

void SessionDocument::setHorizon(std::optional<int> ordinal)
{
    if (ordinal == m_horizon)
        return;
    m_horizon = ordinal;
    m_model->setMessages(shown(), shown());
}

Result<> SessionDocument::readColumns()
{
    auto columns = m_reader->columns(m_session.id);
    if (!columns)
        return failure(columns);
    m_columns = std::make_shared<SessionColumns>(std::move(*columns));
    m_silences = listSilences(*m_columns, SilenceClassSet::listedByDefault(), m_gapThresholdMs);
    makeReporter(); // this person's times are others now
    return {};
}

Result<SilenceProposals> SessionDocument::propose(const SilenceReport &report) const
{
    return m_reporter->propose(report);
}

Result<SilenceReport> SessionDocument::report(int ordinal) const
{
    if (const SilenceReport *known = m_reports.object(ordinal))
        return *known;
    auto row = m_reader->message(m_session.id, ordinal);
    if (!row)
        return failure(row);
    auto report = m_reporter->report(*row);
    if (report)
        m_reports.insert(ordinal, new SilenceReport(*report));
    return report;
}

}
