// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "story.h"

#include "ui/navigation/navigator.h"
#include "ui/theme/themestore.h"
#include "ui/transcript/doors.h"
#include "ui/transcript/links.h"
#include "ui/transcript/messagelayout.h"
#include "ui/transcript/transcriptview.h"

#include <QAccessible>
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>
#include <QWheelEvent>

using namespace tacet;
using namespace tacet::test;

class TranscriptViewTest final : public QObject
{
    Q_OBJECT
private slots:
    void laysOutOnlyWhatIsVisible();
    void keepsTheAnchorWhileHeightsBecomeKnown();
    void goesBackToWhereItWas();
    void keepsThePlaceWhenRowsAreAppended();
    void keepsThePlaceWhenTheWidthChanges();
    void survivesACutTail();
    void revealsWhatTheNavigatorAsksFor();
    void revealsARowThatComesLater();
    void leavesWhatIsVisibleInItsPlace();
    void tellsWhatIsVisible();
    void movesByKeyboard();
    void reachesBothEnds();
    void followsALinkToAMessage_data();
    void followsALinkToAMessage();
    void asksForTheRecord();
    void unfoldsByClickInPlace();
    void opensDoorsByKeyboard();
    void copiesAcrossMessages();
    void selectsByKeyboard();
    void selectsAWord();
    void copiesLinkAndMarkdown();
    void neverFollowsOutsideLinks();
    void drawsPictures();
    void followsTheTheme();
    void zooms();
    void scrollsByTheBar();
    void showsUnreadableMessages();
    void isAListForScreenReaders();
    void keepsThePlaceWhenOptionsChange();
    void citesAndOffersEvidence();
    void opensOnlySessionsThatAreKnown();
    void beginsEachDayWithItsDate();
    void showsTheStripOverTheMessageUnderTheMouse();
    void tellsWhatIsOutOfContext();
    void copiesWhatStandsThereBehindNames();
    void opensTenMegabytesAndStaysBounded();
    void opensTheModelsViewFromTheBand();

private:
    struct Shown;
};

namespace {

FakeMessage numbered(int row)
{
    // Heights differ: one to seven paragraphs.
    QString text = QStringLiteral("Message number %1.").arg(row);
    for (int paragraph = 0; paragraph < row % 7; ++paragraph)
        text += QStringLiteral("\n\nAnother paragraph, the %1th of it.").arg(paragraph);
    return textMessage(row % 2 == 0 ? Role::User : Role::Assistant, text);
}

}

struct TranscriptViewTest::Shown {
    ThemeStore theme;
    Navigator navigator;
    FakeModel model;
    TranscriptView view {theme, navigator};
    FakeBodies *bodies = nullptr;

    explicit Shown(int rows, const FakeMaker &maker = numbered, QSize size = {800, 600})
        : model(rows, maker)
    {
        theme.setChoice(ThemeStore::Choice::Light);
        auto provider = std::make_unique<FakeBodies>(maker);
        bodies = provider.get();
        view.resize(size);
        view.show();
        view.setModel(&model, std::move(provider));
        view.setFocus();
    }
    ~Shown() { view.setModel(nullptr, nullptr); }

