// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/thresholds.h"

#include <array>
#include <cmath>

namespace tacet {

namespace {

/// One place for each: what it is called, where it stands, what it may be.
struct Threshold {
    const char *name;
    double (*value)(const ReportOptions &);
    void (*set)(ReportOptions &, double);
    double most;
};

constexpr double Share = 1;
constexpr double Any = 1e15;

#define TACET_THRESHOLD(name, member, most)                                                                            \
    Threshold                                                                                                          \
    {                                                                                                                  \
        name, [](const ReportOptions &options) { return double(options.member); },                                     \
            [](ReportOptions &options, double value) { options.member = decltype(options.member)(value); }, most       \
    }

// What was named before stands first, and keeps its name.
constexpr std::array Thresholds {
    TACET_THRESHOLD("gap.pause_ms", gaps.pauseMs, Any),
    TACET_THRESHOLD("gap.lapse_ms", gaps.lapseMs, Any),
    TACET_THRESHOLD("summary_headings", proposals.summaryHeadings, Any),
    TACET_THRESHOLD("summary_overlap", proposals.summaryOverlap, Share),
    TACET_THRESHOLD("reset_overlap", proposals.resetOverlap, Share),
    TACET_THRESHOLD("continue_jaccard", proposals.continueJaccard, Share),
    TACET_THRESHOLD("continue_words", proposals.continueWords, Any),
    TACET_THRESHOLD("opening_words", proposals.openingWords, Any),
    TACET_THRESHOLD("compared_calls", proposals.comparedCalls, Any),
    TACET_THRESHOLD("orientation_calls", proposals.orientationCalls, Any),
    TACET_THRESHOLD("few_identifiers", proposals.fewIdentifiers, Any),
    TACET_THRESHOLD("plan_divergence", proposals.planDivergence, Share),
    TACET_THRESHOLD("few_calls", proposals.fewCalls, Any),
    TACET_THRESHOLD("repeated_calls", proposals.repeatedCalls, Any),
    TACET_THRESHOLD("prod_run", proposals.prodRun, Any),
    TACET_THRESHOLD("prod_gap_share", proposals.prodGapShare, Share),
    TACET_THRESHOLD("news_gap_quantile", proposals.newsGapQuantile, Share),
    TACET_THRESHOLD("defer_ms", proposals.deferMs, Any),
    TACET_THRESHOLD("slip_ms", proposals.slipMs, Any),
    TACET_THRESHOLD("late_position", proposals.latePosition, Share),
    TACET_THRESHOLD("tired_turns", proposals.tiredTurns, Any),
    TACET_THRESHOLD("few_gaps", proposals.fewGaps, Any),
    TACET_THRESHOLD("shift_window", shift.window, 1000),
    TACET_THRESHOLD("shift_few", shift.few, Any),
    TACET_THRESHOLD("baseline_turns", shift.baselineTurns, Any),
};

#undef TACET_THRESHOLD

}

std::vector<std::pair<QString, double>> namedThresholds(const ReportOptions &options)
{
    std::vector<std::pair<QString, double>> values;
    for (const Threshold &threshold : Thresholds)
        values.emplace_back(QString::fromLatin1(threshold.name), threshold.value(options));
    return values;
}

bool setThreshold(ReportOptions &options, const QString &name, double value)
{
    for (const Threshold &threshold : Thresholds) {
        if (name != QLatin1StringView(threshold.name))
            continue;
        if (!std::isfinite(value) || value < 0 || value > threshold.most)
            return false;
        ReportOptions changed = options;
        threshold.set(changed, value);
        if (changed.shift.window < 1)
            return false;
        options = changed;
        return true;
    }
    return false;
}

}
