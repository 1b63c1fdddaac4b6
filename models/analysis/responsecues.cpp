// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/responsecues.h"

#include "models/analysis/prose.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <span>

namespace tacet {

namespace {

constexpr qsizetype OrientationWindow = 5;

QRegularExpression caseless(const char *pattern)
{
    return QRegularExpression(QString::fromUtf8(pattern),
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::UseUnicodePropertiesOption);
}

/// The codebook's words, for each kind in one place; English, then German.
struct Words {
    QRegularExpression summary = caseless(
        R"(\b(so far|done|completed|next steps?|summary|accomplished|zusammenfassung|bisher|erledigt|nächste schritte)\b)");
    // The codebook's "empty|blank|no text" alone would take every empty list for a remark: the sentence has to speak
    // of a message, too.
    QRegularExpression remark = caseless(
        R"(\b(message|prompt|input|turn|reply|nachricht|eingabe)\b[^.!?\n]{0,60}\b(empty|blank|leer|came through|without (any )?(text|content))\b)"
        R"(|\b(empty|blank|leere)\b[^.!?\n]{0,30}\b(message|prompt|input|turn|reply|nachricht|eingabe)\b)"
        R"(|\bno (text|message|content|input)\b[^.!?\n]{0,40}\b(you|your|message|came|received|see)\b)"
        R"(|\b(you|i) (sent|see|received|got|didn't (see|receive|get)|don't see)\b[^.!?\n]{0,30}\b(nothing|no (text|message|content|input)|any (text|message|content|input))\b)"
        R"(|\bdid you mean\b)");
    QRegularExpression apology = caseless(R"(\b(sorry|apolog\w*|my mistake|entschuldig\w*|mein fehler)\b)");
    QRegularExpression greeting =
        caseless(R"(^\s*(hi|hello|hey|greetings|hallo|guten (tag|morgen|abend))\b)"
                 R"(|\b(how can i (help|assist)|what can i (do|help)|wie kann ich (dir|ihnen|helfen))\b)");
    QRegularExpression asksAnew = caseless(
        R"(\b(what (would you like|do you want) (me )?to (do|work on|help|build)|what('s| is) the (task|goal)|what are (we|you) working on)\b)"
        R"(|\b(please (provide|describe|share|tell me)|could you (provide|describe|share)) (the|your|me the|what the)\b[^.!?\n]{0,30}\b(task|request|context|goal)\b)"
        R"(|\bi (don't|do not) have (any |the )?(context|information|memory) (about|on|of|from)\b)");
    QRegularExpression plan =
        caseless(R"(\b(plan|next step|as (discussed|planned|agreed)|continu\w+|where (we|i) left off|todo)\b)");
    QRegularExpression holding =
        caseless(R"(\b(i('ll| will) wait|let me know|ready when|whenever|standing by|sag bescheid|ich warte)\b)");
    QRegularExpression closing = caseless(
        R"(\b(all done|nothing (further|else|more) (to do|remains|is needed|needed)|nothing further|wrapping up|alles erledigt)\b)");
};

const Words &words()
{
    static const Words all;
    return all;
}

int matches(const QRegularExpression &expression, const QString &text)
{
    int count = 0;
    for (auto found = expression.globalMatch(text); found.hasNext(); found.next())
        ++count;
    return count;
}

using Calls = std::span<const CallFacts>;

Calls firstOf(const std::vector<CallFacts> &calls, qsizetype count)
{
    return Calls(calls).first(size_t(qMin(count, qsizetype(calls.size()))));
}

Calls lastOf(const std::vector<CallFacts> &calls, qsizetype count)
{
    return Calls(calls).last(size_t(qMin(count, qsizetype(calls.size()))));
}

QSet<QString> filesOf(Calls calls)
{
    QSet<QString> files;
    for (const CallFacts &call : calls) {
        const QStringList named = filesIn(call.tool, call.target);
        files.unite(QSet<QString>(named.begin(), named.end()));
    }
    return files;
}

std::optional<double> jaccard(const QSet<QString> &left, const QSet<QString> &right)
{
    if (left.isEmpty() && right.isEmpty())
        return std::nullopt;
    QSet<QString> common = left;
    common.intersect(right);
    return double(common.size()) / double(left.size() + right.size() - common.size());
}

std::optional<double> overlap(const QString &text, const SideFacts &before, int few)
{
    const QSet<QString> here = identifiersIn(text);
    if (here.size() < few)
        return std::nullopt;
    QSet<QString> there;
    for (const QString &earlier : before.texts + before.outputs)
        there.unite(identifiersIn(earlier));
    for (const CallFacts &call : before.calls)
        there.unite(identifiersIn(call.target));
    if (there.size() < few)
        return std::nullopt;
    const auto known =
        std::count_if(here.begin(), here.end(), [&](const QString &name) { return there.contains(name); });
    return double(known) / double(here.size());
}

void measureFirstText(ResponseCues &cues, const SideFacts &before, const SideFacts &after,
                      const ProposalThresholds &limits, const CueExpressions &own)
{
    if (after.texts.isEmpty())
        return;
    const QString &first = after.texts.first();
    const QString opening = firstWords(first, limits.openingWords);
    cues.words = wordCount(first);
    cues.headings = headingCount(first);
    cues.bullets = bulletCount(first);
    cues.summaryWords = matches(words().summary, first) + own.count(CueWord::Summary, first);
    cues.identifierOverlap = overlap(first, before, limits.fewIdentifiers);
    cues.remark = words().remark.match(opening).hasMatch() || own.isIn(CueWord::Remark, opening);
    cues.apology = words().apology.match(opening).hasMatch() || own.isIn(CueWord::Apology, opening);
    cues.greeting = words().greeting.match(opening).hasMatch() || own.isIn(CueWord::Greeting, opening);
    cues.asksAnew = words().asksAnew.match(opening).hasMatch() || own.isIn(CueWord::AsksAnew, opening);
    cues.namesPlan = words().plan.match(opening).hasMatch() || own.isIn(CueWord::Plan, opening);
    std::vector<CallFacts> earlier;
    std::copy_if(after.calls.begin(), after.calls.end(), std::back_inserter(earlier),
                 [](const CallFacts &call) { return call.textsBefore == 0; });
    for (const QString &file : filesOf(earlier))
        cues.newFiles += isNamed(file, before) ? 0 : 1;
}

void measureLastText(ResponseCues &cues, const SideFacts &after, const CueExpressions &own)
{
    if (after.texts.isEmpty())
        return;
    static const QRegularExpression questionMark(QStringLiteral(R"(\?["')\]*_]*$)"));
    const QStringList paragraphs = lastParagraphs(after.texts.last());
    const QString ending = paragraphs.mid(qMax(0, int(paragraphs.size()) - 2)).join(u'\n');
    const QString sentence = lastSentence(paragraphs);
    cues.question = questionMark.match(sentence).hasMatch() || own.isIn(CueWord::Question, sentence);
    cues.holding = words().holding.match(ending).hasMatch() || own.isIn(CueWord::Holding, ending);
    cues.closing = words().closing.match(ending).hasMatch() || own.isIn(CueWord::Closing, ending);
}

void measureCalls(ResponseCues &cues, const SideFacts &before, const SideFacts &after, const ProposalThresholds &limits)
{
    if (after.calls.empty())
        return;
    const Calls first = firstOf(after.calls, limits.comparedCalls);
    const Calls last = lastOf(before.calls, limits.comparedCalls);
    cues.sameFamily = !last.empty() && sameFamily(last.back().tool, first.front().tool);
    cues.fileJaccard = jaccard(filesOf(last), filesOf(first));
    for (int i = 0; i < qMin(first.front().textsBefore, int(after.texts.size())); ++i)
        cues.wordsBeforeCall += wordCount(after.texts[i]);
    for (const CallFacts &call : first) {
        cues.questionTool |= toolFamily(call.tool) == ToolFamily::Question;
        if (!call.changesState)
            continue;
        ++cues.stateChanges;
        cues.irreversible += isIrreversible(call.tool, call.target) ? 1 : 0;
        const QStringList objects = objectsIn(call.tool, call.target);
        cues.unnamedChanges +=
            std::any_of(objects.begin(), objects.end(), [&](const QString &o) { return !isNamed(o, before); }) ? 1 : 0;
    }
    for (const CallFacts &call : firstOf(after.calls, OrientationWindow)) {
        cues.orientationCalls += isOrientation(call.tool, call.target) ? 1 : 0;
        cues.namesPlan |= toolFamily(call.tool) == ToolFamily::Plan;
    }
}

}

bool isNamed(const QString &object, const SideFacts &before)
{
    const QString name = object.mid(object.lastIndexOf(u'/') + 1);
    const auto names = [&](const QString &text) { return text.contains(name); };
    return name.isEmpty() || std::any_of(before.texts.begin(), before.texts.end(), names)
        || std::any_of(before.outputs.begin(), before.outputs.end(), names)
        || std::any_of(before.calls.begin(), before.calls.end(), [&](const CallFacts &c) { return names(c.target); });
}

ResponseCues measureCues(const SideFacts &before, const SideFacts &after, const ProposalThresholds &thresholds,
                         const CueExpressions &own)
{
    ResponseCues cues {.failed = after.failed,
                       .reasoningOnly = after.reasoningOnly,
                       .markedSummary = after.markedSummary,
                       .texts = int(after.texts.size()),
                       .calls = int(after.calls.size())};
    measureFirstText(cues, before, after, thresholds, own);
    measureLastText(cues, after, own);
    measureCalls(cues, before, after, thresholds);
    return cues;
}

QMap<QString, double> toMap(const ResponseCues &cues)
{
    QMap<QString, double> map;
    const auto count = [&map](const char *name, double value) {
        if (value != 0)
            map.insert(QString::fromUtf8(name), value);
    };
    const auto ratio = [&map](const char *name, std::optional<double> value) {
        if (value)
            map.insert(QString::fromUtf8(name), std::round(*value * 1000) / 1000);
    };
    count("apology", cues.apology);
    count("asks_anew", cues.asksAnew);
    count("bullets", cues.bullets);
    count("calls", cues.calls);
    count("closing", cues.closing);
    count("failed", cues.failed);
    count("greeting", cues.greeting);
    count("headings", cues.headings);
    count("holding", cues.holding);
    count("irreversible", cues.irreversible);
    count("marked_summary", cues.markedSummary);
    count("names_plan", cues.namesPlan);
    count("new_files", cues.newFiles);
    count("orientation_calls", cues.orientationCalls);
    count("question", cues.question);
    count("question_tool", cues.questionTool);
    count("reasoning_only", cues.reasoningOnly);
    count("remark", cues.remark);
    count("same_family", cues.sameFamily);
    count("state_changes", cues.stateChanges);
    count("summary_words", cues.summaryWords);
    count("texts", cues.texts);
    count("unnamed_changes", cues.unnamedChanges);
    count("words", cues.words);
    count("words_before_call", cues.wordsBeforeCall);
    ratio("file_jaccard", cues.fileJaccard);
    ratio("identifier_overlap", cues.identifierOverlap);
    return map;
}

}
