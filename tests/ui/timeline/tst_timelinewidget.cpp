// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/sessionstory.h"
#include "ui/navigation/navigator.h"
#include "ui/theme/themestore.h"
#include "ui/timeline/timelinewidget.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <cmath>
#include <memory>

using namespace tacet;

namespace {

constexpr qint64 HalfAnHour = 1'800'000;
constexpr int Messages = 541;
// Listed in drawnStory(): 30 88 151 203 204 262 301 346 417 419 480 520 538 540.
constexpr int Silences = 14;

struct Fixture {
    ThemeStore themes;
    Navigator navigator;
    std::unique_ptr<TimelineWidget> timeline;

    explicit Fixture(ThemeStore::Choice choice = ThemeStore::Choice::Light, int width = 1440)
    {
        themes.setChoice(choice); // before there are widgets: a palette reaches living ones in exec() only
        timeline = std::make_unique<TimelineWidget>(themes, navigator);
        timeline->resize(width, timeline->sizeHint().height());
        timeline->move(0, 300); // room above it for the hover card
        timeline->setGapThresholdMs(HalfAnHour);
        timeline->setColumns(test::drawnStory());
        timeline->show();
    }

    /// Where a message stands while the whole session is seen: the middle of the ordinal-th of 541 equal parts.
    [[nodiscard]] double xOf(double ordinal) const
    {
        const TimelineLayout &layout = timeline->timelineLayout();
        return layout.left() + (ordinal + 0.5) * layout.width() / Messages;
    }
    [[nodiscard]] QPoint barOf(int ordinal) const
    {
        return {int(std::lround(xOf(ordinal))), int(timeline->timelineLayout().assistant.center().y())};
    }
    [[nodiscard]] QPoint markOf(int ordinal, bool upperRow) const
    {
        const TimelineLayout &layout = timeline->timelineLayout();
        const QRectF row = upperRow ? layout.persons : layout.harness;
        return {int(std::lround(xOf(ordinal))), int(row.top() + 1 + layout.markPx / 2)};
    }
    void wheel(const QPoint &point, int delta, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QWheelEvent event(point, timeline->mapToGlobal(point), {}, {0, delta}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(timeline.get(), &event);
    }
    void hover(const QPoint &point) const
    {
        QMouseEvent event(QEvent::MouseMove, point, timeline->mapToGlobal(point), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(timeline.get(), &event);
    }
    [[nodiscard]] bool isFitted() const { return timeline->scene().axis().scale().isFitted(); }
};

void drag(QWidget *widget, const QPoint &from, const QPoint &to, Qt::KeyboardModifiers modifiers)
{
    QTest::mousePress(widget, Qt::LeftButton, modifiers, from);
    QTest::mouseMove(widget, (from + to) / 2);
    QTest::mouseMove(widget, to);
    QTest::mouseRelease(widget, Qt::LeftButton, modifiers, to);
}

QWidget *hoverCard()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget->windowType() == Qt::ToolTip && widget->isVisible())
            return widget;
    }
    return nullptr;
}

}

class TestTimelineWidget final : public QObject
{
    Q_OBJECT
private slots:
    void clickGoesToTheMessage();
    void clickOnAMarkGoesToItsSilence();
    void wheelZoomsAboutThePointer();
    void sidewaysWheelPans();
    void dragPans();
    void shiftAndDragZoomsIntoAStretch();
    void doubleClickFits();
    void keysGoFromSilenceToSilence_data();
    void keysGoFromSilenceToSilence();
    void keysZoomAndChangeTheAxis();
    void followsTheReader();
    void filterTakesSilencesAway();
    void hoverSaysWhatIsThere();
    void isAListForScreenReaders();
    void copiesAPicture();
    void standsWithoutASession();
    void drawsPictures_data();
    void drawsPictures();
};

void TestTimelineWidget::clickGoesToTheMessage()
{
    Fixture f;
    QSignalSpy revealed(&f.navigator, &Navigator::revealRequested);
    QTest::mouseClick(f.timeline.get(), Qt::LeftButton, {}, f.barOf(100));
    QCOMPARE(f.navigator.current(), 100);
    QCOMPARE(revealed.size(), 1);
    QTest::mouseClick(f.timeline.get(), Qt::LeftButton, {}, {4, 40}); // on the names of the lanes
    QCOMPARE(f.navigator.current(), 100);
}

