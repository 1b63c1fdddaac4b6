// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fakesession.h"

#include "ui/transcript/links.h"
#include "ui/transcript/messagecomposer.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

/// How tool calls are shown, and what is marked from each viewpoint.
class ToolComposerTest final : public QObject
{
    Q_OBJECT
private slots:
    void showsShortCommandsOpen();
    void showsEditsAsDiffs();
    void showsNewFilesInTheirLanguage();
    void showsTodosAsACheckList();
    void opensChildSessionsThatAreKnown();
    void showsUnknownToolsAsJson();
    void keepsTerminalColours();
    void unfoldsByKind_data();
    void unfoldsByKind();
    void closesWhatIsOpenByItself();
    void foldsLongDiffs();
    void marksWhatIsNotSeen_data();
    void marksWhatIsNotSeen();
    void tellsWhatTheModelWasGivenInstead();
};

namespace {

QString wordsOf(const Block &block)
{
    QString words = block.text;
    for (const TextRun &run : block.runs)
        words += run.text;
    for (const DiffLine &line : block.lines)
        words += (line.kind == LineChange::Kind::Added         ? u'+'
                      : line.kind == LineChange::Kind::Removed ? u'-'
                                                               : u' ')
            + line.text + u'\n';
    return words;
}

QString allWords(const std::vector<Block> &blocks)
{
    QStringList words;
    for (const Block &block : blocks)
        words += wordsOf(block);
    return words.join(u'\n');
}

BodyPart call(const char *tool, const QString &input, const QString &output)
{
    BodyPart part;
    part.kind = PartKind::ToolCall;
    part.name = QString::fromUtf8(tool);
    part.input = input;
    part.output = output;
    return part;
}

QString json(const char *text)
{
    return QString::fromUtf8(text).replace(u'\'', u'"');
}

std::vector<Block> composed(const BodyPart &part, const Folds &folds = {}, const ReadingOptions &options = {})
{
    RowFacts facts;
    facts.role = part.kind == PartKind::Text ? Role::User : Role::Assistant;
    MessageBody body;
    body.facts.role = facts.role;
    body.parts.push_back(part);
    auto blocks = composeMessage(facts, body, folds, options);
    blocks.erase(blocks.begin()); // the header
    return blocks;
}

const Folds Opened {foldOf(0, FoldKind::Part)};

int countOfKind(const std::vector<Block> &blocks, Block::Kind kind)
{
    return int(std::count_if(blocks.begin(), blocks.end(), [kind](const Block &block) { return block.kind == kind; }));
}

BodyPart edit()
{
    return call("Edit", json("{'file_path':'/src/a.cpp','old_string':'a\\nb\\nc','new_string':'a\\nx\\ny\\nc'}"), {});
}

}

void ToolComposerTest::showsShortCommandsOpen()
{
    BodyPart part = call("bash", json("{'command':'cat /sys/module/vfio'}"), QStringLiteral("N\n"));
    part.exitStatus = 0;
    const auto blocks = composed(part);
    QCOMPARE(int(blocks.size()), 3); // the line, the command, the output
    QVERIFY(wordsOf(blocks[0]).contains(QStringLiteral("exit status 0")));
    QCOMPARE(wordsOf(blocks[1]), QStringLiteral("$ cat /sys/module/vfio"));
    QCOMPARE(blocks[1].language, QStringLiteral("Bash"));
    QCOMPARE(wordsOf(blocks[2]), QStringLiteral("N"));
    // Nine lines are one too many, and so is a command of two lines: folded, with the command in the line.
    const auto folded = composed(call("bash", json("{'command':'ls'}"), QStringLiteral("1\n").repeated(9)));
    QCOMPARE(int(folded.size()), 1);
    QVERIFY(wordsOf(folded[0]).contains(QStringLiteral("ls"))
            && wordsOf(folded[0]).contains(QStringLiteral("9 lines")));
    QCOMPARE(int(composed(call("bash", json("{'command':'a\\nb'}"), QStringLiteral("1"))).size()), 1);
}

void ToolComposerTest::showsEditsAsDiffs()
{
    const auto folded = composed(edit());
    QCOMPARE(int(folded.size()), 1);
    // One line goes, two come.
    QVERIFY(wordsOf(folded[0]).contains(QStringLiteral("/src/a.cpp  +2  −1")));
    const auto open = composed(edit(), Opened);
    QCOMPARE(countOfKind(open, Block::Kind::Diff), 1);
    QVERIFY(allWords(open).contains(QStringLiteral(" a\n-b\n+x\n+y\n c\n")));
    QVERIFY(!open.back().isSideBySide);
    ReadingOptions options;
    options.showsSideBySide = true;
    QVERIFY(composed(edit(), Opened, options).back().isSideBySide);
}

