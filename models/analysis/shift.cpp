// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/shift.h"

#include "models/analysis/prose.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace tacet {

namespace {

using Side = std::span<const MessageMeasure>;

bool endsInQuestion(const QString &text)
{
    static const QRegularExpression mark(QStringLiteral(R"(\?["')\]*_]*$)"));
    return mark.match(lastSentence(lastParagraphs(text))).hasMatch();
}

QHash<QString, int> countsOf(const QStringList &names)
{
    QHash<QString, int> counts;
    for (const QString &name : names)
        ++counts[name];
    return counts;
}

QStringList toolsOf(Side side)
{
    QStringList tools;
    for (const MessageMeasure &message : side)
        tools += message.tools;
    return tools;
}

QSet<QString> unitedOf(Side side, QSet<QString> MessageMeasure::*names)
{
    QSet<QString> all;
    for (const MessageMeasure &message : side)
        all.unite(message.*names);
    return all;
}

double surprise(double share)
{
    return share > 0 ? -share * std::log2(share) : 0;
}

/// H((P+Q)/2) - (H(P)+H(Q))/2, with H in bits.
double jensenShannon(const QStringList &left, const QStringList &right)
{
    const QHash<QString, int> a = countsOf(left);
    const QHash<QString, int> b = countsOf(right);
    QStringList names = a.keys() + b.keys();
    names.sort(); // sums do not depend on the order of a hash
    names.removeDuplicates();
    double divergence = 0;
    for (const QString &name : names) {
        const double p = double(a.value(name)) / double(left.size());
        const double q = double(b.value(name)) / double(right.size());
        divergence += surprise((p + q) / 2) - (surprise(p) + surprise(q)) / 2;
    }
    return std::clamp(divergence, 0.0, 1.0);
}

qsizetype commonOf(const QSet<QString> &left, const QSet<QString> &right)
{
    return std::count_if(left.begin(), left.end(), [&](const QString &name) { return right.contains(name); });
}

template<typename Count>
std::optional<double> meanOf(Side side, Count count)
{
    if (side.empty())
        return std::nullopt;
    double sum = 0;
    for (const MessageMeasure &message : side)
        sum += double(count(message));
    return sum / double(side.size());
}

template<typename Count>
MeasuredShift meanShift(Side before, Side after, int few, Count count)
{
    MeasuredShift shift {.before = meanOf(before, count),
                         .after = meanOf(after, count),
                         .beforeCount = int(before.size()),
                         .afterCount = int(after.size())};
    if (shift.beforeCount >= few && shift.afterCount >= few)
        shift.value = *shift.after - *shift.before;
    return shift;
}

MeasuredShift toolShift(Side before, Side after, int few)
{
    const QStringList left = toolsOf(before);
    const QStringList right = toolsOf(after);
    MeasuredShift shift {.beforeCount = int(left.size()), .afterCount = int(right.size())};
    if (shift.beforeCount >= few && shift.afterCount >= few)
        shift.value = jensenShannon(left, right);
    return shift;
}

MeasuredShift setShift(const QSet<QString> &left, const QSet<QString> &right, int few, bool isShareOfRight)
{
    MeasuredShift shift {.beforeCount = int(left.size()), .afterCount = int(right.size())};
    if (shift.beforeCount < few || shift.afterCount < few)
        return shift;
    const auto common = double(commonOf(left, right));
    shift.value =
        isShareOfRight ? common / double(right.size()) : common / (double(left.size() + right.size()) - common);
    return shift;
}

double quantile(const std::vector<double> &ascending, double share)
{
    const double place = share * double(ascending.size() - 1);
    const auto lower = size_t(place);
    const size_t upper = std::min(lower + 1, ascending.size() - 1);
    return ascending[lower] + (place - double(lower)) * (ascending[upper] - ascending[lower]);
}

/// Words that say nothing of what a text is about.
bool isCommon(const QString &word)
{
    static const QSet<QString> common = [] {
        const QString words = QStringLiteral(
            "about above after again also always another based because been before being between both cannot check "
            "could "
            "does doing done down each else even every exactly find first following from have here into just know like "
            "look looks made make many more most much must need needs next only other over same should show since some "
            "still such sure take than that their them then there these they thing this those through time under until "
            "using want well were what when where which while will with without work would your file files command run "
            "running let's i'll it's can't don't aber alle auch dann dass deine diese dieser eine einen einer haben "
            "hier "
            "ihre kann mein mehr muss nach nicht noch oder schon sein sich sind über unter wenn werden wird wurde zum");
        const QStringList list = words.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return common.contains(word);
}

void appendCommonest(QStringList &topic, const QStringList &names, int most)
{
    const QHash<QString, int> counts = countsOf(names);
    QStringList distinct = names;
    distinct.removeDuplicates();
    std::stable_sort(distinct.begin(), distinct.end(),
                     [&](const QString &a, const QString &b) { return counts.value(a) > counts.value(b); });
    for (const QString &name : distinct) {
        if (topic.size() < most && !topic.contains(name))
            topic.append(name);
    }
}

}

MessageMeasure measureOf(const SideFacts &message)
{
    MessageMeasure measure {.errors = message.errors + (message.failed ? 1 : 0)};
    for (const QString &text : message.texts) {
        measure.words += wordCount(text);
        measure.identifiers.unite(identifiersIn(text));
    }
    for (const CallFacts &call : message.calls) {
        measure.tools.append(call.tool.toLower());
        measure.identifiers.unite(identifiersIn(call.target));
        const QStringList files = filesIn(call.tool, call.target);
        measure.files.unite(QSet<QString>(files.begin(), files.end()));
        measure.stateChanges += call.changesState ? 1 : 0;
        measure.asks |= toolFamily(call.tool) == ToolFamily::Question;
    }
    // Words that a call follows were no question put to anybody.
    const bool endsInWords = message.calls.empty() || message.calls.back().textsBefore < message.texts.size();
    measure.asks |= endsInWords && !message.texts.isEmpty() && endsInQuestion(message.texts.last());
    return measure;
}

QLatin1StringView idOf(Measure measure)
{
    constexpr std::array<const char *, Measures> Ids {"tool_mix", "files",     "identifiers", "words",
                                                      "calls",    "questions", "errors",      "state_changes"};
    return QLatin1StringView(Ids[size_t(measure)]);
}

Shift shiftBetween(std::span<const MessageMeasure> before, std::span<const MessageMeasure> after,
                   const ShiftSettings &settings)
{
    const int few = settings.few;
    const auto means = [&](auto count) { return meanShift(before, after, few, count); };
    const auto sets = [&](QSet<QString> MessageMeasure::*names, bool isShareOfRight) {
        return setShift(unitedOf(before, names), unitedOf(after, names), few, isShareOfRight);
    };
    return {toolShift(before, after, few),
            sets(&MessageMeasure::files, false),
            sets(&MessageMeasure::identifiers, true),
            means([](const MessageMeasure &m) { return m.words; }),
            means([](const MessageMeasure &m) { return m.tools.size(); }),
            means([](const MessageMeasure &m) { return m.asks ? 1 : 0; }),
            means([](const MessageMeasure &m) { return m.errors; }),
            means([](const MessageMeasure &m) { return m.stateChanges; })};
}

void addTo(Baseline &baseline, const Shift &shift)
{
    ++baseline.turns;
    for (size_t i = 0; i < Measures; ++i) {
        std::vector<double> &values = baseline.measures[i].values;
        if (shift[i].value)
            values.insert(std::upper_bound(values.begin(), values.end(), *shift[i].value), *shift[i].value);
    }
}

Placement placementOf(std::optional<double> value, const MeasureBaseline &baseline, int few)
{
    const std::vector<double> &values = baseline.values;
    Placement placement {.count = int(values.size())};
    if (placement.count < std::max(1, few))
        return placement;
    placement.lowerQuartile = quantile(values, 0.25);
    placement.median = quantile(values, 0.5);
    placement.upperQuartile = quantile(values, 0.75);
    if (value) {
        const auto [first, last] = std::equal_range(values.begin(), values.end(), *value);
        const double below = double(first - values.begin()) + double(last - first) / 2;
        placement.percentile = 100 * below / double(values.size());
    }
    return placement;
}

std::vector<AlignedName> align(const QStringList &before, const QStringList &after)
{
    const QHash<QString, int> left = countsOf(before);
    const QHash<QString, int> right = countsOf(after);
    QStringList first = before;
    first.removeDuplicates();
    QStringList second = after;
    second.removeDuplicates();
    std::vector<AlignedName> names;
    for (const QString &name : first) {
        if (right.contains(name))
            names.push_back({name, left.value(name), right.value(name)});
    }
    for (const QString &name : second) {
        if (!left.contains(name))
            names.push_back({name, 0, right.value(name)});
    }
    for (const QString &name : first) {
        if (!right.contains(name))
            names.push_back({name, left.value(name), 0});
    }
    return names;
}

QStringList topicOf(const QStringList &texts, int most)
{
    static const QRegularExpression token(QStringLiteral(R"([\p{L}\p{N}_][\p{L}\p{N}_./:'-]*)"));
    QStringList identifiers;
    QStringList words;
    for (const QString &text : texts) {
        const QSet<QString> known = identifiersIn(text);
        for (auto matches = token.globalMatch(text); matches.hasNext();) {
            QString name = matches.next().captured();
            while (!name.isEmpty() && !name.back().isLetterOrNumber())
                name.chop(1);
            const QString lower = name.toLower();
            if (known.contains(name))
                identifiers.append(name);
            else if (name.size() >= 4 && !isCommon(lower) && !name.front().isDigit())
                words.append(lower);
        }
    }
    QStringList topic;
    appendCommonest(topic, identifiers, most - most / 3);
    appendCommonest(topic, words, most);
    return topic;
}

}
