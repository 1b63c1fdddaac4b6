// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reviewrows.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tacet {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::ReviewRows)
};

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
    return {Words::tr("user"), Words::tr("assistant"), Words::tr("both")};
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
    return {{{Words::tr("Whose assumption"), sideNames()},
             {Words::tr("Was it borne out?"),
              {Words::tr("not known if borne out"), Words::tr("borne out"), Words::tr("not borne out"),
               Words::tr("partly borne out")}}},
            {Words::tr("What was assumed"), Words::tr("Its consequence")},
            Words::tr("Add an assumption")};
}

RowShape knowledgeShape()
{
    return {{{Words::tr("Before or after"), {Words::tr("needed to understand it"), Words::tr("created by it")}},
             {Words::tr("Whose knowledge"), sideNames()}},
            {Words::tr("What is known")},
            Words::tr("Add knowledge")};
}

RowShape mistakeShape()
{
    return {{{Words::tr("Whose mistake"),
              {Words::tr("assistant"), Words::tr("user"), Words::tr("both"), Words::tr("harness")}},
             {Words::tr("How severe"), {Words::tr("medium"), Words::tr("low"), Words::tr("high")}}},
            {Words::tr("What went wrong"), Words::tr("What would have been better")},
            Words::tr("Add a mistake")};
}

RowShape evidenceShape()
{
    return {{}, {Words::tr("What it shows")}, {}};
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

}
