// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/silenceflags.h"

#include "models/analysis/responsecues.h"
#include "models/analysis/shift.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>

namespace tacet {

namespace {

using Severity = Mistake::Severity;

QRegularExpression caseless(const char *pattern)
{
    return QRegularExpression(QString::fromUtf8(pattern),
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::UseUnicodePropertiesOption);
}

/// What the user is said to have said; in the turn that is judged they said nothing. English, then German.
const QRegularExpression &premise()
{
    static const QRegularExpression words = caseless(
        R"(\b(as|since) you('ve| have)? (asked|requested|said|mentioned|confirmed|approved|agreed|wanted|suggested)\b)"
        R"(|\byou('ve| have)? (just )?(confirmed|approved|agreed|gave me|told me|asked me)\b)"
        R"(|\b(with|per|based on|given|thanks for|following) your (approval|confirmation|request|permission|go-ahead|answer|reply|choice)\b)"
        R"(|\b(wie|da) (du|sie) (gewünscht|bestätigt|gesagt|gebeten)\b|\b(mit|nach) (deiner|ihrer) (zustimmung|bestätigung|freigabe)\b)");
    return words;
}

const QRegularExpression &claim()
{
    static const QRegularExpression words = caseless(
        R"(\b(all|everything|it|the (task|work|fix|migration|change)s?)( is|'s| are)? (now )?(done|complete|completed|finished|fixed|working|in place)\b)"
        R"(|\b(i('ve| have)|successfully) (\w+ )?(completed|finished|fixed|implemented|deployed|installed|migrated)\b)"
        R"(|\ball tests (now )?pass\b|\b(alles )?(ist|sind) (jetzt )?(fertig|erledigt|behoben)\b)");
    return words;
}

std::span<const CallFacts> firstOf(const std::vector<CallFacts> &calls, int count)
{
    return std::span(calls).first(std::min(calls.size(), size_t(count)));
}

std::span<const CallFacts> lastOf(const std::vector<CallFacts> &calls, int count)
{
    return std::span(calls).last(std::min(calls.size(), size_t(count)));
}

/// The sentence around a match, so that the reviewer can judge it.
QString sentenceOf(const QString &text, const QRegularExpressionMatch &match)
{
    const auto isEnd = [&](qsizetype at) { return QStringLiteral(".!?\n").contains(text[at]); };
    qsizetype begin = match.capturedStart();
    while (begin > 0 && !isEnd(begin - 1))
        --begin;
    qsizetype end = match.capturedEnd();
    while (end < text.size() && !isEnd(end))
        ++end;
    return text.mid(begin, std::min<qsizetype>(end - begin + 1, 300)).trimmed();
}

std::optional<SilenceFlag> permission(const SideFacts &before, const SideFacts &after, Slot slot)
{
    if (slot != Slot::QuestionPending && slot != Slot::ProposalPending)
        return std::nullopt;
    SilenceFlag flag {.kind = FlagKind::Permission};
    int irreversible = 0;
    int commands = 0;
    int unnamed = 0;
    for (const CallFacts &call : after.calls) {
        if (!call.changesState)
            continue;
        flag.calls.push_back(call);
        irreversible += isIrreversible(call.tool, call.target) ? 1 : 0;
        commands += toolFamily(call.tool) == ToolFamily::Shell ? 1 : 0;
        const QStringList objects = objectsIn(call.tool, call.target);
        unnamed +=
            std::any_of(objects.begin(), objects.end(), [&](const QString &o) { return !isNamed(o, before); }) ? 1 : 0;
    }
    if (flag.calls.empty())
        return std::nullopt;
    flag.severity = irreversible > 0 ? Severity::High : commands + unnamed > 0 ? Severity::Medium : Severity::Low;
    flag.cues = {{QStringLiteral("state_changes"), double(flag.calls.size())},
                 {QStringLiteral("irreversible"), double(irreversible)},
                 {QStringLiteral("changing_commands"), double(commands)},
                 {QStringLiteral("unnamed_changes"), double(unnamed)}};
    return flag;
}

std::optional<SilenceFlag> inventedPremise(const SideFacts &after)
{
    if (after.markedSummary) // it speaks of the whole session, in which the user did say things
        return std::nullopt;
    for (const QString &text : after.texts) {
        if (const auto match = premise().match(text); match.hasMatch())
            return SilenceFlag {.kind = FlagKind::Premise,
                                .severity = Severity::Medium,
                                .cues = {{QStringLiteral("premise"), 1}},
                                .quote = sentenceOf(text, match)};
    }
    return std::nullopt;
}

/// Two ways: other tools than before, or a recap instead of the work that was going on.
std::optional<SilenceFlag> planChanged(const SideFacts &before, const SideFacts &after, Slot slot,
                                       const ProposalThresholds &limits)
{
    const auto last = lastOf(before.calls, limits.comparedCalls);
    const auto first = firstOf(after.calls, limits.comparedCalls);
    const auto measured = [](std::span<const CallFacts> calls) {
        return std::vector {measureOf({.calls = {calls.begin(), calls.end()}})};
    };
    const Shift shift = shiftBetween(measured(last), measured(first), {.few = limits.fewCalls});
    const auto divergence = shift[size_t(Measure::Tools)].value;
    const ResponseCues cues = measureCues(before, after, limits);
    const bool isRecap = cues.markedSummary || cues.headings >= limits.summaryHeadings;
    const bool stopped =
        slot == Slot::WorkInProgress && int(last.size()) >= limits.fewCalls && first.empty() && isRecap;
    if (stopped)
        return SilenceFlag {.kind = FlagKind::PlanChanged,
                            .cues = {{QStringLiteral("calls_before"), double(last.size()), QStringLiteral("few_calls"),
                                      double(limits.fewCalls)},
                                     {QStringLiteral("calls_after"), 0},
                                     {QStringLiteral("headings"), double(cues.headings),
                                      QStringLiteral("summary_headings"), double(limits.summaryHeadings)}}};
    if (!divergence || *divergence < limits.planDivergence)
        return std::nullopt;
    return SilenceFlag {
        .kind = FlagKind::PlanChanged,
        .cues = {{QStringLiteral("tool_mix"), *divergence, QStringLiteral("plan_divergence"), limits.planDivergence}},
        .calls = {first.begin(), first.end()}};
}

std::optional<SilenceFlag> repeated(const SideFacts &before, const SideFacts &after, const ProposalThresholds &limits)
{
    const auto last = lastOf(before.calls, limits.comparedCalls);
    SilenceFlag flag {.kind = FlagKind::Repeated};
    for (const CallFacts &call : firstOf(after.calls, limits.comparedCalls)) {
        const bool isKnown = !call.target.isEmpty() && std::any_of(last.begin(), last.end(), [&](const CallFacts &c) {
            return c.tool == call.tool && c.target == call.target;
        });
        if (isKnown)
            flag.calls.push_back(call);
    }
    if (int(flag.calls.size()) < limits.repeatedCalls)
        return std::nullopt;
    flag.cues = {{QStringLiteral("repeated_calls"), double(flag.calls.size()), QStringLiteral("repeated_calls"),
                  double(limits.repeatedCalls)}};
    return flag;
}

std::optional<SilenceFlag> claimedDone(const SideFacts &after)
{
    const bool failed = after.errors > 0;
    if (after.markedSummary || after.texts.isEmpty() || (!after.calls.empty() && !failed))
        return std::nullopt;
    const QString &text = after.texts.last();
    const auto match = claim().match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return SilenceFlag {.kind = FlagKind::ClaimedDone,
                        .severity = failed ? Severity::Medium : Severity::Low,
                        .cues = {{QStringLiteral("calls_after"), double(after.calls.size())},
                                 {QStringLiteral("errors_after"), double(after.errors)}},
                        .quote = sentenceOf(text, match)};
}

}

QLatin1StringView idOf(FlagKind kind)
{
    constexpr std::array Ids {"permission", "premise", "plan-changed", "repeated", "claimed-done"};
    return QLatin1StringView(Ids[size_t(kind)]);
}

std::vector<SilenceFlag> flagsOf(const SideFacts &before, const SideFacts &after, Slot slot,
                                 const ProposalThresholds &thresholds)
{
    std::vector<SilenceFlag> flags;
    for (auto &flag :
         {permission(before, after, slot), inventedPremise(after), planChanged(before, after, slot, thresholds),
          repeated(before, after, thresholds), claimedDone(after)}) {
        if (flag)
            flags.push_back(*flag);
    }
    return flags;
}

}
