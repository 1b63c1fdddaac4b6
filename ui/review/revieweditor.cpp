// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/revieweditor.h"

#include "models/store/annotationstore.h"
#include "ui/review/reviewcommand.h"
#include "ui/review/reviewedits.h"

#include <QCoreApplication>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace tacet {

namespace {

// Undo takes back a phrase, not an hour's essay.
constexpr int RunPauseMs = 2'000;
constexpr int RunLength = 60;

bool isSameSilence(const ReviewSubject &one, const ReviewSubject &other)
{
    return one.sessionUid == other.sessionUid && one.key == other.key;
}

bool isCoded(ReviewField field)
{
    return field == ReviewField::Readings || field == ReviewField::Response;
}

QDateTime now()
{
    return QDateTime::currentDateTimeUtc();
}

}

ReviewEditor::ReviewEditor(AnnotationStore &store, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
    m_saveTimer.setSingleShot(true);
    connect(&m_saveTimer, &QTimer::timeout, this, &ReviewEditor::flush);
    connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, this, &ReviewEditor::flush);
}

ReviewEditor::~ReviewEditor()
{
    blockSignals(true); // whoever listens may be half gone
    flush();
}

void ReviewEditor::setReviewer(const QString &reviewer)
{
    if (reviewer == m_reviewer)
        return;
    close();
    m_undoStack.clear();
    m_reviewer = reviewer;
}

void ReviewEditor::setModes(const ReviewModes &modes)
{
    if (modes == m_modes)
        return;
    m_modes = modes;
    emit reviewChanged();
}

// Whoever has finished a reading has seen what follows, guard or not.
bool ReviewEditor::hidesWhatFollows() const
{
    using State = Review::State;
    const bool isOpenEnded =
        m_review.state == State::Unread || m_review.state == State::Draft || m_review.state == State::Later;
    return m_isOpen && m_modes.isGuarded && !m_review.firstReading && isOpenEnded;
}

bool ReviewEditor::hidesProposals() const
{
    return m_isOpen && (hidesWhatFollows() || (m_modes.isBlind && !m_review.primary()));
}

void ReviewEditor::reveal()
{
    change({ReviewField::Reveal, {}}, Pace::AtOnce, [](Review &review) {
        review.firstReading = FirstReading {now(), review.readings, review.confidence};
    });
}

void ReviewEditor::addEvidence(const EvidenceLink &link)
{
    change({ReviewField::Evidence, {}}, Pace::AtOnce, [&](Review &review) {
        const auto same = std::find_if(review.evidence.begin(), review.evidence.end(), [&](const EvidenceLink &known) {
            return known.key == link.key && known.quote == link.quote;
        });
        if (same == review.evidence.end())
            review.evidence.push_back(link);
    });
}

std::optional<EvidenceLink> ReviewEditor::resolve(qint64 number) const
{
    return m_resolve ? m_resolve(number) : std::nullopt;
}

Result<Review> ReviewEditor::find(const ReviewSubject &subject) const
{
    for (const Unsaved &unsaved : m_unsaved) {
        if (isSameSilence(unsaved.review.subject, subject) && unsaved.review.reviewer == m_reviewer)
            return unsaved.review;
    }
    auto stored = m_store.reviewOf(subject.sessionUid, subject.key, m_reviewer);
    if (!stored)
        return failure(stored);
    if (*stored)
        return **std::move(stored);
    Review review;
    review.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    review.reviewer = m_reviewer;
    review.state = Review::State::Unread;
    return review;
}

Result<> ReviewEditor::open(const ReviewSubject &subject, const QString &proposedResponse)
{
    endTyping();
    m_proposedResponse = proposedResponse;
    if (!m_isOpen || !isSameSilence(m_review.subject, subject)) {
        flush();
        const bool isOtherSession = m_review.subject.sessionUid != subject.sessionUid;
        auto review = find(subject);
        if (!review) {
            close();
            return failure(review);
        }
        if (isOtherSession)
            m_undoStack.clear();
        m_review = *std::move(review);
        m_isOpen = true;
        if (m_unsaved.empty())
            setSaveState(m_review.created.isValid() ? SaveState::Saved : SaveState::Nothing);
    }
    m_review.subject = subject; // as computed now; stored with the next change
    emit reviewChanged();
    return {};
}

