// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/codebook.h"
#include "models/core/result.h"
#include "models/core/review.h"
#include "ui/review/messagelinks.h"
#include "ui/review/reviewfield.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <functional>
#include <vector>

namespace tacet {

class AnnotationStore;

/// What a reviewer does without, so that a reading is their own. Stamped on the reviews that are begun so.
struct ReviewModes {
    bool isGuarded = false; ///< hindsight guard: what follows a silence is hidden until a first reading is recorded
    bool isBlind = false; ///< nobody else's reading is seen
    friend bool operator==(const ReviewModes &, const ReviewModes &) = default;
};

/// Holds the review that is being written, and sees to it that nothing of it is lost.
///
/// Every change goes through change(), can be undone and is written to the store: at once, or, while somebody types,
/// SaveDelayMs after the last key press. What the store refuses is kept and tried again. GUI thread.
class ReviewEditor final : public QObject
{
    Q_OBJECT
public:
    static constexpr int SaveDelayMs = 400; ///< after the last key press
    static constexpr int LongestDelayMs = 2'000; ///< after the first key press that is not saved yet
    static constexpr int RetryMs = 2'000; ///< after the store refused

    enum class Pace { AtOnce, Typing };
    enum class SaveState { Nothing, Saved, Pending, Failed };

    /// @param store must outlive this
    explicit ReviewEditor(AnnotationStore &store, QObject *parent = nullptr);
    /// Saves.
    ~ReviewEditor() override;

    [[nodiscard]] const AnnotationStore &store() const { return m_store; }
    [[nodiscard]] const QString &reviewer() const { return m_reviewer; }
    /// Saves, forgets what can be undone and closes the review: it was another person's.
    void setReviewer(const QString &reviewer);
    [[nodiscard]] const ReviewModes &modes() const { return m_modes; }
    void setModes(const ReviewModes &modes);
    /// What follows the open silence is not to be seen yet.
    [[nodiscard]] bool hidesWhatFollows() const;
    /// Proposals are not to be seen yet: in either mode none is before the first human reading.
    [[nodiscard]] bool hidesProposals() const;
    /// Records how the review stands, and shows what follows; can be undone.
    void reveal();

    void setLinkResolver(LinkResolver resolver) { m_resolve = std::move(resolver); }
    [[nodiscard]] std::optional<EvidenceLink> resolve(qint64 number) const;

    /// Saves what is open and opens the reviewer's review of the silence, a new one where there is none. On an error
    /// nothing is open: the store may hold a review that must not be overwritten.
    Result<> open(const ReviewSubject &subject, const QString &proposedResponse);
    void close();
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    [[nodiscard]] const Review &review() const { return m_review; }

    /// Changes the open review; what follows from the change (state, evidence of links, revision) is done here.
    void change(const FieldKey &key, Pace pace, const std::function<void(Review &)> &edit);
    /// Makes the message, or the stretch of it, evidence of the open review, unless it is already.
    void addEvidence(const EvidenceLink &link);
    /// The next key press begins a new step of undo.
    void endTyping() { ++m_run; }
    [[nodiscard]] QUndoStack &undoStack() { return m_undoStack; }

    /// @returns false while something could not be written
    bool flush();
    [[nodiscard]] SaveState saveState() const { return m_saveState; }
    [[nodiscard]] const QString &saveError() const { return m_saveError; }

signals:
    void reviewChanged(); ///< another one, or another content
    void saveStateChanged();
    void reviewSaved(const tacet::Review &review);
    void silenceRequested(int index); ///< undo or redo changed the review of another silence: go there

private:
    friend class ReviewCommand;

    struct Unsaved {
        Review review;
        QString what;
    };

    void assume(const Review &review, const FieldKey &key);
    void keep(const FieldKey &key);
    void schedule(Pace pace);
    void setSaveState(SaveState state, const QString &error = {});
    [[nodiscard]] Result<Review> find(const ReviewSubject &subject) const;
    [[nodiscard]] int runOf(Pace pace);

    AnnotationStore &m_store;
    QString m_reviewer;
    ReviewModes m_modes;
    LinkResolver m_resolve;
    Review m_review;
    QString m_proposedResponse;
    bool m_isOpen = false;
    Pace m_pace = Pace::AtOnce;
    std::vector<Unsaved> m_unsaved; ///< by review, in the order of their first change
    QTimer m_saveTimer;
    QElapsedTimer m_firstUnsaved;
    QElapsedTimer m_lastTyped;
    int m_run = 1;
    int m_typedInRun = 0;
    SaveState m_saveState = SaveState::Nothing;
    QString m_saveError;
    QUndoStack m_undoStack; ///< last: its commands refer to this
};

}
