// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/core/review.h"
#include "models/core/session.h"
#include "models/operations/importsource.h"

#include <QHash>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace tacet {

class AnnotationStore;
class Library;
class SessionDocument;
class SessionOpener;

/// What is open in one window: a source, one session of it, and the readings of that session. GUI thread.
class Workspace final : public QObject
{
    Q_OBJECT
public:
    Workspace(std::shared_ptr<const Library> library, std::unique_ptr<AnnotationStore> annotations,
              QObject *parent = nullptr);
    ~Workspace() override;

    [[nodiscard]] const Library &library() const { return *m_library; }
    [[nodiscard]] AnnotationStore &annotations() const { return *m_annotations; }
    [[nodiscard]] SessionDocument *document() const { return m_document.get(); } ///< nullptr: nothing is open
    [[nodiscard]] const std::vector<SessionRow> &sessions() const { return m_sessions; }
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool isImporting() const;

    /// Opens a transcript; what was open stays until there is something to show instead.
    void open(const QString &path);
    void cancel();
    void close();
    void chooseSession(SessionId session);
    void setGapThresholdMs(qint64 thresholdMs);

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
    void documentGrew();
    void sessionsChanged();
    void reviewsChanged();
    void failed(const tacet::Error &error);

private:
    void show(SessionId session, int messages);
    void onGrew(SessionId session, int messages);
    void onFinished(const ImportOutcome &outcome);

    std::shared_ptr<const Library> m_library;
    std::unique_ptr<AnnotationStore> m_annotations;
    SessionOpener *m_opener = nullptr;
    std::unique_ptr<SessionDocument> m_document;
    std::vector<SessionRow> m_sessions;
    QString m_path; ///< of the document
    qint64 m_gapThresholdMs = 1'800'000;
    QHash<int, std::vector<Review>> m_reviews;
    std::vector<Review> m_lost;
};

}
