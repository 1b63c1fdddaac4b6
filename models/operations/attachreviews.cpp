// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/attachreviews.h"

#include "models/operations/messagereader.h"
#include "models/operations/reviewsubject.h"
#include "models/store/annotationstore.h"
#include "models/store/transcriptreader.h"

#include <QHash>

namespace tacet {

namespace {

using How = AttachedReview::How;

Result<bool> hasSameContent(const TranscriptReader &reader, const MessageReader &messages, int ordinal,
                            const ReviewSubject &subject)
{
    const auto row = reader.message(messages.session().id, ordinal);
    if (!row)
        return failure(row);
    const auto hash = messages.contentSha256(*row);
    if (!hash)
        return failure(hash);
    return *hash == subject.contentSha256;
}

/// A turn that is not there has no ordinal: its review hangs on the record that shows it.
Result<AttachedReview> attachToAbsence(Review review, const TranscriptReader &reader, const MessageReader &messages)
{
    const auto turn = reader.absent(messages.session().id, review.subject.key);
    if (!turn) {
        if (turn.error().code != Error::Code::NotFound)
            return failure(turn);
        return AttachedReview {std::move(review), How::Lost, {}};
    }
    const auto hash = sha256Of(messages, *turn);
    if (!hash)
        return failure(hash);
    const bool same = review.subject.rawSha256.isEmpty() || *hash == review.subject.rawSha256;
    return AttachedReview {std::move(review), same ? How::Attached : How::Changed, {}};
}

Result<AttachedReview> attach(Review review, std::optional<int> byKey, const TranscriptReader &reader,
                              const MessageReader &messages)
{
    const ReviewSubject &subject = review.subject;
    // A review that was made without hashes has nothing but its key.
    if (byKey && subject.contentSha256.isEmpty())
        return AttachedReview {std::move(review), How::Attached, byKey};
    const int ordinal = byKey.value_or(subject.index);
    if (ordinal >= messages.session().messages)
        return AttachedReview {std::move(review), How::Lost, {}};
    const auto same = hasSameContent(reader, messages, ordinal, subject);
    if (!same)
        return failure(same);
    if (*same)
        return AttachedReview {std::move(review), How::Attached, ordinal};
    return AttachedReview {std::move(review), byKey ? How::Changed : How::Lost, byKey};
}

}

Result<std::vector<AttachedReview>> attachReviews(const AnnotationStore &store, const TranscriptReader &reader,
                                                  const MessageReader &messages)
{
    auto reviews = store.reviewsOf(messages.session().facts.uid);
    if (!reviews)
        return failure(reviews);
    std::vector<QString> keys;
    for (const Review &review : *reviews)
        keys.push_back(review.subject.key);
    const auto found = reader.ordinalsOf(messages.session().id, keys);
    if (!found)
        return failure(found);
    const QHash<QString, int> ordinals(found->begin(), found->end());
    std::vector<AttachedReview> all;
    for (Review &review : *reviews) {
        if (isAbsentKey(review.subject.key)) {
            auto attached = attachToAbsence(std::move(review), reader, messages);
            if (!attached)
                return failure(attached);
            all.push_back(std::move(*attached));
            continue;
        }
        const auto ordinal = ordinals.constFind(review.subject.key);
        auto attached =
            attach(std::move(review), ordinal == ordinals.constEnd() ? std::nullopt : std::optional(*ordinal), reader,
                   messages);
        if (!attached)
            return failure(attached);
        all.push_back(std::move(*attached));
    }
    return all;
}

}
