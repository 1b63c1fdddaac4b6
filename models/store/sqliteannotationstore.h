// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/sqlite/statement.h"
#include "models/store/annotationstore.h"

namespace tacet {

class Database;

/// The AnnotationStore in an annotations.db. Several processes may have it open: each change is one transaction that
/// reads what it replaces, so that the log keeps what another process wrote in between.
class SqliteAnnotationStore final : public AnnotationStore
{
public:
    /// @param database migrated, with synchronous=FULL
    [[nodiscard]] static Result<std::unique_ptr<SqliteAnnotationStore>> create(std::unique_ptr<Database> database);
    ~SqliteAnnotationStore() override;

    [[nodiscard]] Result<std::vector<Review>> reviews() const override;
    [[nodiscard]] Result<std::vector<Review>> reviewsOf(const QString &sessionUid) const override;
    [[nodiscard]] Result<std::optional<Review>> review(const QString &id) const override;
    [[nodiscard]] Result<std::optional<Review>> reviewOf(const QString &sessionUid, const QString &key,
                                                         const QString &reviewer) const override;
    Result<> put(const Review &review, const QString &what) override;
    Result<> remove(const QString &reviewId, const QString &who) override;
    Result<> putAll(const std::vector<Review> &reviews, const QString &what) override;

    [[nodiscard]] Result<std::vector<Change>> history(const QString &reviewId) const override;
    [[nodiscard]] Result<std::vector<Change>> latestChanges(int count) const override;

    [[nodiscard]] Result<Codebook> currentCodebook() const override;
    [[nodiscard]] Result<std::optional<Codebook>> codebook(int revision) const override;
    Result<> addCodebook(const Codebook &codebook) override;

    Result<> noteSession(const SessionNote &note) override;
    [[nodiscard]] Result<std::optional<SessionNote>> sessionNote(const QString &uid) const override;

private:
    struct Statements {
        Statement reviews, reviewsOf, review, reviewOf, putReview, removeReview;
        Statement addChange, history, latestChanges;
        Statement currentCodebook, codebook, addCodebook;
        Statement noteSession, sessionNote;
    };

    explicit SqliteAnnotationStore(std::unique_ptr<Database> database);
    Result<> prepare();
    Result<> seedCodebook();
    Result<> replace(const Review &review, const QString &what);
    Result<> drop(const QString &reviewId, const QByteArray &before, const QString &who, const QString &what);
    Result<> writeReview(const Review &review, const QByteArray &json);
    Result<> log(const QString &who, const QString &what, const QString &reviewId, const QByteArray &before,
                 const QByteArray &after);
    [[nodiscard]] Result<QByteArray> jsonOf(const QString &reviewId) const;

    std::unique_ptr<Database> m_database; // first: the statements must go before it
    mutable Statements m_statements;
};

}
