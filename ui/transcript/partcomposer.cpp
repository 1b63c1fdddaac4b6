// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/partcomposer.h"

#include "ui/transcript/links.h"
#include "ui/transcript/markdownsplitter.h"

#include "models/importers/messagebody.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace tacet {

namespace {

using Style = TextRun::Style;

// A prose piece is parsed and laid out at once when it comes into view: about 1.5 ms each.
constexpr int ProsePieceCharacters = 2048;
constexpr int FoldedLines = 40; // of a compaction summary
constexpr int FoldedCharacters = 24 * 1024; // of any other text
constexpr int FoldedToolCharacters = 4096;
constexpr int TargetCharacters = 120;

QString oneLineOf(QStringView text, int maxCharacters)
{
    const QString line = text.left(maxCharacters * 2).toString().simplified();
    return line.size() > maxCharacters ? line.left(maxCharacters - 1) + u'…' : line;
}

// Colours and cursor movements of a terminal, and what else cannot be shown, are left out.
QString withoutTerminalCodes(const QString &text)
{
    if (!text.contains(u'\x1b') && !text.contains(u'\r') && !text.contains(QChar(0)))
        return text;
    static const QRegularExpression codes(
        QStringLiteral("\x1b(?:\\[[0-9;?]*[ -/]*[@-~]|\\][^\x07\x1b]*(?:\x07|\x1b\\\\)?|[@-Z\\\\^_])"));
    QString plain = text;
    plain.remove(codes);
    plain.replace(QLatin1StringView("\r\n"), QLatin1StringView("\n"));
    plain.replace(QChar(0), QChar::ReplacementCharacter);
    return plain;
}

int linesOf(QStringView text)
{
    const QStringView trimmed = text.trimmed();
    return trimmed.isEmpty() ? 0 : int(trimmed.count(u'\n')) + 1;
}

int wordsOf(QStringView text)
{
    int words = 0;
    bool isInWord = false;
    for (const QChar c : text) {
        const bool isSpace = c.isSpace();
        words += isInWord || isSpace ? 0 : 1;
        isInWord = !isSpace;
    }
    return words;
}

QString sizeWords(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeTraditionalFormat);
}

// Where the text may be cut: after `lines` lines and at most `characters`, at a line end where there is one.
qsizetype cutOf(const QString &text, int lines, qsizetype characters)
{
    qsizetype at = -1;
    for (int line = 0; line < lines; ++line) {
        const qsizetype next = text.indexOf(u'\n', at + 1);
        if (next < 0)
            return std::min(characters, text.size());
        if (next > characters)
            break;
        at = next;
    }
    return at > 0 ? at : std::min(characters, text.size());
}

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

// Two strings each instead of one with %n: English, too, would need a catalogue of its own for that.
QString PartComposer::lineWords(int lines)
{
    return lines == 1 ? tr("1 line") : tr("%1 lines").arg(lines);
}

QString PartComposer::wordWords(int words)
{
    return words == 1 ? tr("1 word") : tr("%1 words").arg(QLocale().toString(words));
}

QString PartComposer::moreLines(int lines)
{
    return lines == 1 ? tr("1 more line") : tr("%1 more lines").arg(lines);
}

PartComposer::PartComposer(const RowFacts &facts, const Folds &folds, std::vector<Block> &blocks)
    : m_facts(facts)
    , m_folds(folds)
    , m_blocks(blocks)
{ }

Block &PartComposer::append(Block::Kind kind)
{
    Block &block = m_blocks.emplace_back();
    block.kind = kind;
    block.part = m_number;
    return block;
}

void PartComposer::add(const BodyPart &part, int number)
{
    m_number = number;
    switch (part.kind) {
    case PartKind::Text:
        return addText(part);
    case PartKind::Reasoning:
        return addReasoning(part);
    case PartKind::ToolCall:
    case PartKind::ToolResult:
        return addToolCall(part);
    case PartKind::Attachment:
        return addAttachment(part);
    case PartKind::Subtask:
    case PartKind::Mention:
        return addSubtask(part);
    case PartKind::Other:
        return addOther(part);
    case PartKind::Compaction: // the band tells it
        if (!m_facts.isBand())
            addOther(part);
        return;
    case PartKind::Step:
        return;
    }
}

void PartComposer::addText(const BodyPart &part)
{
    if (QStringView(part.text).trimmed().isEmpty())
        return;
    const bool isHarness = part.flags.testFlag(PartFlag::Synthetic) || part.flags.testFlag(PartFlag::Ignored)
        || (part.marker != TextMarker::Visible && part.marker != TextMarker::NearSilence
            && part.marker != TextMarker::ContinuationSummary);
    if (isHarness)
        return addHarnessText(part);
    addWords(part);
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
            addHarnessText(envelope);
    };
    addAround(all.substr(0, begin));
    addProse(QString::fromUtf8(visible.data(), qsizetype(visible.size())));
    addAround(all.substr(begin + visible.size()));
}

