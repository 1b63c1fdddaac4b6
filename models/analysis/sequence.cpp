// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/sequence.h"

#include "models/analysis/cueexpressions.h"
#include "models/analysis/prose.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace tacet {

namespace {

/// Where in the last turn's words a cue must stand to count.
enum class Scope {
    LastSentence, ///< what is left hanging in the air
    LastParagraphs, ///< what the turn comes down to
};

struct Cue {
    Slot slot;
    Scope scope;
    const char *pattern; ///< Perl-compatible, matched without regard to case
};

// The only place with words in it; the first line that matches decides. English, then the commonest German.
constexpr std::array Cues {
    // An offer that needs a yes; before the question mark, because offers are put as questions.
    Cue {
        Slot::ProposalPending, Scope::LastSentence,
        R"(\b(shall i|should i|shall we|should we|(would|do) you (like|want|prefer) me to|want me to|how about)\b)"
        R"(|\bi('d| would)? (recommend|suggest|propose)\b|\b(let me know|tell me) if you('d| would)? (like|want) me to\b)"
        R"(|\bsay the word\b|\bsoll(en)? (ich|wir)\b|\b(möchtest|willst) du, dass ich\b)"
        R"(|\bich (schlage vor|empfehle|würde vorschlagen|würde empfehlen)\b)"},
    // Anything else that is asked.
    Cue {Slot::QuestionPending, Scope::LastSentence, R"(\?["')\]*_]*$)"},
    Cue {Slot::QuestionPending, Scope::LastSentence,
         R"(\b(please (confirm|choose|decide|tell me|let me know which)|let me know (which|what|how|whether))\b)"
         R"(|\b(bitte (bestätige|wähle|entscheide)|sag mir (bitte )?(welche|was|wie|ob))\b)"},
    // More is announced than has been done.
    Cue {
        Slot::WorkInProgress, Scope::LastSentence,
        R"(:$|…$|^((ok|okay|good|great|right|perfect|so|now|next|first|then)[,.!]? )*(let me|let's|i'll|i will|i'm going to|i am going to)\b(?! know\b))"
        R"(|^(now|next),? (checking|running|trying|looking|searching)\b|^(jetzt|als nächstes|zuerst|ich werde|lass mich)\b)"},
    // Failure, loss or refusal is what it comes down to.
    Cue {
        Slot::BadNews, Scope::LastParagraphs,
        R"(\b(unfortunately|regrettably|fail(s|ed|ure|ures)?|impossible|not possible|unsolvable|unrecoverable)\b)"
        R"(|\b(cannot|can't|could not|couldn't|will not|won't) be (fixed|solved|resolved|recovered|restored|done|changed|supported)\b)"
        R"(|\b(unable to|not supported|no way (to|around)|data loss|(was|were|is|are|been) lost|blocker|blocked by|out of memory)\b)"
        R"(|\b((does|do|did)(n't| not) work|(is|are|was|were) broken|crash(es|ed)|fundamental (limit|limitation|constraint))\b)"
        R"(|\bi (can't|cannot|won't|am unable to|must decline to) (help|assist|do|continue)\b)"
        R"(|\b(leider|fehlgeschlagen|gescheitert|unmöglich|nicht möglich|geht nicht|verloren gegangen|datenverlust)\b)"},
};

// "0 failed", "fixed the failure" are good news in the words of bad news; a question tells nothing.
const char *const NotBadNews =
    R"(\b(0|no|none|zero|without|never|fixed|resolves?d?|keine?|ohne)\b(\s+[\w-]+){0,3}\s+)"
    R"((fail\w*|crash\w*|blockers?|fehlgeschlagen)\b|\bno longer (fail|crash)\w*|[^.!?\n]*\?)";

constexpr std::array QuestionTools {"question", "askuserquestion", "ask_followup_question", "request_user_input",
                                    "ask_user"};
constexpr std::array ProposalTools {"exitplanmode", "exit_plan_mode", "plan_exit", "plan_mode_respond"};

const QRegularExpression &compiled(const Cue &cue)
{
    static const auto all = [] {
        std::array<QRegularExpression, Cues.size()> expressions;
        for (size_t i = 0; i < Cues.size(); ++i)
            expressions[i] = QRegularExpression(QString::fromUtf8(Cues[i].pattern),
                                                QRegularExpression::CaseInsensitiveOption
                                                    | QRegularExpression::UseUnicodePropertiesOption);
        return expressions;
    }();
    return all[size_t(&cue - Cues.data())];
}

bool contains(std::span<const char *const> names, const QString &tool)
{
    return std::any_of(names.begin(), names.end(), [&tool](const char *name) {
        return tool.compare(QLatin1StringView(name), Qt::CaseInsensitive) == 0;
    });
}

std::optional<Slot> slotOfTools(const QStringList &tools)
{
    for (const QString &tool : tools) {
        if (contains(QuestionTools, tool))
            return Slot::QuestionPending;
        if (contains(ProposalTools, tool))
            return Slot::ProposalPending;
    }
    return std::nullopt;
}

/// The words that somebody has for what a cue is a sign of.
std::optional<CueWord> ownWordOf(Slot slot)
{
    switch (slot) {
    case Slot::ProposalPending:
        return CueWord::Proposal;
    case Slot::QuestionPending:
        return CueWord::Question;
    case Slot::WorkInProgress:
        return CueWord::Work;
    case Slot::BadNews:
        return CueWord::BadNews;
    default:
        return std::nullopt;
    }
}

Slot slotOfWords(const QString &text, const CueExpressions &own)
{
    static const QRegularExpression notBad(QString::fromUtf8(NotBadNews), QRegularExpression::CaseInsensitiveOption);
    const QStringList paragraphs = lastParagraphs(text);
    const QString sentence = lastSentence(paragraphs);
    QString ending = paragraphs.mid(qMax(0, int(paragraphs.size()) - 2)).join(QLatin1Char('\n'));
    ending.remove(notBad);
    for (const Cue &cue : Cues) {
        const QString &place = cue.scope == Scope::LastSentence ? sentence : ending;
        const auto word = ownWordOf(cue.slot);
        if (compiled(cue).match(place).hasMatch() || (word && own.isIn(*word, place)))
            return cue.slot;
    }
    return Slot::ReportDelivered;
}

/// @param turn the assistant's, nearest last; tool results are part of it
Slot slotOfTurn(std::span<const TurnFacts> turn, const CueExpressions &own)
{
    const TurnFacts &last = turn.back();
    if (last.interrupted)
        return Slot::Interrupted;
    if (last.failed)
        return Slot::Error;
    for (auto message = turn.rbegin(); message != turn.rend(); ++message) {
        // A question or a plan that was put through a tool is pending until the user speaks.
        if (const auto slot = slotOfTools(message->tools))
            return *slot;
        if (message->toolCalls)
            return Slot::WorkInProgress;
        if (!message->text.trimmed().isEmpty())
            return slotOfWords(message->text, own);
    }
    return Slot::WorkInProgress; // it began, and has shown nothing yet
}

}

Slot slotOf(std::span<const TurnFacts> before)
{
    return slotOf(before, CueExpressions());
}

Slot slotOf(std::span<const TurnFacts> before, const CueExpressions &own)
{
    // The user's own silences just before belong to the same turn as the one that is asked about.
    size_t end = before.size();
    for (; end > 0 && before[end - 1].byUser; --end) {
        if (before[end - 1].interrupted)
            return Slot::Interrupted;
        if (!before[end - 1].silent)
            return Slot::WorkInProgress; // the user has spoken: the next turn is the assistant's
    }
    size_t begin = end;
    while (begin > 0 && !before[begin - 1].byUser)
        --begin;
    return begin == end ? Slot::SessionStart : slotOfTurn(before.subspan(begin, end - begin), own);
}

GapKind gapKindOf(std::optional<qint64> gapMs, Slot slot, const GapThresholds &thresholds)
{
    if (!gapMs || *gapMs < 0)
        return GapKind::Unknown;
    if (*gapMs < thresholds.pauseMs)
        return GapKind::Pause;
    // Whoever has been asked is the one who is silent, however long.
    if (slot == Slot::QuestionPending || slot == Slot::ProposalPending)
        return GapKind::Attributable;
    if (*gapMs >= thresholds.lapseMs)
        return GapKind::Lapse;
    // Inside a turn that has not come to its end nobody else's turn is due.
    return slot == Slot::WorkInProgress ? GapKind::Pause : GapKind::Gap;
}

QString jefferson(std::optional<qint64> gapMs)
{
    if (!gapMs || *gapMs < 0)
        return {};
    const qint64 tenths = (*gapMs + 50) / 100;
    if (tenths < 600)
        return QStringLiteral("(%1.%2)").arg(tenths / 10).arg(tenths % 10);
    const qint64 seconds = (*gapMs + 500) / 1000;
    const auto two = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    if (seconds < 3600)
        return QStringLiteral("(%1:%2)").arg(QString::number(seconds / 60), two(seconds % 60));
    return QStringLiteral("(%1:%2:%3)").arg(QString::number(seconds / 3600), two(seconds / 60 % 60), two(seconds % 60));
}

}
