// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/error.h"
#include "models/operations/listsessions.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

namespace tacet {

class Library;
class SessionLister;
class SessionListModel;

/// The list of sessions of one window: of what, how far it is, and what could not be read. GUI thread.
class SessionList final : public QObject
{
    Q_OBJECT
public:
    explicit SessionList(std::shared_ptr<const Library> library, QObject *parent = nullptr);
    ~SessionList() override;

    [[nodiscard]] SessionListModel &model() const { return *m_model; }
    [[nodiscard]] QStringList paths() const { return m_paths; } ///< empty: there is no list
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] bool isFilling() const;
    /// Could not be read; at most MostProblems are kept of either.
    [[nodiscard]] const std::vector<Error> &unreadable() const { return m_unreadable; }
    [[nodiscard]] const std::vector<Error> &passedOver() const { return m_passedOver; } ///< no transcripts
    static constexpr size_t MostProblems = 100'000;

    /// Looks for sessions at and below the paths. The list of before stays until ready().
    void open(const QStringList &paths, const QString &title, const ListOptions &options);
    /// Reads the same again: what has changed is replaced, what is new comes in.
    void refresh(const ListOptions &options);
    /// What was found stays.
    void cancel();
    void clear();

signals:
    /// The list holds several sessions (more may come), or the only one that there is.
    void ready();
    void progressed(qint64 files, qint64 filesFound);
    void problemsChanged();
    void ended(); ///< all is read, also after ready()
    void failed(const tacet::Error &error); ///< instead of ended()

private:
    void take(const ListNews &news);
    void finish();
    void makeReady();

    SessionListModel *m_model = nullptr;
    SessionLister *m_lister = nullptr;
    QStringList m_paths;
    QString m_title;
    std::vector<Error> m_unreadable;
    std::vector<Error> m_passedOver;
    /// Of a list that is not ready yet.
    struct Coming {
        bool isUnderWay = false;
        QStringList paths;
        QString title;
        std::vector<SessionSummary> sessions;
        std::vector<Error> unreadable;
        std::vector<Error> passedOver;
    };
    Coming m_coming;
};

}
