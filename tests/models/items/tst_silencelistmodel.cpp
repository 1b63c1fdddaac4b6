// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/silencelistmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tacet;
using Model = SilenceListModel;

namespace {

constexpr qint64 HalfAnHour = 1'800'000;

void append(SessionColumns &columns, Role role, SilenceClass silence, HumanAct act, qint64 gapMs)
{
    columns.role.push_back(role);
    columns.silence.push_back(silence);
    columns.humanAct.push_back(act);
    columns.flags.push_back({});
    columns.textCharacters.push_back(silence == SilenceClass::None ? 12 : 0);
    columns.toolCalls.push_back(0);
    columns.timeMs.push_back(SessionColumns::NoTime);
    columns.gapMs.push_back(gapMs);
}

constexpr qint64 No = SessionColumns::NoTime;

/// Two of a person (0, 6), two of the harness (2, 4), a gap (8), two tool results (1, 3), one empty assistant (5).
std::shared_ptr<SessionColumns> story()
{
    auto columns = std::make_shared<SessionColumns>();
    append(*columns, Role::User, SilenceClass::Blank, HumanAct::Yes, No);
    append(*columns, Role::User, SilenceClass::ToolResult, HumanAct::No, No);
    append(*columns, Role::User, SilenceClass::Compaction, HumanAct::No, 200);
    append(*columns, Role::User, SilenceClass::ToolResult, HumanAct::No, No);
    append(*columns, Role::User, SilenceClass::Synthetic, HumanAct::No, No);
    append(*columns, Role::Assistant, SilenceClass::AssistantEmpty, HumanAct::No, No);
    append(*columns, Role::User, SilenceClass::Interrupt, HumanAct::Yes, 4'900);
    append(*columns, Role::Assistant, SilenceClass::None, HumanAct::Unknown, No);
    append(*columns, Role::User, SilenceClass::None, HumanAct::Yes, HalfAnHour);
    return columns;
}

std::shared_ptr<SessionColumns> blanks(int count)
{
    auto columns = std::make_shared<SessionColumns>();
    for (int i = 0; i < count; ++i)
        append(*columns, Role::User, SilenceClass::Blank, HumanAct::Yes, No);
    return columns;
}

class Facts final : public SilenceFactsSource
{
public:
    [[nodiscard]] SilenceFacts factsOf(int ordinal) const override
    {
        asked.append(ordinal);
        return {QStringLiteral("auto"), Slot::WorkInProgress, QStringLiteral("summary")};
    }
    mutable QList<int> asked;
};

/// "P" + count, "H", "?", "A", "B" and "M" (markers) for the groups, ordinals for silences, "F" + count for the folded
/// row.
QString shapeOf(const Model &model)
{
    static const QStringList groups {QStringLiteral("P"), QStringLiteral("H"), QStringLiteral("?"),
                                     QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("M")};
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row);
        const QString count = index.data(Model::CountRole).toString();
        switch (Model::RowKind(index.data(Model::RowKindRole).toInt())) {
        case Model::RowKind::Group:
            rows << groups.at(index.data(Model::GroupRole).toInt()) + count;
            break;
        case Model::RowKind::Silence:
            rows << index.data(Model::OrdinalRole).toString();
            break;
        case Model::RowKind::Folded:
            rows << QStringLiteral("F") + count;
            break;
        }
    }
    return rows.join(u' ');
}

}

class TestSilenceListModel final : public QObject
{
    Q_OBJECT
private slots:
    void growsLikeShownAnew();
    void groupsByWhoIsSilent();
    void filters_data();
    void filters();
    void saysWhatASilenceIs();
    void asksForFactsOfShownRowsOnce();
    void tellsChangesNarrowly();
    void resetsWhenTooMuchDiffers();
    void changesOneRowWhenOneIsRead();
    void findsRowsAndNeighbours();
    void unfoldsAndFoldsAgain();
    void listsTurnsThatAreNotThere();
    void listsDeadBranchesApart();
    void groupRowsAreNoPlaceToBe();
    void holdsAHundredThousand();
};

void TestSilenceListModel::groupsByWhoIsSilent()
{
    Model model(nullptr);
    const QAbstractItemModelTester tester(&model);
    QCOMPARE(shapeOf(model), QString());
    model.setGapThresholdMs(HalfAnHour);
    model.setSession(story());
    // Folded: tool results 1 and 3, the assistant's 5.
    QCOMPARE(shapeOf(model), QStringLiteral("P2 0 6 H2 2 4 ?1 8 F3"));
    QCOMPARE(model.silences(), 5);
    model.setSession(nullptr);
    QCOMPARE(shapeOf(model), QString());
}