void PartComposer::addProse(const QString &markdown)
{
    const bool isSummary = m_facts.flags.testFlag(MessageFlag::Summary);
    const bool isWhole = isOpen(FoldKind::Text);
    const int lines = linesOf(markdown);
    // A few lines over the limit are not worth a fold.
    const bool isLong = (isSummary && lines > FoldedLines + 5) || markdown.size() > FoldedCharacters + 4096;
    const qsizetype cut = cutOf(markdown, isSummary ? FoldedLines : lines, FoldedCharacters);
    const QStringView shown = isLong && !isWhole ? QStringView(markdown).left(cut) : QStringView(markdown);
    for (MarkdownPiece &piece : splitMarkdown(shown, ProsePieceCharacters)) {
        Block &block = append(piece.kind == MarkdownPiece::Kind::Code ? Block::Kind::Code : Block::Kind::Prose);
        block.text = std::move(piece.text);
        block.language = std::move(piece.language);
        block.listStart = piece.listStart;
        block.isContinued = piece.isContinued;
    }
    if (!isLong)
        return;
    if (isWhole)
        return addMore(FoldKind::Text, tr("Show less"), true);
    const QStringView rest = QStringView(markdown).mid(cut);
    const QStringList headings = headingsOf(rest);
    const QString words = moreLines(linesOf(rest));
    addMore(FoldKind::Text,
            headings.isEmpty() ? words : words + QStringLiteral(": ") + headings.join(QStringLiteral(", ")), true);
}

void PartComposer::addHarnessText(const BodyPart &part)
{
    const QString what = part.flags.testFlag(PartFlag::Ignored) ? tr("Ignored text") : tr("Harness text");
    addFold(
        FoldKind::Part,
        {{what, Style::Plain, {}}, {QStringLiteral("  ") + oneLineOf(part.text, TargetCharacters), Style::Muted, {}}});
    if (isOpen(FoldKind::Part))
        addMono({}, part.text, QStringLiteral("none"), FoldKind::Text);
}

void PartComposer::addReasoning(const BodyPart &part)
{
    const bool isEmpty = QStringView(part.text).trimmed().isEmpty();
    if (isEmpty) {
        const bool isSealed = part.flags.testFlag(PartFlag::Sealed);
        Block &note = append(Block::Kind::Note);
        note.isInset = true;
        note.runs = {
            {tr("Reasoning"), Style::Plain, {}},
            {QStringLiteral("  ") + (isSealed ? tr("stored only in sealed form") : tr("empty")), Style::Muted, {}}};
        return;
    }
    addFold(FoldKind::Part,
            {{tr("Reasoning"), Style::Plain, {}},
             {QStringLiteral("  ") + wordWords(wordsOf(part.text)), Style::Muted, {}}});
    if (!isOpen(FoldKind::Part))
        return;
    const bool isWhole = isOpen(FoldKind::Text) || part.text.size() <= FoldedCharacters;
    for (MarkdownPiece &piece : splitMarkdown(
             isWhole ? QStringView(part.text) : QStringView(part.text).left(FoldedCharacters), ProsePieceCharacters)) {
        Block &block = append(piece.kind == MarkdownPiece::Kind::Code ? Block::Kind::Code : Block::Kind::Prose);
        block.text = std::move(piece.text);
        block.language = std::move(piece.language);
        block.isContinued = piece.isContinued;
        block.isInset = block.isQuiet = true;
    }
    if (!isWhole)
        addMore(FoldKind::Text, tr("Show all (%1)").arg(sizeWords(part.text.size())), true);
}

void PartComposer::addToolCall(const BodyPart &part)
{
    const bool isResult = part.kind == PartKind::ToolResult;
    const QString name = part.name.isEmpty() ? (isResult ? tr("Result") : tr("Tool call")) : part.name;
    std::vector<TextRun> runs {
        {isResult && !part.name.isEmpty() ? tr("Result of %1").arg(name) : name, Style::Plain, {}}};
    const QString target = oneLineOf(part.target.isEmpty() ? part.title : part.target, TargetCharacters);
    if (!target.isEmpty())
        runs.push_back({QStringLiteral("  ") + target, Style::Mono, {}});
    const auto tell = [&runs](const QString &words, Style style) {
        runs.push_back({QStringLiteral("  ") + words, style, {}});
    };
    if (part.flags.testFlag(PartFlag::Denied))
        tell(tr("refused by the person"), Style::Bad);
    else if (part.flags.testFlag(PartFlag::Aborted))
        tell(tr("stopped"), Style::Bad);
    else if (part.flags.testFlag(PartFlag::Error))
        tell(tr("failed"), Style::Bad);
    else if (part.flags.testFlag(PartFlag::Running))
        tell(tr("no end recorded"), Style::Muted);
    if (part.exitStatus.value_or(0) != 0)
        tell(tr("exit status %1").arg(*part.exitStatus), Style::Bad);
    if (!part.output.isEmpty())
        tell(lineWords(linesOf(part.output)), Style::Muted);
    else if (isResult)
        tell(tr("empty"), Style::Muted);
    addFold(FoldKind::Part, std::move(runs));
    if (isOpen(FoldKind::Part))
        addToolContent(part);
}

