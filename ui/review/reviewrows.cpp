// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reviewrows.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tacet {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("tacet::ReviewRows", text);
}

#define TACET_ROW(text) translated(QT_TRANSLATE_NOOP("tacet::ReviewRows", text))

// Options stand in the order of these, whose values are stored; the first is what a new row begins with.
constexpr std::array Sides {Side::User, Side::Assistant, Side::Both};
constexpr std::array Owners {Side::Assistant, Side::User, Side::Both, Side::Harness};
constexpr std::array Outcomes {Assumption::BorneOut::Unknown, Assumption::BorneOut::Yes, Assumption::BorneOut::No,
                               Assumption::BorneOut::Partly};
constexpr std::array Times {Knowledge::When::Input, Knowledge::When::Output};
constexpr std::array Severities {Mistake::Severity::Medium, Mistake::Severity::Low, Mistake::Severity::High};

template<typename Value, size_t N>
int indexIn(const std::array<Value, N> &values, Value value)
{
    const auto found = std::find(values.begin(), values.end(), value);
    return found == values.end() ? 0 : int(found - values.begin());
}

QStringList sideNames()
{
    return {TACET_ROW("user"), TACET_ROW("assistant"), TACET_ROW("both")};
}

template<typename Item, typename Convert>
auto converted(const std::vector<Item> &items, Convert convert)
{
    std::vector<decltype(convert(items.front()))> result;
    result.reserve(items.size());
    std::transform(items.begin(), items.end(), std::back_inserter(result), convert);
    return result;
}

}

RowShape assumptionShape()
{
    return {{{TACET_ROW("Whose assumption"), sideNames()},
             {TACET_ROW("Was it borne out?"),
              {TACET_ROW("not known if borne out"), TACET_ROW("borne out"), TACET_ROW("not borne out"),
               TACET_ROW("partly borne out")}}},
            {TACET_ROW("What was assumed"), TACET_ROW("Its consequence")},
            TACET_ROW("Add an assumption")};
}

RowShape knowledgeShape()
{
    return {{{TACET_ROW("Before or after"), {TACET_ROW("needed to understand it"), TACET_ROW("created by it")}},
             {TACET_ROW("Whose knowledge"), sideNames()}},
            {TACET_ROW("What is known")},
            TACET_ROW("Add knowledge")};
}

RowShape mistakeShape()
{
    return {{{TACET_ROW("Whose mistake"),
              {TACET_ROW("assistant"), TACET_ROW("user"), TACET_ROW("both"), TACET_ROW("harness")}},
             {TACET_ROW("How severe"), {TACET_ROW("medium"), TACET_ROW("low"), TACET_ROW("high")}}},
            {TACET_ROW("What went wrong"), TACET_ROW("What would have been better")},
            TACET_ROW("Add a mistake")};
}

RowShape evidenceShape()
{
    return {{}, {TACET_ROW("What it shows")}, {}};
}

std::vector<Row> toRows(const std::vector<Assumption> &assumptions)
{
    return converted(assumptions, [](const Assumption &item) {
        return Row {
            {indexIn(Sides, item.side), indexIn(Outcomes, item.borneOut)}, {item.text, item.consequence}, {}, 0};
    });
}

std::vector<Row> toRows(const std::vector<Knowledge> &knowledge)
{
    return converted(knowledge, [](const Knowledge &item) {
        return Row {{indexIn(Times, item.when), indexIn(Sides, item.side)}, {item.text}, {}, 0};
    });
}

std::vector<Row> toRows(const std::vector<Mistake> &mistakes)
{
    return converted(mistakes, [](const Mistake &item) {
        return Row {{indexIn(Owners, item.owner), indexIn(Severities, item.severity)}, {item.text, item.better}, {}, 0};
    });
}

std::vector<Row> toRows(const std::vector<EvidenceLink> &evidence)
{
    return converted(evidence, [](const EvidenceLink &item) {
        QString link = QStringLiteral("[msg %1]").arg(item.index);
        if (!item.quote.isEmpty())
            link += QStringLiteral(" “%1”").arg(item.quote.simplified());
        return Row {{}, {item.note}, link, item.index};
    });
}

std::vector<Assumption> assumptionsFrom(const std::vector<Row> &rows)
{
    return converted(rows, [](const Row &row) {
        return Assumption {Sides.at(size_t(row.choices[0])), row.texts[0], Outcomes.at(size_t(row.choices[1])),
                           row.texts[1]};
    });
}

std::vector<Knowledge> knowledgeFrom(const std::vector<Row> &rows)
{
    return converted(rows, [](const Row &row) {
        return Knowledge {Times.at(size_t(row.choices[0])), Sides.at(size_t(row.choices[1])), row.texts[0]};
    });
}

std::vector<Mistake> mistakesFrom(const std::vector<Row> &rows)
{
    return converted(rows, [](const Row &row) {
        return Mistake {Owners.at(size_t(row.choices[0])), row.texts[0], Severities.at(size_t(row.choices[1])),
                        row.texts[1]};
    });
}

std::vector<EvidenceLink> evidenceFrom(const std::vector<Row> &rows, const std::vector<EvidenceLink> &evidence)
{
    // Several may quote one message: a row is told by its words, too.
    const std::vector<Row> known = toRows(evidence);
    std::vector<bool> isTaken(evidence.size());
    std::vector<EvidenceLink> kept;
    for (const Row &row : rows) {
        for (size_t i = 0; i < evidence.size(); ++i) {
            if (isTaken[i] || known[i].linkNumber != row.linkNumber || known[i].link != row.link)
                continue;
            isTaken[i] = true;
            kept.push_back(evidence[i]);
            kept.back().note = row.texts[0];
            break;
        }
    }
    return kept;
}

#undef TACET_ROW

}
