// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/workspace.h"

#include "models/operations/library.h"
#include "models/store/annotationstore.h"
#include "models/store/transcriptreader.h"
#include "ui/session/sessiondocument.h"
#include "ui/session/sessionopener.h"

#include <algorithm>

namespace tacet {

Workspace::Workspace(std::shared_ptr<const Library> library, std::unique_ptr<AnnotationStore> annotations,
                     QObject *parent)
    : QObject(parent)
    , m_library(std::move(library))
    , m_annotations(std::move(annotations))
    , m_opener(new SessionOpener(m_library, this))
{
    connect(m_opener, &SessionOpener::started, this, &Workspace::importStarted);
    connect(m_opener, &SessionOpener::progressChanged, this, &Workspace::importProgressed);
    connect(m_opener, &SessionOpener::grew, this, &Workspace::onGrew);
    connect(m_opener, &SessionOpener::finished, this, &Workspace::onFinished);
    connect(m_opener, &SessionOpener::cancelled, this, &Workspace::importEnded);
    connect(m_opener, &SessionOpener::failed, this, [this](const Error &error) {
        emit importEnded();
        emit failed(error);
    });
}

Workspace::~Workspace() = default;

bool Workspace::isImporting() const
{
    return m_opener->isRunning();
}

void Workspace::open(const QString &path)
{
    m_opener->open(path);
}

void Workspace::cancel()
{
    m_opener->cancel();
    // What an import that was stopped had made readable is taken back from the index.
    if (m_document && m_path == m_opener->path())
        close();
    emit importEnded();
}

void Workspace::close()
{
    if (!m_document)
        return;
    emit documentClosing();
    m_document.reset();
    m_sessions.clear();
    m_reviews.clear();
    m_lost.clear();
    m_path.clear();
    emit sessionsChanged();
    emit documentOpened();
}

void Workspace::chooseSession(SessionId session)
{
    if (m_document && m_document->session().id == session)
        return;
    const auto found = std::ranges::find(m_sessions, session, &SessionRow::id);
    if (found != m_sessions.end())
        show(session, found->messages);
}

void Workspace::setGapThresholdMs(qint64 thresholdMs)
{
    m_gapThresholdMs = thresholdMs;
    if (m_document)
        m_document->setGapThresholdMs(thresholdMs);
}

void Workspace::show(SessionId session, int messages)
{
    auto document = SessionDocument::open(m_library, session, messages);
    if (!document) {
        emit failed(document.error());
        return;
    }
    if (m_document)
        emit documentClosing();
    m_document = std::move(*document);
    m_document->setGapThresholdMs(m_gapThresholdMs);
    m_path = m_opener->path();
    reloadReviews();
    emit documentOpened();
}

void Workspace::onGrew(SessionId session, int messages)
{
    const bool isOpen = m_document && m_path == m_opener->path();
    if (!isOpen) {
        show(session, messages); // the first messages are read while the rest is still coming
        return;
    }
    if (m_document->session().id != session)
        return;
    if (auto grown = m_document->refresh(messages); !grown)
        emit failed(grown.error());
    else
        emit documentGrew();
}

void Workspace::onFinished(const ImportOutcome &outcome)
{
    m_sessions = outcome.sessions;
    const bool isOpen = m_document && m_path == m_opener->path()
        && std::ranges::find(m_sessions, m_document->session().id, &SessionRow::id) != m_sessions.end();
    if (m_sessions.empty()) {
        emit failed({Error::Code::Format, tr("There is no conversation in this file."), m_opener->path()});
    } else if (!isOpen) {
        show(m_sessions.front().id, m_sessions.front().messages);
    } else {
        const auto row = std::ranges::find(m_sessions, m_document->session().id, &SessionRow::id);
        if (auto grown = m_document->refresh(row->messages); !grown)
            emit failed(grown.error());
        reloadReviews();
        emit documentGrew();
    }
    emit sessionsChanged();
    emit importEnded();
}

void Workspace::reloadReviews()
{
    m_reviews.clear();
    m_lost.clear();
    if (!m_document)
        return;
    auto reviews = m_annotations->reviewsOf(m_document->session().facts.uid);
    if (!reviews) {
        emit failed(reviews.error());
        return;
    }
    std::vector<QString> keys;
    for (const Review &review : *reviews)
        keys.push_back(review.subject.key);
    const auto places = m_document->reader().ordinalsOf(m_document->session().id, keys);
    if (!places) {
        emit failed(places.error());
        return;
    }
    QHash<QString, int> ordinals;
    for (const auto &[key, ordinal] : *places)
        ordinals.insert(key, ordinal);
    for (Review &review : *reviews) {
        const auto place = ordinals.constFind(review.subject.key);
        if (place == ordinals.constEnd())
            m_lost.push_back(std::move(review));
        else
            m_reviews[*place].push_back(std::move(review));
    }
    emit reviewsChanged();
}

}
