// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/messagecolumns.h"

#include "models/store/evidencetext.h"

#include <algorithm>
#include <array>

namespace tacet::MessageColumns {

namespace {

/// Four counts of 16 bits; what does not fit is counted as the most that does.
class PackedCounts
{
public:
    explicit PackedCounts(const MessageFacts &facts)
    {
        std::array<size_t, 4> counts {facts.records.size()};
        for (const PartFacts &part : facts.parts) {
            counts[1] += part.kind == PartKind::ToolCall;
            counts[2] += part.kind == PartKind::ToolResult;
            counts[3] += part.kind == PartKind::Attachment;
        }
        for (size_t i = 0; i < counts.size(); ++i)
            m_packed |= quint64(std::min(counts[i], size_t(Most))) << (16 * i);
    }
    explicit PackedCounts(qint64 packed)
        : m_packed(quint64(packed))
    { }

    [[nodiscard]] qint64 packed() const { return qint64(m_packed); }
    [[nodiscard]] int records() const { return at(0); }
    [[nodiscard]] int toolCalls() const { return at(1); }
    [[nodiscard]] int toolResults() const { return at(2); }
    [[nodiscard]] int attachments() const { return at(3); }

private:
    static constexpr quint64 Most = 0xffff;
    [[nodiscard]] int at(int place) const { return int(m_packed >> (16 * place) & Most); }

    quint64 m_packed = 0;
};

/// Flags in the upper half, then a byte each of delivered, human act, silence and role.
qint64 packedState(const MessageEntry &entry)
{
    return qint64(quint64(quint32(entry.facts.flags.toInt())) << 32 | quint64(entry.finding.delivered) << 24
                  | quint64(entry.finding.humanAct) << 16 | quint64(entry.finding.silence) << 8
                  | quint64(entry.facts.role));
}

void unpackState(qint64 packed, MessageRow &row)
{
    const auto state = quint64(packed);
    row.role = Role(state & 0xff);
    row.silence = SilenceClass(state >> 8 & 0xff);
    row.humanAct = HumanAct(state >> 16 & 0xff);
    row.delivered = Delivered(state >> 24 & 0xff);
    row.flags = MessageFlags::fromInt(MessageFlags::Int(state >> 32));
}

void bindSilence(Statement &insert, const Finding &finding, const std::string &evidence)
{
    if (finding.silence == SilenceClass::None && finding.rule.empty() && finding.evidence.empty()) {
        for (const int parameter : {16, 17, 18, 19})
            insert.bindNull(parameter);
        return;
    }
    insert.bind(16, finding.confidence);
    insert.bindStatic(17, finding.detail);
    insert.bindStatic(18, finding.rule);
    insert.bindStatic(19, evidence);
}

}

void bindPlace(Statement &insert, int parameter, const PhysicalRecord &record)
{
    if (record.place.empty())
        insert.bindNull(parameter);
    else
        insert.bindStatic(parameter, record.place);
}

void bind(Statement &insert, SessionId session, const MessageEntry &entry, const std::string &evidence)
{
    const MessageFacts &facts = entry.facts;
    Q_ASSERT(!facts.records.empty());
    const PhysicalRecord &first = facts.records.front();
    insert.bind(1, idOf(session, entry.ordinal));
    insert.bindStatic(2, entry.key);
    insert.bind(3, facts.label);
    insert.bind(4, packedState(entry));
    insert.bind(5, facts.timeMs);
    insert.bind(6, facts.endMs);
    insert.bind(7, first.range.offset);
    insert.bind(8, first.range.length);
    insert.bind(9, first.line);
    insert.bind(10, PackedCounts(facts).packed());
    insert.bind(11, qint64(facts.textCharacters));
    insert.bind(12, qint64(facts.reasoningCharacters));
    insert.bind(13, entry.gapMs);
    insert.bind(14, qint64(facts.hash));
    insert.bindStatic(15, facts.preview);
    bindSilence(insert, entry.finding, evidence);
    bindPlace(insert, 20, first);
    if (facts.branch.siblings == 0)
        insert.bindNull(21);
    else
        insert.bind(21, qint64(facts.branch.position) << 16 | facts.branch.siblings);
}

MessageRow row(const Statement &select)
{
    MessageRow row;
    row.ordinal = int(select.integer(0) & 0xffff'ffff);
    row.key = select.text(1);
    row.label = select.optionalInteger(2);
    unpackState(select.integer(3), row);
    row.timeMs = select.optionalInteger(4);
    row.endMs = select.optionalInteger(5);
    row.first = {{select.integer(6), select.integer(7)}, select.integer(8), {}, std::string(select.textView(19))};
    const PackedCounts counts(select.integer(9));
    row.records = counts.records();
    row.toolCalls = counts.toolCalls();
    row.toolResults = counts.toolResults();
    row.attachments = counts.attachments();
    row.textCharacters = int(select.integer(10));
    row.reasoningCharacters = int(select.integer(11));
    row.gapMs = select.optionalInteger(12);
    row.hash = quint64(select.integer(13));
    row.preview = select.text(14);
    row.confidence = select.isNull(15) ? 1.0 : select.real(15);
    row.detail = select.text(16);
    row.rule = select.text(17);
    row.evidence = evidenceFromText(select.textView(18));
    const qint64 branch = select.integer(20);
    row.branch = {quint16(branch >> 16), quint16(branch & 0xffff)};
    return row;
}

}
