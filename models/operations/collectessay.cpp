// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/collectessay.h"

#include "models/jobs/progress.h"
#include "models/operations/dossier.h"
#include "models/operations/messagereader.h"
#include "models/operations/messageside.h"
#include "models/operations/reviewsubject.h"
#include "models/operations/silencereport.h"
#include "models/operations/thresholds.h"
#include "models/store/annotationstore.h"
#include "models/store/transcriptreader.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace tacet {

namespace {

constexpr qsizetype QuoteCharacters = 1500;
constexpr qsizetype RecordBytes = 4000;
constexpr int QuotedBefore = 3; ///< besides the user's last words
constexpr int QuotedAfter = 2;
constexpr int QuotedCalls = 5; ///< of one message
constexpr int RowsAround = 64; ///< how far away they are looked for

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::CollectEssay)
};

bool isQuotable(const MessageRow &row)
{
    return !row.flags.testFlag(MessageFlag::Sidechain) && (row.textCharacters > 0 || row.toolCalls > 0);
}

class EssayCollector
{
public:
    EssayCollector(const TranscriptReader &reader, const MessageReader &messages, const ReportOptions &options)
        : m_reader(reader)
        , m_messages(messages)
        , m_reporter(reader, messages, options)
        , m_shift(options.shift)
    { }

    /// The session as a whole, once: for the neighbours, and what is usual in it.
    Result<> measure(EssaySession &session)
    {
        auto columns = m_reader.columns(m_messages.session().id);
        if (!columns)
            return failure(columns);
        m_columns = std::move(*columns);
        NoProgress progress;
        auto baseline = measureBaseline(m_reader, m_messages, m_shift, progress);
        if (!baseline)
            return failure(baseline);
        session.baseline = std::move(*baseline);
        session.few = m_shift.few;
        return {};
    }

    Result<EssaySilence> collect(int ordinal, std::vector<Review> reviews)
    {
        const auto row = m_reader.message(m_messages.session().id, ordinal);
        if (!row)
            return failure(row);
        const auto report = m_reporter.report(*row);
        if (!report)
            return failure(report);
        EssaySilence silence = computed(*report);
        silence.reviews = std::move(reviews);
        if (silence.silence == SilenceClass::None) // read as a silence once; the record has changed since
            silence.silence = silenceClassFromId(silence.reviews.front().subject.silence).value_or(SilenceClass::None);
        if (auto read = readSubject(*row, silence); !read)
            return failure(read);
        if (auto read = readBefore(ordinal, silence); !read)
            return failure(read);
        if (auto read = readAfter(*report, silence); !read)
            return failure(read);
        if (auto read = readDossier(*report, silence); !read)
            return failure(read);
        return silence;
    }

    Result<EssaySilence> collect(const AbsentTurn &turn, std::vector<Review> reviews)
    {
        const auto report = m_reporter.report(turn);
        if (!report)
            return failure(report);
        EssaySilence silence = computed(*report);
        silence.reviews = std::move(reviews);
        silence.subject.index = turn.before;
        silence.subject.role = report->row.role;
        silence.subject.timeMs = turn.timeMs;
        silence.subject.silence = QStringLiteral("%1 (%2)").arg(labelOf(SilenceClass::Absent), labelOf(turn.kind));
        const auto record = m_messages.record(turn);
        if (!record)
            return failure(record);
        silence.records.push_back(
            {QString::fromUtf8(record->left(RecordBytes)), std::max(qsizetype(0), record->size() - RecordBytes)});
        const auto hash = sha256Of(m_messages, turn);
        if (!hash)
            return failure(hash);
        silence.rawSha256 = silence.contentSha256 = *hash;
        if (auto read = readBefore(turn.before, silence); !read)
            return failure(read);
        return silence;
    }

private:
    [[nodiscard]] static EssaySilence computed(const SilenceReport &report)
    {
        EssaySilence silence;
        silence.key = report.row.key;
        silence.silence = report.silence;
        silence.detail = report.row.detail;
        silence.humanAct = report.row.humanAct;
        silence.delivered = report.row.delivered;
        silence.rule = report.row.rule;
        silence.confidence = report.row.confidence;
        silence.evidence = report.evidence;
        silence.slot = report.slot;
        silence.gap = report.gap;
        silence.gapNotation = jefferson(report.row.gapMs);
        silence.shorterGaps = report.shorterGaps;
        silence.times = report.times;
        if (report.response)
            silence.response = {report.response->first, report.response->last};
        silence.proposal = report.proposal.code;
        silence.cues = report.proposal.cues;
        return silence;
    }

