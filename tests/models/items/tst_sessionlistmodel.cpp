// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/sessionfiltermodel.h"
#include "models/items/sessionlistmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tacet;

namespace {

SessionSummary session(const QString &uid, const QString &parent = {}, const QString &source = QStringLiteral("/s"))
{
    SessionSummary summary;
    summary.session.sourcePath = source;
    summary.session.facts.uid = uid;
    summary.session.facts.parentUid = parent;
    summary.session.facts.title = QStringLiteral("Title-of-") + uid;
    summary.session.format = QStringLiteral("claude-code");
    return summary;
}

/// "a(b(c) d) e": the tree in the order of its rows.
QString outline(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        const QString below = outline(model, index);
        rows.append(index.data(SessionListModel::UidRole).toString()
                    + (below.isEmpty() ? QString() : QStringLiteral("(%1)").arg(below)));
    }
    return rows.join(u' ');
}

}

class TestSessionListModel : public QObject
{
    Q_OBJECT
private slots:
    /// Batches are separated by "/", a session is "uid" or "uid<parent".
    void hangsSubAgentsUnderTheirParents_data()
    {
        QTest::addColumn<QString>("batches");
        QTest::addColumn<QString>("tree");
        QTest::newRow("none") << ""
                              << "";
        QTest::newRow("alone") << "a"
                               << "a";
        QTest::newRow("parent first") << "a b<a c<a"
                                      << "a(b c)";
        QTest::newRow("child first") << "b<a a"
                                     << "a(b)";
        QTest::newRow("child earlier") << "b<a / c / a"
                                       << "c a(b)";
        QTest::newRow("three deep, upside down") << "c<b / b<a / a"
                                                 << "a(b(c))";
        QTest::newRow("three deep, at once") << "c<b b<a a d"
                                             << "a(b(c)) d";
        QTest::newRow("parent not there") << "b<x c"
                                          << "b c";
        QTest::newRow("child of one that is seen") << "a e / b<a"
                                                   << "a(b) e";
        QTest::newRow("its own parent") << "a<a b"
                                        << "a b";
        QTest::newRow("parents of each other") << "a<b b<a"
                                               << "b(a)";
        QTest::newRow("the same, one by one") << "a<b / b<a"
                                              << "a(b)";
        QTest::newRow("several wait for one") << "b<a d c<a / e / a"
                                              << "d e a(b c)";
    }

    void hangsSubAgentsUnderTheirParents()
    {
        QFETCH(QString, batches);
        QFETCH(QString, tree);
        SessionListModel model;
        SessionFilterModel filtered;
        filtered.setSourceModel(&model);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester second(&filtered, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const QString &batch : batches.split(QStringLiteral(" / "))) {
            std::vector<SessionSummary> sessions;
            for (const QString &each : batch.split(u' ', Qt::SkipEmptyParts))
                sessions.push_back(session(each.section(u'<', 0, 0), each.section(u'<', 1)));
            model.add(std::move(sessions));
        }
        QCOMPARE(outline(model), tree);
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    // Two copies of a folder: each child hangs under the parent of its own source.
    void prefersTheParentInTheSameSource()
    {
        SessionListModel model;
        const QString one = QStringLiteral("/one.zip");
        const QString two = QStringLiteral("/two.zip");
        model.add({session(QStringLiteral("a"), {}, one), session(QStringLiteral("a"), {}, two),
                   session(QStringLiteral("b"), QStringLiteral("a"), two)});
        QCOMPARE(outline(model), QStringLiteral("a a(b)"));
    }

    void replacesASessionThatIsThere()
    {
        SessionListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.add({session(QStringLiteral("a")), session(QStringLiteral("b"))});
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        SessionSummary grown = session(QStringLiteral("b"));
        grown.session.messages = 12;
        model.add({grown});
        QCOMPARE(model.sessions(), 2);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.index(1, SessionListModel::Messages).data().toString(), QStringLiteral("12"));
    }

    void tellsWhatItKnows()
    {
        SessionListModel model;
        SessionSummary summary = session(QStringLiteral("a"));
        summary.session.facts.agent = QStringLiteral("Claude Code");
        summary.session.facts.createdMs = 1'700'000'000'000;
        summary.session.messages = 5;
        summary.session.damaged = 2;
        summary.silences = {{SilenceGroup::Person, SilenceClass::Blank, 3},
                            {SilenceGroup::Harness, SilenceClass::Compaction, 4}};
        summary.read = 1;
        model.add({summary});
        const auto text = [&model](int column) { return model.index(0, column).data().toString(); };
        QCOMPARE(text(SessionListModel::Title), QStringLiteral("Title-of-a"));
        QCOMPARE(text(SessionListModel::Agent), QStringLiteral("Claude Code"));
        QCOMPARE(text(SessionListModel::Read), QStringLiteral("1 / 7")); // 3 + 4
        QCOMPARE(text(SessionListModel::Damaged), QStringLiteral("2"));
        QCOMPARE(model.index(0, 0).data(SessionListModel::PersonSilencesRole).toInt(), 3);
        QCOMPARE(model.agents(), QStringList({QStringLiteral("Claude Code")}));
        model.setRead(QStringLiteral("/s"), QStringLiteral("a"), 7);
        QCOMPARE(text(SessionListModel::Read), QStringLiteral("7 / 7"));
    }

