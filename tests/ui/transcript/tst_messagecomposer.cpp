// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fakesession.h"

#include "ui/transcript/links.h"
#include "ui/transcript/messagecomposer.h"
#include "ui/transcript/silencewords.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

class MessageComposerTest final : public QObject
{
    Q_OBJECT
private slots:
    void neverComposesNothing_data();
    void neverComposesNothing();
    void claimsNoPersonWithoutProof_data();
    void claimsNoPersonWithoutProof();
    void namesWhatStartedACompaction_data();
    void namesWhatStartedACompaction();
    void showsABandOnlyForTheUsersSilence_data();
    void showsABandOnlyForTheUsersSilence();
    void foldsToolCalls();
    void cutsLongOutput();
    void foldsLongSummaries();
    void boundsEveryBlock();
    void drawsGapsFromHalfAnHour_data();
    void drawsGapsFromHalfAnHour();
    void marksWhatIsNotThere();
    void namesBranches();
    void showsErrors();
};

namespace {

RowFacts factsOf(const FakeMessage &message)
{
    const FakeModel model(1, [message](int) { return message; });
    return rowFactsOf(model.index(0, 0));
}

std::vector<Block> compose(const FakeMessage &message, const Folds &folds = {})
{
    return composeMessage(factsOf(message), message.body, folds);
}

QString wordsOf(const Block &block)
{
    QString words = block.text;
    for (const TextRun &run : block.runs)
        words += run.text;
    return words;
}

int count(const std::vector<Block> &blocks, Block::Kind kind)
{
    return int(std::count_if(blocks.begin(), blocks.end(), [kind](const Block &block) { return block.kind == kind; }));
}

FakeMessage toolCall(const QString &output)
{
    FakeMessage message;
    message.body.facts.role = Role::Assistant;
    BodyPart call;
    call.kind = PartKind::ToolCall;
    call.name = QStringLiteral("websearch");
    call.target = QStringLiteral("vfio p2p");
    call.input = QStringLiteral("{}");
    call.output = output;
    message.body.parts.push_back(call);
    return message;
}

}

void MessageComposerTest::neverComposesNothing_data()
{
    QTest::addColumn<SilenceClass>("silence");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<Role>("role");
    const auto none = SilenceClass::None;
    QTest::newRow("no class at all") << none << QString() << Role::User;
    QTest::newRow("no class, assistant") << none << QString() << Role::Assistant;
    QTest::newRow("no class, system") << none << QString() << Role::System;
    for (const SilenceClass silence : allSilenceClasses()) {
        for (const Role role : {Role::User, Role::Assistant, Role::Tool})
            QTest::addRow("%s of role %d", idOf(silence).data(), int(role)) << silence << QString() << role;
    }
    for (const char *detail :
         {"tool-only", "thinking-open", "thinking-sealed", "empty", "refused", "length", "filtered", "failed",
          "overflow", "aborted", "unfinished", "subtask", "shell", "a-later-one"})
        QTest::addRow("assistant-empty %s", detail)
            << SilenceClass::AssistantEmpty << QString::fromLatin1(detail) << Role::Assistant;
}

void MessageComposerTest::neverComposesNothing()
{
    QFETCH(SilenceClass, silence);
    QFETCH(QString, detail);
    QFETCH(Role, role);
    FakeMessage message;
    message.silence = silence;
    message.detail = detail;
    message.body.facts.role = role;
    // Nothing in it, a step that shows nothing, an empty text: whatever it is, there are words beside the header.
    for (int shape = 0; shape < 3; ++shape) {
        if (shape > 0) {
            BodyPart part;
            part.kind = shape == 1 ? PartKind::Step : PartKind::Text;
            message.body.parts = {part};
        }
        const auto blocks = compose(message);
        const bool isTold = std::any_of(blocks.begin(), blocks.end(), [](const Block &block) {
            const bool isBeside = block.kind != Block::Kind::Header && block.kind != Block::Kind::Gap;
            return isBeside && !wordsOf(block).trimmed().isEmpty();
        });
        QVERIFY(isTold);
    }
    QVERIFY(!silenceWords(factsOf(message), message.body).title.isEmpty());
}

void MessageComposerTest::claimsNoPersonWithoutProof_data()
{
    QTest::addColumn<SilenceClass>("silence");
    for (const SilenceClass silence :
         {SilenceClass::Blank, SilenceClass::NoParts, SilenceClass::Wrapper, SilenceClass::Compaction,
          SilenceClass::CompactionInferred, SilenceClass::Redacted, SilenceClass::Damaged, SilenceClass::Synthetic,
          SilenceClass::AutoReply})
        QTest::addRow("%s", idOf(silence).data()) << silence;
}