    Result<> readSubject(const MessageRow &row, EssaySilence &silence) const
    {
        auto subject = quote(row);
        if (!subject)
            return failure(subject);
        silence.subject = std::move(*subject);
        const auto records = m_messages.records(row);
        if (!records)
            return failure(records);
        for (const QByteArray &record : *records) {
            silence.records.push_back(
                {QString::fromUtf8(record.left(RecordBytes)), std::max(qsizetype(0), record.size() - RecordBytes)});
        }
        const auto raw = m_messages.rawSha256(row);
        if (!raw)
            return failure(raw);
        const auto content = m_messages.contentSha256(row);
        if (!content)
            return failure(content);
        silence.rawSha256 = *raw;
        silence.contentSha256 = *content;
        return {};
    }

    /// The last few messages before, and the user's last words even where they stand further back.
    Result<> readBefore(int ordinal, EssaySilence &silence) const
    {
        const int first = std::max(0, ordinal - RowsAround);
        const auto rows = m_reader.page(m_messages.session().id, first, ordinal - first);
        if (!rows)
            return failure(rows);
        std::vector<const MessageRow *> wanted;
        bool userHasSpoken = false;
        for (auto row = rows->rbegin(); row != rows->rend(); ++row) {
            const bool usersWords = row->role == Role::User && row->textCharacters > 0 && isQuotable(*row);
            if (usersWords ? !userHasSpoken : isQuotable(*row) && wanted.size() < QuotedBefore)
                wanted.push_back(&*row);
            userHasSpoken |= usersWords;
        }
        std::reverse(wanted.begin(), wanted.end());
        return quoteAll(wanted, silence.before);
    }

    Result<> readAfter(const SilenceReport &report, EssaySilence &silence) const
    {
        if (!report.response)
            return {};
        const int count = std::min(RowsAround, report.response->last - report.response->first + 1);
        const auto rows = m_reader.page(m_messages.session().id, report.response->first, count);
        if (!rows)
            return failure(rows);
        std::vector<const MessageRow *> wanted;
        for (const MessageRow &row : *rows) {
            if (row.role == Role::Assistant && isQuotable(row) && wanted.size() < QuotedAfter)
                wanted.push_back(&row);
        }
        return quoteAll(wanted, silence.after);
    }

    Result<> readDossier(const SilenceReport &report, EssaySilence &silence)
    {
        auto dossier = collectDossier(m_reader, m_messages, m_columns, report, m_shift);
        if (!dossier)
            return failure(dossier);
        auto proposals = m_reporter.propose(report);
        if (!proposals)
            return failure(proposals);
        silence.pending = dossier->pending;
        silence.shift = dossier->shift;
        silence.tools = std::move(dossier->tools);
        silence.files = std::move(dossier->files);
        silence.likelyReadings = std::move(proposals->readings);
        silence.flags = std::move(proposals->flags);
        return {};
    }

    Result<> quoteAll(const std::vector<const MessageRow *> &rows, std::vector<QuotedMessage> &quotes) const
    {
        for (const MessageRow *row : rows) {
            auto quoted = quote(*row);
            if (!quoted)
                return failure(quoted);
            quotes.push_back(std::move(*quoted));
        }
        return {};
    }

    Result<QuotedMessage> quote(const MessageRow &row) const
    {
        const auto body = m_messages.body(row);
        if (!body)
            return failure(body);
        QuotedMessage message;
        message.index = row.ordinal;
        message.label = row.label;
        message.role = row.role;
        message.timeMs = row.timeMs;
        if (row.silence != SilenceClass::None)
            message.silence = row.detail.isEmpty() ? labelOf(row.silence)
                                                   : QStringLiteral("%1 (%2)").arg(labelOf(row.silence), row.detail);
        const QString text = body->visibleText().trimmed();
        message.text = text.left(QuoteCharacters);
        message.omitted = int(text.size() - message.text.size());
        for (const CallFacts &call : sideOf(row, *body).calls) {
            if (message.calls.size() < QuotedCalls)
                message.calls.append(QStringLiteral("%1: %2").arg(call.tool, call.target.left(200)));
        }
        return message;
    }