void TestTimelineWidget::clickOnAMarkGoesToItsSilence()
{
    Fixture f;
    QTest::mouseClick(f.timeline.get(), Qt::LeftButton, {}, f.markOf(88, true) + QPoint(4, 0)); // 4 px are 1.6 messages
    QCOMPARE(f.navigator.current(), 88);
    // 203 and 204 are one group; both are the harness's, so the first is on top.
    QTest::mouseClick(f.timeline.get(), Qt::LeftButton, {}, f.markOf(204, false));
    QCOMPARE(f.navigator.current(), 203);
}

void TestTimelineWidget::wheelZoomsAboutThePointer()
{
    Fixture f;
    const QPoint point = f.barOf(400);
    for (int i = 0; i < 12; ++i)
        f.wheel(point, 120);
    QVERIFY(!f.isFitted());
    QCOMPARE(f.timeline->ordinalAt(point), 400);
    // A quarter more a notch: 1.25^12 = 14.55, so 541 messages become 37.2.
    const TimelineScale &scale = f.timeline->scene().axis().scale();
    QVERIFY(std::abs(scale.end() - scale.begin() - 541 / std::pow(1.25, 12)) < 0.01);
    for (int i = 0; i < 13; ++i)
        f.wheel(point, -120);
    QVERIFY(f.isFitted());
}

void TestTimelineWidget::sidewaysWheelPans()
{
    Fixture f;
    for (int i = 0; i < 5; ++i)
        f.timeline->zoomIn();
    const double begin = f.timeline->scene().axis().scale().begin();
    const double span = f.timeline->scene().axis().scale().end() - begin;
    f.wheel(f.barOf(300), -120, Qt::ShiftModifier);
    QCOMPARE(f.timeline->scene().axis().scale().begin(), begin + 120 * span / f.timeline->timelineLayout().width());
}

void TestTimelineWidget::dragPans()
{
    Fixture f;
    for (int i = 0; i < 8; ++i)
        f.timeline->zoomIn();
    const QPoint from = f.barOf(300);
    const int grabbed = f.timeline->ordinalAt(from);
    drag(f.timeline.get(), from, from + QPoint(150, 0), Qt::NoModifier);
    QCOMPARE(f.timeline->ordinalAt(from + QPoint(150, 0)), grabbed);
    QCOMPARE(f.navigator.current(), -1); // dragging is no click
}

void TestTimelineWidget::shiftAndDragZoomsIntoAStretch()
{
    Fixture f;
    drag(f.timeline.get(), f.barOf(200), f.barOf(100), Qt::ShiftModifier); // backwards is as good
    const auto [first, last] = f.timeline->scene().axis().visibleMessages();
    QVERIFY2(std::abs(first - 100) <= 1 && std::abs(last - 200) <= 1,
             qPrintable(QStringLiteral("%1 %2").arg(first).arg(last)));
    QCOMPARE(f.navigator.current(), -1);
}

void TestTimelineWidget::doubleClickFits()
{
    Fixture f;
    f.timeline->zoomIn();
    QVERIFY(!f.isFitted());
    QTest::mouseDClick(f.timeline.get(), Qt::LeftButton, {}, f.barOf(300));
    QVERIFY(f.isFitted());
}

void TestTimelineWidget::keysGoFromSilenceToSilence_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("to");
    QTest::newRow("next") << 417 << int(Qt::Key_Right) << 419;
    QTest::newRow("previous") << 417 << int(Qt::Key_Left) << 346;
    QTest::newRow("next from between") << 205 << int(Qt::Key_Right) << 262;
    QTest::newRow("next from nowhere") << -1 << int(Qt::Key_Right) << 30;
    QTest::newRow("previous from nowhere") << -1 << int(Qt::Key_Left) << -1;
    QTest::newRow("after the last") << 540 << int(Qt::Key_Right) << 540;
    QTest::newRow("before the first") << 30 << int(Qt::Key_Left) << 30;
    QTest::newRow("home") << 417 << int(Qt::Key_Home) << 30;
    QTest::newRow("end") << 417 << int(Qt::Key_End) << 540;
}

void TestTimelineWidget::keysGoFromSilenceToSilence()
{
    QFETCH(int, from);
    QFETCH(int, key);
    Fixture f;
    f.navigator.setCurrent(from);
    QTest::keyClick(f.timeline.get(), Qt::Key(key));
    QTEST(f.navigator.current(), "to");
}

