// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/codebook.h"
#include "models/core/result.h"
#include "models/core/review.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace tacet {

/// One change of the reviewers' work. Append only: nothing is overwritten without a trace.
struct Change {
    qint64 id = 0;
    QDateTime time; ///< UTC
    QString who; ///< reviewer
    QString what; ///< short, for the history: "reading GO on 417"
    QString reviewId;
    std::optional<Review> before; ///< none: the review was new
    std::optional<Review> after; ///< none: the review was removed
};

/// Readings and codebooks: the reviewers' work, and the only way to it. Every call that changes something is durable
/// when it returns. One thread an object.
class AnnotationStore
{
public:
    virtual ~AnnotationStore() = default;

    /// In canonical order: session uid, index, reviewer, created, id.
    [[nodiscard]] virtual Result<std::vector<Review>> reviews() const = 0;
    [[nodiscard]] virtual Result<std::vector<Review>> reviewsOf(const QString &sessionUid) const = 0;
    [[nodiscard]] virtual Result<std::optional<Review>> review(const QString &id) const = 0;
    [[nodiscard]] virtual Result<std::optional<Review>> reviewOf(const QString &sessionUid, const QString &key,
                                                                 const QString &reviewer) const = 0;
    /// Inserts or replaces by id, and writes the change down, with what another process may have put meanwhile. A
    /// review that is blank is removed; one that is as it was changes nothing. Code::Format: it could not be read back.
    virtual Result<> put(const Review &review, const QString &what) = 0;
    /// Code::NotFound when there is none.
    virtual Result<> remove(const QString &reviewId, const QString &who) = 0;
    /// Several at once: all or nothing.
    virtual Result<> putAll(const std::vector<Review> &reviews, const QString &what) = 0;

    /// Oldest first.
    [[nodiscard]] virtual Result<std::vector<Change>> history(const QString &reviewId) const = 0;
    /// Newest first.
    [[nodiscard]] virtual Result<std::vector<Change>> latestChanges(int count) const = 0;

    [[nodiscard]] virtual Result<Codebook> currentCodebook() const = 0;
    [[nodiscard]] virtual Result<std::optional<Codebook>> codebook(int revision) const = 0;
    /// Fails when another codebook stands under that revision.
    virtual Result<> addCodebook(const Codebook &codebook) = 0;

    /// What the session was when it was reviewed, so that an export needs no index.
    struct SessionNote {
        QString uid;
        QString format;
        QString title;
        int messages = 0;
        friend bool operator==(const SessionNote &, const SessionNote &) = default;
    };
    virtual Result<> noteSession(const SessionNote &note) = 0;
    [[nodiscard]] virtual Result<std::optional<SessionNote>> sessionNote(const QString &uid) const = 0;
};

/// annotations.db: migrated step by step, backed up before each step and daily (see AnnotationBackups), refused
/// untouched when newer (Code::SchemaTooNew), told and not repaired when damaged (Code::Format).
[[nodiscard]] Result<std::unique_ptr<AnnotationStore>> openAnnotations(const QString &path);

}
