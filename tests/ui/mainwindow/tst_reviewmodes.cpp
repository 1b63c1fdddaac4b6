// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/silencelistmodel.h"
#include "models/items/transcriptmodel.h"
#include "models/operations/messagereader.h"
#include "models/store/transcriptreader.h"
#include "resources/resources.h"
#include "tests/support/windowfixture.h"
#include "ui/common/chip.h"
#include "ui/navigation/navigator.h"
#include "ui/review/proposallist.h"
#include "ui/review/revieweditor.h"
#include "ui/review/reviewform.h"
#include "ui/review/reviewpanel.h"
#include "ui/silences/silencelistpanel.h"
#include "ui/timeline/timelinewidget.h"
#include "ui/transcript/transcriptview.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QToolButton>
#include <QtTest>

using namespace tacet;

/// What a reviewer does without, and what stands apart from a reading, through the whole window: hindsight guard, blind
/// mode, layers of several reviewers, proposals, disputes, quotations.
class TestReviewModes : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { initResources(); }
    void theGuardHidesWhatFollowsUntilAFirstReading();
    void theGuardHoldsWhenSomebodyLooksAhead();
    void showingItWithoutAReadingIsKept();
    void bothModesHaveASwitchInThePanelAndTheMenu();
    void proposalsAreAnsweredWithOneKeyEach();
    void blindModeShowsOnlyOnesOwn();
    void layersOfReviewersAreSeparate();
    void aDisputeStandsEverywhere();
    void aSelectionBecomesEvidence();
    void theEssayHasEverySectionOfTheSeeds();

private:
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *target = QApplication::focusWidget();
        QTest::keyClick(target ? target : QApplication::activeWindow(), key, modifiers);
    }
    static std::unique_ptr<MainWindow> openSample(WindowFixture &fixture, int index)
    {
        auto window = fixture.window();
        if (!window || !QTest::qWaitForWindowActive(window.get())
            || !WindowFixture::open(*window, WindowFixture::sample(), index))
            return nullptr;
        return QTest::qWaitFor([&] { return window->navigator().current() == index; }) ? std::move(window) : nullptr;
    }
    static QAction *action(const MainWindow &window, const char *text)
    {
        for (QAction *one : window.findChildren<QAction *>()) {
            if (one->text().remove(u'&') == QLatin1StringView(text))
                return one;
        }
        return nullptr;
    }
    static int shownMessages(const MainWindow &window) { return window.workspace().document()->model().rowCount(); }
    static QString inList(const MainWindow &window, int ordinal, int role)
    {
        const auto *model = window.findChild<SilenceListPanel *>()->model();
        return model->index(model->rowOf(ordinal)).data(role).toString();
    }
    static std::vector<Review> stored(const WindowFixture &fixture)
    {
        const auto store = fixture.library->openAnnotations();
        return *(*store)->reviews();
    }
};

