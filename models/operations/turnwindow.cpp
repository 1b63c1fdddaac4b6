// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/turnwindow.h"

#include "models/operations/messagereader.h"
#include "models/operations/messageside.h"
#include "models/store/transcriptreader.h"

#include <algorithm>

namespace tacet {

namespace {

constexpr int PageRows = 64;
constexpr int Reach = 1024; ///< rows that are looked through on one side

bool isAssistants(const MessageRow &row)
{
    return row.role == Role::Assistant && !row.flags.testFlag(MessageFlag::Sidechain);
}

bool isToolResult(const MessageRow &row)
{
    return row.silence == SilenceClass::ToolResult && !row.flags.testFlag(MessageFlag::Sidechain);
}

/// Of what a tool gave back nothing is counted but that it failed.
bool mayHoldErrors(const MessageRow &row)
{
    return isToolResult(row);
}

}

TurnWindow::TurnWindow(const TranscriptReader &reader, const MessageReader &messages)
    : m_reader(reader)
    , m_messages(messages)
{ }

TurnWindow::~TurnWindow() = default;

Result<std::vector<WindowMessage>> TurnWindow::before(int ordinal, int count)
{
    std::vector<MessageRow> rows; // in reverse
    int found = 0;
    for (int end = ordinal; end > 0 && found < count && ordinal - end < Reach;) {
        const int first = std::max(0, end - PageRows);
        const auto page = m_reader.page(m_messages.session().id, first, end - first);
        if (!page)
            return failure(page);
        for (auto row = page->rbegin(); row != page->rend() && found < count; ++row) {
            found += isAssistants(*row) ? 1 : 0;
            rows.push_back(*row);
        }
        end = first;
    }
    std::reverse(rows.begin(), rows.end());
    return measured(rows);
}

Result<std::vector<WindowMessage>> TurnWindow::after(int ordinal, int count)
{
    std::vector<MessageRow> rows;
    int found = 0;
    for (int first = ordinal + 1; found <= count && first - ordinal < Reach; first += PageRows) {
        const auto page = m_reader.page(m_messages.session().id, first, PageRows);
        if (!page)
            return failure(page);
        for (const MessageRow &row : *page) {
            found += isAssistants(row) ? 1 : 0;
            if (found > count)
                break; // the results of the last one's tools belong to it
            rows.push_back(row);
        }
        if (page->size() < size_t(PageRows))
            break;
    }
    return measured(rows);
}

Result<const SideFacts *> TurnWindow::factsOf(const MessageRow &row)
{
    if (const SideFacts *known = m_facts.object(row.ordinal))
        return known;
    const auto body = m_messages.body(row);
    if (!body)
        return failure(body);
    auto *facts = new SideFacts(sideOf(row, *body));
    facts->outputs.clear();
    m_facts.insert(row.ordinal, facts); // takes ownership
    return facts;
}

Result<std::vector<WindowMessage>> TurnWindow::measured(const std::vector<MessageRow> &rows)
{
    std::vector<WindowMessage> window;
    for (const MessageRow &row : rows) {
        if (!isAssistants(row) && (window.empty() || !mayHoldErrors(row)))
            continue;
        const auto facts = factsOf(row);
        if (!facts)
            return failure(facts);
        if (isAssistants(row))
            window.push_back({row, **facts, measureOf(**facts)});
        else
            window.back().measure.errors += (*facts)->errors;
    }
    return window;
}

}
