// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/messagecolumns.h"

#include "models/store/evidencetext.h"

#include <array>

namespace tacet::MessageColumns {

namespace {

struct PartCounts {
    int toolCalls = 0;
    int toolResults = 0;
    int attachments = 0;
};

PartCounts countParts(const MessageFacts &facts)
{
    PartCounts counts;
    for (const PartFacts &part : facts.parts) {
        counts.toolCalls += part.kind == PartKind::ToolCall;
        counts.toolResults += part.kind == PartKind::ToolResult;
        counts.attachments += part.kind == PartKind::Attachment;
    }
    return counts;
}

void bindSilence(Statement &insert, const Finding &finding, const std::string &evidence)
{
    if (finding.silence == SilenceClass::None && finding.rule.empty() && finding.evidence.empty()) {
        for (const int parameter : {24, 25, 26, 27})
            insert.bindNull(parameter);
        return;
    }
    insert.bind(24, finding.confidence);
    insert.bindStatic(25, finding.detail);
    insert.bindStatic(26, finding.rule);
    insert.bindStatic(27, evidence);
}

}

void bind(Statement &insert, SessionId session, const MessageEntry &entry, const std::string &evidence)
{
    const MessageFacts &facts = entry.facts;
    Q_ASSERT(!facts.records.empty());
    const PhysicalRecord &first = facts.records.front();
    const PartCounts counts = countParts(facts);
    insert.bind(1, session.value);
    insert.bind(2, entry.ordinal);
    insert.bindStatic(3, entry.key);
    insert.bind(4, facts.label);
    insert.bind(5, int(facts.role));
    insert.bind(6, qint64(facts.flags.toInt()));
    insert.bind(7, facts.timeMs);
    insert.bind(8, facts.endMs);
    insert.bind(9, first.range.offset);
    insert.bind(10, first.range.length);
    insert.bind(11, first.line);
    insert.bind(12, qint64(facts.records.size()));
    insert.bind(13, qint64(facts.textCharacters));
    insert.bind(14, qint64(facts.reasoningCharacters));
    insert.bind(15, counts.toolCalls);
    insert.bind(16, counts.toolResults);
    insert.bind(17, counts.attachments);
    insert.bind(18, int(entry.finding.silence));
    insert.bind(19, int(entry.finding.humanAct));
    insert.bind(20, int(entry.finding.delivered));
    insert.bind(21, entry.gapMs);
    insert.bind(22, qint64(facts.hash));
    insert.bindStatic(23, facts.preview);
    bindSilence(insert, entry.finding, evidence);
}

MessageRow row(const Statement &select)
{
    MessageRow row;
    row.ordinal = int(select.integer(0));
    row.key = select.text(1);
    row.label = select.optionalInteger(2);
    row.role = Role(select.integer(3));
    row.flags = MessageFlags::fromInt(MessageFlags::Int(select.integer(4)));
    row.timeMs = select.optionalInteger(5);
    row.endMs = select.optionalInteger(6);
    row.first = {{select.integer(7), select.integer(8)}, select.integer(9), {}};
    row.records = int(select.integer(10));
    row.textCharacters = int(select.integer(11));
    row.reasoningCharacters = int(select.integer(12));
    row.toolCalls = int(select.integer(13));
    row.toolResults = int(select.integer(14));
    row.attachments = int(select.integer(15));
    row.silence = SilenceClass(select.integer(16));
    row.humanAct = HumanAct(select.integer(17));
    row.delivered = Delivered(select.integer(18));
    row.gapMs = select.optionalInteger(19);
    row.hash = quint64(select.integer(20));
    row.preview = select.text(21);
    row.confidence = select.isNull(22) ? 1.0 : select.real(22);
    row.detail = select.text(23);
    row.rule = select.text(24);
    row.evidence = evidenceFromText(select.textView(25));
    return row;
}

}