void TestTimelineWidget::keysZoomAndChangeTheAxis()
{
    Fixture f;
    QSignalSpy modes(f.timeline.get(), &TimelineWidget::modeChanged);
    f.navigator.setCurrent(417);
    QTest::keyClick(f.timeline.get(), Qt::Key_Plus);
    QVERIFY(!f.isFitted());
    QTest::keyClick(f.timeline.get(), Qt::Key_Minus);
    QVERIFY(f.isFitted());
    QTest::keyClick(f.timeline.get(), Qt::Key_Plus);
    QTest::keyClick(f.timeline.get(), Qt::Key_0);
    QVERIFY(f.isFitted());
    QTest::keyClick(f.timeline.get(), Qt::Key_M);
    QCOMPARE(f.timeline->mode(), TimelineMode::ByTime);
    QTest::keyClick(f.timeline.get(), Qt::Key_M);
    QCOMPARE(f.timeline->mode(), TimelineMode::ByMessage);
    QCOMPARE(modes.size(), 2);
}

void TestTimelineWidget::followsTheReader()
{
    Fixture f;
    for (int i = 0; i < 10; ++i)
        f.timeline->zoomIn();
    f.navigator.goTo(20);
    const auto [first, last] = f.timeline->scene().axis().visibleMessages();
    QVERIFY(first <= 20 && 20 <= last);
    const double begin = f.timeline->scene().axis().scale().begin();
    f.navigator.setVisibleRange(500, 510); // scrolling alone moves nothing here
    QCOMPARE(f.timeline->scene().axis().scale().begin(), begin);
}

void TestTimelineWidget::filterTakesSilencesAway()
{
    Fixture f;
    QCOMPARE(int(f.timeline->scene().silences().size()), Silences);
    SilenceClassSet onlyBlank;
    onlyBlank.insert(SilenceClass::Blank);
    f.timeline->setFilter(onlyBlank);
    QCOMPARE(int(f.timeline->scene().silences().size()), 3); // 88, 346, 480
    f.navigator.setCurrent(88);
    f.timeline->nextSilence();
    QCOMPARE(f.navigator.current(), 346);
}

void TestTimelineWidget::hoverSaysWhatIsThere()
{
    Fixture f;
    QList<int> asked;
    f.timeline->setPreviewSource([&asked](int ordinal) {
        asked.append(ordinal);
        return QStringLiteral(
            "<b>not markup</b> and long enough to need more lines than one, because it goes on and on "
            "and does not come to an end before the card is as wide as it may become");
    });
    QVERIFY(hoverCard() == nullptr);
    f.hover(f.markOf(88, true));
    QVERIFY(hoverCard() != nullptr);
    QCOMPARE(asked, QList<int> {88});
    QVERIFY(hoverCard()->geometry().bottom() <= f.timeline->mapToGlobal(QPoint(0, f.markOf(88, true).y())).y());
    QVERIFY(QDir().mkpath(QStringLiteral(TACET_BINARY "/screenshots")));
    QVERIFY(hoverCard()->grab().save(QStringLiteral(TACET_BINARY "/screenshots/timeline-hover.png")));
    f.hover(QPoint(4, 4));
    QVERIFY(hoverCard() == nullptr);
}

void TestTimelineWidget::isAListForScreenReaders()
{
    Fixture f;
    f.timeline->setReadMarks({{88, ReadMark::Read}});
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(f.timeline.get());
    QVERIFY(list != nullptr);
    QCOMPARE(list->role(), QAccessible::List);
    QCOMPARE(list->text(QAccessible::Description), QStringLiteral("541 messages, 14 silences"));
    QCOMPARE(list->childCount(), Silences);
    const auto nameOf = [list](int position) { return list->child(position)->text(QAccessible::Name); };
    QCOMPARE(nameOf(1), QStringLiteral("message 88, user, silent, Blank message, read"));
    QCOMPARE(nameOf(2), QStringLiteral("message 151, user, Gap, unread")); // words after a gap are no silent message
    QCOMPARE(nameOf(8), QStringLiteral("message 417, user, silent, Context compaction, unread"));
    QVERIFY(list->child(14) == nullptr);

    QAccessibleInterface *item = list->child(8);
    QCOMPARE(item, list->child(8)); // the same one, however often it is asked for
    QCOMPARE(item->parent(), list);
    QCOMPARE(list->indexOfChild(item), 8);
    QCOMPARE(item->role(), QAccessible::ListItem);
    QVERIFY(!item->state().selected);
    item->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(f.navigator.current(), 417);
    QVERIFY(item->state().selected);
    QCOMPARE(list->focusChild(), item);
    QVERIFY(item->rect().contains(f.timeline->mapToGlobal(f.markOf(417, false))));
    QCOMPARE(list->childAt(item->rect().center().x(), item->rect().center().y()), item);

    f.timeline->setColumns(nullptr); // an item that somebody still holds is told to be gone
    QVERIFY(!item->isValid());
    QCOMPARE(list->childCount(), 0);
}

