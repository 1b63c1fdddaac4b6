// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/silencereport.h"

#include "models/analysis/cueexpressions.h"
#include "models/operations/messagereader.h"
#include "models/operations/messageside.h"
#include "models/operations/readingfacts.h"
#include "models/store/transcriptreader.h"

#include <QCache>

namespace tacet {

namespace {

constexpr int TurnRows = 64; ///< how far back the turn before is looked for
constexpr int SideMessages = 50; ///< on each side of the silence
constexpr int PageRows = 64;
constexpr qsizetype OutputLimit = 1024 * 1024; ///< of all tool outputs of a side, in UTF-16 units

bool ordinaryMessage(const MessageRow &row)
{
    return row.role != Role::System && !row.flags.testFlag(MessageFlag::Sidechain);
}

void append(SessionColumns &columns, const std::vector<MessageRow> &rows)
{
    for (const MessageRow &row : rows) {
        columns.role.push_back(row.role);
        columns.silence.push_back(row.silence);
        columns.flags.push_back(row.flags);
    }
}

}

struct SilenceReporter::Private {
    const TranscriptReader &reader;
    const MessageReader &messages;
    ReportOptions options;
    CueExpressions own; ///< in the language of this format
    QCache<int, SideFacts> known {2 * SideMessages + PageRows};
    std::optional<SessionColumns> allColumns = {}; ///< of the whole session; read when first needed
    std::shared_ptr<const std::vector<qint64>> ownGaps = {};

    [[nodiscard]] SessionId session() const { return messages.session().id; }

