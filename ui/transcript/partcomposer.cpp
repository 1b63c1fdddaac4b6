// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/partcomposer.h"

#include "ui/transcript/links.h"
#include "ui/transcript/visibilitywords.h"

#include "models/importers/messagebody.h"

#include <QRegularExpression>

#include <algorithm>

namespace tacet {

namespace {

using Style = TextRun::Style;

constexpr int FoldedLines = 40; // of a compaction summary
constexpr int FoldedCharacters = 24 * 1024; // of any other text
constexpr int TargetCharacters = BlockWriter::TargetCharacters;

QStringList headingsOf(QStringView markdown)
{
    static const QRegularExpression heading(QStringLiteral(R"(^#{1,3} +(.+?)\s*#*$)"),
                                            QRegularExpression::MultilineOption);
    QStringList headings;
    for (auto found = heading.globalMatch(markdown.toString()); found.hasNext() && headings.size() < 5;)
        headings += found.next().captured(1).remove(u'*');
    return headings;
}

}

PartComposer::PartComposer(const RowFacts &facts, BlockWriter &writer)
    : m_facts(facts)
    , m_writer(writer)
    , m_tools(writer)
{ }

void PartComposer::add(const BodyPart &part, int number)
{
    m_writer.setPart(number);
    const size_t first = m_writer.blocks().size();
    addPart(part);
    const Visibility seen = visibility(part, false);
    mark(first, seen);
    addInstead(seen);
}

Visibility PartComposer::visibility(const BodyPart &part, bool isEnvelope) const
{
    VisibilityFacts facts;
    facts.role = m_facts.role;
    facts.message = m_facts.flags;
    facts.delivered = m_facts.delivered;
    facts.kind = part.kind;
    facts.part = part.flags;
    facts.marker = part.marker;
    facts.isEnvelope = isEnvelope;
    facts.isOpenCodePart = part.type == QLatin1StringView("compaction") || part.type == QLatin1StringView("subtask");
    return visibilityOf(facts, m_writer.options().viewpoint);
}

// The first line of what is marked says why; what is struck through there is not seen.
void PartComposer::mark(size_t first, const Visibility &visibility)
{
    auto &blocks = m_writer.blocks();
    if ((visibility.isSeen && !visibility.isAdded) || first >= blocks.size())
        return;
    const auto mark = visibility.isSeen ? Block::Mark::Added : Block::Mark::Unseen;
    const bool hasLine = blocks[first].kind == Block::Kind::Fold || blocks[first].kind == Block::Kind::Note;
    for (size_t block = first; block < blocks.size(); ++block) {
        if (blocks[block].mark == Block::Mark::None)
            blocks[block].mark = mark;
    }
    const QString why = visibilityWords(visibility, m_writer.options().viewpoint);
    const Style style = Style::Small;
    if (!hasLine) {
        Block line;
        line.part = blocks[first].part;
        line.isInset = true;
        line.mark = mark;
        line.runs = {{why, style, {}}};
        blocks.insert(blocks.begin() + std::ptrdiff_t(first), std::move(line));
        return;
    }
    if (mark == Block::Mark::Unseen) {
        for (TextRun &run : blocks[first].runs) {
            if (run.style == Style::Plain || run.style == Style::Muted || run.style == Style::Mono)
                run.style = run.text.startsWith(u'▸') || run.text.startsWith(u'▾') ? run.style : Style::Struck;
        }
    }
    blocks[first].runs.push_back({QStringLiteral("  ") + why, style, {}});
}

void PartComposer::addInstead(const Visibility &visibility)
{
    const QString given = givenInstead(visibility);
    if (given.isEmpty())
        return;
    Block &note = m_writer.note({{tr("Given to the model instead, though not stored:"), Style::Small, {}},
                                 {QStringLiteral("  ") + given, Style::Plain, {}}});
    note.mark = Block::Mark::Added;
}

void PartComposer::addPart(const BodyPart &part)
{
    switch (part.kind) {
    case PartKind::Text:
        return addText(part);
    case PartKind::Reasoning:
        return addReasoning(part);
    case PartKind::ToolCall:
    case PartKind::ToolResult:
        return m_tools.add(part);
    case PartKind::Attachment:
        return addAttachment(part);
    case PartKind::Subtask:
    case PartKind::Mention:
        return addSubtask(part);
    case PartKind::Other:
        return addOther(part);
    case PartKind::Compaction:
        return addCompaction(part);
    case PartKind::Step:
        return;
    }
}

// The band tells it; from another viewpoint there is a line that can be marked.
void PartComposer::addCompaction(const BodyPart &part)
{
    if (!m_facts.isBand())
        return addOther(part);
    if (m_writer.options().viewpoint == Viewpoint::Model)
        m_writer.note({{tr("Request for a compaction, without words"), Style::Plain, {}}});
}

void PartComposer::addText(const BodyPart &part)
{
    const bool isBlank = part.marker == TextMarker::Empty || part.marker == TextMarker::Whitespace
        || part.marker == TextMarker::Invisible || QStringView(part.text).trimmed().isEmpty();
    if (isBlank)
        return addBlank(part);
    const bool isHarness = part.flags.testFlag(PartFlag::Synthetic) || part.flags.testFlag(PartFlag::Ignored)
        || (part.marker != TextMarker::Visible && part.marker != TextMarker::NearSilence
            && part.marker != TextMarker::ContinuationSummary);
    if (isHarness)
        return addHarnessText(part);
    addWords(part);
}

// What shows nothing is shown to who looks for it.
void PartComposer::addBlank(const BodyPart &part)
{
    if (!m_writer.options().showsInvisible || part.text.isEmpty())
        return;
    m_writer.note({{part.text.size() == 1 ? tr("The text that is stored: 1 character")
                                          : tr("The text that is stored: %1 characters").arg(part.text.size()),
                    Style::Small,
                    {}}});
    m_writer.mono({}, part.text, QStringLiteral("none"), FoldKind::Text);
}

// What the harness put around the words (a reminder, a file that is open) is folded; the words stand for themselves.
void PartComposer::addWords(const BodyPart &part)
{
    const QByteArray stored = part.text.toUtf8();
    const std::string_view all(stored.constData(), size_t(stored.size()));
    const std::string_view visible = visibleTextOf(all);
    if (visible.empty())
        return addProse(part.text);
    const auto begin = size_t(visible.data() - all.data());
    const auto addAround = [&](std::string_view around) {
        BodyPart envelope = part;
        envelope.text = QString::fromUtf8(around.data(), qsizetype(around.size()));
        if (!QStringView(envelope.text).trimmed().isEmpty())
            addEnvelope(envelope);
    };
    addAround(all.substr(0, begin));
    addProse(QString::fromUtf8(visible.data(), qsizetype(visible.size())));
    addAround(all.substr(begin + visible.size()));
}

void PartComposer::addEnvelope(const BodyPart &part)
{
    const size_t first = m_writer.blocks().size();
    addHarnessText(part);
    mark(first, visibility(part, true));
}

void PartComposer::addProse(const QString &markdown)
{
    const bool isSummary = m_facts.flags.testFlag(MessageFlag::Summary);
    const bool isWhole = m_writer.isOpen(FoldKind::Text);
    const int lines = linesOf(markdown);
    // A few lines over the limit are not worth a fold.
    const bool isLong = (isSummary && lines > FoldedLines + 5) || markdown.size() > FoldedCharacters + 4096;
    const qsizetype cut = cutOf(markdown, isSummary ? FoldedLines : lines, FoldedCharacters);
    const QStringView shown = isLong && !isWhole ? QStringView(markdown).left(cut) : QStringView(markdown);
    m_writer.markdown(shown);
    if (!isLong)
        return;
    if (isWhole)
        return m_writer.more(FoldKind::Text, tr("Show less"), true);
    const QStringView rest = QStringView(markdown).mid(cut);
    const QStringList headings = headingsOf(rest);
    const QString words = BlockWriter::moreLines(linesOf(rest));
    m_writer.more(FoldKind::Text,
                  headings.isEmpty() ? words : words + QStringLiteral(": ") + headings.join(QStringLiteral(", ")),
                  true);
}

void PartComposer::addHarnessText(const BodyPart &part)
{
    const QString what = part.flags.testFlag(PartFlag::Ignored) ? tr("Ignored text") : tr("Harness text");
    const bool isOpenByItself = m_writer.options().unfolded.testFlag(FoldGroup::Harness);
    m_writer.fold(
        FoldKind::Part,
        {{what, Style::Plain, {}}, {QStringLiteral("  ") + oneLineOf(part.text, TargetCharacters), Style::Muted, {}}},
        isOpenByItself);
    if (m_writer.isOpen(FoldKind::Part, isOpenByItself))
        m_writer.mono({}, part.text, QStringLiteral("none"), FoldKind::Text);
}

void PartComposer::addReasoning(const BodyPart &part)
{
    const bool isEmpty = QStringView(part.text).trimmed().isEmpty();
    if (isEmpty) {
        const bool isSealed = part.flags.testFlag(PartFlag::Sealed);
        Block &note = m_writer.note({});
        note.runs = {
            {tr("Reasoning"), Style::Plain, {}},
            {QStringLiteral("  ") + (isSealed ? tr("stored only in sealed form") : tr("empty")), Style::Muted, {}}};
        return;
    }
    const bool isOpenByItself = m_writer.options().unfolded.testFlag(FoldGroup::Reasoning);
    m_writer.fold(FoldKind::Part,
                  {{tr("Reasoning"), Style::Plain, {}},
                   {QStringLiteral("  ") + BlockWriter::wordWords(wordsOf(part.text)), Style::Muted, {}}},
                  isOpenByItself);
    if (!m_writer.isOpen(FoldKind::Part, isOpenByItself))
        return;
    const bool isWhole = m_writer.isOpen(FoldKind::Text) || part.text.size() <= FoldedCharacters;
    const QStringView shown = QStringView(part.text).left(isWhole ? part.text.size() : FoldedCharacters);
    for (size_t block = m_writer.markdown(shown); block < m_writer.blocks().size(); ++block)
        m_writer.blocks()[block].isInset = m_writer.blocks()[block].isQuiet = true;
    if (!isWhole)
        m_writer.more(FoldKind::Text, tr("Show all (%1)").arg(sizeWords(part.text.size())), true);
}

void PartComposer::addAttachment(const BodyPart &part)
{
    QStringList facts;
    if (!part.mime.isEmpty())
        facts += part.mime;
    if (part.bytes > 0)
        facts += sizeWords(part.bytes);
    const bool isLost = part.flags.testFlag(PartFlag::Lost);
    Block &line = m_writer.append(Block::Kind::Note);
    line.isInset = true;
    line.runs = {{part.name.isEmpty() ? tr("Attachment") : part.name, Style::Plain, {}},
                 {QStringLiteral("  ") + facts.join(QStringLiteral(" · ")), Style::Muted, {}}};
    if (isLost)
        line.runs.push_back({QStringLiteral("  ") + tr("its bytes are not in the file"), Style::Bad, {}});
    if (!isLost && part.bytes > 0 && part.mime.startsWith(QLatin1StringView("image/")))
        m_writer.append(Block::Kind::Image).isInset = true;
}

void PartComposer::addSubtask(const BodyPart &part)
{
    const QString agent = part.name.isEmpty() ? tr("an agent") : part.name;
    const bool isMention = part.kind == PartKind::Mention;
    std::vector<TextRun> runs {
        {isMention ? tr("Mention of %1").arg(agent) : tr("Sub-agent %1").arg(agent), Style::Plain, {}}};
    const QString about = oneLineOf(part.title.isEmpty() ? part.text : part.title, TargetCharacters);
    if (!about.isEmpty())
        runs.push_back({QStringLiteral("  ") + about, Style::Muted, {}});
    if (part.text.isEmpty()) {
        m_writer.note(std::move(runs));
        return;
    }
    m_writer.fold(FoldKind::Part, std::move(runs));
    if (m_writer.isOpen(FoldKind::Part))
        m_writer.mono(tr("Prompt"), part.text, QStringLiteral("none"), FoldKind::Text);
}

// Nothing that is stored is hidden because it is not known.
void PartComposer::addOther(const BodyPart &part)
{
    std::vector<TextRun> runs {
        {tr("Part of type “%1”").arg(part.type.isEmpty() ? tr("unknown") : part.type), Style::Muted, {}}};
    const QString about = oneLineOf(part.text.isEmpty() ? part.title : part.text, TargetCharacters);
    if (!about.isEmpty())
        runs.push_back({QStringLiteral("  ") + about, Style::Plain, {}});
    const QString &whole = part.input.isEmpty() ? part.text : part.input;
    if (whole.size() <= TargetCharacters && !whole.contains(u'\n')) {
        runs.push_back({QStringLiteral("  "), Style::Muted, {}});
        runs.push_back({showRecordWords(), Style::Link, recordTarget()});
        m_writer.note(std::move(runs));
        return;
    }
    m_writer.fold(FoldKind::Part, std::move(runs));
    if (m_writer.isOpen(FoldKind::Part))
        m_writer.mono({}, whole, {}, FoldKind::Input);
}
}
