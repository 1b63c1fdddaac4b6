// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/sessiondocument.h"

#include "models/items/transcriptmodel.h"
#include "models/operations/library.h"
#include "models/operations/messagereader.h"
#include "models/store/transcriptreader.h"

#include <algorithm>

namespace tacet {

namespace {

std::vector<SilenceClass> listedClasses()
{
    std::vector<SilenceClass> listed;
    std::ranges::copy_if(allSilenceClasses(), std::back_inserter(listed), isListedByDefault);
    return listed;
}

}

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
    document->m_model = std::make_unique<TranscriptModel>(*document->m_reader);
    document->m_model->setSession(*row, messages);
    if (auto read = document->readColumns(); !read)
        return failure(read);
    return document;
}

bool SessionDocument::isSilence(int ordinal) const
{
    return std::ranges::binary_search(m_silences, ordinal);
}

void SessionDocument::setGapThresholdMs(qint64 thresholdMs)
{
    if (thresholdMs == m_gapThresholdMs)
        return;
    m_gapThresholdMs = thresholdMs;
    m_reports.clear();
    if (readColumns())
        emit contentChanged();
}

Result<> SessionDocument::refresh(int messages)
{
    auto row = m_reader->session(m_session.id);
    if (!row)
        return failure(row);
    m_session = *row;
    m_reports.clear(); // a response may have grown
    m_model->setMessages(messages, std::min(messages, m_model->rowCount()));
    if (auto read = readColumns(); !read)
        return read;
    emit contentChanged();
    return {};
}

Result<> SessionDocument::readColumns()
{
    auto columns = m_reader->columns(m_session.id);
    if (!columns)
        return failure(columns);
    static const std::vector<SilenceClass> listed = listedClasses();
    auto silences = m_reader->silences(m_session.id, listed, m_gapThresholdMs);
    if (!silences)
        return failure(silences);
    m_columns = std::make_shared<const SessionColumns>(std::move(*columns));
    // The list is about the person's side; what of the assistant's is empty stays quiet.
    std::erase_if(*silences, [this](int ordinal) { return m_columns->role[size_t(ordinal)] == Role::Assistant; });
    m_silences = std::move(*silences);
    return {};
}

Result<SilenceReport> SessionDocument::report(int ordinal) const
{
    if (const SilenceReport *known = m_reports.object(ordinal))
        return *known;
    auto row = m_reader->message(m_session.id, ordinal);
    if (!row)
        return failure(row);
    ReportOptions options;
    options.gaps.lapseMs = m_gapThresholdMs;
    auto report = reportSilence(*m_reader, *m_messages, *row, options);
    if (report)
        m_reports.insert(ordinal, new SilenceReport(*report));
    return report;
}

std::optional<int> SessionDocument::nextSilence(int after) const
{
    const auto found = std::ranges::upper_bound(m_silences, after);
    return found == m_silences.end() ? std::nullopt : std::optional(*found);
}

std::optional<int> SessionDocument::previousSilence(int before) const
{
    const auto found = std::ranges::lower_bound(m_silences, before);
    return found == m_silences.begin() ? std::nullopt : std::optional(*std::prev(found));
}

}