    void filters_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("agent");
        QTest::addColumn<bool>("ofPersons");
        QTest::addColumn<bool>("unread");
        QTest::addColumn<QString>("tree");
        QTest::newRow("all") << ""
                             << "" << false << false << "a(b) c d";
        QTest::newRow("text") << "of-c"
                              << "" << false << false << "c";
        QTest::newRow("any case") << "TITLE-OF-D"
                                  << "" << false << false << "d";
        QTest::newRow("two words") << "title codex"
                                   << "" << false << false << "c";
        QTest::newRow("agent") << ""
                               << "codex" << false << false << "c";
        QTest::newRow("of a person: the child keeps its parent") << ""
                                                                 << "" << true << false << "a(b) d";
        QTest::newRow("unread") << ""
                                << "" << false << true << "a(b) c";
        QTest::newRow("both") << ""
                              << "" << true << true << "a(b)";
        QTest::newRow("nothing") << "zzz"
                                 << "" << false << false << "";
    }

    // a: nothing; b, under a: a person, unread; c: the harness, unread, another agent; d: a person, read.
    void filters()
    {
        QFETCH(QString, text);
        QFETCH(QString, agent);
        QFETCH(bool, ofPersons);
        QFETCH(bool, unread);
        QFETCH(QString, tree);
        SessionSummary b = session(QStringLiteral("b"), QStringLiteral("a"));
        b.silences = {{SilenceGroup::Person, SilenceClass::Blank, 1}};
        SessionSummary c = session(QStringLiteral("c"));
        c.session.format = QStringLiteral("codex");
        c.silences = {{SilenceGroup::Harness, SilenceClass::Compaction, 1}};
        SessionSummary d = session(QStringLiteral("d"));
        d.silences = {{SilenceGroup::Person, SilenceClass::Blank, 2}};
        d.read = 2;
        SessionListModel model;
        SessionFilterModel filtered;
        filtered.setSourceModel(&model);
        const QAbstractItemModelTester tester(&filtered, QAbstractItemModelTester::FailureReportingMode::QtTest);
        filtered.sort(SessionListModel::Title);
        filtered.setText(text);
        filtered.setAgent(agent);
        filtered.setOnlyOfPersons(ofPersons);
        filtered.setOnlyUnread(unread);
        model.add({session(QStringLiteral("a")), b, c, d});
        QCOMPARE(outline(filtered), tree);
    }

    void sorts_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("ascending");
        QTest::newRow("title") << int(SessionListModel::Title) << "a b c";
        QTest::newRow("date") << int(SessionListModel::Date) << "c b a";
        QTest::newRow("messages, as numbers") << int(SessionListModel::Messages) << "b c a";
        QTest::newRow("silences: persons first") << int(SessionListModel::Silences) << "a c b";
        QTest::newRow("left to read") << int(SessionListModel::Read) << "b a c";
        QTest::newRow("damaged") << int(SessionListModel::Damaged) << "b a c";
    }

    void sorts()
    {
        QFETCH(int, column);
        QFETCH(QString, ascending);
        SessionSummary a = session(QStringLiteral("a"));
        a.session.facts.createdMs = 3'000;
        a.session.messages = 100;
        a.session.damaged = 1;
        a.silences = {{SilenceGroup::Harness, SilenceClass::Compaction, 9}};
        a.read = 5; // 4 left
        SessionSummary b = session(QStringLiteral("b"));
        b.session.facts.createdMs = 1'000;
        b.session.facts.updatedMs = 2'000;
        b.session.messages = 9;
        b.silences = {{SilenceGroup::Person, SilenceClass::Blank, 2}};
        b.read = 2; // none left
        SessionSummary c = session(QStringLiteral("c"));
        c.session.facts.createdMs = 1'500;
        c.session.messages = 20;
        c.session.damaged = 7;
        c.silences = {{SilenceGroup::Person, SilenceClass::Blank, 1},
                      {SilenceGroup::Harness, SilenceClass::Compaction, 7}}; // 8 left
        SessionListModel model;
        SessionFilterModel sorted;
        sorted.setSourceModel(&model);
        model.add({c, a, b});
        sorted.sort(column, Qt::AscendingOrder);
        QCOMPARE(outline(sorted), ascending);
    }
};

QTEST_GUILESS_MAIN(TestSessionListModel)
#include "tst_sessionlistmodel.moc"
