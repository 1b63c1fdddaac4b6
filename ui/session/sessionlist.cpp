// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/sessionlist.h"

#include "models/items/sessionlistmodel.h"
#include "models/operations/findsources.h"
#include "ui/session/sessionlister.h"

#include <algorithm>
#include <utility>

namespace tacet {

namespace {

void append(std::vector<Error> &errors, const std::vector<Error> &more)
{
    const size_t room = SessionList::MostProblems - std::min(SessionList::MostProblems, errors.size());
    errors.insert(errors.end(), more.begin(), more.begin() + qsizetype(std::min(room, more.size())));
}

}

SessionList::SessionList(std::shared_ptr<const Library> library, QObject *parent)
    : QObject(parent)
    , m_model(new SessionListModel(this))
    , m_lister(new SessionLister(std::move(library), this))
{
    connect(m_lister, &SessionLister::told, this, &SessionList::take);
    connect(m_lister, &SessionLister::finished, this, &SessionList::finish);
    connect(m_lister, &SessionLister::failed, this, &SessionList::failed);
}

SessionList::~SessionList() = default;

bool SessionList::isFilling() const
{
    return m_lister->isRunning();
}

void SessionList::open(const QStringList &paths, const QString &title, const ListOptions &options)
{
    m_coming = {true, paths, title, {}, {}, {}};
    m_lister->list(paths, options);
}

void SessionList::refresh(const ListOptions &options)
{
    if (m_paths.isEmpty() || m_coming.isUnderWay)
        return;
    m_unreadable.clear();
    m_passedOver.clear();
    m_lister->list(m_paths, options);
}

void SessionList::cancel()
{
    m_lister->cancel();
    m_coming = {};
}

void SessionList::clear()
{
    cancel();
    m_model->clear();
    m_paths.clear();
    m_title.clear();
    m_unreadable.clear();
    m_passedOver.clear();
}

void SessionList::take(const ListNews &news)
{
    emit progressed(news.files, news.filesFound);
    if (!m_coming.isUnderWay) {
        m_model->add(news.sessions);
        append(m_unreadable, news.unreadable);
        append(m_passedOver, news.passedOver);
        if (!news.unreadable.empty() || !news.passedOver.empty())
            emit problemsChanged();
        return;
    }
    m_coming.sessions.insert(m_coming.sessions.end(), news.sessions.begin(), news.sessions.end());
    append(m_coming.unreadable, news.unreadable);
    append(m_coming.passedOver, news.passedOver);
    if (m_coming.sessions.size() > 1)
        makeReady();
}

void SessionList::makeReady()
{
    Coming come = std::exchange(m_coming, {});
    m_paths = come.paths;
    m_title = come.title;
    m_unreadable = std::move(come.unreadable);
    m_passedOver = std::move(come.passedOver);
    m_model->clear();
    m_model->add(std::move(come.sessions));
    emit problemsChanged();
    emit ready();
}

void SessionList::finish()
{
    if (m_coming.isUnderWay && m_coming.sessions.empty()) {
        const Error error =
            m_coming.unreadable.empty() ? noTranscriptIn(m_coming.paths.join(u' ')) : m_coming.unreadable.front();
        m_coming = {};
        emit failed(error);
        return;
    }
    if (m_coming.isUnderWay)
        makeReady();
    emit ended();
}

}