void ToolComposerTest::showsNewFilesInTheirLanguage()
{
    const auto open =
        composed(call("write", json("{'filePath':'/src/b.py','content':'print(1)\\n'}"), QStringLiteral("ok")), Opened);
    const auto code = std::find_if(open.begin(), open.end(),
                                   [](const Block &block) { return block.text == QStringLiteral("print(1)"); });
    QVERIFY(code != open.end());
    QCOMPARE(code->language, QStringLiteral("file:b.py"));
}

void ToolComposerTest::showsTodosAsACheckList()
{
    const BodyPart part = call("todowrite",
                               json("{'todos':[{'content':'one','status':'completed'},{'content':'two','status':"
                                    "'in_progress'},{'content':'three','status':'pending'}]}"),
                               {});
    QVERIFY(wordsOf(composed(part)[0]).contains(QStringLiteral("1 of 3 done")));
    QVERIFY(allWords(composed(part, Opened)).contains(QStringLiteral("☑ one\n◐ two\n☐ three")));
}

void ToolComposerTest::opensChildSessionsThatAreKnown()
{
    BodyPart part = call("task", json("{'prompt':'look','subagent_type':'explore'}"), QStringLiteral("found"));
    part.childSession = QStringLiteral("ses_child");
    const auto links = [](const std::vector<Block> &blocks) {
        QStringList targets;
        for (const Block &block : blocks) {
            for (const TextRun &run : block.runs)
                targets += run.target.isEmpty() ? QStringList() : QStringList(run.target);
        }
        return targets;
    };
    QCOMPARE(links(composed(part)), QStringList());
    QVERIFY(allWords(composed(part)).contains(QStringLiteral("ses_child")));
    ReadingOptions options;
    options.sessions.insert(QStringLiteral("ses_child"));
    QCOMPARE(links(composed(part, {}, options)), QStringList(sessionTarget(QStringLiteral("ses_child"))));
    QCOMPARE(linkTargetOf(sessionTarget(QStringLiteral("ses_child"))).text, QStringLiteral("ses_child"));
}

void ToolComposerTest::showsUnknownToolsAsJson()
{
    const auto open = composed(call("mcp__x__y", QStringLiteral("{\n  \"a\": 1\n}"), QStringLiteral("done")), Opened);
    QCOMPARE(countOfKind(open, Block::Kind::Mono), 2);
    QVERIFY(allWords(open).contains(QStringLiteral("\"a\": 1")));
    QCOMPARE(open[2].language, QStringLiteral("json"));
    const auto nothing = composed(call("mcp__x__y", {}, {}), Opened);
    QVERIFY(allWords(nothing).contains(QStringLiteral("Neither input nor output is recorded.")));
}

void ToolComposerTest::keepsTerminalColours()
{
    // 5,000 letters in one colour: cut in two blocks, coloured in both.
    const QString output = QStringLiteral("\x1b[31m") + QString(5000, u'x') + QStringLiteral("\x1b[0m");
    Folds folds = Opened;
    folds.insert(foldOf(0, FoldKind::Output));
    const auto blocks = composed(call("bash", json("{'command':'a\\nb'}"), output), folds);
    int coloured = 0;
    for (const Block &block : blocks) {
        for (const TerminalSpan &span : block.spans)
            coloured += span.length;
    }
    QCOMPARE(coloured, 5000);
    ReadingOptions options;
    options.showsInvisible = true;
    QVERIFY(allWords(composed(call("bash", json("{'command':'a'}"), QStringLiteral("\x1b[2Kb")), {}, options))
                .contains(QStringLiteral("^[[2Kb")));
}

void ToolComposerTest::unfoldsByKind_data()
{
    QTest::addColumn<FoldGroups>("groups");
    QTest::addColumn<bool>("hasInput");
    QTest::addColumn<bool>("hasOutput");
    QTest::newRow("none") << FoldGroups() << false << false;
    QTest::newRow("input") << FoldGroups(FoldGroup::ToolInput) << true << false;
    QTest::newRow("output") << FoldGroups(FoldGroup::ToolOutput) << false << true;
    QTest::newRow("all") << AllFoldGroups << true << true;
    QTest::newRow("another kind") << FoldGroups(FoldGroup::Reasoning) << false << false;
}

void ToolComposerTest::unfoldsByKind()
{
    QFETCH(FoldGroups, groups);
    QFETCH(bool, hasInput);
    QFETCH(bool, hasOutput);
    ReadingOptions options;
    options.unfolded = groups;
    const QString words =
        allWords(composed(call("mcp__x__y", QStringLiteral("{\"in\":1}"), QStringLiteral("out")), {}, options));
    QCOMPARE(words.contains(QStringLiteral("\"in\"")), hasInput);
    QCOMPARE(words.contains(QStringLiteral("out")), hasOutput);
}

