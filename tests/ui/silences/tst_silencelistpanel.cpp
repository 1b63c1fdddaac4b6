// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/silencelistmodel.h"
#include "tests/support/sessionstory.h"
#include "ui/navigation/navigator.h"
#include "ui/silences/classchip.h"
#include "ui/silences/silencelistpanel.h"
#include "ui/theme/themestore.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace tacet;

namespace {

constexpr qint64 HalfAnHour = 1'800'000;

/// What the reports of drawnStory() would say.
class Facts final : public SilenceFactsSource
{
public:
    [[nodiscard]] SilenceFacts factsOf(int ordinal) const override
    {
        static const QHash<int, SilenceFacts> facts {
            {203, {QStringLiteral("auto"), Slot::WorkInProgress, QStringLiteral("summary")}},
            {204, {QStringLiteral("auto-continue"), Slot::ReportDelivered, QStringLiteral("continues")}},
            {417, {QStringLiteral("auto overflow"), Slot::WorkInProgress, QStringLiteral("summary")}},
            {419, {QStringLiteral("auto-continue"), Slot::ReportDelivered, QStringLiteral("continues")}},
            {538, {QStringLiteral("auto"), Slot::BadNews, QStringLiteral("summary")}},
            {88, {{}, Slot::ProposalPending, QStringLiteral("acts")}},
            {151, {{}, Slot::QuestionPending, QStringLiteral("asks")}},
            {346, {{}, Slot::BadNews, QStringLiteral("apologises")}},
        };
        return facts.value(ordinal);
    }
};

struct Fixture {
    ThemeStore themes;
    Navigator navigator;
    Facts facts;
    SilenceListModel model {&facts};
    std::unique_ptr<SilenceListPanel> panel;

    explicit Fixture(ThemeStore::Choice choice = ThemeStore::Choice::Light)
    {
        themes.setChoice(choice); // before there are widgets: a palette reaches living ones in exec() only
        panel = std::make_unique<SilenceListPanel>(themes, navigator);
        model.setGapThresholdMs(HalfAnHour);
        panel->setModel(&model);
        panel->resize(280, 700);
        panel->show();
    }
    [[nodiscard]] QListView *view() const { return panel->findChild<QListView *>(); }
    [[nodiscard]] QString emptyText() const
    {
        for (const QLabel *label : panel->findChildren<QLabel *>()) {
            if (label->isVisible())
                return label->text();
        }
        return {};
    }
    [[nodiscard]] QList<ClassChip *> chips() const
    {
        QList<ClassChip *> shown;
        for (ClassChip *chip : panel->findChildren<ClassChip *>()) {
            if (chip->isVisible())
                shown << chip;
        }
        return shown;
    }
    [[nodiscard]] ClassChip *chip(SilenceClass silence) const
    {
        for (ClassChip *chip : chips()) {
            if (chip->silence() == silence)
                return chip;
        }
        return nullptr;
    }
    void click(int row) const
    {
        view()->scrollTo(model.index(row));
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, view()->visualRect(model.index(row)).center());
    }
    [[nodiscard]] int currentOrdinal() const
    {
        const QVariant ordinal = view()->currentIndex().data(SilenceListModel::OrdinalRole);
        return ordinal.isValid() ? ordinal.toInt() : -1;
    }
};

}

class TestSilenceListPanel final : public QObject
{
    Q_OBJECT
private slots:
    void clickGoesToTheSilence();
    void followsTheReader();
    void arrowsPassOverTheGroups();
    void goesToNextAndPreviousInStoredOrder();
    void chipsSayWhatIsListed();
    void aChipAloneWithControl();
    void unfoldsWhatIsNotListed();
    void narrowsByWordsAndState();
    void saysWhyItIsEmpty_data();
    void saysWhyItIsEmpty();
    void keepsThePlaceWhileTheSessionGrows();
    void drawsPictures_data();
    void drawsPictures();
};

// Rows of drawnStory(): 0 "A person" 88 262 301 346 520, 6 "The harness" 203 204 417 419 538 540,
// 13 "Not known" 30 151 480; nothing is folded.

void TestSilenceListPanel::clickGoesToTheSilence()
{
    Fixture f;
    f.model.setSession(test::drawnStory());
    QSignalSpy revealed(&f.navigator, &Navigator::revealRequested);
    f.click(1);
    QCOMPARE(f.navigator.current(), 88);
    f.click(1); // again, after scrolling away: back to it
    QVERIFY(revealed.size() >= 2);
    f.click(0); // a group's name is no place
    QCOMPARE(f.navigator.current(), 88);
}