void TestTimelineWidget::copiesAPicture()
{
    Fixture f;
    f.timeline->copyAsPicture();
    QCOMPARE(QApplication::clipboard()->pixmap().size(), f.timeline->size());
}

void TestTimelineWidget::standsWithoutASession()
{
    Fixture f;
    f.navigator.goTo(417);
    f.timeline->setColumns(nullptr);
    QVERIFY(!f.timeline->grab().isNull());
    QCOMPARE(f.timeline->ordinalAt(f.barOf(3)), -1);
    QTest::mouseClick(f.timeline.get(), Qt::LeftButton, {}, f.barOf(3));
    f.wheel(f.barOf(3), 120);
    QTest::keyClick(f.timeline.get(), Qt::Key_Home);
    f.hover(f.barOf(5));
    QCOMPARE(f.navigator.current(), 417);
    f.timeline->setColumns(test::plainStory(1));
    QVERIFY(!f.timeline->grab().isNull());
    QCOMPARE(f.timeline->ordinalAt({f.timeline->timelineLayout().left() + 5, 40}), 0);
}

void TestTimelineWidget::drawsPictures_data()
{
    QTest::addColumn<int>("choice");
    QTest::addColumn<int>("width");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("name");
    using Choice = ThemeStore::Choice;
    for (const auto &[choice, theme] : {std::pair(Choice::Light, "light"), std::pair(Choice::Dark, "dark"),
                                        std::pair(Choice::HighContrast, "contrast")}) {
        for (const char *what : {"fitted", "zoomed", "time", "million"}) {
            const QString name = QStringLiteral("timeline-%1-%2").arg(QLatin1String(what), QLatin1String(theme));
            QTest::newRow(qPrintable(name)) << int(choice) << 1440 << QString::fromLatin1(what) << name;
        }
    }
    QTest::newRow("timeline-narrow-light")
        << int(Choice::Light) << 1024 << QStringLiteral("fitted") << QStringLiteral("timeline-narrow-light");
}

void TestTimelineWidget::drawsPictures()
{
    QFETCH(int, choice);
    QFETCH(int, width);
    QFETCH(QString, what);
    QFETCH(QString, name);
    Fixture f {ThemeStore::Choice(choice), width};
    if (what == QStringLiteral("million")) {
        auto columns = test::plainStory(1'000'000);
        test::Lcg random;
        for (int i = 0; i < 100'000; ++i) {
            const bool byPerson = random.below(40) == 0;
            test::silenceAt(*columns, int(random.below(999'999)),
                            byPerson ? SilenceClass::Blank : SilenceClass::Compaction,
                            byPerson ? HumanAct::Yes : HumanAct::No, 500);
        }
        f.timeline->setColumns(columns);
    }
    f.timeline->setReadMarks({{88, ReadMark::Read},
                              {151, ReadMark::ReadByOther},
                              {203, ReadMark::Read},
                              {204, ReadMark::Read},
                              {262, ReadMark::Adjudicated},
                              {346, ReadMark::Read}});
    f.navigator.goTo(417);
    f.navigator.setVisibleRange(404, 428);
    for (int i = 0; what == QStringLiteral("zoomed") && i < 9; ++i)
        f.timeline->zoomIn();
    if (what == QStringLiteral("time"))
        f.timeline->setMode(TimelineMode::ByTime);

    const QImage picture = f.timeline->grab().toImage();
    QVERIFY(QDir().mkpath(QStringLiteral(TACET_BINARY "/screenshots")));
    QVERIFY(picture.save(QStringLiteral(TACET_BINARY "/screenshots/%1.png").arg(name)));
    const Theme &theme = f.themes.theme();
    QCOMPARE(picture.pixelColor(0, 0), theme.ground);
    if (what == QStringLiteral("fitted")) { // each mark where its message is, in the colour of its class
        QCOMPARE(picture.pixelColor(f.markOf(88, true)), theme.person);
        QCOMPARE(picture.pixelColor(f.markOf(262, true)), theme.personAct);
        QCOMPARE(picture.pixelColor(f.markOf(301, true) + QPoint(0, 2)), theme.personStop);
        QCOMPARE(picture.pixelColor(f.markOf(417, false)), theme.machine);
        QCOMPARE(picture.pixelColor(f.markOf(151, true)), theme.ground); // a ring is empty
        QCOMPARE(picture.pixelColor(f.markOf(262, false)), theme.ground); // nothing by the harness there
    }
}

QTEST_MAIN(TestTimelineWidget)
#include "tst_timelinewidget.moc"
