// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/workspace.h"

#include "models/importers/importer.h"
#include "models/items/sessionlistmodel.h"
#include "models/items/transcriptmodel.h"
#include "models/operations/library.h"
#include "models/store/annotationstore.h"
#include "models/store/transcriptreader.h"
#include "ui/session/livesource.h"
#include "ui/session/sessiondocument.h"
#include "ui/session/sessionlist.h"
#include "ui/session/sessionopener.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace tacet {

Workspace::Workspace(std::shared_ptr<const Library> library, std::unique_ptr<AnnotationStore> annotations,
                     QObject *parent)
    : QObject(parent)
    , m_library(std::move(library))
    , m_annotations(std::move(annotations))
    , m_opener(new SessionOpener(m_library, this))
    , m_list(new SessionList(m_library, this))
    , m_live(new LiveSource(m_library, this))
{
    connect(m_live, &LiveSource::changed, this, &Workspace::onFollowed);
    connect(m_live, &LiveSource::lost, this, &Workspace::failed);
    connect(m_opener, &SessionOpener::started, this, &Workspace::importStarted);
    connect(m_opener, &SessionOpener::progressChanged, this, &Workspace::importProgressed);
    connect(m_opener, &SessionOpener::grew, this, &Workspace::onGrew);
    connect(m_opener, &SessionOpener::finished, this, &Workspace::onFinished);
    connect(m_opener, &SessionOpener::cancelled, this, &Workspace::endWhenIdle);
    connect(m_list, &SessionList::progressed, this, &Workspace::listProgressed);
    connect(m_list, &SessionList::ready, this, &Workspace::onListReady);
    connect(m_list, &SessionList::ended, this, &Workspace::listChanged);
    connect(m_list, &SessionList::ended, this, &Workspace::endWhenIdle);
    const auto tellFailure = [this](const Error &error) {
        endWhenIdle();
        emit failed(error);
    };
    connect(m_opener, &SessionOpener::failed, this, tellFailure);
    connect(m_list, &SessionList::failed, this, tellFailure);
}

Workspace::~Workspace() = default;

bool Workspace::isImporting() const
{
    return m_opener->isRunning() || m_list->isFilling();
}

ListOptions Workspace::listOptions() const
{
    return {m_gapThresholdMs, m_reviewer};
}

void Workspace::open(const QString &path, Several several)
{
    if (QFileInfo(path).isDir()) {
        openList({path}, path);
        return;
    }
    m_list->cancel();
    m_wantedUid.clear();
    m_several = several;
    m_opener->open(QDir::cleanPath(QFileInfo(path).absoluteFilePath())); // as the index has it
}

void Workspace::openList(const QStringList &paths, const QString &title)
{
    m_opener->cancel();
    m_showsWhenListed = true;
    emit importStarted(title);
    m_list->open(paths, title, listOptions());
}

void Workspace::openSession(const QString &sourcePath, const QString &uid)
{
    if (m_document && m_path == sourcePath && m_document->session().facts.uid == uid)
        return;
    m_wantedUid = uid;
    m_opener->open(sourcePath);
}

void Workspace::showList()
{
    if (m_list->paths().isEmpty() || !m_document)
        return;
    letGo();
    emit documentOpened();
    emit listOpened();
}

void Workspace::onListReady()
{
    emit listChanged();
    if (!std::exchange(m_showsWhenListed, false))
        return;
    const SessionListModel &model = m_list->model();
    if (model.sessions() == 1) {
        const SessionRow only = model.summary(model.index(0, 0))->session;
        m_list->clear(); // nothing to choose from
        m_wantedUid = only.facts.uid;
        m_opener->open(only.sourcePath);
        return;
    }
    letGo();
    emit documentOpened();
    emit listOpened();
}

void Workspace::cancel()
{
    m_opener->cancel();
    m_list->cancel();
    // What an import that was stopped had made readable is taken back from the index.
    if (m_document && m_path == m_opener->path())
        close();
    emit listChanged();
    emit importEnded();
}

void Workspace::letGo()
{
    m_live->stop();
    if (m_document)
        emit documentClosing();
    m_document.reset();
    m_reviews.clear();
    m_lost.clear();
    m_path.clear();
}

void Workspace::close()
{
    if (!m_document && m_list->paths().isEmpty())
        return;
    m_list->clear();
    letGo();
    emit listChanged();
    emit documentOpened();
}

void Workspace::setGapThresholdMs(qint64 thresholdMs)
{
    m_gapThresholdMs = thresholdMs;
    if (m_document)
        m_document->setGapThresholdMs(thresholdMs);
    m_list->refresh(listOptions());
}

void Workspace::setReviewer(const QString &reviewer)
{
    m_reviewer = reviewer;
    m_list->refresh(listOptions());
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
    m_document->setReportOptions(m_options);
    m_document->setGapThresholdMs(m_gapThresholdMs);
    m_path = m_document->session().sourcePath;
    reloadReviews();
    emit documentOpened();
}