void TestSilenceListPanel::followsTheReader()
{
    Fixture f;
    f.model.setSession(test::drawnStory());
    QSignalSpy places(&f.navigator, &Navigator::historyChanged);
    f.navigator.goTo(417);
    QCOMPARE(f.currentOrdinal(), 417);
    QVERIFY(f.view()->viewport()->rect().contains(f.view()->visualRect(f.view()->currentIndex())));
    f.navigator.goTo(418); // words: the list has no row for it
    QCOMPARE(f.currentOrdinal(), -1);
    QVERIFY(!f.view()->selectionModel()->hasSelection());
    QCOMPARE(places.size(), 2); // the list itself made no step
}

void TestSilenceListPanel::arrowsPassOverTheGroups()
{
    Fixture f;
    f.model.setSession(test::drawnStory());
    f.navigator.goTo(520);
    QTest::keyClick(f.view(), Qt::Key_Down);
    QCOMPARE(f.navigator.current(), 203);
    QTest::keyClick(f.view(), Qt::Key_Up);
    QCOMPARE(f.navigator.current(), 520);
}

void TestSilenceListPanel::goesToNextAndPreviousInStoredOrder()
{
    Fixture f;
    f.panel->nextSilence(); // nothing is open
    QCOMPARE(f.navigator.current(), -1);
    f.model.setSession(test::drawnStory());
    QList<int> visited;
    for (int i = 0; i < 16; ++i) {
        f.panel->nextSilence();
        if (visited.isEmpty() || visited.last() != f.navigator.current())
            visited << f.navigator.current();
    }
    QCOMPARE(visited, (QList<int> {30, 88, 151, 203, 204, 262, 301, 346, 417, 419, 480, 520, 538, 540}));
    f.panel->previousSilence();
    QCOMPARE(f.navigator.current(), 538);
    f.navigator.goTo(400);
    f.panel->previousSilence();
    QCOMPARE(f.navigator.current(), 346);
}

void TestSilenceListPanel::chipsSayWhatIsListed()
{
    Fixture f;
    f.model.setSession(test::drawnStory());
    QSignalSpy changes(f.panel.get(), &SilenceListPanel::classesChanged);
    // blank, wrapper, compaction, attachment, attachment lost, synthetic, interrupt, gap
    QCOMPARE(f.chips().size(), 8);
    QCOMPARE(f.chip(SilenceClass::Compaction)->text(), QStringLiteral("3")); // 203, 417, 538
    QCOMPARE(f.chip(SilenceClass::Blank)->text(), QStringLiteral("3")); // 88, 346, 480
    QTest::mouseClick(f.chip(SilenceClass::Compaction), Qt::LeftButton);
    QCOMPARE(f.model.silences(), 11);
    QCOMPARE(changes.size(), 1);
    QVERIFY(!changes.at(0).at(0).value<SilenceClassSet>().contains(SilenceClass::Compaction));
    QCOMPARE(f.chips().size(), 8); // it stays, to be switched on again
    QVERIFY(!f.chip(SilenceClass::Compaction)->isChecked());
    QTest::keyClick(f.chip(SilenceClass::Compaction), Qt::Key_Space);
    QCOMPARE(f.model.silences(), 14);
}

