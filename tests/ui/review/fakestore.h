// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/store/annotationstore.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace tacet {

/// An annotation store in memory that can be told to refuse.
class FakeStore final : public AnnotationStore
{
public:
    bool refuses = false; ///< as a full disk would
    int puts = 0;
    std::vector<Review> kept;
    std::vector<Change> changes; ///< oldest first
    Codebook book;

    Result<std::vector<Review>> reviews() const override { return kept; }
    Result<std::vector<Review>> reviewsOf(const QString &) const override { return kept; }
    Result<std::optional<Review>> review(const QString &id) const override
    {
        for (const Review &review : kept) {
            if (review.id == id)
                return std::optional(review);
        }
        return std::optional<Review>();
    }
    Result<std::optional<Review>> reviewOf(const QString &sessionUid, const QString &key,
                                           const QString &reviewer) const override
    {
        if (refuses)
            return fail(Error::Code::Database, QStringLiteral("The library cannot be read."));
        for (const Review &review : kept) {
            if (review.subject.sessionUid == sessionUid && review.subject.key == key && review.reviewer == reviewer)
                return std::optional(review);
        }
        return std::optional<Review>();
    }
    Result<> put(const Review &review, const QString &what) override
    {
        if (refuses)
            return fail(Error::Code::Io, QStringLiteral("The disk is full."));
        ++puts;
        const auto before = this->review(review.id);
        std::erase_if(kept, [&](const Review &old) { return old.id == review.id; });
        if (!review.isBlank())
            kept.push_back(review);
        changes.push_back({qint64(changes.size()) + 1, QDateTime::currentDateTimeUtc(), review.reviewer, what,
                           review.id, *before, review.isBlank() ? std::nullopt : std::optional(review)});
        return {};
    }
    Result<> remove(const QString &, const QString &) override { return {}; }
    Result<> putAll(const std::vector<Review> &, const QString &) override { return {}; }
    Result<std::vector<Change>> history(const QString &reviewId) const override
    {
        std::vector<Change> found;
        for (const Change &change : changes) {
            if (change.reviewId == reviewId)
                found.push_back(change);
        }
        return found;
    }
    Result<std::vector<Change>> latestChanges(int) const override { return changes; }
    Result<Codebook> currentCodebook() const override { return book; }
    Result<std::optional<Codebook>> codebook(int) const override { return std::optional(book); }
    Result<> addCodebook(const Codebook &) override { return {}; }
    Result<> noteSession(const SessionNote &) override { return {}; }
    Result<std::optional<SessionNote>> sessionNote(const QString &) const override
    {
        return std::optional<SessionNote>();
    }
};

}
