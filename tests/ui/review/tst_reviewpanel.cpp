// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fakecontext.h"
#include "fakestore.h"
#include "resources/resources.h"
#include "ui/navigation/navigator.h"
#include "ui/review/codebutton.h"
#include "ui/review/confidencedots.h"
#include "ui/review/foldsection.h"
#include "ui/review/markdownfield.h"
#include "ui/review/reviewedits.h"
#include "ui/review/reviewform.h"
#include "ui/review/reviewpanel.h"
#include "ui/theme/themestore.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace tacet;

using Standing = Reading::Standing;

class TestReviewPanel : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void codesFromTheKeyboard();
    void keysAreSilentWhileTyping();
    void escapeLeavesTheField();
    void theSameKeyTakesItBack();
    void everyCodeIsReachedByItsKey();
    void aButtonIsAKeyForTheMouse();
    void spaceIsLaterButClicksAButton();
    void undoGoesAcrossSilences();
    void undoWhileTypingKeepsTheCursor();
    void linksAreEvidenceAndLead();
    void theProofLeadsToItsBytes();
    void aDisputeStandsBesideTheClass();
    void rowsOfStructuredFields();
    void anEmptyRowIsNoFinding();
    void historyIsShownAndRestored();
    void theDossierSaysWhatShiftedAndWhatThatMeans();
    void withoutASilenceKeysDoNothing();
    void nothingIsHeldBackByTheCloseOfTheSession();
    void codesThatAreHeldAreNeverFolded();
    void everyControlHasAName();
    void tabGoesTheWayOfTheEye();
    void wordsAreLegible_data();
    void wordsAreLegible();
    void screenshots_data();
    void screenshots();

private:
    const Review &review() const { return editor->review(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : panel.get(), key, modifiers);
    }
    void fill();

    Codebook codebook;
    std::unique_ptr<ThemeStore> themes;
    std::unique_ptr<Navigator> navigator;
    std::unique_ptr<FakeStore> store;
    std::unique_ptr<FakeContext> context;
    std::unique_ptr<ReviewEditor> editor;
    std::unique_ptr<ReviewPanel> panel;
};