/// While its source is still being read: what has to be spooled comes soon after, and one of several is not shown
/// before it is known whether there are several.
bool Workspace::isToShow(SessionId session) const
{
    const auto reader = m_library->openReader();
    const auto row = reader ? (*reader)->session(session) : Result<SessionRow>(failure(reader));
    if (!row)
        return false;
    if (!m_wantedUid.isEmpty())
        return row->facts.uid == m_wantedUid;
    const Importer *importer = m_library->importers().byId(row->format);
    const auto sessions = (*reader)->sessionsOf(row->sourcePath);
    return importer && !importer->needsSpool() && sessions && sessions->size() == 1;
}

void Workspace::onGrew(SessionId session, int messages)
{
    const bool isOpen = m_document && m_path == m_opener->path();
    if (!isOpen) {
        if (isToShow(session))
            show(session, messages); // the first messages are read while the rest is still coming
        return;
    }
    if (m_document->session().id != session)
        return;
    const int before = m_document->readable();
    if (auto grown = m_document->refresh(messages, before); !grown)
        emit failed(grown.error());
    else
        emit documentGrew(before);
}

void Workspace::onFinished(const ImportOutcome &outcome)
{
    const auto &sessions = outcome.sessions;
    if (sessions.empty()) {
        emit failed({Error::Code::Format, tr("There is no conversation in this file."), m_opener->path()});
        endWhenIdle();
        return;
    }
    const bool isListed = m_list->model().indexOf(m_opener->path(), sessions.front().facts.uid).isValid();
    if (!isListed)
        m_list->clear(); // of another source
    const auto shown = m_document && m_path == m_opener->path()
        ? std::ranges::find(sessions, m_document->session().id, &SessionRow::id)
        : sessions.end();
    const auto wanted = m_wantedUid.isEmpty()
        ? sessions.end()
        : std::ranges::find(sessions, m_wantedUid, [](const SessionRow &row) { return row.facts.uid; });
    const bool isStill = shown != sessions.end() && (wanted == sessions.end() || wanted == shown);
    if (isStill) {
        grow(*shown, outcome.kind == ImportKind::Grown ? outcome.unchanged : m_document->readable());
    } else if (wanted != sessions.end()) {
        show(wanted->id, wanted->messages);
    } else if (!m_wantedUid.isEmpty()) {
        emit failed({Error::Code::NotFound, tr("The session is no longer in the transcript: open it again."),
                     m_opener->path()});
    } else if (sessions.size() == 1 || m_several == Several::FirstSession) {
        show(sessions.front().id, sessions.front().messages);
    }
    follow();
    if (sessions.size() > 1 && !isListed) {
        m_showsWhenListed = !m_document || m_path != m_opener->path();
        m_list->open({m_opener->path()}, m_opener->path(), listOptions());
        return; // the end of that is the end of all
    }
    emit listChanged();
    endWhenIdle();
}

/// A session may be opened while the list still fills, and a list while a session is read.
void Workspace::endWhenIdle()
{
    if (!isImporting())
        emit importEnded();
}

void Workspace::grow(const SessionRow &session, int unchanged)
{
    if (auto grown = m_document->refresh(session.messages, unchanged); !grown) {
        emit failed(grown.error());
        return;
    }
    // Where the others stand cannot have changed: looking for all keys would cost a pass over the session.
    const bool mayHaveMoved = !m_lost.empty()
        || std::any_of(m_reviews.keyBegin(), m_reviews.keyEnd(), [unchanged](int at) { return at >= unchanged; });
    if (mayHaveMoved)
        reloadReviews();
    emit documentGrew(unchanged);
}

/// What is one file is followed while it is open. What would have to be spooled again is not.
void Workspace::follow()
{
    const Importer *importer = m_document ? m_library->importers().byId(m_document->session().format) : nullptr;
    if (importer && !importer->needsSpool() && m_path == m_document->session().sourcePath)
        m_live->follow(m_path);
}

void Workspace::onFollowed(const ImportOutcome &outcome)
{
    if (!m_document || m_path != m_live->path())
        return;
    const SessionRow before = m_document->session();
    const auto same = std::ranges::find(outcome.sessions, before.id, &SessionRow::id);
    if (same != outcome.sessions.end()) {
        emit documentAboutToGrow();
        grow(*same, outcome.unchanged);
        emit documentFollowed();
        return;
    }
    const auto found =
        std::ranges::find(outcome.sessions, before.facts.uid, [](const SessionRow &row) { return row.facts.uid; });
    const SessionRow *now = found != outcome.sessions.end() ? &*found
        : outcome.sessions.empty()                          ? nullptr
                                                            : &outcome.sessions.front();
    if (!now)
        return;
    show(now->id, now->messages);
    emit documentRewritten();
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
    const auto isStillAbsent = [this](const QString &key) {
        return isAbsentKey(key) && std::ranges::any_of(m_document->columns()->absent, [&key](const AbsentTurn &turn) {
                   return QString::fromStdString(keyOf(turn)) == key;
               });
    };
    for (Review &review : *reviews) {
        if (isStillAbsent(review.subject.key))
            continue; // of no message, and not lost: the command shows it
        const auto place = ordinals.constFind(review.subject.key);
        if (place == ordinals.constEnd())
            m_lost.push_back(std::move(review));
        else
            m_reviews[*place].push_back(std::move(review));
    }
    emit reviewsChanged();
}

}