void TestSilenceListModel::filters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("unreadOnly");
    QTest::addColumn<bool>("onlyCompaction");
    QTest::addColumn<QString>("shape");
    QTest::newRow("nothing") << QString() << false << false << QStringLiteral("P2 0 6 H2 2 4 ?1 8 F3");
    QTest::newRow("one class") << QString() << false << true << QStringLiteral("H1 2 F3");
    QTest::newRow("index") << QStringLiteral("8") << false << false << QStringLiteral("?1 8 F3");
    QTest::newRow("class in any case") << QStringLiteral("INTERR") << false << false << QStringLiteral("P1 6 F3");
    QTest::newRow("reading") << QStringLiteral("arte") << false << false << QStringLiteral("H1 2 F3");
    QTest::newRow("unread") << QString() << true << false << QStringLiteral("P2 0 6 H1 4 ?1 8 F3");
    QTest::newRow("nothing is left") << QStringLiteral("zzz") << false << false << QStringLiteral("F3");
}

void TestSilenceListModel::filters()
{
    QFETCH(QString, text);
    QFETCH(bool, unreadOnly);
    QFETCH(bool, onlyCompaction);
    QFETCH(QString, shape);
    Model model(nullptr);
    const QAbstractItemModelTester tester(&model);
    model.setGapThresholdMs(HalfAnHour);
    model.setSession(story());
    model.setReadings({{2, {Review::State::Read, QStringLiteral("ARTEFACT")}}});
    model.setText(text);
    if (unreadOnly)
        model.setState(Review::State::Unread);
    if (onlyCompaction) {
        SilenceClassSet classes;
        classes.insert(SilenceClass::Compaction);
        model.setClasses(classes);
    }
    QCOMPARE(shapeOf(model), shape);
}

void TestSilenceListModel::saysWhatASilenceIs()
{
    const Facts facts;
    Model model(&facts);
    model.setSession(story());
    model.setReading(2, {Review::State::Read, QStringLiteral("ARTEFACT")});
    const QModelIndex index = model.index(model.rowOf(2));
    QCOMPARE(index.data(Model::SilenceRole).toInt(), int(SilenceClass::Compaction));
    QCOMPARE(index.data(Model::LabelRole).toString(), QStringLiteral("Context compaction"));
    QCOMPARE(index.data(Model::TitleRole).toString(), QStringLiteral("Compaction"));
    QCOMPARE(index.data(Model::DetailRole).toString(), QStringLiteral("auto"));
    QCOMPARE(index.data(Model::GapRole).toString(), QStringLiteral("(0.2)")); // 200 ms
    QCOMPARE(index.data(Model::SlotLabelRole).toString(), QStringLiteral("work in progress"));
    QCOMPARE(index.data(Model::ResponseRole).toString(), QStringLiteral("summary"));
    QCOMPARE(index.data(Model::ReadingRole).toString(), QStringLiteral("ARTEFACT"));
    QCOMPARE(index.data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("message 2, Context compaction, auto, work in progress, summary, ARTEFACT, read"));
    QCOMPARE(model.index(model.rowOf(4)).data(Model::TitleRole).toString(), QStringLiteral("Auto")); // synthetic
    const QModelIndex unread = model.index(model.rowOf(0));
    QCOMPARE(unread.data(Model::GapRole).toString(), QString()); // unknown, never (0.0)
    QCOMPARE(unread.data(Model::StateRole).toInt(), int(Review::State::Unread));
}

void TestSilenceListModel::asksForFactsOfShownRowsOnce()
{
    const Facts facts;
    Model model(&facts);
    model.setSession(blanks(1000));
    QCOMPARE(facts.asked, QList<int>());
    const QModelIndex index = model.index(model.rowOf(7));
    (void)index.data(Model::DetailRole);
    (void)index.data(Model::SlotRole);
    QCOMPARE(facts.asked, QList<int> {7});
    model.refreshFacts(7);
    (void)index.data(Model::ResponseRole);
    QCOMPARE(facts.asked, (QList<int> {7, 7}));
}

