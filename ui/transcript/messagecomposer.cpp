// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/messagecomposer.h"

#include "ui/transcript/links.h"
#include "ui/transcript/messageheader.h"
#include "ui/transcript/partcomposer.h"
#include "ui/transcript/silencewords.h"
#include "ui/transcript/visibilitywords.h"

#include <QCoreApplication>

#include <algorithm>

namespace tacet {

namespace {

class Composer
{
    Q_DECLARE_TR_FUNCTIONS(tacet::MessageComposer)
public:
    Composer(const RowFacts &facts, const MessageBody &body, const Folds &folds, const ReadingOptions &options)
        : m_facts(facts)
        , m_body(body)
        , m_writer(folds, options, m_blocks)
        , m_parts(facts, m_writer)
    { }

    std::vector<Block> compose()
    {
        addMarkers(m_facts.absentBefore, SilenceClass::Absent);
        if (!m_facts.branchBefore.isEmpty())
            addMarkers({m_facts.branchBefore}, SilenceClass::None);
        addGap();
        if (m_facts.startsDay && m_facts.timeMs)
            m_blocks.push_back(dayBlock(*m_facts.timeMs));
        if (!isQuietTurn())
            m_blocks.push_back(headerBlock(m_facts, m_body));
        const size_t frame = m_blocks.size();
        if (m_facts.isBand())
            addBand();
        for (int part = 0; part < int(m_body.parts.size()); ++part)
            m_parts.add(m_body.parts[size_t(part)], part);
        addError();
        if (m_blocks.size() == frame || needsReason())
            addReason(frame);
        addMarkers(m_facts.absentAfter, SilenceClass::Absent);
        return std::move(m_blocks);
    }

private:
    // A tool's answer is no turn of anybody's: no name above it, so that a person's silence stands out.
    bool isQuietTurn() const { return m_facts.silence == SilenceClass::ToolResult || m_facts.role == Role::Tool; }

    void addMarkers(const QStringList &sentences, SilenceClass silence)
    {
        for (const QString &sentence : sentences) {
            Block marker;
            marker.kind = Block::Kind::Marker;
            marker.silence = silence;
            marker.runs.push_back({sentence, TextRun::Style::Small, {}});
            m_blocks.push_back(std::move(marker));
        }
    }

    void addGap()
    {
        if (m_facts.gapMs.value_or(0) >= ShownGapMs)
            m_blocks.push_back(gapBlock(*m_facts.gapMs));
    }

    void addBand()
    {
        const SilenceWords words = silenceWords(m_facts, m_body);
        Block band;
        band.kind = Block::Kind::Band;
        band.silence = m_facts.silence;
        band.runs.push_back({words.title, TextRun::Style::Title, {}});
        band.runs.push_back({QStringLiteral("\n"), TextRun::Style::Plain, {}});
        if (!words.explanation.isEmpty())
            band.runs.push_back({words.explanation + QStringLiteral("  "), TextRun::Style::Muted, {}});
        band.runs.push_back({showRecordWords(), TextRun::Style::Link, recordTarget()});
        // The other door: what the model was given in this moment, and back.
        const bool isModel = m_writer.options().viewpoint == Viewpoint::Model;
        const auto other = isModel ? Viewpoint::Stored : Viewpoint::Model;
        band.runs.push_back({QStringLiteral("  "), TextRun::Style::Muted, {}});
        band.runs.push_back(
            {viewpointWords(other).replace(u' ', QChar::Nbsp), TextRun::Style::Link, viewpointTarget(int(other))});
        if (!m_facts.objection.isEmpty())
            band.runs.push_back({QStringLiteral("\n") + m_facts.objection, TextRun::Style::Bad, {}});
        m_blocks.push_back(std::move(band));
    }

    void addError()
    {
        if (m_body.error.isEmpty() && m_body.facts.errorName.empty())
            return;
        const QString name = QString::fromStdString(m_body.facts.errorName);
        Block error;
        error.kind = Block::Kind::Error;
        error.runs.push_back({name.isEmpty() ? tr("Error") : name, TextRun::Style::Bad, {}});
        if (!m_body.error.isEmpty())
            error.runs.push_back(
                {QStringLiteral("  ") + m_body.error.left(MaxBlockCharacters), TextRun::Style::Plain, {}});
        m_blocks.push_back(std::move(error));
    }

    // Only folds are there, and they are not what one would expect of the speaker: say so in a line.
    bool needsReason() const
    {
        if (m_facts.isBand() || m_facts.silence == SilenceClass::ToolResult || m_facts.silence == SilenceClass::None)
            return false;
        const bool isToolOnly = m_facts.silence == SilenceClass::AssistantEmpty && m_facts.toolCalls > 0
            && m_facts.detail.contains(QLatin1StringView("tool-only"));
        return !isToolOnly && m_facts.textCharacters == 0; // the header says it of those
    }

    void addReason(size_t at)
    {
        Block note;
        note.runs.push_back({silenceWords(m_facts, m_body).title, TextRun::Style::Muted, {}});
        note.runs.push_back({QStringLiteral("  "), TextRun::Style::Muted, {}});
        note.runs.push_back({showRecordWords(), TextRun::Style::Link, recordTarget()});
        m_blocks.insert(m_blocks.begin() + std::ptrdiff_t(at), std::move(note));
    }

    const RowFacts &m_facts;
    const MessageBody &m_body;
    std::vector<Block> m_blocks;
    BlockWriter m_writer;
    PartComposer m_parts;
};

}

std::vector<Block> composeMessage(const RowFacts &facts, const MessageBody &body, const Folds &folds,
                                  const ReadingOptions &options)
{
    return Composer(facts, body, folds, options).compose();
}

std::vector<Block> composeUnreadable(const RowFacts &facts, const Error &error)
{
    Block note;
    note.kind = Block::Kind::Error;
    note.runs.push_back({QCoreApplication::translate("tacet::MessageComposer", "This message could not be read."),
                         TextRun::Style::Bad,
                         {}});
    note.runs.push_back({QStringLiteral("  ") + oneLine(error), TextRun::Style::Plain, {}});
    if (!facts.preview.isEmpty())
        note.runs.push_back({QStringLiteral("\n") + facts.preview, TextRun::Style::Muted, {}});
    return {headerBlock(facts, MessageBody {}), std::move(note)};
}

}
