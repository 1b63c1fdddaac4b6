// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/contextstart.h"
#include "models/analysis/partvisibility.h"

#include <QTest>

using namespace tacet;
using Reason = VisibilityReason;

Q_DECLARE_METATYPE(tacet::VisibilityFacts)

class PartVisibilityTest final : public QObject
{
    Q_OBJECT
private slots:
    void decides_data();
    void decides();
    void showsAllThatIsStored();
    void prunesOnlyOutputsAndOnlyForTheModel();
    void cutsTheContextAtSummaries_data();
    void cutsTheContextAtSummaries();
};

namespace {

VisibilityFacts text(TextMarker marker = TextMarker::Visible, PartFlags flags = {}, MessageFlags message = {})
{
    VisibilityFacts facts;
    facts.marker = marker;
    facts.part = flags;
    facts.message = message;
    return facts;
}

VisibilityFacts ofKind(PartKind kind, bool isOpenCode = false)
{
    VisibilityFacts facts;
    facts.kind = kind;
    facts.isOpenCodePart = isOpenCode;
    return facts;
}

VisibilityFacts envelope()
{
    VisibilityFacts facts = text();
    facts.isEnvelope = true;
    return facts;
}

VisibilityFacts undelivered()
{
    VisibilityFacts facts = text();
    facts.delivered = Delivered::No;
    return facts;
}

VisibilityFacts failedAnswer()
{
    VisibilityFacts facts = text(TextMarker::Visible, {}, MessageFlag::Failed);
    facts.role = Role::Assistant;
    return facts;
}

VisibilityFacts sealed()
{
    VisibilityFacts facts = ofKind(PartKind::Reasoning);
    facts.part = PartFlag::Sealed;
    return facts;
}

/// One character a message: u user, a assistant, c a compaction request, s a summary, f a summary that failed.
SessionColumns columnsOf(const QByteArray &shape)
{
    SessionColumns columns;
    for (const char message : shape) {
        columns.role.push_back(message == 'u' || message == 'c' ? Role::User : Role::Assistant);
        columns.silence.push_back(message == 'c' ? SilenceClass::Compaction : SilenceClass::None);
        MessageFlags flags;
        if (message == 's' || message == 'f')
            flags |= MessageFlag::Summary;
        if (message == 'f')
            flags |= MessageFlag::Failed;
        columns.flags.push_back(flags);
    }
    return columns;
}

}

// What each agent shows and sends, part by part, as its own source has it.
void PartVisibilityTest::decides_data()
{
    QTest::addColumn<VisibilityFacts>("facts");
    QTest::addColumn<Visibility>("person");
    QTest::addColumn<Visibility>("model");
    const Visibility seen;
    const Visibility hidden {false, false, Reason::WrittenByProgram};
    const Visibility added {true, true, Reason::WrittenByProgram};
    QTest::newRow("a prompt") << text() << seen << seen;
    QTest::newRow("auto-continue") << text(TextMarker::AutoContinue, PartFlag::Synthetic) << hidden << added;
    QTest::newRow("synthetic, of no known words") << text(TextMarker::Visible, PartFlag::Synthetic) << hidden << added;
    QTest::newRow("ignored notice") << text(TextMarker::Visible, PartFlag::Ignored) << seen
                                    << Visibility {false, false, Reason::IgnoredByModel};
    QTest::newRow("isMeta") << text(TextMarker::Visible, {}, MessageFlag::Meta) << hidden << added;
    QTest::newRow("system reminder") << text(TextMarker::SystemReminder) << hidden << added;
    QTest::newRow("reminder before a prompt") << envelope() << hidden << added;
    QTest::newRow("output of /context") << text(TextMarker::LocalCommandOutput) << seen << added;
    QTest::newRow("environment context") << text(TextMarker::InjectedContext) << hidden << added;
    QTest::newRow("summary in the user's name") << text(TextMarker::ContinuationSummary) << seen << added;
    QTest::newRow("API error") << text(TextMarker::ApiError) << seen << Visibility {false, false, Reason::FailedAnswer};
    QTest::newRow("failed answer") << failedAnswer() << seen << Visibility {false, false, Reason::FailedAnswer};
    QTest::newRow("reverted") << text(TextMarker::Visible, {}, MessageFlag::Reverted) << seen
                              << Visibility {false, false, Reason::Reverted};
    QTest::newRow("not delivered") << undelivered() << seen << Visibility {false, false, Reason::NotDelivered};
    QTest::newRow("opencode's compaction")
        << ofKind(PartKind::Compaction, true) << seen << Visibility {false, false, Reason::ReplacedByQuestion};
    QTest::newRow("a boundary of another agent") << ofKind(PartKind::Compaction) << seen << seen;
    QTest::newRow("opencode's subtask") << ofKind(PartKind::Subtask, true) << seen
                                        << Visibility {false, false, Reason::ReplacedByCommand};
    QTest::newRow("sealed reasoning") << sealed() << Visibility {false, false, Reason::SealedReasoning} << seen;
    QTest::newRow("open reasoning") << ofKind(PartKind::Reasoning) << seen << seen;
    QTest::newRow("tool call") << ofKind(PartKind::ToolCall) << seen << seen;
}

