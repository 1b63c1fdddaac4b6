// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/dossier.h"

#include "models/analysis/prose.h"
#include "models/jobs/progress.h"
#include "models/operations/messagereader.h"
#include "models/operations/messageside.h"
#include "models/operations/plantool.h"
#include "models/operations/turnwindow.h"
#include "models/store/transcriptreader.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace tacet {

namespace {

constexpr int BeforeLines = 10;
constexpr int AfterLines = 14;
constexpr qsizetype LongestText = 900; // characters
constexpr int TopicNames = 9;
constexpr int UserReach = 256; // rows in which the user's words are looked for, each way

using Window = std::vector<WindowMessage>;

DossierText shortened(int ordinal, const QString &text, int lines)
{
    static const QRegularExpression marks(QStringLiteral("^#{1,6} +"), QRegularExpression::MultilineOption);
    static const QRegularExpression emptyLines(QStringLiteral("\\n\\s*\\n"));
    DossierText result {ordinal, {}, false};
    QString whole = text.trimmed();
    whole.remove(marks).replace(emptyLines, QStringLiteral("\n"));
    qsizetype end = 0;
    for (int line = 0; line < lines && end >= 0; ++line)
        end = whole.indexOf(u'\n', end == 0 ? 0 : end + 1);
    result.text = end < 0 ? whole : whole.left(end);
    result.text.truncate(LongestText);
    result.isCut = result.text.size() < whole.size();
    return result;
}

/// The measures of a turn: what stands before it, and what comes after its first answer.
struct Sides {
    Window before;
    std::optional<WindowMessage> first;
    Window after;

    [[nodiscard]] Shift shift(const ShiftSettings &settings) const
    {
        return shiftBetween(measuresOf(before), measuresOf(after), settings);
    }

    static std::vector<MessageMeasure> measuresOf(const Window &window)
    {
        std::vector<MessageMeasure> measures;
        for (const WindowMessage &message : window)
            measures.push_back(message.measure);
        return measures;
    }
};

Result<Sides> sidesOf(TurnWindow &window, int ordinal, const ShiftSettings &settings)
{
    Sides sides;
    auto before = window.before(ordinal, settings.window);
    if (!before)
        return failure(before);
    sides.before = *std::move(before);
    auto after = window.after(ordinal, settings.window + 1);
    if (!after)
        return failure(after);
    if (!after->empty()) {
        sides.first = std::move(after->front());
        after->erase(after->begin());
    }
    sides.after = *std::move(after);
    return sides;
}

/// The user's nearest words, looked for from `first` in the given direction.
class UserWords
{
public:
    UserWords(const TranscriptReader &reader, const MessageReader &messages)
        : m_reader(reader)
        , m_messages(messages)
    { }

    Result<std::optional<DossierText>> before(int ordinal) const
    {
        const int first = std::max(0, ordinal - UserReach);
        auto rows = m_reader.page(m_messages.session().id, first, ordinal - first);
        if (!rows)
            return failure(rows);
        std::reverse(rows->begin(), rows->end());
        return firstOf(*rows);
    }

    Result<std::optional<DossierText>> after(int ordinal) const
    {
        const auto rows = m_reader.page(m_messages.session().id, ordinal + 1, UserReach);
        return rows ? firstOf(*rows) : failure(rows);
    }

private:
    Result<std::optional<DossierText>> firstOf(const std::vector<MessageRow> &rows) const
    {
        for (const MessageRow &row : rows) {
            if (!isUserTurn(row) || row.textCharacters == 0 || row.silence != SilenceClass::None)
                continue;
            const auto body = m_messages.body(row);
            if (!body)
                return failure(body);
            return std::optional(shortened(row.ordinal, body->visibleText(), BeforeLines));
        }
        return std::optional<DossierText>();
    }