void PartComposer::addToolContent(const BodyPart &part)
{
    if (!part.title.isEmpty() && part.title != part.target) {
        Block &title = append(Block::Kind::Note);
        title.isInset = true;
        title.runs = {{part.title, Style::Muted, {}}};
    }
    if (!part.input.isEmpty())
        addMono(tr("Input"), part.input, QStringLiteral("json"), FoldKind::Input);
    const bool isError = part.flags.testFlag(PartFlag::Error);
    if (!part.output.isEmpty())
        addMono(isError ? tr("Error") : tr("Output"), part.output, {}, FoldKind::Output);
    if (part.input.isEmpty() && part.output.isEmpty()) {
        Block &note = append(Block::Kind::Note);
        note.isInset = true;
        note.runs = {{tr("Neither input nor output is recorded."), Style::Muted, {}}};
    }
}

void PartComposer::addMono(const QString &label, const QString &stored, const QString &language, FoldKind rest)
{
    const QString text = withoutTerminalCodes(stored);
    if (!label.isEmpty()) {
        Block &note = append(Block::Kind::Note);
        note.isInset = true;
        note.runs = {{label, Style::Small, {}}};
    }
    const bool isWhole = isOpen(rest) || text.size() <= FoldedToolCharacters + 512;
    const QStringView shown =
        isWhole ? QStringView(text) : QStringView(text).left(cutOf(text, 200, FoldedToolCharacters));
    bool isContinued = false;
    for (TextPiece &piece : splitText(shown, MaxBlockCharacters)) {
        Block &block = append(Block::Kind::Mono);
        block.text = std::move(piece.text);
        block.language = language;
        block.isInset = true;
        block.isContinued = isContinued;
        isContinued = true;
    }
    if (!isWhole)
        addMore(rest, tr("Show all (%1)").arg(sizeWords(text.size())), true);
}

void PartComposer::addAttachment(const BodyPart &part)
{
    QStringList facts;
    if (!part.mime.isEmpty())
        facts += part.mime;
    if (part.bytes > 0)
        facts += sizeWords(part.bytes);
    const bool isLost = part.flags.testFlag(PartFlag::Lost);
    Block &line = append(Block::Kind::Note);
    line.isInset = true;
    line.runs = {{part.name.isEmpty() ? tr("Attachment") : part.name, Style::Plain, {}},
                 {QStringLiteral("  ") + facts.join(QStringLiteral(" · ")), Style::Muted, {}}};
    if (isLost)
        line.runs.push_back({QStringLiteral("  ") + tr("its bytes are not in the file"), Style::Bad, {}});
    if (!isLost && part.bytes > 0 && part.mime.startsWith(QLatin1StringView("image/")))
        append(Block::Kind::Image).isInset = true;
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
        Block &note = append(Block::Kind::Note);
        note.isInset = true;
        note.runs = std::move(runs);
        return;
    }
    addFold(FoldKind::Part, std::move(runs));
    if (isOpen(FoldKind::Part))
        addMono(tr("Prompt"), part.text, QStringLiteral("none"), FoldKind::Text);
}

void PartComposer::addOther(const BodyPart &part)
{
    Block &note = append(Block::Kind::Note);
    note.isInset = true;
    note.runs = {{tr("Part of type “%1”").arg(part.type.isEmpty() ? tr("unknown") : part.type), Style::Muted, {}}};
    const QString about = oneLineOf(part.text.isEmpty() ? part.title : part.text, TargetCharacters);
    if (!about.isEmpty())
        note.runs.push_back({QStringLiteral("  ") + about, Style::Plain, {}});
    note.runs.push_back({QStringLiteral("  "), Style::Muted, {}});
    note.runs.push_back({showRecordWords(), Style::Link, recordTarget()});
}

void PartComposer::addFold(FoldKind kind, std::vector<TextRun> runs)
{
    Block &fold = append(Block::Kind::Fold);
    fold.fold = foldOf(m_number, kind);
    fold.isInset = true;
    fold.runs = std::move(runs);
    const QString arrow = isOpen(kind) ? QStringLiteral("▾ ") : QStringLiteral("▸ ");
    fold.runs.insert(fold.runs.begin(), {arrow, Style::Muted, {}});
}

void PartComposer::addMore(FoldKind kind, const QString &words, bool isInset)
{
    Block &more = append(Block::Kind::Fold);
    more.fold = foldOf(m_number, kind);
    more.isInset = isInset;
    const QString arrow = isOpen(kind) ? QStringLiteral("▴ ") : QStringLiteral("▸ ");
    more.runs = {{arrow, Style::Muted, {}}, {words, Style::Muted, {}}};
}

}