void TestReviewPanel::initTestCase()
{
    initResources();
    QFile file(QStringLiteral(":/tacet/codebook.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto read = codebookFromJson(file.readAll());
    QVERIFY(read);
    codebook = *read;
}

void TestReviewPanel::init()
{
    themes = std::make_unique<ThemeStore>();
    themes->setChoice(ThemeStore::Choice::Light);
    navigator = std::make_unique<Navigator>();
    store = std::make_unique<FakeStore>();
    store->book = codebook;
    context = std::make_unique<FakeContext>();
    editor = std::make_unique<ReviewEditor>(*store);
    editor->setReviewer(QStringLiteral("anna"));
    panel = std::make_unique<ReviewPanel>(*themes, *navigator);
    panel->setEditor(editor.get());
    panel->setContext(context.get());
    panel->resize(390, 900);
    panel->show();
    QVERIFY(QTest::qWaitForWindowActive(panel.get()));
    panel->setFocus();
    navigator->goTo(3);
}

void TestReviewPanel::cleanup()
{
    panel.reset();
    editor.reset();
    context.reset();
    store.reset();
}

void TestReviewPanel::codesFromTheKeyboard()
{
    QSignalSpy next(panel.get(), &ReviewPanel::nextSilenceRequested);
    press(Qt::Key_G);
    press(Qt::Key_P, Qt::ShiftModifier);
    press(Qt::Key_A, Qt::AltModifier);
    press(Qt::Key_4, Qt::ControlModifier);
    press(Qt::Key_2);
    QCOMPARE(standingOf(review(), QStringLiteral("GO")), std::optional(Standing::Primary));
    QCOMPARE(standingOf(review(), QStringLiteral("PROD")), std::optional(Standing::Also));
    QCOMPARE(standingOf(review(), QStringLiteral("ASSENT")), std::optional(Standing::Rejected));
    QCOMPARE(review().confidence, std::optional(4));
    QCOMPARE(review().responseCode, QStringLiteral("SUMM"));
    QCOMPARE(next.count(), 0);
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(next.count(), 1);
    QCOMPARE(store->kept.front().state, Review::State::Read);
}

void TestReviewPanel::keysAreSilentWhileTyping()
{
    panel->form().section(ReviewField::Memo)->setOpen(true);
    MarkdownField *memo = panel->form().field(ReviewField::Memo);
    memo->setFocus();
    QTRY_VERIFY(memo->hasFocus());
    QTest::keyClicks(memo, QStringLiteral("go 2 p "));
    QCOMPARE(review().memo, QStringLiteral("go 2 p "));
    QVERIFY(review().readings.empty());
    QVERIFY(review().responseCode.isEmpty());
}

void TestReviewPanel::escapeLeavesTheField()
{
    panel->form().section(ReviewField::Memo)->setOpen(true);
    MarkdownField *memo = panel->form().field(ReviewField::Memo);
    memo->setFocus();
    QTRY_VERIFY(memo->hasFocus());
    press(Qt::Key_Escape);
    QVERIFY(!memo->hasFocus());
    press(Qt::Key_G);
    QCOMPARE(review().primary()->code, QStringLiteral("GO"));
    QVERIFY(review().memo.isEmpty());
}

void TestReviewPanel::theSameKeyTakesItBack()
{
    press(Qt::Key_G);
    press(Qt::Key_4, Qt::ControlModifier);
    press(Qt::Key_G);
    press(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(saysNothing(review()));
    QVERIFY(store->kept.empty());
}

void TestReviewPanel::everyCodeIsReachedByItsKey()
{
    // jq '.readings | length' codebook.json: 17; responses: 11
    QCOMPARE(codebook.readings.size(), size_t(17));
    QCOMPARE(codebook.responses.size(), size_t(11));
    for (const Code &code : codebook.readings) {
        QTest::keyClicks(panel.get(), code.key);
        QVERIFY2(review().primary() && review().primary()->code == code.id, qPrintable(code.id));
    }
    for (const Code &code : codebook.responses) {
        QTest::keyClicks(panel.get(), code.key);
        QCOMPARE(review().responseCode, code.id);
    }
}

void TestReviewPanel::aButtonIsAKeyForTheMouse()
{
    const auto click = [&](const char *name, Qt::KeyboardModifiers modifiers = {}) {
        auto *button = panel->findChild<CodeButton *>(QLatin1String(name));
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton, modifiers);
    };
    click("code-GO");
    click("code-PROD", Qt::ControlModifier);
    click("code-ASK");
    QCOMPARE(standingOf(review(), QStringLiteral("GO")), std::optional(Standing::Primary));
    QCOMPARE(standingOf(review(), QStringLiteral("PROD")), std::optional(Standing::Also));
    QCOMPARE(review().responseCode, QStringLiteral("ASK"));
    click("code-GO");
    QVERIFY(!standingOf(review(), QStringLiteral("GO")));
}

void TestReviewPanel::spaceIsLaterButClicksAButton()
{
    QSignalSpy next(panel.get(), &ReviewPanel::nextSilenceRequested);
    panel->findChild<CodeButton *>(QStringLiteral("code-GO"))->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(next.count(), 0);
    QCOMPARE(review().primary()->code, QStringLiteral("GO"));
    panel->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(next.count(), 1);
    QCOMPARE(store->kept.front().state, Review::State::Later);
}

void TestReviewPanel::undoGoesAcrossSilences()
{
    press(Qt::Key_G);
    navigator->goTo(6);
    press(Qt::Key_T);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(navigator->current(), 6);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(navigator->current(), 3);
    QVERIFY(saysNothing(review()));
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(navigator->current(), 6);
    QCOMPARE(review().primary()->code, QStringLiteral("TRUST"));
}

void TestReviewPanel::undoWhileTypingKeepsTheCursor()
{
    panel->form().section(ReviewField::Memo)->setOpen(true);
    MarkdownField *memo = panel->form().field(ReviewField::Memo);
    QTRY_VERIFY(memo->hasFocus());
    QTest::keyClicks(memo, QStringLiteral("one"));
    editor->endTyping();
    QTest::keyClicks(memo, QStringLiteral(" two"));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(memo->toPlainText(), QStringLiteral("one"));
    QCOMPARE(memo->textCursor().position(), 3);
    QVERIFY(memo->hasFocus());
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(memo->toPlainText(), QStringLiteral("one two"));
}

void TestReviewPanel::linksAreEvidenceAndLead()
{
    panel->form().section(ReviewField::Conclusion)->setOpen(true);
    MarkdownField *field = panel->form().field(ReviewField::Conclusion);
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("as [msg 2] shows"));
    const std::vector<EvidenceLink> expected {{2, QStringLiteral("msg_2"), {}}};
    QVERIFY(review().evidence == expected);
    QCOMPARE(panel->form().section(ReviewField::Evidence)->header().shownCount(), QStringLiteral("1"));

    QTextCursor inside(field->document());
    inside.setPosition(6); // "as [ms|g 2]"
    field->setTextCursor(inside);
    const QPoint place = field->cursorRect().center();
    QCOMPARE(field->linkAt(place), std::optional<qint64>(2));
    QTest::mouseClick(field->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(navigator->current(), 2);
}

void TestReviewPanel::theProofLeadsToItsBytes()
{
    auto *proof = panel->findChild<QPushButton *>(QStringLiteral("proof"));
    QCOMPARE(proof->accessibleName(), QStringLiteral("/parts/0/type = \"compaction\""));
    proof->click();
    const auto *text = panel->findChild<QWidget *>(QStringLiteral("rawRecord"));
    QVERIFY(text && text->isVisible());
    const auto *record = qobject_cast<const QPlainTextEdit *>(text);
    const auto selections = record->extraSelections();
    QVERIFY(std::any_of(selections.begin(), selections.end(), [](const QTextEdit::ExtraSelection &selection) {
        return selection.cursor.selectedText() == QLatin1String("\"compaction\"");
    }));
    QVERIFY(record->toPlainText().contains(QStringLiteral("byte 123,456")));
}

void TestReviewPanel::aDisputeStandsBesideTheClass()
{
    auto *box = panel->findChild<QComboBox *>();
    QVERIFY(box);
    const int blank = box->findData(QStringLiteral("blank"));
    box->setCurrentIndex(blank);
    emit box->activated(blank);
    QCOMPARE(review().dispute->silence, QStringLiteral("blank"));
    QCOMPARE(review().subject.silence, QStringLiteral("compaction"));
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!review().dispute);
    QCOMPARE(box->currentIndex(), 0);
}

void TestReviewPanel::rowsOfStructuredFields()
{
    panel->form().section(ReviewField::Mistakes)->setOpen(true);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("It took it for a nod."));
    QCOMPARE(review().mistakes.size(), size_t(1));
    QCOMPARE(review().mistakes.front().text, QStringLiteral("It took it for a nod."));
    QCOMPARE(review().mistakes.front().owner, Side::Assistant);
    QCOMPARE(editor->undoStack().count(), 1); // typing in one row is one step
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(review().mistakes.empty());
}