void PartVisibilityTest::decides()
{
    QFETCH(VisibilityFacts, facts);
    QFETCH(Visibility, person);
    QFETCH(Visibility, model);
    QVERIFY(visibilityOf(facts, Viewpoint::Person) == person);
    QVERIFY(visibilityOf(facts, Viewpoint::Model) == model);
}

void PartVisibilityTest::showsAllThatIsStored()
{
    for (int kind = 0; kind <= int(PartKind::Other); ++kind) {
        for (int bit = 0; bit <= 12; ++bit) {
            VisibilityFacts facts = ofKind(PartKind(kind), true);
            facts.part = PartFlags::fromInt(1 << bit);
            facts.message = MessageFlags::fromInt(1u << bit);
            facts.delivered = Delivered::No;
            QVERIFY(visibilityOf(facts, Viewpoint::Stored) == Visibility {});
        }
    }
}

void PartVisibilityTest::prunesOnlyOutputsAndOnlyForTheModel()
{
    const Visibility pruned {false, false, Reason::OutputPruned};
    QVERIFY(outputVisibilityOf(true, Viewpoint::Model) == pruned);
    QVERIFY(outputVisibilityOf(true, Viewpoint::Person).isSeen);
    QVERIFY(outputVisibilityOf(true, Viewpoint::Stored).isSeen);
    QVERIFY(outputVisibilityOf(false, Viewpoint::Model).isSeen);
}

void PartVisibilityTest::cutsTheContextAtSummaries_data()
{
    QTest::addColumn<QByteArray>("shape");
    QTest::addColumn<QList<int>>("starts"); // for each message, counted by hand
    QTest::newRow("no message") << QByteArray() << QList<int> {};
    QTest::newRow("no compaction") << QByteArray("uaua") << QList<int> {0, 0, 0, 0};
    // The summary itself is still written from all of it; what follows begins with the request at 2.
    QTest::newRow("one") << QByteArray("uacsua") << QList<int> {0, 0, 0, 0, 2, 2};
    QTest::newRow("two") << QByteArray("uacsuacsu") << QList<int> {0, 0, 0, 0, 2, 2, 2, 2, 6};
    QTest::newRow("failed") << QByteArray("uacfu") << QList<int> {0, 0, 0, 0, 0};
    QTest::newRow("no request stored") << QByteArray("uasu") << QList<int> {0, 0, 0, 2};
    QTest::newRow("boundary, then summary by the user") << QByteArray("uccsu") << QList<int> {0, 0, 0, 0, 1};
}

void PartVisibilityTest::cutsTheContextAtSummaries()
{
    QFETCH(QByteArray, shape);
    QFETCH(QList<int>, starts);
    const auto found = contextStarts(columnsOf(shape));
    for (int message = 0; message < starts.size(); ++message)
        QCOMPARE(contextStartAt(found, message), starts[message]);
    QCOMPARE(contextStartAt({}, 5), 0);
}

QTEST_GUILESS_MAIN(PartVisibilityTest)
#include "tst_partvisibility.moc"