    void wheel(int notches)
    {
        QWheelEvent event(QPointF(400, 300), view.mapToGlobal(QPointF(400, 300)), {}, {0, notches * 120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(view.viewport(), &event);
    }

    /// Where in the viewport the first link with this target is.
    QPoint pointOf(const QString &target) const
    {
        for (const PlacedBlock &placed : view.page().placed()) {
            for (const Door &door : doorsOf(placed)) {
                if (door.target != target)
                    continue;
                for (int y = std::max(0, placed.y); y < placed.bottom(); ++y) {
                    for (int x = 0; x < view.geometryOfPage().column; x += 3) {
                        const auto hit = doorAt(view.page(), {x, y});
                        if (hit && hit->target == target && hit->place.row == placed.row)
                            return {x + view.geometryOfPage().columnLeft() + 1, y + 2};
                    }
                }
            }
        }
        return {-1, -1};
    }

    void click(const QPoint &point, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, modifiers, point);
    }
};

void TranscriptViewTest::laysOutOnlyWhatIsVisible()
{
    Shown shown(1'000'000);
    // A message is at least a name, a line and the distance after it: 50 px. 600 / 50 = 12, and those cut at both ends.
    QVERIFY(shown.bodies->bodiesRead <= 14);
    QCOMPARE(shown.view.page().rows(), 1'000'000);
    QCOMPARE(shown.view.page().firstVisible(), 0);
}

void TranscriptViewTest::keepsTheAnchorWhileHeightsBecomeKnown()
{
    Shown shown(1000);
    shown.navigator.goTo(500);
    for (int notch = 0; notch < 60; ++notch) {
        const int row = shown.view.page().firstVisible() + 1;
        const QRect before = shown.view.rectOf(row);
        shown.wheel(1); // upwards, where no height is known
        const int step = shown.view.rectOf(row).isEmpty() ? -1 : shown.view.rectOf(row).top() - before.top();
        if (step < 0)
            continue; // it left the viewport
        // Three lines of 13 px letters at 1.6: 62 px, each time and exactly.
        QCOMPARE(step, 62);
    }
    QVERIFY(shown.view.page().firstVisible() < 500);
}

void TranscriptViewTest::goesBackToWhereItWas()
{
    Shown shown(1000);
    shown.navigator.goTo(700);
    const int top = shown.view.rectOf(700).top();
    for (int notch = 0; notch < 25; ++notch)
        shown.wheel(1);
    for (int notch = 0; notch < 25; ++notch)
        shown.wheel(-1);
    QCOMPARE(shown.view.rectOf(700).top(), top);
}

void TranscriptViewTest::keepsThePlaceWhenRowsAreAppended()
{
    Shown shown(200);
    shown.navigator.goTo(100);
    const QRect before = shown.view.rectOf(100);
    const qint64 total = shown.view.page().heights().total();
    shown.model.append(300);
    QCOMPARE(shown.view.rectOf(100), before);
    QCOMPARE(shown.view.page().rows(), 500);
    QVERIFY(shown.view.page().heights().total() > total);
}

void TranscriptViewTest::keepsThePlaceWhenTheWidthChanges()
{
    Shown shown(200);
    shown.navigator.goTo(100);
    const int first = shown.view.page().firstVisible();
    shown.view.resize(420, 600);
    QCOMPARE(shown.view.page().firstVisible(), first);
    shown.view.resize(800, 600);
    QCOMPARE(shown.view.page().firstVisible(), first);
}

void TranscriptViewTest::survivesACutTail()
{
    Shown shown(200);
    shown.navigator.goTo(190);
    shown.model.cutTo(50);
    QCOMPARE(shown.view.page().rows(), 50);
    QCOMPARE(shown.view.page().lastVisible(), 49);
    shown.model.cutTo(0);
    QCOMPARE(shown.view.page().firstVisible(), -1);
    shown.view.grab();
}

void TranscriptViewTest::revealsWhatTheNavigatorAsksFor()
{
    Shown shown(100'000);
    shown.navigator.goTo(77'777);
    const QRect rect = shown.view.rectOf(77'777);
    // Below what came before it, which is seen as well: three tenths of the viewport.
    QCOMPARE(rect.top(), shown.view.viewport()->height() * 3 / 10);
}

void TranscriptViewTest::revealsARowThatComesLater()
{
    Shown shown(10);
    shown.navigator.goTo(400);
    QCOMPARE(shown.view.page().firstVisible(), 0);
    shown.model.append(100);
    QCOMPARE(shown.view.page().firstVisible(), 0);
    shown.model.append(400);
    QVERIFY(!shown.view.rectOf(400).isEmpty());
}

void TranscriptViewTest::leavesWhatIsVisibleInItsPlace()
{
    Shown shown(100);
    const int row = shown.view.page().lastVisible() - 1;
    const QRect before = shown.view.rectOf(row);
    shown.navigator.goTo(row);
    QCOMPARE(shown.view.rectOf(row), before);
}

void TranscriptViewTest::tellsWhatIsVisible()
{
    Shown shown(1000);
    QSignalSpy spy(&shown.navigator, &Navigator::visibleRangeChanged);
    shown.navigator.goTo(300);
    QVERIFY(spy.count() > 0);
    QVERIFY(shown.navigator.firstVisible() < 300);
    QVERIFY(shown.navigator.lastVisible() >= 300);
}

void TranscriptViewTest::movesByKeyboard()
{
    Shown shown(1000);
    QTest::keyClick(&shown.view, Qt::Key_Down);
    QCOMPARE(shown.navigator.current(), 0);
    for (int press = 0; press < 30; ++press)
        QTest::keyClick(&shown.view, Qt::Key_Down);
    QCOMPARE(shown.navigator.current(), 30);
    const QRect rect = shown.view.rectOf(30);
    QVERIFY(rect.top() >= 0 && rect.bottom() - MessageLayout::SpaceAfterPx <= shown.view.viewport()->height());
    QTest::keyClick(&shown.view, Qt::Key_Up);
    QCOMPARE(shown.navigator.current(), 29);

    const int last = shown.view.page().lastVisible();
    QTest::keyClick(&shown.view, Qt::Key_Space);
    QVERIFY(shown.view.page().firstVisible() >= last - 1); // a line or two of the page before stay
    QTest::keyClick(&shown.view, Qt::Key_PageUp);
    QCOMPARE(shown.view.page().lastVisible(), last);
    QCOMPARE(shown.navigator.current(), 29); // paging reads, it does not choose
}

void TranscriptViewTest::reachesBothEnds()
{
    Shown shown(1'000'000);
    QTest::keyClick(&shown.view, Qt::Key_End);
    QCOMPARE(shown.navigator.current(), 999'999);
    QCOMPARE(shown.view.page().lastVisible(), 999'999);
    QCOMPARE(shown.view.rectOf(999'999).bottom() + 1, shown.view.viewport()->height());
    QCOMPARE(shown.view.verticalScrollBar()->value(), shown.view.verticalScrollBar()->maximum());
    QTest::keyClick(&shown.view, Qt::Key_Home);
    QCOMPARE(shown.view.page().firstVisible(), 0);
    QCOMPARE(shown.view.rectOf(0).top(), 0);
    QCOMPARE(shown.view.verticalScrollBar()->value(), 0);
}

void TranscriptViewTest::followsALinkToAMessage_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("isLabelled"); // labels begin at 412
    QTest::addColumn<int>("row");
    QTest::newRow("in brackets") << "as said in [msg 41]" << 41 << false << 41;
    QTest::newRow("in words") << "as said in msg 60, earlier" << 60 << false << 60;
    QTest::newRow("second of two") << "as said in [msg 41, 77]" << 77 << false << 77;
    QTest::newRow("label") << "as said in [msg 417]" << 417 << true << 5;
    QTest::newRow("behind the end") << "as said in [msg 9000]" << 9000 << false << -1;
    QTest::newRow("before the first label") << "as said in [msg 3]" << 3 << true << -1;
}

void TranscriptViewTest::followsALinkToAMessage()
{
    QFETCH(QString, text);
    QFETCH(int, number);
    QFETCH(bool, isLabelled);
    QFETCH(int, row);
    Shown shown(100, [text, isLabelled](int at) {
        FakeMessage message = at == 0 ? textMessage(Role::Assistant, text) : numbered(at);
        if (isLabelled)
            message.label = 412 + at;
        return message;
    });
    QSignalSpy spy(&shown.view, &TranscriptView::linkActivated);
    const QPoint point = shown.pointOf(messageTarget(number));
    QVERIFY(point.x() > 0);
    QTest::mouseMove(shown.view.viewport(), point);
    shown.click(point);
    QCOMPARE(spy.count(), row < 0 ? 0 : 1);
    QCOMPARE(shown.navigator.current(), row < 0 ? 0 : row); // the click itself makes row 0 current
    if (row >= 0) {
        QCOMPARE(spy.first().first().toInt(), row);
        QVERIFY(!shown.view.rectOf(row).isEmpty());
    }
}

void TranscriptViewTest::asksForTheRecord()
{
    Shown shown(storyRows(), storyMessage);
    shown.navigator.goTo(5);
    QSignalSpy spy(&shown.view, &TranscriptView::recordRequested);
    const QPoint point = shown.pointOf(recordTarget());
    QVERIFY(point.x() > 0);
    shown.click(point);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(spy.first().first().toInt(), 5);
}

void TranscriptViewTest::unfoldsByClickInPlace()
{
    Shown shown(storyRows(), storyMessage);
    shown.navigator.goTo(4);
    const QRect before = shown.view.rectOf(4);
    // The second part is the search; its output has twelve lines that are not there when it is folded.
    const int fold = foldOf(1, FoldKind::Part);
    shown.click(shown.pointOf(foldTarget(fold)));
    QVERIFY(shown.view.page().folds(4).contains(fold));
    QCOMPARE(shown.view.rectOf(4).top(), before.top());
    QVERIFY(shown.view.rectOf(4).height() > before.height() + 12 * 10);
    shown.click(shown.pointOf(foldTarget(fold)));
    QCOMPARE(shown.view.rectOf(4), before);
}

void TranscriptViewTest::opensDoorsByKeyboard()
{
    Shown shown(storyRows(), storyMessage);
    shown.navigator.goTo(5);
    shown.view.grab();
    // Doors of the band in view: Tab goes from one to the next, Enter opens it.
    QSignalSpy spy(&shown.view, &TranscriptView::recordRequested);
    for (int press = 0; press < 12 && spy.isEmpty(); ++press) {
        QTest::keyClick(&shown.view, Qt::Key_Tab);
        const bool isOnRecord = shown.view.currentDoor() && shown.view.currentDoor()->target == recordTarget();
        if (isOnRecord)
            QTest::keyClick(&shown.view, Qt::Key_Return);
    }
    QCOMPARE(spy.count(), 1);
    QCOMPARE(spy.first().first().toInt(), 5);
    // Enter without a door opens all folds of the current message, and closes them.
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    shown.navigator.setCurrent(4);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    // reasoning, search; the command with its one line of output is open by itself
    QCOMPARE(shown.view.page().folds(4).size(), size_t(2));
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QVERIFY(shown.view.page().folds(4).empty());
}

void TranscriptViewTest::copiesAcrossMessages()
{
    Shown shown(10, [](int row) {
        return textMessage(row % 2 == 0 ? Role::User : Role::Assistant, QStringLiteral("This is *number* %1").arg(row));
    });
    const int left = shown.view.geometryOfPage().columnLeft();
    const auto body = [&shown](int row) {
        const QRect rect = shown.view.rectOf(row);
        return rect.bottom() - MessageLayout::SpaceAfterPx - 12; // within the one line of text
    };
    QTest::mousePress(shown.view.viewport(), Qt::LeftButton, {}, {left, body(1)});
    QTest::mouseMove(shown.view.viewport(), {left + 40, body(2)});
    QTest::mouseMove(shown.view.viewport(), {left + 500, body(3)});
    QTest::mouseRelease(shown.view.viewport(), Qt::LeftButton, {}, {left + 500, body(3)});
    QVERIFY(shown.view.hasSelection());
    QTest::keyClick(&shown.view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(),
             QStringLiteral("[msg 1] Assistant\nThis is number 1\n\n[msg 2] User\nThis is number 2\n\n"
                            "[msg 3] Assistant\nThis is number 3"));
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    QVERIFY(!shown.view.hasSelection());
}

void TranscriptViewTest::selectsByKeyboard()
{
    Shown shown(10, [](int row) { return textMessage(Role::User, QStringLiteral("Words of %1").arg(row)); });
    const QRect rect = shown.view.rectOf(2);
    shown.click({shown.view.geometryOfPage().columnLeft(), rect.bottom() - MessageLayout::SpaceAfterPx - 12});
    for (int press = 0; press < 5; ++press)
        QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(shown.view.selectedText(), QStringLiteral("Words"));
    QTest::keyClick(&shown.view, Qt::Key_End, Qt::ShiftModifier);
    QCOMPARE(shown.view.selectedText(), QStringLiteral("Words of 2"));
    QTest::keyClick(&shown.view, Qt::Key_A, Qt::ControlModifier);
    QVERIFY(shown.view.selectedText().startsWith(QStringLiteral("[msg 0] User\nWords of 0\n\n[msg 1] User")));
    QVERIFY(shown.view.selectedText().endsWith(QStringLiteral("[msg 9] User\nWords of 9")));
}

void TranscriptViewTest::selectsAWord()
{
    Shown shown(3, [](int) { return textMessage(Role::User, QStringLiteral("Silence is said")); });
    const QRect rect = shown.view.rectOf(1);
    const QPoint point(shown.view.geometryOfPage().columnLeft() + 5, rect.bottom() - MessageLayout::SpaceAfterPx - 12);
    QTest::mouseDClick(shown.view.viewport(), Qt::LeftButton, {}, point);
    QCOMPARE(shown.view.selectedText(), QStringLiteral("Silence"));
}

void TranscriptViewTest::copiesLinkAndMarkdown()
{
    Shown shown(10, [](int row) { return textMessage(Role::User, QStringLiteral("Words of **%1**").arg(row)); });
    shown.view.copyLink(7);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("tacet:ses_1#msg_7"));
    shown.view.copyMarkdown(7);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("### [msg 7] User\n\nWords of **7**\n"));
}

void TranscriptViewTest::neverFollowsOutsideLinks()
{
    Shown shown(3, [](int) {
        return textMessage(Role::User, QStringLiteral("See [here](https://example.org/a) ![p](file:///etc/passwd)"));
    });
    QSignalSpy records(&shown.view, &TranscriptView::recordRequested);
    QSignalSpy links(&shown.view, &TranscriptView::linkActivated);
    shown.click(shown.pointOf(QStringLiteral("https://example.org/a")));
    QCOMPARE(records.count() + links.count(), 0);
    // The picture that is named is not opened: its words and its address stand there.
    const auto layout = shown.view.page().placed().front().layout;
    QVERIFY(layout->plainText(layout->count() - 1).contains(QStringLiteral("[picture: p, file:///etc/passwd]")));
}

void TranscriptViewTest::drawsPictures()
{
    Shown shown(storyRows(), storyMessage);
    QImage picture(40, 30, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QBuffer buffer(&shown.bodies->picture);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG"));
    const auto all = allSilenceClasses();
    const auto attachment = std::find(all.begin(), all.end(), SilenceClass::Attachment) - all.begin();
    shown.navigator.goTo(classesBegin() + int(attachment));
    const auto isShown = [&shown] {
        const QImage grabbed = shown.view.grab().toImage();
        for (int y = 0; y < grabbed.height(); ++y) {
            for (int x = 0; x < grabbed.width(); ++x) {
                if (grabbed.pixelColor(x, y) == Qt::red)
                    return true;
            }
        }
        return false;
    };
    QTRY_VERIFY(isShown());
}

void TranscriptViewTest::followsTheTheme()
{
    Shown shown(100);
    shown.navigator.goTo(50);
    const QRect before = shown.view.rectOf(50);
    shown.theme.setChoice(ThemeStore::Choice::Dark);
    const QImage grabbed = shown.view.grab().toImage();
    QCOMPARE(grabbed.pixelColor(2, 2), shown.theme.theme().ground);
    QVERIFY(shown.theme.theme().isDark());
    QCOMPARE(shown.view.rectOf(50), before);
}

void TranscriptViewTest::zooms()
{
    Shown shown(100);
    shown.navigator.goTo(50);
    const int height = shown.view.rectOf(50).height();
    QWheelEvent event(QPointF(400, 300), shown.view.mapToGlobal(QPointF(400, 300)), {}, {0, 480}, Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(shown.view.viewport(), &event);
    // 1.1 to the fourth
    QCOMPARE(shown.theme.fontScale(), 1.4641);
    QVERIFY(!shown.view.rectOf(50).isEmpty());
    QVERIFY(shown.view.rectOf(50).height() > height);
}

void TranscriptViewTest::scrollsByTheBar()
{
    Shown shown(1'000'000);
    QScrollBar *bar = shown.view.verticalScrollBar();
    bar->setSliderDown(true);
    bar->setSliderPosition(bar->maximum() / 2);
    // Rows are estimated alike, so the middle of the bar is the middle of the session.
    QVERIFY(std::abs(shown.view.page().firstVisible() - 500'000) < 20);
    const int position = bar->value();
    bar->setSliderDown(false);
    QVERIFY(std::abs(bar->value() - position) < 2000);
}

void TranscriptViewTest::showsUnreadableMessages()
{
    Shown shown(1);
    shown.view.setModel(nullptr, nullptr);
    auto bodies = std::make_unique<FakeBodies>(numbered);
    bodies->unreadable = 0;
    shown.view.setModel(&shown.model, std::move(bodies));
    const auto layout = shown.view.page().placed().front().layout;
    QVERIFY(layout->plainText(layout->count() - 1).contains(QStringLiteral("The file is gone (a.json)")));
}

void TranscriptViewTest::isAListForScreenReaders()
{
    Shown shown(storyRows(), storyMessage);
    shown.navigator.goTo(5);
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&shown.view);
    QVERIFY(list);
    QCOMPARE(list->role(), QAccessible::List);
    QCOMPARE(list->childCount(), storyRows());
    QAccessibleInterface *silence = list->child(5);
    QVERIFY(silence && silence->isValid());
    QCOMPARE(silence->role(), QAccessible::ListItem);
    QCOMPARE(silence->text(QAccessible::Name), QStringLiteral("message 417, User, silent, Context compaction"));
    QVERIFY(silence->text(QAccessible::Value)
                .contains(QStringLiteral("No text: context compaction, started by the program")));
    QVERIFY(silence->state().selected);
    QVERIFY(!silence->state().offscreen);
    QCOMPARE(list->indexOfChild(silence), 5);
    QCOMPARE(list->focusChild(), silence);
    const QPoint middle = silence->rect().center();
    QCOMPARE(list->childAt(middle.x(), middle.y()), silence);
    QAccessibleInterface *answer = list->child(6);
    QCOMPARE(answer->text(QAccessible::Name), QStringLiteral("message 418, Summary"));
    answer->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(shown.navigator.current(), 6);
    QVERIFY(list->child(storyRows() - 1)->state().offscreen);
    QVERIFY(!list->child(storyRows()));
}

// What stands at the top edge stays there, to the pixel, while everything above it and below it opens.
void TranscriptViewTest::keepsThePlaceWhenOptionsChange()
{
    const auto maker = [](int row) {
        FakeMessage message = numbered(row);
        BodyPart reasoning;
        reasoning.kind = PartKind::Reasoning;
        reasoning.text = QStringLiteral("thinking ").repeated(300);
        message.body.parts.insert(message.body.parts.begin(), reasoning);
        return message;
    };
    Shown shown(200, maker);
    shown.navigator.goTo(100);
    shown.wheel(-2); // the edge lies within a message
    const PlacedBlock first = shown.view.page().placed().front();
    const QString text = first.layout->block(first.block).text;
    const Block::Kind kind = first.layout->block(first.block).kind;
    ReadingOptions options;
    for (const FoldGroups groups : {AllFoldGroups, FoldGroups()}) {
        options.unfolded = groups;
        shown.view.setOptions(options);
        const PlacedBlock now = shown.view.page().placed().front();
        QCOMPARE(now.row, first.row);
        QCOMPARE(now.y, first.y);
        QCOMPARE(now.layout->block(now.block).kind, kind);
        QCOMPARE(now.layout->block(now.block).text, text);
    }
    options.viewpoint = Viewpoint::Model;
    QSignalSpy changes(&shown.view, &TranscriptView::optionsChanged);
    shown.view.setOptions(options);
    shown.view.setOptions(options); // the same once more is no change
    QCOMPARE(changes.count(), 1);
    QCOMPARE(shown.view.page().firstVisible(), first.row);
}

void TranscriptViewTest::citesAndOffersEvidence()
{
    Shown shown(10);
    shown.view.copyCitation(7);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("ses_1 [msg 7]"));
    shown.view.copyText(7);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Message number 7."));
    shown.view.copyText(700); // there is no such message
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Message number 7."));
    QVERIFY(!shown.view.canAddEvidence());
    shown.view.setEvidenceOffered(true);
    QVERIFY(shown.view.canAddEvidence());
}

void TranscriptViewTest::opensOnlySessionsThatAreKnown()
{
    // The transcript's own Markdown spells the scheme of our links.
    Shown shown(3, [](int) {
        return textMessage(Role::User, QStringLiteral("[a](tacet-session:known) and [b](tacet-session:other)"));
    });
    ReadingOptions options;
    options.sessions.insert(QStringLiteral("known"));
    shown.view.setOptions(options);
    QSignalSpy spy(&shown.view, &TranscriptView::sessionRequested);
    shown.click(shown.pointOf(sessionTarget(QStringLiteral("other"))));
    QCOMPARE(spy.count(), 0);
    shown.click(shown.pointOf(sessionTarget(QStringLiteral("known"))));
    QCOMPARE(spy.count(), 1);
    QCOMPARE(spy.first().first().toString(), QStringLiteral("known"));
}

void TranscriptViewTest::beginsEachDayWithItsDate()
{
    // TZ=UTC. One message each 10 h from 2026-03-02 21:04: 3 March 07:04 and 17:04, 4 March 03:04; the third has no
    // time.
    const auto maker = [](int row) {
        FakeMessage message = numbered(row);
        if (row != 2)
            message.body.facts.timeMs = qint64(1'772'485'440'000) + row * 36'000'000LL;
        return message;
    };
    Shown shown(5, maker, {800, 2000});
    QList<int> days;
    for (const PlacedBlock &placed : shown.view.page().placed()) {
        if (placed.layout->block(placed.block).kind == Block::Kind::Day)
            days += placed.row;
    }
    // 0: the first of all; 1: the third of March; 3 (30 h on, 4 March 03:04): the next day; 4 is at 13:04 of the same.
    QCOMPARE(days, (QList<int> {0, 1, 3}));
}

void TranscriptViewTest::showsTheStripOverTheMessageUnderTheMouse()
{
    Shown shown(20);
    auto *strip = shown.view.viewport()->findChild<MessageStrip *>();
    QVERIFY(strip && strip->isHidden());
    QEnterEvent enter(QPointF(300, 40), QPointF(300, 40), QPointF(300, 40));
    QApplication::sendEvent(shown.view.viewport(), &enter);
    shown.view.viewport()->setAttribute(Qt::WA_UnderMouse);
    const QRect second = shown.view.rectOf(1);
    const QPointF point(300, second.center().y());
    QMouseEvent move(QEvent::MouseMove, point, point, point, Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(shown.view.viewport(), &move);
    QCOMPARE(strip->row(), 1);
    QVERIFY(second.intersects(strip->geometry()));
    QSignalSpy spy(&shown.view, &TranscriptView::recordRequested);
    emit strip->requested(MessageStrip::Deed::ShowRecord, strip->row());
    QCOMPARE(spy.count(), 1);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(shown.view.viewport(), &leave);
    QVERIFY(strip->isHidden());
    QCOMPARE(strip->focusPolicy(), Qt::NoFocus);
}

void TranscriptViewTest::tellsWhatIsOutOfContext()
{
    Shown shown(20);
    shown.view.setContextStarts({{8, 6}});
    ReadingOptions options;
    options.viewpoint = Viewpoint::Model;
    shown.view.setOptions(options);
    const QString words = QStringLiteral("no longer given to the model");
    shown.navigator.goTo(7); // written before the cut
    QVERIFY(!shown.view.describe(3).contains(words));
    shown.navigator.goTo(8);
    QVERIFY(shown.view.describe(5).contains(words));
    QVERIFY(!shown.view.describe(6).contains(words));
    options.viewpoint = Viewpoint::Person;
    shown.view.setOptions(options);
    QVERIFY(!shown.view.describe(5).contains(words));
}

void TranscriptViewTest::copiesWhatStandsThereBehindNames()
{
    const QString text = QStringLiteral("a\u200bb\u00a0c");
    Shown shown(2, [&text](int) { return textMessage(Role::User, text); });
    ReadingOptions options;
    options.showsInvisible = true;
    shown.view.setOptions(options);
    shown.view.selectMessage(1);
    QVERIFY(shown.view.selectedText().endsWith(text));
    QVERIFY(shown.view.visibleText(1).endsWith(text));
}

void TranscriptViewTest::opensTenMegabytesAndStaysBounded()
{
    const QString text = QStringLiteral("A line of some forty letters, no more.\n").repeated(270'000); // 10.5 MB
    Shown shown(3, [&text](int row) { return row == 1 ? textMessage(Role::User, text) : numbered(row); });
    shown.navigator.goTo(1);
    const auto layout = shown.view.page().placed().front().layout;
    qint64 characters = 0;
    for (const PlacedBlock &placed : shown.view.page().placed())
        characters += placed.layout->block(placed.block).text.size();
    QVERIFY(characters < 64 * 1024);
    shown.view.showAll(1);
    const auto whole = shown.view.page().placed();
    qint64 laidOut = 0;
    qint64 all = 0;
    for (const PlacedBlock &placed : whole) {
        if (placed.row != 1)
            continue;
        for (int block = 0; block < placed.layout->count(); ++block) {
            all += placed.layout->block(block).text.size();
            laidOut += placed.layout->isMeasured(block) ? 1 : 0;
        }
        break;
    }
    QVERIFY(all > 10'000'000);
    QVERIFY(laidOut < 40); // what is seen, not the 5,000 pieces
    shown.navigator.goTo(2);
    shown.view.viewport()->grab();
}

void TranscriptViewTest::opensTheModelsViewFromTheBand()
{
    Shown shown(storyRows(), storyMessage);
    shown.navigator.goTo(5); // the compaction
    const int top = shown.view.rectOf(5).top();
    shown.click(shown.pointOf(viewpointTarget(int(Viewpoint::Model))));
    QCOMPARE(shown.view.options().viewpoint, Viewpoint::Model);
    QVERIFY(shown.view.visibleText(5).contains(QStringLiteral("What did we do so far?")));
    QCOMPARE(shown.view.rectOf(5).top(), top);
    shown.click(shown.pointOf(viewpointTarget(int(Viewpoint::Stored))));
    QCOMPARE(shown.view.options().viewpoint, Viewpoint::Stored);
}

QTEST_MAIN(TranscriptViewTest)
#include "tst_transcriptview.moc"