void TestReviewPanel::anEmptyRowIsNoFinding()
{
    panel->form().section(ReviewField::Mistakes)->setOpen(true);
    panel->form().section(ReviewField::Assumptions)->setOpen(true);
    QVERIFY(saysNothing(review()));
    press(Qt::Key_3, Qt::ControlModifier); // another field is shown anew; the begun row stays
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("x"));
    QCOMPARE(review().assumptions.size(), size_t(1));
}

void TestReviewPanel::historyIsShownAndRestored()
{
    press(Qt::Key_G);
    press(Qt::Key_P);
    panel->setTab(ReviewPanel::Tab::History);
    auto *list = panel->findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItemCount(), 2);
    QCOMPARE(list->topLevelItem(0)->text(2), QStringLiteral("reading PROD on 3")); // newest first
    list->setCurrentItem(list->topLevelItem(1));
    QTest::mouseClick(panel->findChild<QPushButton *>(QStringLiteral("restore")), Qt::LeftButton);
    QCOMPARE(review().primary()->code, QStringLiteral("GO"));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(review().primary()->code, QStringLiteral("PROD"));
}

// The figures are FakeContext's: words 20 → 41.5 over 10 and 4 messages; the session's own are -4, 0, 3, 8.
void TestReviewPanel::theDossierSaysWhatShiftedAndWhatThatMeans()
{
    panel->setTab(ReviewPanel::Tab::BeforeAfter);
    const auto label = [this](const char *name) {
        auto *found = panel->findChild<QLabel *>(QLatin1String(name));
        return found ? found->text() : QStringLiteral("(none)");
    };
    QCOMPARE(label("shift-words"), QStringLiteral("+22")); // 41.5 - 20 = 21.5
    QCOMPARE(label("shift-files"), QStringLiteral("too few")); // 2 and 1
    // numpy.quantile([-4,0,3,8], [.25,.5,.75]) = -1, 1.5, 4.25; 21.5 is above all four: 100.
    QTRY_COMPARE(label("usual-words"),
                 QStringLiteral("n 10 and 4 messages · usual here +2 (\u22121 to +4), n 4; this one: percentile 100"));
    QCOMPARE(label("usual-files"), QStringLiteral("n 2 and 1 files · too few turns to compare with (n 0)"));
    for (const QLabel *figure : panel->findChildren<QLabel *>(QRegularExpression(QStringLiteral("^shift-")))) {
        QVERIFY2(figure->accessibleDescription().size() > 20, qPrintable(figure->objectName()));
        QVERIFY(figure->toolTip().contains(figure->accessibleDescription().toHtmlEscaped()));
    }
    QCOMPARE(panel->findChildren<QLabel *>(QRegularExpression(QStringLiteral("^shift-"))).size(), 8);
}