void TestSilenceListModel::tellsChangesNarrowly()
{
    Model model(nullptr);
    const QAbstractItemModelTester tester(&model);
    model.setSession(story());
    QSignalSpy resets(&model, &Model::modelReset);
    QSignalSpy inserts(&model, &Model::rowsInserted);
    QSignalSpy removals(&model, &Model::rowsRemoved);

    auto grown = story();
    append(*grown, Role::User, SilenceClass::Blank, HumanAct::Yes, No); // 9
    model.setColumns(grown);
    QCOMPARE(shapeOf(model), QStringLiteral("P3 0 6 9 H2 2 4 F3"));
    QCOMPARE(int(inserts.size()), 1); // row 3
    QCOMPARE(inserts.at(0).at(1).toInt(), 3);

    SilenceClassSet classes = SilenceClassSet::listedByDefault();
    classes.remove(SilenceClass::Blank);
    model.setClasses(classes);
    QCOMPARE(shapeOf(model), QStringLiteral("P1 6 H2 2 4 F3"));
    QCOMPARE(int(removals.size()), 2); // 9, then 0
    QCOMPARE(int(resets.size()), 0);
}

void TestSilenceListModel::resetsWhenTooMuchDiffers()
{
    // Every second one goes: a hundred runs of one row are told as one reset.
    auto columns = std::make_shared<SessionColumns>();
    for (int i = 0; i < 200; ++i)
        append(*columns, Role::User, i % 2 == 0 ? SilenceClass::Blank : SilenceClass::Interrupt, HumanAct::Yes, No);
    Model model(nullptr);
    const QAbstractItemModelTester tester(&model);
    model.setSession(columns);
    QSignalSpy resets(&model, &Model::modelReset);
    QSignalSpy removals(&model, &Model::rowsRemoved);
    SilenceClassSet classes;
    classes.insert(SilenceClass::Blank);
    model.setClasses(classes);
    QCOMPARE(int(resets.size()), 1);
    QCOMPARE(int(removals.size()), 0);
    QCOMPARE(model.silences(), 100);
}

void TestSilenceListModel::changesOneRowWhenOneIsRead()
{
    Model model(nullptr);
    model.setSession(story());
    QSignalSpy changes(&model, &Model::dataChanged);
    model.setReading(4, {Review::State::Draft, {}});
    QCOMPARE(int(changes.size()), 1);
    QCOMPARE(changes.at(0).at(0).toModelIndex().data(Model::OrdinalRole).toInt(), 4);
    QCOMPARE(changes.at(0).at(1).toModelIndex().data(Model::OrdinalRole).toInt(), 4);
    model.setReading(4, {Review::State::Draft, {}}); // the same again
    QCOMPARE(int(changes.size()), 1);
}

void TestSilenceListModel::findsRowsAndNeighbours()
{
    Model model(nullptr);
    model.setGapThresholdMs(HalfAnHour);
    model.setSession(story()); // P2 0 6 H2 2 4 ?1 8 F3
    QCOMPARE(model.rowOf(0), 1);
    QCOMPARE(model.rowOf(6), 2);
    QCOMPARE(model.rowOf(4), 5);
    QCOMPARE(model.rowOf(8), 7);
    QCOMPARE(model.rowOf(1), -1); // folded
    QCOMPARE(model.rowOf(99), -1);
    QCOMPARE(model.nextAfter(-1), 0);
    QCOMPARE(model.nextAfter(2), 4); // over 3, which is folded
    QCOMPARE(model.nextAfter(7), 8);
    QCOMPARE(model.nextAfter(8), -1);
    QCOMPARE(model.previousBefore(8), 6);
    QCOMPARE(model.previousBefore(0), -1);
}

void TestSilenceListModel::unfoldsAndFoldsAgain()
{
    Model model(nullptr);
    const QAbstractItemModelTester tester(&model);
    model.setSession(story());
    const auto folded = [&] { return model.index(model.rowCount() - 1).data().toString(); };
    QCOMPARE(folded(), QStringLiteral("2 tool results, 1 assistant turn without text not listed"));
    model.setClasses(SilenceClassSet::all());
    QCOMPARE(shapeOf(model), QStringLiteral("P2 0 6 H4 1 2 3 4 A1 5 F0"));
    QCOMPARE(folded(), QStringLiteral("List fewer"));
    model.setClasses(SilenceClassSet::listedByDefault());
    QCOMPARE(shapeOf(model), QStringLiteral("P2 0 6 H2 2 4 F3"));
}

