// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/core/review.h"
#include "models/core/session.h"
#include "models/operations/importsource.h"
#include "models/operations/listsessions.h"
#include "models/operations/silencereport.h"

#include <QHash>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace tacet {

class AnnotationStore;
class Library;
class LiveSource;
class SessionDocument;
class SessionList;
class SessionOpener;

/// What is open in one window: a list of sessions, one session, and the readings of that session. GUI thread.
class Workspace final : public QObject
{
    Q_OBJECT
public:
    Workspace(std::shared_ptr<const Library> library, std::unique_ptr<AnnotationStore> annotations,
              QObject *parent = nullptr);
    ~Workspace() override;

    [[nodiscard]] const Library &library() const { return *m_library; }
    [[nodiscard]] std::shared_ptr<const Library> sharedLibrary() const { return m_library; }
    [[nodiscard]] AnnotationStore &annotations() const { return *m_annotations; }
    [[nodiscard]] SessionDocument *document() const { return m_document.get(); } ///< nullptr: nothing is open
    [[nodiscard]] SessionList &list() const { return *m_list; }
    [[nodiscard]] QString path() const { return m_path; } ///< of the document
    [[nodiscard]] bool isImporting() const;

    /// What a source of several sessions opens as.
    enum class Several { AsList, FirstSession };
    /// Opens a transcript, or a folder or an archive of several, as a list; what was open stays until there is
    /// something to show instead.
    void open(const QString &path, Several several = Several::AsList);
    /// Opens what is at and below several paths as one list.
    void openList(const QStringList &paths, const QString &title);
    /// Opens one session of a source; the list stays.
    void openSession(const QString &sourcePath, const QString &uid);
    /// Back from the session to the list that it is in.
    void showList();
    void cancel();
    void close(); ///< the list too
    void setGapThresholdMs(qint64 thresholdMs);
    void setReviewer(const QString &reviewer); ///< whose readings the list counts
    /// Thresholds of the sessions that are opened from now on; the gap's is set apart.
    void setReportOptions(const ReportOptions &options) { m_options = options; }

    /// The session's readings by the ordinal of their message, as of the last reloadReviews().
    [[nodiscard]] const QHash<int, std::vector<Review>> &reviews() const { return m_reviews; }
    /// Readings whose message is no longer in the session.
    [[nodiscard]] const std::vector<Review> &lostReviews() const { return m_lost; }
    /// Reads the readings again from the store. One session's are few: cheap enough for every change.
    void reloadReviews();

signals:
    void importStarted(const QString &path);
    void importProgressed(int thousandths);
    void importEnded();
    /// The document() of before is about to go; whoever holds something of it lets go now.
    void documentClosing();
    void documentOpened();
    void documentAboutToGrow();
    /// @param unchanged how many messages from the start are as they were
    void documentGrew(int unchanged);
    /// The file that is open is being written to: what was appended is there (documentGrew() was told).
    void documentFollowed();
    /// It was not only appended to and has been indexed again; the document is another one of the same session.
    void documentRewritten();
    void listProgressed(qint64 files, qint64 filesFound);
    void listOpened(); ///< the list is to be shown; no document is open any more
    void listChanged(); ///< it has become another, or is complete
    void reviewsChanged();
    void failed(const tacet::Error &error);

private:
    void show(SessionId session, int messages);
    void letGo();
    void onGrew(SessionId session, int messages);
    void onFinished(const ImportOutcome &outcome);
    void onFollowed(const ImportOutcome &outcome);
    void grow(const SessionRow &session, int unchanged);
    void follow();
    void endWhenIdle();
    void onListReady();
    [[nodiscard]] bool isToShow(SessionId session) const;
    [[nodiscard]] ListOptions listOptions() const;

    std::shared_ptr<const Library> m_library;
    std::unique_ptr<AnnotationStore> m_annotations;
    SessionOpener *m_opener = nullptr;
    std::unique_ptr<SessionDocument> m_document;
    SessionList *m_list = nullptr;
    LiveSource *m_live = nullptr;
    QString m_path; ///< of the document
    QString m_wantedUid; ///< the session of the source that is to be shown; empty: whichever there is
    Several m_several = Several::AsList;
    bool m_showsWhenListed = false;
    qint64 m_gapThresholdMs = 1'800'000;
    QString m_reviewer;
    ReportOptions m_options;
    QHash<int, std::vector<Review>> m_reviews;
    std::vector<Review> m_lost;
};

}
