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

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

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
    QTest::newRow("before-after") << false << QSize(390, 655) << "before";
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