void TestReviewPanel::withoutASilenceKeysDoNothing()
{
    navigator->goTo(4); // it has text
    QVERIFY(!editor->isOpen());
    press(Qt::Key_G);
    press(Qt::Key_Space);
    QVERIFY(store->kept.empty());
    navigator->clear();
    press(Qt::Key_G);
    QVERIFY(store->kept.empty());
}

void TestReviewPanel::nothingIsHeldBackByTheCloseOfTheSession()
{
    panel->form().section(ReviewField::Memo)->setOpen(true);
    QTRY_VERIFY(panel->form().field(ReviewField::Memo)->hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("the last words"));
    panel->setContext(nullptr);
    QCOMPARE(store->kept.front().memo, QStringLiteral("the last words"));
}

void TestReviewPanel::codesThatAreHeldAreNeverFolded()
{
    panel->resize(390, 655);
    QCoreApplication::processEvents();
    auto *other = panel->findChild<CodeButton *>(QStringLiteral("code-OTHER"));
    QVERIFY(other->isHidden());
    QTest::keyClicks(panel.get(), QStringLiteral("."));
    QVERIFY(!other->isHidden());
    panel->resize(390, 1200);
    QCoreApplication::processEvents();
    for (const Code &code : codebook.readings)
        QVERIFY(!panel->findChild<CodeButton *>(QLatin1String("code-") + code.id)->isHidden());
}

void TestReviewPanel::everyControlHasAName()
{
    fill();
    for (const ReviewField field : {ReviewField::Assumptions, ReviewField::Mistakes, ReviewField::Evidence})
        panel->form().section(field)->setOpen(true);
    for (QWidget *widget : panel->findChildren<QWidget *>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible())
            continue;
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(accessible);
        QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
    }
}

void TestReviewPanel::tabGoesTheWayOfTheEye()
{
    fill();
    QCoreApplication::processEvents();
    auto *first = panel->findChild<CodeButton *>(QStringLiteral("code-GO"));
    QWidget *widget = first;
    int below = 0;
    int previous = 0;
    do {
        const int middle = widget->mapTo(panel->form().widget(), widget->rect().center()).y();
        QVERIFY2(middle >= previous - 8, qPrintable(widget->accessibleName())); // 8: of one line
        previous = middle;
        ++below;
        do
            widget = widget->nextInFocusChain();
        while (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible());
    } while (panel->form().widget()->isAncestorOf(widget) && widget != first);
    QVERIFY(below > 30); // 17 codes, 11 responses, the dots, 4 rationales, 10 folds, less what is folded away
}

void TestReviewPanel::wordsAreLegible_data()
{
    QTest::addColumn<ThemeStore::Choice>("choice");
    QTest::newRow("light") << ThemeStore::Choice::Light;
    QTest::newRow("dark") << ThemeStore::Choice::Dark;
    QTest::newRow("high contrast") << ThemeStore::Choice::HighContrast;
}

void TestReviewPanel::wordsAreLegible()
{
    QFETCH(ThemeStore::Choice, choice);
    themes->setChoice(choice);
    const Theme &theme = themes->theme();
    // Every pair of colours that this panel sets words in; WCAG 2.2 AA asks for 4.5.
    const std::vector<std::pair<QColor, QColor>> pairs {
        {theme.text, theme.ground},  {theme.muted, theme.ground}, {theme.accent, theme.ground},
        {theme.good, theme.ground},  {theme.bad, theme.ground},   {theme.onAccent, theme.accent},
        {theme.text, theme.hatch},   {theme.muted, theme.hatch},  {theme.accent, theme.hatch},
        {theme.text, theme.surface},
    };
    for (const auto &[words, ground] : pairs)
        QVERIFY2(contrast(words, ground) >= 4.5, qPrintable(words.name() + QLatin1String(" on ") + ground.name()));
}