    Result<Slot> slotBefore(const MessageRow &row) const;
    Result<std::optional<ResponseSpan>> responseTo(const MessageRow &row) const;
    Result<const SideFacts *> sideOf(const MessageRow &row);
    Result<SideFacts> sideOf(int first, int last, bool assistantOnly);
    struct Sides {
        SideFacts before;
        SideFacts after;
    };
    Result<Sides> sidesOf(const SilenceReport &report);
    Result<> propose(SilenceReport &report);
    Result<ReadingFacts> readingFactsOf(const SilenceReport &report);
};

Result<Slot> SilenceReporter::Private::slotBefore(const MessageRow &row) const
{
    const int first = qMax(0, row.ordinal - TurnRows);
    const auto rows = reader.page(session(), first, row.ordinal - first);
    if (!rows)
        return failure(rows);
    // The rules decide at the last message that said or did something: no other body is read.
    std::vector<TurnFacts> turns(rows->size());
    bool decided = false;
    for (size_t i = rows->size(); i-- > 0;) {
        const MessageRow &message = (*rows)[i];
        const bool acted = ordinaryMessage(message) && message.role == Role::Assistant
            && (message.toolCalls > 0 || message.textCharacters > 0);
        if (acted && !decided) {
            const auto body = messages.body(message);
            if (!body)
                return failure(body);
            turns[i] = turnOf(message, &*body);
            decided = true;
        } else {
            turns[i] = turnOf(message, nullptr);
        }
    }
    std::vector<TurnFacts> ordinary;
    for (size_t i = 0; i < turns.size(); ++i) {
        if (ordinaryMessage((*rows)[i]))
            ordinary.push_back(std::move(turns[i]));
    }
    return slotOf(ordinary, own);
}

Result<std::optional<ResponseSpan>> SilenceReporter::Private::responseTo(const MessageRow &row) const
{
    SessionColumns columns;
    append(columns, {row});
    for (bool ended = false; !ended;) {
        const auto rows = reader.page(session(), row.ordinal + columns.size(), PageRows);
        if (!rows)
            return failure(rows);
        append(columns, *rows);
        ended = rows->size() < size_t(PageRows) || std::any_of(rows->begin(), rows->end(), isUserTurn);
    }
    auto span = tacet::responseTo(columns, 0);
    if (span)
        span = ResponseSpan {span->first + row.ordinal, span->last + row.ordinal};
    return span;
}

Result<const SideFacts *> SilenceReporter::Private::sideOf(const MessageRow &row)
{
    if (const SideFacts *facts = known.object(row.ordinal))
        return facts;
    const auto body = messages.body(row);
    if (!body)
        return failure(body);
    auto *side = new SideFacts(tacet::sideOf(row, *body));
    known.insert(row.ordinal, side); // takes ownership
    return side;
}

Result<SideFacts> SilenceReporter::Private::sideOf(int first, int last, bool assistantOnly)
{
    const auto rows = reader.page(session(), first, last - first + 1);
    if (!rows)
        return failure(rows);
    SideFacts whole;
    qsizetype outputs = 0;
    for (const MessageRow &row : *rows) {
        const bool isResult = row.silence == SilenceClass::ToolResult;
        if (!ordinaryMessage(row) || (assistantOnly && row.role != Role::Assistant && !isResult))
            continue;
        const auto side = sideOf(row);
        if (!side)
            return failure(side);
        if (assistantOnly && row.role != Role::Assistant) {
            whole.errors += (*side)->errors; // a result of its own message tells of the call that it failed, no more
            continue;
        }
        SideFacts message = **side;
        for (const QString &output : message.outputs)
            outputs += output.size();
        if (outputs > OutputLimit)
            message.outputs.clear();
        append(whole, message);
    }
    return whole;
}

Result<SilenceReporter::Private::Sides> SilenceReporter::Private::sidesOf(const SilenceReport &report)
{
    Sides sides;
    auto before = sideOf(qMax(0, report.row.ordinal - SideMessages), report.row.ordinal - 1, false);
    if (!before)
        return failure(before);
    sides.before = std::move(*before);
    if (report.response) {
        const auto &[first, last] = *report.response;
        auto after = sideOf(first, qMin(last, first + SideMessages - 1), true);
        if (!after)
            return failure(after);
        sides.after = std::move(*after);
    }
    return sides;
}

Result<> SilenceReporter::Private::propose(SilenceReport &report)
{
    if (!isUserTurn(report.row))
        return {};
    const auto sides = sidesOf(report);
    if (!sides)
        return failure(sides);
    report.proposal = proposeResponse(sides->before, sides->after, options.proposals, own);
    return {};
}

Result<ReadingFacts> SilenceReporter::Private::readingFactsOf(const SilenceReport &report)
{
    if (!allColumns) {
        auto read = reader.columns(session());
        if (!read)
            return failure(read);
        allColumns = std::move(*read);
        ownGaps = std::make_shared<const std::vector<qint64>>(ownGapsIn(*allColumns));
    }
    ReadingFacts facts = readingFactsIn(*allColumns, report.row.ordinal);
    facts.ownGapsMs = ownGaps;
    facts.silence = report.silence;
    facts.humanAct = report.row.humanAct;
    facts.slot = report.slot;
    facts.gapMs = report.row.gapMs;
    const auto next = nextUserWords(*allColumns, report.row.ordinal);
    if (!next)
        return facts;
    const auto row = reader.message(session(), *next);
    if (!row)
        return failure(row);
    const auto body = messages.body(*row);
    if (!body)
        return failure(body);
    facts.nextUserText = body->visibleText().trimmed().left(TextLimit);
    if (row->timeMs && report.row.timeMs && *row->timeMs > *report.row.timeMs)
        facts.nextUserAfterMs = *row->timeMs - *report.row.timeMs;
    return facts;
}

SilenceReporter::SilenceReporter(const TranscriptReader &reader, const MessageReader &messages,
                                 const ReportOptions &options)
    : d(new Private {reader, messages, options, CueExpressions(messages.cueWords())})
{ }

SilenceReporter::~SilenceReporter() = default;

Result<SilenceReport> SilenceReporter::report(const MessageRow &row)
{
    SilenceReport report;
    report.row = row;
    report.silence = row.silence;
    const bool endsGap = row.silence == SilenceClass::None && row.role == Role::User && row.gapMs
        && *row.gapMs >= d->options.gaps.lapseMs;
    if (endsGap)
        report.silence = SilenceClass::Gap;
    const auto slot = d->slotBefore(row);
    if (!slot)
        return failure(slot);
    report.slot = *slot;
    report.gap = gapKindOf(row.gapMs, report.slot, d->options.gaps);
    report.shorterGaps = d->options.baseline.shorterThan(row.gapMs);
    report.times = d->options.baseline.times();
    const auto response = d->responseTo(row);
    if (!response)
        return failure(response);
    report.response = *response;
    if (auto proposed = d->propose(report); !proposed)
        return failure(proposed);
    if (d->options.withEvidence && !row.evidence.empty()) {
        auto evidence = d->messages.evidence(row);
        if (!evidence)
            return failure(evidence);
        report.evidence = std::move(*evidence);
    }
    return report;
}

Result<SilenceReport> SilenceReporter::report(const AbsentTurn &turn)
{
    SilenceReport report;
    report.absent = turn;
    report.silence = SilenceClass::Absent;
    report.row.ordinal = turn.before;
    report.row.key = QString::fromStdString(keyOf(turn));
    report.row.role = roleOf(turn.kind);
    report.row.silence = SilenceClass::Absent;
    report.row.detail = idOf(turn.kind);
    report.row.delivered = Delivered::No;
    report.row.rule = QString::fromStdString(turn.rule);
    report.row.timeMs = turn.timeMs;
    const auto slot = d->slotBefore(report.row);
    if (!slot)
        return failure(slot);
    report.slot = *slot;
    if (d->options.withEvidence) {
        auto evidence = d->messages.evidence(turn);
        if (!evidence)
            return failure(evidence);
        report.evidence.push_back(std::move(*evidence));
    }
    return report;
}

Result<SilenceProposals> SilenceReporter::propose(const SilenceReport &report)
{
    SilenceProposals proposals;
    if (!isUserTurn(report.row))
        return proposals;
    const auto facts = d->readingFactsOf(report);
    if (!facts)
        return failure(facts);
    const auto sides = d->sidesOf(report);
    if (!sides)
        return failure(sides);
    proposals.readings = proposeReadings(*facts, d->options.proposals);
    proposals.flags = flagsOf(sides->before, sides->after, report.slot, d->options.proposals);
    return proposals;
}

Result<SilenceReport> reportSilence(const TranscriptReader &reader, const MessageReader &messages,
                                    const MessageRow &row, const ReportOptions &options)
{
    return SilenceReporter(reader, messages, options).report(row);
}

}
