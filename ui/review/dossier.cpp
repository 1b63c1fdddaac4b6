// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/dossier.h"

#include <QRegularExpression>

#include <algorithm>

namespace tacet {

namespace {

constexpr int Reach = 24; // messages on each side
constexpr size_t MostCalls = 6;
constexpr int BeforeLines = 8;
constexpr int AfterLines = 14;
constexpr qsizetype LongestText = 900; // characters

DossierText shortened(int ordinal, const QString &text, int lines)
{
    DossierText result {ordinal, {}, false};
    QString whole = text.trimmed();
    static const QRegularExpression marks(QStringLiteral("^#{1,6} +"), QRegularExpression::MultilineOption);
    static const QRegularExpression emptyLines(QStringLiteral("\\n\\s*\\n"));
    whole.remove(marks).replace(emptyLines, QStringLiteral("\n"));
    qsizetype end = 0;
    for (int line = 0; line < lines && end >= 0; ++line)
        end = whole.indexOf(u'\n', end == 0 ? 0 : end + 1);
    result.text = end < 0 ? whole : whole.left(end);
    if (result.text.size() > LongestText)
        result.text.truncate(LongestText);
    result.isCut = result.text.size() < whole.size();
    return result;
}

std::vector<DossierCall> callsOf(int ordinal, const MessageBody &body)
{
    std::vector<DossierCall> calls;
    for (const BodyPart &part : body.parts) {
        if (part.kind == PartKind::ToolCall)
            calls.push_back({ordinal, part.name, part.target.isEmpty() ? part.title : part.target,
                             part.flags.testFlag(PartFlag::Error)});
    }
    return calls;
}

bool isToolResult(const MessageBody &body)
{
    return std::any_of(body.parts.begin(), body.parts.end(),
                       [](const BodyPart &part) { return part.kind == PartKind::ToolResult; });
}

void readBefore(const ReviewContext &context, int ordinal, Dossier &dossier)
{
    std::vector<DossierCall> calls;
    for (int at = ordinal - 1; at >= std::max(0, ordinal - Reach) && !dossier.lastUser; --at) {
        const auto body = context.body(at);
        if (!body)
            continue;
        const QString text = body->visibleText();
        if (body->facts.role == Role::User) {
            if (!text.trimmed().isEmpty() && !isToolResult(*body))
                dossier.lastUser = shortened(at, text, BeforeLines);
            continue;
        }
        if (!dossier.lastAssistant && !text.trimmed().isEmpty())
            dossier.lastAssistant = shortened(at, text, BeforeLines);
        const auto here = callsOf(at, *body);
        calls.insert(calls.begin(), here.begin(), here.end());
    }
    dossier.moreCallsBefore = int(calls.size()) - int(std::min(calls.size(), MostCalls));
    calls.erase(calls.begin(), calls.begin() + dossier.moreCallsBefore);
    dossier.callsBefore = std::move(calls);
}

void readAfter(const ReviewContext &context, Dossier &dossier)
{
    if (!dossier.response)
        return;
    const int last = std::min(dossier.response->last, dossier.response->first + Reach);
    for (int at = dossier.response->first; at <= last; ++at) {
        const auto body = context.body(at);
        if (!body || body->facts.role == Role::User)
            continue;
        const QString text = body->visibleText();
        if (!dossier.answer && !text.trimmed().isEmpty())
            dossier.answer = shortened(at, text, AfterLines);
        for (const DossierCall &call : callsOf(at, *body)) {
            if (dossier.callsAfter.size() < MostCalls)
                dossier.callsAfter.push_back(call);
            else
                ++dossier.moreCallsAfter;
        }
    }
}

}

Dossier dossierOf(const ReviewContext &context, const SilenceReport &report)
{
    Dossier dossier;
    dossier.response = report.response;
    readBefore(context, report.row.ordinal, dossier);
    readAfter(context, dossier);
    return dossier;
}

}