void ReviewEditor::close()
{
    endTyping();
    flush();
    if (!m_isOpen)
        return;
    m_isOpen = false;
    if (m_unsaved.empty())
        setSaveState(SaveState::Nothing);
    emit reviewChanged();
}

int ReviewEditor::runOf(Pace pace)
{
    if (pace == Pace::AtOnce) {
        endTyping();
        return 0;
    }
    if (!m_lastTyped.isValid() || m_lastTyped.hasExpired(RunPauseMs) || ++m_typedInRun >= RunLength) {
        endTyping();
        m_typedInRun = 0;
    }
    m_lastTyped.start();
    return m_run;
}

void ReviewEditor::change(const FieldKey &key, Pace pace, const std::function<void(Review &)> &edit)
{
    if (!m_isOpen)
        return;
    Review after = m_review;
    edit(after);
    if (after == m_review)
        return;
    followLinks(m_review, after, m_resolve);
    settle(after, m_proposedResponse);
    if (!after.created.isValid()) {
        after.created = now();
        after.isBlind = m_modes.isBlind;
    }
    if (isCoded(key.field)) {
        if (const auto codebook = m_store.currentCodebook())
            after.codebook = codebook->revision;
    }
    m_pace = pace;
    m_undoStack.push(new ReviewCommand(*this, m_review, after, {key, runOf(pace)}));
    m_pace = Pace::AtOnce;
}

void ReviewEditor::assume(const Review &review, const FieldKey &key)
{
    const bool isOther = !m_isOpen || !isSameSilence(m_review.subject, review.subject);
    const ReviewSubject subject = isOther ? review.subject : m_review.subject;
    m_review = review;
    m_review.subject = subject;
    if (!m_review.created.isValid())
        m_review.created = now(); // what was before the first change; not worth keeping, but must be well formed
    m_review.modified = now();
    m_isOpen = true;
    keep(key);
    schedule(m_pace);
    emit reviewChanged();
    if (isOther)
        emit silenceRequested(review.subject.index);
}

void ReviewEditor::keep(const FieldKey &key)
{
    const QString what = tr("%1 on %2", "field on message number")
                             .arg(key.field == ReviewField::Readings ? tr("reading %1").arg(readingsInWords(m_review))
                                                                     : labelOf(key.field))
                             .arg(m_review.subject.label.value_or(m_review.subject.index));
    if (m_unsaved.empty())
        m_firstUnsaved.start();
    const auto same = std::find_if(m_unsaved.begin(), m_unsaved.end(),
                                   [&](const Unsaved &unsaved) { return unsaved.review.id == m_review.id; });
    if (same == m_unsaved.end())
        m_unsaved.push_back({m_review, what});
    else
        *same = {m_review, what};
}

void ReviewEditor::schedule(Pace pace)
{
    if (pace == Pace::AtOnce || m_firstUnsaved.hasExpired(LongestDelayMs)) {
        flush();
        return;
    }
    setSaveState(SaveState::Pending);
    m_saveTimer.start(SaveDelayMs);
}

bool ReviewEditor::flush()
{
    m_saveTimer.stop();
    if (m_unsaved.empty())
        return true;
    QString error;
    for (Unsaved &next : std::exchange(m_unsaved, {})) {
        if (const auto written = m_store.put(next.review, next.what); written)
            emit reviewSaved(next.review);
        else {
            error = oneLine(written.error());
            m_unsaved.push_back(std::move(next));
        }
    }
    if (!m_unsaved.empty()) {
        m_saveTimer.start(RetryMs);
        setSaveState(SaveState::Failed, error);
        return false;
    }
    setSaveState(m_isOpen ? SaveState::Saved : SaveState::Nothing);
    return true;
}

void ReviewEditor::setSaveState(SaveState state, const QString &error)
{
    if (state == m_saveState && error == m_saveError)
        return;
    m_saveState = state;
    m_saveError = error;
    emit saveStateChanged();
}

}
