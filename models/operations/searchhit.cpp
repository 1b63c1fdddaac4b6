// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/searchhit.h"

#include "models/operations/messagereader.h"
#include "models/operations/searchtext.h"

#include <QCoreApplication>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::SearchHit)
};

}

Result<SearchHit> searchHitOf(const MessageReader &messages, const MessageRow &row, const TextMatcher &matcher)
{
    const auto body = messages.body(row);
    if (!body)
        return failure(body);
    const SearchTexts texts = searchTextsOf(*body, row.role);
    SearchHit hit {row, {}, {}};
    for (int i = 0; i < SearchPartCount; ++i) {
        const auto part = SearchPart(1 << i);
        if (!matcher.query().parts.testFlag(part) || matcher.termsIn(texts[size_t(i)]) == 0)
            continue;
        hit.part = part;
        hit.snippet = snippetOf(texts[size_t(i)], matcher);
        break;
    }
    return hit;
}

QLatin1StringView idOf(SearchPart part)
{
    switch (part) {
    case SearchPart::User:
        return QLatin1StringView("user");
    case SearchPart::Assistant:
        return QLatin1StringView("assistant");
    case SearchPart::Reasoning:
        return QLatin1StringView("reasoning");
    case SearchPart::ToolInput:
        return QLatin1StringView("tool-input");
    case SearchPart::ToolOutput:
        return QLatin1StringView("tool-output");
    case SearchPart::Harness:
        break;
    }
    return QLatin1StringView("harness");
}

QString labelOf(SearchPart part)
{
    switch (part) {
    case SearchPart::User:
        return Text::tr("user");
    case SearchPart::Assistant:
        return Text::tr("assistant");
    case SearchPart::Reasoning:
        return Text::tr("reasoning");
    case SearchPart::ToolInput:
        return Text::tr("tool input");
    case SearchPart::ToolOutput:
        return Text::tr("tool output");
    case SearchPart::Harness:
        break;
    }
    return Text::tr("harness");
}

}