void ToolComposerTest::closesWhatIsOpenByItself()
{
    ReadingOptions options;
    options.unfolded = AllFoldGroups;
    QCOMPARE(int(composed(edit(), Opened, options).size()), 1); // a click closes it
    BodyPart reasoning;
    reasoning.kind = PartKind::Reasoning;
    reasoning.text = QStringLiteral("let me think");
    QCOMPARE(int(composed(reasoning).size()), 1);
    QVERIFY(allWords(composed(reasoning, {}, options)).contains(QStringLiteral("let me think")));
    QCOMPARE(int(composed(reasoning, Opened, options).size()), 1);
}

void ToolComposerTest::foldsLongDiffs()
{
    QString after;
    for (int line = 0; line < 300; ++line)
        after += QStringLiteral("line %1\\n").arg(line);
    const BodyPart part =
        call("Edit", json("{'file_path':'/a','old_string':'x','new_string':'%1'}").arg(after), QString());
    // 301 lines: one removed, 300 added; 200 are shown.
    const auto folded = composed(part, Opened);
    size_t lines = 0;
    for (const Block &block : folded) {
        QVERIFY(wordsOf(block).size() <= MaxBlockCharacters + 200);
        lines += block.lines.size();
    }
    QCOMPARE(lines, size_t(200));
    QVERIFY(wordsOf(folded.back()).contains(QStringLiteral("101 more lines")));
    Folds folds = Opened;
    folds.insert(folded.back().fold);
    lines = 0;
    for (const Block &block : composed(part, folds))
        lines += block.lines.size();
    QCOMPARE(lines, size_t(301));
}

void ToolComposerTest::marksWhatIsNotSeen_data()
{
    using Mark = Block::Mark;
    QTest::addColumn<PartFlags>("flags");
    QTest::addColumn<TextMarker>("marker");
    QTest::addColumn<Block::Mark>("person");
    QTest::addColumn<Block::Mark>("model");
    QTest::newRow("prompt") << PartFlags() << TextMarker::Visible << Mark::None << Mark::None;
    QTest::newRow("synthetic") << PartFlags(PartFlag::Synthetic) << TextMarker::AutoContinue << Mark::Unseen
                               << Mark::Added;
    QTest::newRow("ignored") << PartFlags(PartFlag::Ignored) << TextMarker::Visible << Mark::None << Mark::Unseen;
}

void ToolComposerTest::marksWhatIsNotSeen()
{
    QFETCH(PartFlags, flags);
    QFETCH(TextMarker, marker);
    BodyPart part;
    part.text = QStringLiteral("Continue if you have next steps");
    part.kind = PartKind::Text;
    part.flags = flags;
    part.marker = marker;
    const auto from = [&part](Viewpoint viewpoint) {
        ReadingOptions options;
        options.viewpoint = viewpoint;
        return composed(part, {}, options);
    };
    QCOMPARE(from(Viewpoint::Stored).front().mark, Block::Mark::None);
    QTEST(from(Viewpoint::Person).front().mark, "person");
    QTEST(from(Viewpoint::Model).front().mark, "model");
    for (const auto viewpoint : {Viewpoint::Person, Viewpoint::Model}) {
        const auto blocks = from(viewpoint);
        const QString words = allWords(blocks);
        QVERIFY(words.contains(part.text)); // nothing is hidden, from anywhere
        const bool isTold = words.contains(QStringLiteral("not shown to the person"))
            || words.contains(QStringLiteral("not given to the model"))
            || words.contains(QStringLiteral("added by the program"));
        QCOMPARE(isTold, blocks.front().mark != Block::Mark::None);
    }
}

void ToolComposerTest::tellsWhatTheModelWasGivenInstead()
{
    ReadingOptions options;
    options.viewpoint = Viewpoint::Model;
    BodyPart pruned = call("read", json("{'filePath':'/a'}"), QStringLiteral("the content of a"));
    pruned.prunedMs = 1'772'485'440'000;
    const auto blocks = composed(pruned, Opened, options);
    for (const Block &block : blocks) {
        if (block.text.contains(QStringLiteral("the content of a")))
            QCOMPARE(block.mark, Block::Mark::Unseen);
    }
    QVERIFY(allWords(blocks).contains(QStringLiteral("[Old tool result content cleared]")));
    QVERIFY(!allWords(composed(pruned, Opened)).contains(QStringLiteral("cleared")));

    RowFacts facts;
    facts.silence = SilenceClass::Compaction;
    MessageBody body;
    BodyPart compaction;
    compaction.kind = PartKind::Compaction;
    compaction.type = QStringLiteral("compaction");
    body.parts.push_back(compaction);
    QVERIFY(allWords(composeMessage(facts, body, {}, options)).contains(QStringLiteral("What did we do so far?")));
    QVERIFY(!allWords(composeMessage(facts, body, {})).contains(QStringLiteral("What did we do so far?")));
}

QTEST_GUILESS_MAIN(ToolComposerTest)
#include "tst_toolcomposer.moc"