    const TranscriptReader &m_reader;
    const MessageReader &m_messages;
};

struct Names {
    QStringList tools;
    QStringList files; // once a call
};

void addSide(DossierSide &side, Names &names, const Window &window)
{
    QStringList about;
    for (const WindowMessage &message : window) {
        about += message.facts.texts;
        for (CallFacts call : message.facts.calls) {
            const QStringList files = filesIn(call.tool, call.target);
            about.append(call.target);
            names.tools.append(call.tool);
            names.files += files;
            side.files += files;
            side.calls.push_back(std::move(call));
        }
    }
    side.files.removeDuplicates();
    side.topic = topicOf(about, TopicNames);
    side.messages = int(window.size());
}

/// The last plan that the assistant wrote down on this side.
Result<> readPlan(DossierSide &side, const Window &window, const MessageReader &messages)
{
    for (auto message = window.rbegin(); message != window.rend(); ++message) {
        const bool plans = std::any_of(message->facts.calls.begin(), message->facts.calls.end(),
                                       [](const CallFacts &c) { return toolFamily(c.tool) == ToolFamily::Plan; });
        if (!plans)
            continue;
        const auto body = messages.body(message->row);
        if (!body)
            return failure(body);
        side.plan = planIn(*body);
        side.planOrdinal = message->row.ordinal;
        if (!side.plan.empty())
            return {};
    }
    return {};
}

void readWords(Dossier &dossier, const Sides &sides, Slot slot)
{
    for (auto message = sides.before.rbegin(); message != sides.before.rend(); ++message) {
        if (message->facts.texts.isEmpty())
            continue;
        const QString &text = message->facts.texts.last();
        dossier.before.said = shortened(message->row.ordinal, text, BeforeLines);
        if (slot == Slot::QuestionPending || slot == Slot::ProposalPending) {
            dossier.pending = lastSentence(lastParagraphs(text));
            dossier.pendingOrdinal = message->row.ordinal;
        }
        break;
    }
    Window after = sides.after;
    if (sides.first)
        after.insert(after.begin(), *sides.first);
    for (const WindowMessage &message : after) {
        if (!message.facts.texts.isEmpty()) {
            dossier.after.said = shortened(message.row.ordinal, message.facts.texts.first(), AfterLines);
            return;
        }
    }
}

std::optional<qint64> apart(const SessionColumns &columns, int one, int other)
{
    const qint64 from = columns.timeMs[size_t(one)];
    const qint64 to = columns.timeMs[size_t(other)];
    if (from == SessionColumns::NoTime || to == SessionColumns::NoTime || to <= from)
        return std::nullopt; // equal times say as little as reversed ones
    return to - from;
}

void findNeighbours(Dossier &dossier, const SessionColumns &columns, int ordinal)
{
    const auto isListed = [&](int at) {
        return isListedByDefault(columns.silence[size_t(at)]) && columns.silence[size_t(at)] != SilenceClass::None;
    };
    for (int at = ordinal - 1; at >= 0 && !dossier.silenceBefore; --at) {
        if (isListed(at))
            dossier.silenceBefore = Neighbour {at, columns.silence[size_t(at)], apart(columns, at, ordinal)};
    }
    for (int at = ordinal + 1; at < columns.size() && !dossier.silenceAfter; ++at) {
        if (isListed(at))
            dossier.silenceAfter = Neighbour {at, columns.silence[size_t(at)], apart(columns, ordinal, at)};
    }
}

/// Where the user spoke: at most `most` of them, evenly spaced over all.
std::vector<int> turnsOf(const SessionColumns &columns, int most, int &all)
{
    std::vector<int> turns;
    for (int at = 0; at < columns.size(); ++at) {
        const auto i = size_t(at);
        if (columns.role[i] == Role::User && columns.silence[i] == SilenceClass::None && columns.textCharacters[i] > 0
            && !columns.flags[i].testFlag(MessageFlag::Sidechain))
            turns.push_back(at);
    }
    all = int(turns.size());
    if (all <= most)
        return turns;
    std::vector<int> chosen;
    for (qint64 i = 0; i < most; ++i)
        chosen.push_back(turns[size_t(i * all / most)]);
    return chosen;
}

}

Result<Dossier> collectDossier(const TranscriptReader &reader, const MessageReader &messages,
                               const SessionColumns &columns, const SilenceReport &report,
                               const ShiftSettings &settings)
{
    const int ordinal = report.row.ordinal;
    Dossier dossier;
    dossier.settings = settings;
    dossier.response = report.response;
    TurnWindow window(reader, messages);
    const auto sides = sidesOf(window, ordinal, settings);
    if (!sides)
        return failure(sides);
    Window after = sides->after;
    if (sides->first)
        after.insert(after.begin(), *sides->first);
    Names left;
    Names right;
    addSide(dossier.before, left, sides->before);
    addSide(dossier.after, right, after);
    dossier.tools = align(left.tools, right.tools);
    dossier.files = align(left.files, right.files);
    dossier.shift = sides->shift(settings);
    if (sides->first)
        dossier.firstAnswer = sides->first->measure;
    readWords(dossier, *sides, report.slot);
    for (auto [side, of] :
         {std::pair(&dossier.before, &sides->before), std::pair(&dossier.after, &std::as_const(after))}) {
        if (auto read = readPlan(*side, *of, messages); !read)
            return failure(read);
    }
    const UserWords words(reader, messages);
    auto last = words.before(ordinal);
    auto next = words.after(ordinal);
    if (!last || !next)
        return !last ? failure(last) : failure(next);
    dossier.lastUser = *std::move(last);
    dossier.nextUser = *std::move(next);
    findNeighbours(dossier, columns, ordinal);
    return dossier;
}

Result<Baseline> measureBaseline(const TranscriptReader &reader, const MessageReader &messages,
                                 const ShiftSettings &settings, Progress &progress)
{
    const auto columns = reader.columns(messages.session().id);
    if (!columns)
        return failure(columns);
    Baseline baseline;
    const std::vector<int> turns = turnsOf(*columns, settings.baselineTurns, baseline.allTurns);
    TurnWindow window(reader, messages);
    for (size_t i = 0; i < turns.size(); ++i) {
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled, QCoreApplication::translate("tacet::Dossier", "Stopped."));
        const auto sides = sidesOf(window, turns[i], settings);
        if (!sides)
            return failure(sides);
        addTo(baseline, sides->shift(settings));
        progress.report(qint64(i) + 1, qint64(turns.size()));
    }
    return baseline;
}

}