// The sample has 557 messages: jq '.messages|length'. 417 is a compaction, its answer is 418.
void TestReviewModes::theGuardHidesWhatFollowsUntilAFirstReading()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    const int all = shownMessages(*window);
    QCOMPARE(all, 557);
    QVERIFY(!inList(*window, 417, SilenceListModel::ResponseRole).isEmpty());
    action(*window, "Hindsight Guard")->trigger();
    QCOMPARE(shownMessages(*window), 418); // up to and with 417
    QVERIFY(window->findChild<QLabel *>(QStringLiteral("hiddenNote"))->isVisible());
    QVERIFY(inList(*window, 417, SilenceListModel::ResponseRole).isEmpty());
    QVERIFY(inList(*window, 419, SilenceListModel::SlotLabelRole).isEmpty());
    auto *panel = window->findChild<ReviewPanel *>();
    QCOMPARE(panel->form().proposals().openProposals(), 0);
    panel->setTab(ReviewPanel::Tab::BeforeAfter);
    QVERIFY(!panel->findChild<QLabel *>(QStringLiteral("shift-words")));
    panel->setTab(ReviewPanel::Tab::Review);

    press(Qt::Key_Return, Qt::ControlModifier); // nothing is read yet: nothing is shown
    QCOMPARE(shownMessages(*window), 418);
    press(Qt::Key_W);
    press(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(shownMessages(*window), 418);
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(window->navigator().current(), 417); // to look at what follows
    QCOMPARE(shownMessages(*window), all);
    QVERIFY(panel->form().proposals().openProposals() > 0);
    QVERIFY(!inList(*window, 417, SilenceListModel::ResponseRole).isEmpty());

    press(Qt::Key_Z); // on second thoughts an artefact, and sure of it
    press(Qt::Key_5, Qt::ControlModifier);
    const QString drift = panel->findChild<QLabel *>(QStringLiteral("drift"))->text();
    QVERIFY2(drift.contains(QStringLiteral("WAIT → ARTEFACT")) && drift.contains(QStringLiteral("+3")),
             qPrintable(drift));
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(window->navigator().current(), 419);
    QCOMPARE(shownMessages(*window), 420);
    const std::vector<Review> reviews = stored(fixture);
    QCOMPARE(int(reviews.size()), 1);
    QCOMPARE(reviews.front().primary()->code, QStringLiteral("ARTEFACT"));
    QCOMPARE(reviews.front().firstReading->readings.front().code, QStringLiteral("WAIT"));
    QCOMPARE(reviews.front().firstReading->confidence, std::optional(2));
}

void TestReviewModes::theGuardHoldsWhenSomebodyLooksAhead()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    action(*window, "Hindsight Guard")->trigger();
    window->navigator().goTo(418); // a click on the timeline
    QCOMPARE(window->navigator().current(), 417);
    window->navigator().goTo(400);
    QCOMPARE(shownMessages(*window), 418);
    action(*window, "Hindsight Guard")->trigger();
    QCOMPARE(shownMessages(*window), 557);
}

void TestReviewModes::showingItWithoutAReadingIsKept()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    action(*window, "Hindsight Guard")->trigger();
    window->findChild<QPushButton *>(QStringLiteral("revealWithoutReading"))->click();
    QCOMPARE(shownMessages(*window), 557);
    QTRY_COMPARE(int(stored(fixture).size()), 1);
    QVERIFY(stored(fixture).front().firstReading);
    QVERIFY(stored(fixture).front().firstReading->readings.empty());
    press(Qt::Key_Z, Qt::ControlModifier); // undone: hidden again
    QCOMPARE(shownMessages(*window), 418);
}

void TestReviewModes::bothModesHaveASwitchInThePanelAndTheMenu()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    for (const char *name : {"Hindsight Guard", "Blind Mode"}) {
        QAction *mode = action(*window, name);
        QVERIFY2(mode && mode->isCheckable(), name);
        bool isInMenu = false;
        for (const QMenu *menu : window->menuBar()->findChildren<QMenu *>())
            isInMenu |= menu->actions().contains(mode);
        QVERIFY2(isInMenu, name);
        const auto buttons = window->findChild<ReviewPanel *>()->findChildren<QToolButton *>();
        const bool isInPanel = std::any_of(buttons.begin(), buttons.end(),
                                           [&](const QToolButton *button) { return button->defaultAction() == mode; });
        QVERIFY2(isInPanel, name);
        mode->trigger();
    }
    QVERIFY(fixture.settings.isGuarded() && fixture.settings.isBlind());
}

