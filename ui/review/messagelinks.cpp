// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/messagelinks.h"

#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace tacet {

namespace {

void collect(const QString &text, std::set<qint64> &numbers)
{
    for (const MessageLink &link : messageLinks(text))
        numbers.insert(link.number);
}

// Every field in which a reviewer writes, but not the notes of the evidence itself.
std::set<qint64> referredTo(const Review &review)
{
    std::set<qint64> numbers;
    for (const QString *text :
         {&review.title, &review.context, &review.effect, &review.thinking, &review.conclusion, &review.memo})
        collect(*text, numbers);
    for (const Reading &reading : review.readings)
        collect(reading.rationale, numbers);
    for (const Assumption &assumption : review.assumptions) {
        collect(assumption.text, numbers);
        collect(assumption.consequence, numbers);
    }
    for (const Knowledge &knowledge : review.knowledge)
        collect(knowledge.text, numbers);
    for (const Mistake &mistake : review.mistakes) {
        collect(mistake.text, numbers);
        collect(mistake.better, numbers);
    }
    if (review.dispute)
        collect(review.dispute->reason, numbers);
    return numbers;
}

}

std::vector<MessageLink> messageLinks(QStringView text)
{
    static const QRegularExpression pattern(QStringLiteral("\\[msg (\\d{1,9})\\]"));
    std::vector<MessageLink> links;
    // globalMatchView() is since Qt 6.5.
    auto matches = pattern.globalMatch(text.toString());
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        links.push_back({match.capturedStart(), match.capturedLength(), match.capturedView(1).toLongLong()});
    }
    return links;
}

void followLinks(const Review &before, Review &after, const LinkResolver &resolve)
{
    if (!resolve)
        return;
    const std::set<qint64> old = referredTo(before);
    const std::set<qint64> now = referredTo(after);
    for (const qint64 number : now) {
        if (old.contains(number))
            continue;
        const auto link = resolve(number);
        const bool isKnown = link
            && std::any_of(after.evidence.begin(), after.evidence.end(),
                           [&](const EvidenceLink &e) { return e.key == link->key; });
        if (link && !isKnown)
            after.evidence.push_back(*link);
    }
    for (const qint64 number : old) {
        const auto link = now.contains(number) ? std::nullopt : resolve(number);
        if (link)
            std::erase_if(after.evidence, [&](const EvidenceLink &e) {
                return e.key == link->key && e.note.isEmpty() && e.quote.isEmpty();
            });
    }
    std::stable_sort(after.evidence.begin(), after.evidence.end(),
                     [](const EvidenceLink &a, const EvidenceLink &b) { return a.index < b.index; });
}

}