void TestSilenceListPanel::aChipAloneWithControl()
{
    Fixture f;
    f.model.setSession(test::drawnStory());
    QTest::mouseClick(f.chip(SilenceClass::Blank), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(f.model.silences(), 3);
    QVERIFY(f.chip(SilenceClass::Blank)->isChecked());
    QVERIFY(!f.chip(SilenceClass::Gap)->isChecked());
    f.panel->clearFilters();
    QCOMPARE(f.model.silences(), 14);
}

void TestSilenceListPanel::unfoldsWhatIsNotListed()
{
    Fixture f;
    auto columns = test::drawnStory();
    columns->role[500] = Role::User;
    columns->silence[500] = SilenceClass::ToolResult;
    f.model.setSession(columns);
    QSignalSpy changes(f.panel.get(), &SilenceListPanel::classesChanged);
    QCOMPARE(f.chips().size(), 8);
    f.click(f.model.rowCount() - 1);
    QCOMPARE(f.model.silences(), 15);
    QVERIFY(f.model.rowOf(500) > 0);
    QCOMPARE(f.chips().size(), 9);
    QCOMPARE(changes.size(), 1);
    f.click(f.model.rowCount() - 1);
    QCOMPARE(f.model.silences(), 14);
}

void TestSilenceListPanel::narrowsByWordsAndState()
{
    Fixture f;
    f.model.setSession(test::drawnStory());
    f.model.setReadings({{88, {Review::State::Read, QStringLiteral("GO")}}});
    auto *words = f.panel->findChild<QLineEdit *>();
    QTest::keyClicks(words, QStringLiteral("blank"));
    QCOMPARE(f.model.silences(), 3);
    auto *unread = f.panel->findChild<QToolButton *>(QStringLiteral("unread"));
    QTest::mouseClick(unread, Qt::LeftButton);
    QCOMPARE(f.model.silences(), 2); // without 88
    f.panel->clearFilters();
    QCOMPARE(f.model.silences(), 14);
    QCOMPARE(words->text(), QString());
}

void TestSilenceListPanel::saysWhyItIsEmpty_data()
{
    QTest::addColumn<bool>("hasToolResult");
    QTest::addColumn<bool>("hasBlank");
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("text");
    QTest::newRow("every message has text")
        << false << false << QString() << QStringLiteral("No silence here: every message has text.");
    QTest::newRow("only what is not listed")
        << true << false << QString() << QStringLiteral("No silence here but what is not listed.");
    QTest::newRow("filtered away") << false << true << QStringLiteral("zzz")
                                   << QStringLiteral("No silence matches the filter.");
    QTest::newRow("not empty") << true << true << QString() << QString();
}

void TestSilenceListPanel::saysWhyItIsEmpty()
{
    QFETCH(bool, hasToolResult);
    QFETCH(bool, hasBlank);
    QFETCH(QString, filter);
    Fixture f;
    auto columns = std::make_shared<SessionColumns>();
    test::append(*columns, {Role::User, SilenceClass::None, HumanAct::Yes, 9});
    if (hasToolResult)
        test::append(*columns, {Role::User, SilenceClass::ToolResult, HumanAct::No});
    if (hasBlank)
        test::append(*columns, {Role::User, SilenceClass::Blank, HumanAct::Yes});
    f.model.setSession(columns);
    f.panel->findChild<QLineEdit *>()->setText(filter);
    QTEST(f.emptyText(), "text");
}

void TestSilenceListPanel::keepsThePlaceWhileTheSessionGrows()
{
    Fixture f;
    auto columns = test::drawnStory();
    f.model.setSession(columns);
    f.navigator.goTo(417);
    auto grown = std::make_shared<SessionColumns>(*columns);
    test::append(*grown, {Role::User, SilenceClass::Blank, HumanAct::Yes}); // a row above the current one
    f.model.setColumns(grown);
    QCOMPARE(f.currentOrdinal(), 417);
    QCOMPARE(f.navigator.current(), 417);
    f.model.setSession(grown); // reset
    QCOMPARE(f.currentOrdinal(), 417);
}

void TestSilenceListPanel::drawsPictures_data()
{
    QTest::addColumn<int>("choice");
    QTest::addColumn<int>("width");
    QTest::addColumn<QString>("name");
    using Choice = ThemeStore::Choice;
    QTest::newRow("light") << int(Choice::Light) << 284 << QStringLiteral("silences-light");
    QTest::newRow("dark") << int(Choice::Dark) << 284 << QStringLiteral("silences-dark");
    QTest::newRow("high contrast") << int(Choice::HighContrast) << 284 << QStringLiteral("silences-contrast");
    QTest::newRow("narrow") << int(Choice::Light) << 240 << QStringLiteral("silences-narrow");
}

void TestSilenceListPanel::drawsPictures()
{
    QFETCH(int, choice);
    QFETCH(int, width);
    QFETCH(QString, name);
    Fixture f {ThemeStore::Choice(choice)};
    f.panel->resize(width, 800);
    auto columns = test::drawnStory();
    columns->silence[500] = SilenceClass::ToolResult;
    columns->silence[501] = SilenceClass::AssistantEmpty;
    f.model.setSession(columns);
    f.model.setReadings({{88, {Review::State::Read, QStringLiteral("GO")}},
                         {203, {Review::State::Read, QStringLiteral("ARTEFACT")}},
                         {417, {Review::State::Draft, QStringLiteral("ARTEFACT")}},
                         {151, {Review::State::Adjudicated, QStringLiteral("DEFER")}},
                         {346, {Review::State::Disputed, QStringLiteral("NEWS")}},
                         {480, {Review::State::Later, {}}}});
    f.navigator.goTo(417);
    const QPixmap picture = f.panel->grab();
    QVERIFY(QDir().mkpath(QStringLiteral(TACET_BINARY "/screenshots")));
    QVERIFY(picture.save(QStringLiteral(TACET_BINARY "/screenshots/%1.png").arg(name)));
    const QRect row = f.view()->visualRect(f.view()->currentIndex());
    const QPoint corner = f.view()->viewport()->mapTo(f.panel.get(), row.topLeft());
    QCOMPARE(picture.toImage().pixelColor(corner + QPoint(1, 1)), f.themes.theme().accent); // its bar
    QCOMPARE(picture.toImage().pixelColor(corner + QPoint(6, 3)), f.themes.theme().selection);
}

QTEST_MAIN(TestSilenceListPanel)
#include "tst_silencelistpanel.moc"