void MessageComposerTest::claimsNoPersonWithoutProof()
{
    QFETCH(SilenceClass, silence);
    FakeMessage message;
    message.silence = silence;
    const SilenceWords words = silenceWords(factsOf(message), message.body);
    for (const QString &text : {words.title, words.explanation}) {
        for (const char *claim : {"the person", "person sent a", "pressed", "typed nothing", "the user sent"})
            QVERIFY2(!text.contains(QLatin1StringView(claim), Qt::CaseInsensitive), qPrintable(text));
    }
    // With proof it may be said.
    if (silence == SilenceClass::Blank) {
        message.humanAct = HumanAct::Yes;
        const QString proven = silenceWords(factsOf(message), message.body).explanation;
        QVERIFY(proven.contains(QStringLiteral("a prompt that a person sent")));
    }
}

void MessageComposerTest::namesWhatStartedACompaction_data()
{
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QString>("title");
    QTest::newRow("auto") << "auto completed"
                          << "No text: context compaction, started by the program";
    QTest::newRow("manual") << "manual"
                            << "No text: context compaction, asked for by a command";
    QTest::newRow("unknown") << "unknown"
                             << "No text: context compaction; who started it is not recorded";
    QTest::newRow("not told") << ""
                              << "No text: context compaction; who started it is not recorded";
}

void MessageComposerTest::namesWhatStartedACompaction()
{
    QFETCH(QString, detail);
    FakeMessage message;
    message.silence = SilenceClass::Compaction;
    message.detail = detail;
    QTEST(silenceWords(factsOf(message), message.body).title, "title");
}

void MessageComposerTest::showsABandOnlyForTheUsersSilence_data()
{
    QTest::addColumn<SilenceClass>("silence");
    QTest::addColumn<Role>("role");
    QTest::addColumn<int>("bands");
    QTest::newRow("blank") << SilenceClass::Blank << Role::User << 1;
    QTest::newRow("compaction") << SilenceClass::Compaction << Role::User << 1;
    QTest::newRow("interrupt") << SilenceClass::Interrupt << Role::User << 1;
    QTest::newRow("tool result") << SilenceClass::ToolResult << Role::User << 0;
    QTest::newRow("side chain") << SilenceClass::Sidechain << Role::User << 0;
    QTest::newRow("assistant") << SilenceClass::AssistantEmpty << Role::Assistant << 0;
    QTest::newRow("text") << SilenceClass::None << Role::User << 0;
}

void MessageComposerTest::showsABandOnlyForTheUsersSilence()
{
    QFETCH(SilenceClass, silence);
    QFETCH(Role, role);
    FakeMessage message;
    message.silence = silence;
    message.body.facts.role = role;
    QTEST(count(compose(message), Block::Kind::Band), "bands");
}

void MessageComposerTest::foldsToolCalls()
{
    const FakeMessage message = toolCall(QStringLiteral("one\ntwo\n"));
    const auto folded = compose(message);
    QCOMPARE(count(folded, Block::Kind::Fold), 1);
    QCOMPARE(count(folded, Block::Kind::Mono), 0);
    const QString line = wordsOf(folded.back());
    QVERIFY(line.contains(QStringLiteral("websearch")));
    QVERIFY(line.contains(QStringLiteral("vfio p2p")));
    QVERIFY(line.contains(QStringLiteral("2 lines")));
    const auto open = compose(message, {foldOf(0, FoldKind::Part)});
    QCOMPARE(count(open, Block::Kind::Mono), 2); // input, output
}

void MessageComposerTest::cutsLongOutput()
{
    const QString output = QStringLiteral("0123456789abcde\n").repeated(64 * 1024); // 1 MB
    const auto open = compose(toolCall(output), {foldOf(0, FoldKind::Part)});
    qsizetype shown = 0;
    for (const Block &block : open)
        shown += block.kind == Block::Kind::Mono ? block.text.size() : 0;
    QVERIFY(shown > 1000 && shown <= 4096 + 2); // with the input: {}
    QVERIFY(wordsOf(open.back()).contains(QStringLiteral("Show all (1.0 MB)")));

    const auto whole = compose(toolCall(output), {foldOf(0, FoldKind::Part), foldOf(0, FoldKind::Output)});
    QStringList texts;
    for (const Block &block : whole) {
        if (block.kind == Block::Kind::Mono && block.text != QStringLiteral("{}"))
            texts += block.text;
    }
    QVERIFY(texts.join(u'\n') == output); // nothing is lost at the cuts
}

void MessageComposerTest::foldsLongSummaries()
{
    QString text = QStringLiteral("# Goal\n");
    for (int line = 0; line < 60; ++line)
        text += QStringLiteral("- line\n");
    text += QStringLiteral("## Accomplished\nall of it\n");
    FakeMessage message = textMessage(Role::Assistant, text);
    QCOMPARE(count(compose(message), Block::Kind::Fold), 0); // only a summary is folded so early
    message.body.facts.flags |= MessageFlag::Summary;
    const auto folded = compose(message);
    // 63 lines, 40 of them shown.
    QVERIFY(wordsOf(folded.back()).contains(QStringLiteral("23 more lines: Accomplished")));
    const auto whole = compose(message, {folded.back().fold});
    QVERIFY(wordsOf(whole.back()).contains(QStringLiteral("Show less")));
}