// The answer to 538 is a summary; the work before it was diagnostics, with no question asked.
void TestReviewModes::proposalsAreAnsweredWithOneKeyEach()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 538);
    QVERIFY(window);
    ProposalList &list = window->findChild<ReviewPanel *>()->form().proposals();
    const int open = list.openProposals();
    QVERIFY2(open >= 3, qPrintable(QString::number(open))); // SUMM, ARTEFACT, and a flag: the plan changed
    press(Qt::Key_Y);
    QCOMPARE(list.openProposals(), open - 1);
    press(Qt::Key_V);
    QCOMPARE(list.openProposals(), open - 2);
    press(Qt::Key_C);
    auto *menu = window->findChild<QMenu *>(QStringLiteral("changeProposal"));
    QVERIFY(menu);
    menu->actions().front()->trigger();
    menu->close();
    QCOMPARE(list.openProposals(), open - 3);
    const Review review = stored(fixture).front();
    QCOMPARE(review.responseCode, QStringLiteral("SUMM"));
    QCOMPARE(int(review.proposals.size()), 3);
    QCOMPARE(review.proposals[0].kind, ProposalAnswer::Kind::Response);
    QCOMPARE(review.proposals[0].answer, ProposalAnswer::Answer::Accepted);
    QVERIFY(review.proposals[0].detail.contains(QStringLiteral("headings")));
    QCOMPARE(review.proposals[1].proposed, QStringLiteral("ARTEFACT"));
    QCOMPARE(review.proposals[1].answer, ProposalAnswer::Answer::Ignored);
    QCOMPARE(review.proposals[2].answer, ProposalAnswer::Answer::Changed);
    QVERIFY(!review.proposals[2].chosen.isEmpty());
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(list.openProposals(), open - 2);
}

// anna and ben have read 417 in the sample; carla has not.
void TestReviewModes::blindModeShowsOnlyOnesOwn()
{
    WindowFixture fixture;
    QVERIFY(fixture.mergeSampleReviews());
    fixture.settings.setReviewer(QStringLiteral("carla"));
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    auto *others = window->findChild<QWidget *>(QStringLiteral("otherReviewers"));
    const auto names = [&] {
        QStringList texts;
        for (const QLabel *label : others->findChildren<QLabel *>())
            texts << label->text();
        return texts.join(u'\n');
    };
    QVERIFY(names().contains(QStringLiteral("anna")) && names().contains(QStringLiteral("ben")));
    QVERIFY(!inList(*window, 417, SilenceListModel::ReadingRole).isEmpty());
    action(*window, "Blind Mode")->trigger();
    QVERIFY(!names().contains(QStringLiteral("anna")) && !names().contains(QStringLiteral("ben")));
    QVERIFY(inList(*window, 417, SilenceListModel::ReadingRole).isEmpty());
    QCOMPARE(window->findChild<ReviewPanel *>()->form().proposals().openProposals(), 0);
    press(Qt::Key_G);
    QVERIFY(window->findChild<ReviewPanel *>()->form().proposals().openProposals() > 0);
    QTRY_COMPARE(int(stored(fixture).size()), 7); // six in the sample
    const auto reviews = stored(fixture);
    const auto own = std::find_if(reviews.begin(), reviews.end(),
                                  [](const Review &review) { return review.reviewer == QLatin1StringView("carla"); });
    QVERIFY(own != reviews.end() && own->isBlind);
}

void TestReviewModes::layersOfReviewersAreSeparate()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    const auto header = [&] {
        QStringList texts;
        for (const Chip *chip : window->findChildren<Chip *>())
            texts << chip->text();
        return texts.join(u'\n');
    };
    QVERIFY(header().contains(QStringLiteral("anna")));
    press(Qt::Key_G);
    window->setReviewer(QStringLiteral("ben"));
    QVERIFY(header().contains(QStringLiteral("ben")) && !header().contains(QStringLiteral("anna")));
    auto *editor = window->findChild<ReviewEditor *>();
    QVERIFY(editor->isOpen() && editor->review().readings.empty());
    press(Qt::Key_Z);
    window->setReviewer(QStringLiteral("anna"));
    QCOMPARE(editor->review().primary()->code, QStringLiteral("GO"));
    QCOMPARE(int(stored(fixture).size()), 2);
}

void TestReviewModes::aDisputeStandsEverywhere()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    auto *editor = window->findChild<ReviewEditor *>();
    editor->change({ReviewField::Dispute, {}}, ReviewEditor::Pace::AtOnce, [](Review &review) {
        review.dispute = Dispute {QStringLiteral("blank"), QStringLiteral("she typed it")};
    });
    const QString words = QStringLiteral("she typed it");
    QVERIFY(inList(*window, 417, SilenceListModel::DisputeRole).contains(words));
    auto *transcript = window->findChild<TranscriptView *>();
    window->grab();
    QVERIFY2(transcript->visibleText(417).contains(words), qPrintable(transcript->visibleText(417)));
    auto *panel = window->findChild<ReviewPanel *>();
    panel->setTab(ReviewPanel::Tab::BeforeAfter);
    const auto isToldInDossier = [panel, words] {
        const auto labels = panel->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->isVisible() && label->text().contains(words); });
    };
    QTRY_VERIFY(isToldInDossier());
    for (const char *name : {"essay.md", "all.jsonl"}) {
        const QString path = fixture.folder.filePath(QLatin1StringView(name));
        QVERIFY(window->exportTo(path, std::nullopt));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.readAll().contains("she typed it"), name);
    }
}