void TestReviewPanel::fill()
{
    using Pace = ReviewEditor::Pace;
    editor->change({ReviewField::Readings, {}}, Pace::AtOnce, [](Review &review) {
        toggleReading(review, QStringLiteral("ARTEFACT"), Standing::Primary);
        toggleReading(review, QStringLiteral("GO"), Standing::Rejected);
        toggleReading(review, QStringLiteral("PROD"), Standing::Rejected);
        toggleReading(review, QStringLiteral("NEWS"), Standing::Also);
        setRationale(review, QStringLiteral("ARTEFACT"),
                     QStringLiteral("The record shows the harness at work; the shift from research to summary was "
                                    "asked for by a hidden prompt, not read into a silence. Evidence: [msg 2] "
                                    "[msg 4]"));
        setRationale(review, QStringLiteral("GO"),
                     QStringLiteral("No person typed anything: the part is marked auto."));
        review.confidence = 4;
        review.responseCode = QStringLiteral("SUMM");
        review.assumptions = {
            {Side::User, QStringLiteral("The research would go on."), Assumption::BorneOut::No,
             QStringLiteral("It had to be asked for again.")},
            {Side::Assistant, QStringLiteral("A summary was wanted."), Assumption::BorneOut::Partly, {}}};
        review.knowledge = {{Knowledge::When::Input, Side::Both, QStringLiteral("The topology: [msg 2].")}};
        review.conclusion = QStringLiteral("Not a silence of the user's.");
    });
}

void TestReviewPanel::screenshots_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("what");
    QTest::newRow("light") << false << QSize(390, 655) << "filled";
    QTest::newRow("dark") << true << QSize(390, 655) << "filled";
    QTest::newRow("tall") << false << QSize(390, 1100) << "filled";
    QTest::newRow("narrow") << false << QSize(300, 900) << "filled";
    QTest::newRow("wide") << true << QSize(640, 900) << "filled";
    QTest::newRow("new") << false << QSize(390, 900) << "new";
    QTest::newRow("folds-open") << false << QSize(390, 1500) << "open";
    QTest::newRow("folds-open-dark") << true << QSize(300, 1700) << "open";
    QTest::newRow("empty") << false << QSize(390, 655) << "empty";
    QTest::newRow("text") << true << QSize(390, 655) << "text";
    QTest::newRow("before-after") << false << QSize(390, 1900) << "before";
    QTest::newRow("before-after-dark") << true << QSize(720, 1500) << "before";
    QTest::newRow("record") << false << QSize(390, 655) << "record";
    QTest::newRow("record-dark") << true << QSize(390, 655) << "record";
    QTest::newRow("history") << false << QSize(390, 655) << "history";
    QTest::newRow("blank") << false << QSize(390, 900) << "blank";
    QTest::newRow("not-saved") << false << QSize(390, 655) << "unsaved";
    QTest::newRow("dispute") << true << QSize(390, 900) << "dispute";
}

void TestReviewPanel::screenshots()
{
    QFETCH(bool, dark);
    QFETCH(QSize, size);
    QFETCH(QString, what);
    themes->setChoice(dark ? ThemeStore::Choice::Dark : ThemeStore::Choice::Light);
    panel->resize(size);
    if (what == QLatin1String("empty"))
        navigator->clear();
    else if (what == QLatin1String("text"))
        navigator->goTo(4);
    else if (what == QLatin1String("blank"))
        navigator->goTo(6);
    else if (what != QLatin1String("new"))
        fill();
    if (what == QLatin1String("open")) {
        for (const ReviewField field : {ReviewField::Context, ReviewField::Assumptions, ReviewField::Knowledge,
                                        ReviewField::Mistakes, ReviewField::Conclusion, ReviewField::Evidence})
            panel->form().section(field)->setOpen(true);
        panel->form().ensureVisible(0, 0);
    }
    if (what == QLatin1String("before"))
        panel->setTab(ReviewPanel::Tab::BeforeAfter);
    if (what == QLatin1String("record"))
        panel->findChild<QPushButton *>(QStringLiteral("proof"))->click();
    if (what == QLatin1String("history"))
        panel->setTab(ReviewPanel::Tab::History);
    if (what == QLatin1String("dispute")) {
        editor->change({ReviewField::Dispute, {}}, ReviewEditor::Pace::AtOnce, [](Review &review) {
            review.dispute = Dispute {QStringLiteral("blank"), QStringLiteral("The part was added by a plugin.")};
        });
    }
    if (what == QLatin1String("unsaved")) {
        store->refuses = true;
        press(Qt::Key_3, Qt::ControlModifier);
    }
    for (int level = 0; level < 3; ++level) // layouts ask for their place one level of nesting at a time
        QCoreApplication::processEvents();
    const QDir folder(QStringLiteral(TACET_BINARY "/screenshots"));
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    const QImage image = panel->grab().toImage();
    QCOMPARE(image.size(), size);
    QVERIFY(image.save(
        folder.filePath(QLatin1String("review-") + QLatin1String(QTest::currentDataTag()) + QLatin1String(".png"))));
}

QTEST_MAIN(TestReviewPanel)
#include "tst_reviewpanel.moc"