// Markers at the third message and behind the last (ordinals 2 and 8 of nine): folded until they are asked for.
void TestSilenceListModel::listsTurnsThatAreNotThere()
{
    auto columns = story();
    AbsentTurn rewound;
    rewound.kind = AbsentKind::Rewound;
    rewound.before = 2;
    AbsentTurn last;
    last.before = 9;
    columns->absent = {rewound, last};
    Model model(nullptr);
    const QAbstractItemModelTester tester(&model);
    model.setSession(columns);
    QCOMPARE(shapeOf(model), QStringLiteral("P2 0 6 H2 2 4 F5"));
    QVERIFY(model.index(model.rowCount() - 1).data().toString().contains(QStringLiteral("2 absent turns")));
    SilenceClassSet classes = SilenceClassSet::listedByDefault();
    classes.insert(SilenceClass::Absent);
    model.setClasses(classes);
    QCOMPARE(shapeOf(model), QStringLiteral("P2 0 6 H2 2 4 M2 2 8 F3"));
    QCOMPARE(model.silences(), 6);
    const QModelIndex marker = model.index(7);
    QCOMPARE(marker.data(Model::SilenceRole).toInt(), int(SilenceClass::Absent));
    QCOMPARE(marker.data(Model::TitleRole).toString(), QStringLiteral("Rewound"));
    QCOMPARE(marker.data(Model::DetailRole).toString(), QStringLiteral("rewound"));
    QCOMPARE(model.index(8).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("before message 9, no answer is recorded"));
    // 2 is there twice, as a silence and as a marker, and one step for n and p.
    QCOMPARE(model.nextAfter(0), 2);
    QCOMPARE(model.nextAfter(2), 4);
    QCOMPARE(model.nextAfter(6), 8);
    QCOMPARE(model.rowOf(2), 4);
    model.setText(QStringLiteral("rewou"));
    QCOMPARE(shapeOf(model), QStringLiteral("M1 2 F3"));
    model.setText({});
    model.setState(Review::State::Read);
    QCOMPARE(shapeOf(model), QStringLiteral("F3"));
}

// By hand: message 6, a person's interrupt, now stands in a branch that was not continued.
void TestSilenceListModel::listsDeadBranchesApart()
{
    auto columns = story();
    columns->flags[6] = MessageFlag::Sidechain | MessageFlag::DeadBranch;
    columns->silence[6] = SilenceClass::Sidechain;
    Model model(nullptr);
    model.setSession(columns);
    QCOMPARE(shapeOf(model), QStringLiteral("P1 0 H2 2 4 F4"));
    SilenceClassSet classes = SilenceClassSet::listedByDefault();
    classes.insert(SilenceClass::Sidechain);
    model.setClasses(classes);
    QCOMPARE(shapeOf(model), QStringLiteral("P1 0 H2 2 4 B1 6 F3"));
}

void TestSilenceListModel::groupRowsAreNoPlaceToBe()
{
    Model model(nullptr);
    model.setSession(story());
    QVERIFY(!model.index(0).flags().testFlag(Qt::ItemIsSelectable));
    QVERIFY(model.index(1).flags().testFlag(Qt::ItemIsSelectable));
    QVERIFY(model.index(model.rowCount() - 1).flags().testFlag(Qt::ItemIsSelectable));
}

void TestSilenceListModel::holdsAHundredThousand()
{
    Model model(nullptr);
    model.setSession(blanks(100'000));
    QCOMPARE(model.rowCount(), 100'001); // and the group's row
    QCOMPARE(model.rowOf(99'999), 100'000);
    QCOMPARE(model.index(50'000).data(Model::OrdinalRole).toInt(), 49'999);
    QCOMPARE(model.nextAfter(50'000), 50'001);
}

/// Message by message, in place; what comes out is what another model shows of the same at once.
void TestSilenceListModel::growsLikeShownAnew()
{
    const auto whole = story();
    auto growing = std::make_shared<SessionColumns>();
    Model model(nullptr);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setGapThresholdMs(HalfAnHour);
    model.setSession(growing);
    for (size_t i = 0; i < whole->role.size(); ++i) {
        append(*growing, whole->role[i], whole->silence[i], whole->humanAct[i], whole->gapMs[i]);
        model.setColumns(growing, int(i));
        Model anew(nullptr);
        anew.setGapThresholdMs(HalfAnHour);
        anew.setSession(growing);
        QCOMPARE(shapeOf(model), shapeOf(anew));
        QCOMPARE(model.classCounts(), anew.classCounts());
    }
    QCOMPARE(model.silences(), 5); // see story(): 0, 6, 2, 4 and the gap at 8
}

QTEST_GUILESS_MAIN(TestSilenceListModel)
#include "tst_silencelistmodel.moc"
