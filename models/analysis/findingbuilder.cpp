// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/findingbuilder.h"

namespace tacet {

namespace {

constexpr int MostTypes = 8;

std::string pointerOf(const MessageFacts &message, const PartFacts &part, const char *member)
{
    if (!part.pointer.empty())
        return part.pointer;
    std::string pointer = message.records[size_t(part.record)].partsPointer;
    if (part.index >= 0)
        pointer += '/' + std::to_string(part.index) + '/' + member;
    return pointer;
}

}

FindingBuilder::FindingBuilder(const MessageFacts &message, SilenceClass silence, const char *rule, const char *detail)
    : m_message(message)
{
    m_finding.silence = silence;
    m_finding.rule = rule;
    m_finding.detail = detail;
}

FindingBuilder &FindingBuilder::human(HumanAct act)
{
    m_finding.humanAct = act;
    return *this;
}

FindingBuilder &FindingBuilder::delivered(Delivered delivered)
{
    m_finding.delivered = delivered;
    return *this;
}

FindingBuilder &FindingBuilder::confidence(double confidence)
{
    m_finding.confidence = confidence;
    return *this;
}

FindingBuilder &FindingBuilder::alsoDetail(const char *word)
{
    if (!m_finding.detail.empty())
        m_finding.detail += ' ';
    m_finding.detail += word;
    return *this;
}

FindingBuilder &FindingBuilder::cue(const Cue &cue)
{
    m_finding.evidence.push_back({cue.record, cue.pointer, {}, 0});
    return *this;
}

FindingBuilder &FindingBuilder::cues(CueKind kind)
{
    for (const Cue &one : m_message.cues) {
        if (one.kind == kind)
            cue(one);
    }
    return *this;
}

FindingBuilder &FindingBuilder::typeOf(const PartFacts &part)
{
    return textOf(part, "type");
}

FindingBuilder &FindingBuilder::typesOf(PartKind kind)
{
    int types = 0;
    for (const PartFacts &part : m_message.parts) {
        if (part.kind == kind && types++ < MostTypes)
            typeOf(part);
    }
    return *this;
}

FindingBuilder &FindingBuilder::textOf(const PartFacts &part, const char *member)
{
    m_finding.evidence.push_back({part.record, pointerOf(m_message, part, member), {}, 0});
    return *this;
}

FindingBuilder &FindingBuilder::textOf(const MessageFacts &other, const PartFacts &part, int ordinalOffset)
{
    m_finding.evidence.push_back({part.record, pointerOf(other, part, "text"), {}, ordinalOffset});
    return *this;
}

FindingBuilder &FindingBuilder::absence()
{
    const std::string &pointer = m_message.records.front().partsPointer;
    if (m_message.absence != Absence::MissingKey) {
        m_finding.evidence.push_back({0, pointer, {}, 0});
        return *this;
    }
    const size_t key = pointer.rfind('/');
    m_finding.evidence.push_back({0, pointer.substr(0, key), pointer.substr(key + 1), 0});
    return *this;
}

}