// Message 414, by jq -r '.messages[414].parts[]|select(.type=="text").text', has "dedicated PCIe root complex".
void TestReviewModes::aSelectionBecomesEvidence()
{
    WindowFixture fixture;
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    auto *transcript = window->findChild<TranscriptView *>();
    emit transcript->evidenceRequested(414, QStringLiteral("root complex"));
    emit transcript->evidenceRequested(414, QStringLiteral("root complex")); // the same once more
    emit transcript->evidenceRequested(415, QString());
    const std::vector<EvidenceLink> evidence = window->findChild<ReviewEditor *>()->review().evidence;
    QCOMPARE(int(evidence.size()), 2);
    QCOMPARE(evidence[0].index, 414);
    QCOMPARE(evidence[0].quote, QStringLiteral("root complex"));
    QVERIFY(evidence[0].start);
    const auto document = window->workspace().document();
    const auto row = document->reader().message(document->session().id, 414);
    QCOMPARE(document->messages().body(*row)->visibleText().mid(*evidence[0].start, 12),
             QStringLiteral("root complex"));
    QCOMPARE(evidence[1].index, 415);
    QVERIFY(evidence[1].quote.isEmpty());
    // From the keyboard: what is selected in the transcript.
    transcript->setFocus();
    transcript->selectMessage(415);
    action(*window, "Use Selection as Evidence")->trigger();
    const std::vector<EvidenceLink> more = window->findChild<ReviewEditor *>()->review().evidence;
    QCOMPARE(int(more.size()), 3);
    QVERIFY(more[2].quote.contains(QStringLiteral("hacky/insecure")));
}

// The headings of both seed texts, as far as they name a part of a review, and where the essay has it.
void TestReviewModes::theEssayHasEverySectionOfTheSeeds()
{
    WindowFixture fixture;
    QVERIFY(fixture.mergeSampleReviews());
    const auto window = openSample(fixture, 417);
    QVERIFY(window);
    for (const int index : {417, 538}) {
        const QString path = fixture.folder.filePath(QStringLiteral("essay-%1.md").arg(index));
        QVERIFY(window->exportTo(path, index));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        const std::pair<const char *, const char *> sections[] {
            {"Subject Message", "## Subject message"},
            {"The Empty Message: What Was Actually Said", "### What was actually said"},
            {"The Context", "## The context before"},
            {"Why Send an Empty Message? / What the Empty Message Means", "## Why send it"},
            {"The Assistant's Interpretation / Response", "## How the assistant took it"},
            {"Assumptions and Their Consequences", "## Assumptions and their consequences"},
            {"Input and Output Knowledge", "## Input and output knowledge"},
            {"The Thinking Process", "## The thinking process"},
            {"Mistakes and Incorrect Assumptions", "## Mistakes and incorrect assumptions"},
            {"Conclusion", "## Conclusion"},
        };
        for (const auto &[seed, heading] : sections) {
            const bool hasMistakes = index == 417 || !QLatin1StringView(seed).startsWith(QLatin1StringView("Mistakes"));
            if (hasMistakes) // the second text has no such section
                QVERIFY2(text.contains(QLatin1Char('\n') + QLatin1StringView(heading) + QLatin1Char('\n')), seed);
        }
        QVERIFY(text.contains(QStringLiteral("## What shifted")));
        QVERIFY(text.contains(QStringLiteral("plan_divergence")));
    }
}

QTEST_MAIN(TestReviewModes)
#include "tst_reviewmodes.moc"