    const TranscriptReader &m_reader;
    const MessageReader &m_messages;
    SilenceReporter m_reporter;
    ShiftSettings m_shift;
    SessionColumns m_columns;
};

Result<> addCodebooks(const EssaySession &session, const AnnotationStore &store, QMap<int, Codebook> &codebooks)
{
    for (const EssaySilence &silence : session.silences) {
        for (const Review &review : silence.reviews) {
            if (codebooks.contains(review.codebook))
                continue;
            auto codebook = store.codebook(review.codebook);
            if (!codebook)
                return failure(codebook);
            if (*codebook)
                codebooks.insert(review.codebook, **codebook);
        }
    }
    return {};
}

}

Result<EssaySession> collectEssay(const TranscriptReader &reader, const MessageReader &messages,
                                  const AnnotationStore &store, std::optional<int> index, const ReportOptions &options)
{
    const SessionRow &row = messages.session();
    EssaySession session {row.facts.uid, row.format, row.facts.title, row.messages};
    const auto reviews = store.reviewsOf(row.facts.uid);
    if (!reviews)
        return failure(reviews);
    std::vector<QString> keys;
    for (const Review &review : *reviews)
        keys.push_back(review.subject.key);
    const auto ordinals = reader.ordinalsOf(row.id, keys);
    if (!ordinals)
        return failure(ordinals);
    const std::map<QString, int> ordinalOf(ordinals->begin(), ordinals->end());
    std::map<int, std::vector<Review>> bySilence;
    std::map<QString, std::vector<Review>> byAbsence;
    for (const Review &review : *reviews) {
        if (isAbsentKey(review.subject.key)) {
            if (!index)
                byAbsence[review.subject.key].push_back(review);
            continue;
        }
        const auto found = ordinalOf.find(review.subject.key);
        if (found != ordinalOf.end() && (!index || found->second == *index))
            bySilence[found->second].push_back(review);
        else if (found == ordinalOf.end() && !index)
            session.unattached.push_back(review);
    }
    if (index && bySilence.empty())
        return fail(Error::Code::NotFound,
                    Text::tr("Nobody has reviewed message %1; `tacet code` records a reading.").arg(*index));
    const auto columns = reader.columns(row.id);
    if (!columns)
        return failure(columns);
    ReportOptions ofSession = options;
    ofSession.baseline = GapBaseline(*columns);
    EssayCollector collector(reader, messages, ofSession);
    if (!bySilence.empty()) {
        if (auto measured = collector.measure(session); !measured)
            return failure(measured);
    }
    for (auto &[ordinal, ofSilence] : bySilence) {
        auto silence = collector.collect(ordinal, std::move(ofSilence));
        if (!silence)
            return failure(silence);
        session.silences.push_back(std::move(*silence));
    }
    for (auto &[key, ofAbsence] : byAbsence) {
        const auto turn = reader.absent(row.id, key);
        if (!turn && turn.error().code != Error::Code::NotFound)
            return failure(turn);
        if (!turn) {
            session.unattached.insert(session.unattached.end(), ofAbsence.begin(), ofAbsence.end());
            continue;
        }
        auto silence = collector.collect(*turn, std::move(ofAbsence));
        if (!silence)
            return failure(silence);
        session.silences.push_back(std::move(*silence));
    }
    std::stable_sort(session.silences.begin(), session.silences.end(),
                     [](const EssaySilence &a, const EssaySilence &b) { return a.subject.index < b.subject.index; });
    return session;
}

Result<> completeEssay(EssayDocument &document, const AnnotationStore &store, const ReportOptions &options)
{
    document.programVersion = QStringLiteral(TACET_VERSION);
    for (const auto &[name, value] : namedThresholds(options))
        document.thresholds.emplace_back(name, QString::number(value, 'g', 15));
    for (const EssaySession &session : document.sessions) {
        if (auto added = addCodebooks(session, store, document.codebooks); !added)
            return added;
    }
    return {};
}

}