void MessageComposerTest::boundsEveryBlock()
{
    FakeMessage message = textMessage(
        Role::User, QString(3'000'000, u'x') + QStringLiteral("\n```\n") + QStringLiteral("code\n").repeated(100'000));
    for (const Folds &folds : {Folds {}, Folds {foldOf(0, FoldKind::Text)}}) {
        for (const Block &block : compose(message, folds))
            QVERIFY(block.text.size() <= MaxBlockCharacters);
    }
}

void MessageComposerTest::drawsGapsFromHalfAnHour_data()
{
    QTest::addColumn<qint64>("gapMs");
    QTest::addColumn<QString>("words");
    QTest::newRow("a minute less") << qint64(29 * 60'000) << QString();
    QTest::newRow("half an hour") << qint64(30 * 60'000) << "(30:00) without a message";
    // 7 h 41 min 10 s
    QTest::newRow("a night") << qint64(27'670'000) << "(7:41:10) without a message";
}

void MessageComposerTest::drawsGapsFromHalfAnHour()
{
    QFETCH(qint64, gapMs);
    FakeMessage message = textMessage(Role::User, QStringLiteral("back again"));
    message.gapMs = gapMs;
    const Block first = compose(message).front();
    QTEST(first.kind == Block::Kind::Gap ? wordsOf(first) : QString(), "words");
}

void MessageComposerTest::showsErrors()
{
    FakeMessage message;
    message.body.facts.role = Role::Assistant;
    message.body.facts.errorName = "APIError";
    message.body.error = QStringLiteral("quota used up");
    message.silence = SilenceClass::AssistantEmpty;
    message.detail = QStringLiteral("failed");
    const auto blocks = compose(message);
    QCOMPARE(count(blocks, Block::Kind::Error), 1);
    QCOMPARE(wordsOf(blocks.back()), QStringLiteral("APIError  quota used up"));
}

void MessageComposerTest::marksWhatIsNotThere()
{
    FakeMessage message;
    message.absentBefore = QStringList {QStringLiteral("No answer is recorded here."), QStringLiteral("Rewound.")};
    message.absentAfter = QStringList {QStringLiteral("The end.")};
    message.gapMs = ShownGapMs;
    const std::vector<Block> blocks = compose(message);
    // Markers, the gap, the message, and a marker behind it: the program's words stand around the message.
    QCOMPARE(count(blocks, Block::Kind::Marker), 3);
    QCOMPARE(blocks[0].kind, Block::Kind::Marker);
    QCOMPARE(wordsOf(blocks[0]), QStringLiteral("No answer is recorded here."));
    QCOMPARE(blocks[0].silence, SilenceClass::Absent);
    QCOMPARE(wordsOf(blocks[1]), QStringLiteral("Rewound."));
    QCOMPARE(blocks[2].kind, Block::Kind::Gap);
    QCOMPARE(blocks.back().kind, Block::Kind::Marker);
    QCOMPARE(wordsOf(blocks.back()), QStringLiteral("The end."));
}

// Messages 1 and 2 stand in branches of their own (1 of 2, 2 of 2), 3 goes on in that of 2, 4 in the conversation.
void MessageComposerTest::namesBranches()
{
    const FakeModel model(5, [](int row) {
        FakeMessage message;
        if (row > 0 && row < 4) {
            message.body.facts.flags = MessageFlag::Sidechain | MessageFlag::DeadBranch;
            message.body.facts.branch = {quint16(row == 1 ? 1 : 2), 2};
        }
        return message;
    });
    QStringList headings;
    for (int row = 0; row < 5; ++row)
        headings << rowFactsOf(model.index(row, 0)).branchBefore;
    QCOMPARE(headings,
             QStringList({QString(), QStringLiteral("Branch 1 of 2, not continued"),
                          QStringLiteral("Branch 2 of 2, not continued"), QString(),
                          QStringLiteral("The conversation goes on")}));
    const RowFacts facts = rowFactsOf(model.index(3, 0));
    const std::vector<Block> blocks = composeMessage(facts, MessageBody {}, {});
    QVERIFY(wordsOf(blocks.front()).contains(QStringLiteral("Branch 2 of 2, not continued")));
    QVERIFY(!wordsOf(blocks.front()).contains(QStringLiteral("sub-agent")));
}

QTEST_GUILESS_MAIN(MessageComposerTest)
#include "tst_messagecomposer.moc"
