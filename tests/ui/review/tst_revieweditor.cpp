// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fakestore.h"
#include "ui/review/revieweditor.h"
#include "ui/review/reviewedits.h"

#include <QSignalSpy>
#include <QTest>

using namespace tacet;

using Pace = ReviewEditor::Pace;
using State = Review::State;

namespace {

ReviewSubject subjectAt(int index)
{
    ReviewSubject subject;
    subject.sessionUid = QStringLiteral("ses_lab");
    subject.key = QStringLiteral("msg_%1").arg(index);
    subject.index = index;
    subject.silence = QStringLiteral("compaction");
    return subject;
}

const FieldKey Memo {ReviewField::Memo, {}};
const FieldKey Readings {ReviewField::Readings, {}};

}

class TestReviewEditor : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void aCodeIsWrittenAtOnce();
    void typingIsWrittenWithinASecond();
    void typingWithoutAPauseIsWrittenToo();
    void leavingASilenceWrites();
    void closingWrites();
    void theSameReviewIsOpenedAgain();
    void aClearedReviewIsNotKept();
    void whatTheStoreRefusesIsKeptAndTriedAgain();
    void whatTheStoreRefusedIsShownWhenTheSilenceIsOpenedAgain();
    void nothingIsOpenWhenTheStoreCannotBeRead();
    void typingIsOneStepOfUndo();
    void fieldsAreStepsOfTheirOwn();
    void leavingAFieldEndsAStep();
    void undoGoesBackToTheSilenceItChanges();
    void undoIsWritten();
    void anotherReviewerBeginsAnew();
    void anotherSessionCannotBeUndoneInto();
    void theProposalIsKeptBesideSomething();
    void theStateFollowsTheReading();
    void linksBecomeEvidence();
    void aLinkThatIsTakenBackIsNoEvidence();
    void aMessageBecomesEvidenceOnce();
    void theRevisionOfTheCodebookIsKept();

private:
    void type(const FieldKey &key, const QString &text)
    {
        editor->change(key, Pace::Typing, [&](Review &review) { *textOf(review, key.field) = text; });
    }
    void code(const QString &id)
    {
        editor->change(Readings, Pace::AtOnce,
                       [&](Review &review) { toggleReading(review, id, Reading::Standing::Primary); });
    }

    std::unique_ptr<FakeStore> store;
    std::unique_ptr<ReviewEditor> editor;
};

void TestReviewEditor::init()
{
    store = std::make_unique<FakeStore>();
    store->book.revision = 3;
    editor = std::make_unique<ReviewEditor>(*store);
    editor->setReviewer(QStringLiteral("anna"));
    editor->setLinkResolver([](qint64 number) -> std::optional<EvidenceLink> {
        if (number > 541)
            return std::nullopt;
        return EvidenceLink {int(number), QStringLiteral("msg_%1").arg(number), {}};
    });
    QVERIFY(editor->open(subjectAt(417), QStringLiteral("SUMM")));
}

void TestReviewEditor::cleanup()
{
    editor.reset();
    store.reset();
}

void TestReviewEditor::aCodeIsWrittenAtOnce()
{
    code(QStringLiteral("GO"));
    QCOMPARE(store->kept.size(), size_t(1));
    const Review &review = store->kept.front();
    QCOMPARE(review.subject.index, 417);
    QCOMPARE(review.reviewer, QStringLiteral("anna"));
    QCOMPARE(review.primary()->code, QStringLiteral("GO"));
    QVERIFY(review.created.isValid());
    QVERIFY(review.modified >= review.created);
    QCOMPARE(editor->saveState(), ReviewEditor::SaveState::Saved);
}

void TestReviewEditor::typingIsWrittenWithinASecond()
{
    static_assert(ReviewEditor::SaveDelayMs < 1'000);
    QSignalSpy saved(editor.get(), &ReviewEditor::reviewSaved);
    type(Memo, QStringLiteral("s"));
    type(Memo, QStringLiteral("so"));
    QCOMPARE(store->puts, 0); // not at every key press
    QCOMPARE(editor->saveState(), ReviewEditor::SaveState::Pending);
    QVERIFY(saved.wait());
    QCOMPARE(store->puts, 1);
    QCOMPARE(store->kept.front().memo, QStringLiteral("so"));
}

void TestReviewEditor::typingWithoutAPauseIsWrittenToo()
{
    // A key every 100 ms restarts the delay of 400 ms each time; the longest delay has to end that.
    QTimer keys;
    QString text;
    connect(&keys, &QTimer::timeout, this, [&] { type(Memo, text += u'x'); });
    keys.start(100);
    QTRY_VERIFY_WITH_TIMEOUT(store->puts > 0, 4 * ReviewEditor::LongestDelayMs);
    QVERIFY(keys.isActive());
}

void TestReviewEditor::leavingASilenceWrites()
{
    type(Memo, QStringLiteral("half a thou"));
    QVERIFY(editor->open(subjectAt(538), {}));
    QCOMPARE(store->kept.size(), size_t(1));
    QCOMPARE(store->kept.front().memo, QStringLiteral("half a thou"));
    QVERIFY(editor->review().memo.isEmpty());
}

void TestReviewEditor::closingWrites()
{
    type(Memo, QStringLiteral("half a thou"));
    editor.reset();
    QCOMPARE(store->kept.front().memo, QStringLiteral("half a thou"));
}

void TestReviewEditor::theSameReviewIsOpenedAgain()
{
    code(QStringLiteral("GO"));
    const QString id = editor->review().id;
    QVERIFY(editor->open(subjectAt(538), {}));
    QVERIFY(editor->review().id != id);
    QVERIFY(editor->open(subjectAt(417), {}));
    QCOMPARE(editor->review().id, id);
    QCOMPARE(editor->review().primary()->code, QStringLiteral("GO"));
}

void TestReviewEditor::aClearedReviewIsNotKept()
{
    code(QStringLiteral("GO"));
    code(QStringLiteral("GO"));
    QVERIFY(store->kept.empty());
    QCOMPARE(editor->review().state, State::Unread);
    QVERIFY(editor->review().responseProposed.isEmpty());
}

void TestReviewEditor::whatTheStoreRefusesIsKeptAndTriedAgain()
{
    store->refuses = true;
    code(QStringLiteral("GO"));
    QCOMPARE(editor->saveState(), ReviewEditor::SaveState::Failed);
    QCOMPARE(editor->saveError(), QStringLiteral("The disk is full."));
    QVERIFY(store->kept.empty());
    store->refuses = false;
    QSignalSpy saved(editor.get(), &ReviewEditor::reviewSaved);
    QVERIFY(saved.wait());
    QCOMPARE(store->kept.front().primary()->code, QStringLiteral("GO"));
    QCOMPARE(editor->saveState(), ReviewEditor::SaveState::Saved);
}

void TestReviewEditor::whatTheStoreRefusedIsShownWhenTheSilenceIsOpenedAgain()
{
    code(QStringLiteral("GO"));
    store->refuses = true;
    type(Memo, QStringLiteral("not written"));
    QVERIFY(!editor->flush());
    QVERIFY(!editor->open(subjectAt(538), {})); // it cannot be read either
    QVERIFY(editor->open(subjectAt(417), {}));
    QCOMPARE(editor->review().memo, QStringLiteral("not written"));
}

void TestReviewEditor::nothingIsOpenWhenTheStoreCannotBeRead()
{
    store->refuses = true;
    QVERIFY(!editor->open(subjectAt(538), {}));
    QVERIFY(!editor->isOpen());
    code(QStringLiteral("GO"));
    store->refuses = false;
    QVERIFY(editor->flush());
    QVERIFY(store->kept.empty());
}

void TestReviewEditor::typingIsOneStepOfUndo()
{
    for (const char *text : {"a", "as", "as ", "as i", "as if"})
        type(Memo, QString::fromLatin1(text));
    QCOMPARE(editor->undoStack().count(), 1);
    editor->undoStack().undo();
    QVERIFY(editor->review().memo.isEmpty());
    editor->undoStack().redo();
    QCOMPARE(editor->review().memo, QStringLiteral("as if"));
}

void TestReviewEditor::fieldsAreStepsOfTheirOwn()
{
    type(Memo, QStringLiteral("memo"));
    type({ReviewField::Conclusion, {}}, QStringLiteral("conclusion"));
    code(QStringLiteral("GO"));
    code(QStringLiteral("PROD"));
    QCOMPARE(editor->undoStack().count(), 4);
    editor->undoStack().undo();
    QCOMPARE(editor->review().primary()->code, QStringLiteral("GO"));
    editor->undoStack().undo();
    editor->undoStack().undo();
    QCOMPARE(editor->review().memo, QStringLiteral("memo"));
    QVERIFY(editor->review().conclusion.isEmpty());
}

void TestReviewEditor::leavingAFieldEndsAStep()
{
    type(Memo, QStringLiteral("one"));
    editor->endTyping();
    type(Memo, QStringLiteral("one two"));
    QCOMPARE(editor->undoStack().count(), 2);
}

void TestReviewEditor::undoGoesBackToTheSilenceItChanges()
{
    code(QStringLiteral("GO"));
    QVERIFY(editor->open(subjectAt(538), {}));
    code(QStringLiteral("TRUST"));
    QSignalSpy requested(editor.get(), &ReviewEditor::silenceRequested);
    editor->undoStack().undo();
    QCOMPARE(requested.count(), 0);
    editor->undoStack().undo();
    QCOMPARE(requested.count(), 1);
    QCOMPARE(requested.first().first().toInt(), 417);
    QCOMPARE(editor->review().subject.index, 417);
    QVERIFY(!editor->review().primary());
    editor->undoStack().redo();
    QCOMPARE(editor->review().primary()->code, QStringLiteral("GO"));
    editor->undoStack().redo();
    QCOMPARE(editor->review().subject.index, 538);
    QCOMPARE(store->kept.size(), size_t(2));
}

void TestReviewEditor::undoIsWritten()
{
    code(QStringLiteral("GO"));
    code(QStringLiteral("PROD"));
    editor->undoStack().undo();
    QCOMPARE(store->kept.front().primary()->code, QStringLiteral("GO"));
}

void TestReviewEditor::anotherReviewerBeginsAnew()
{
    code(QStringLiteral("GO"));
    editor->setReviewer(QStringLiteral("ben"));
    QVERIFY(!editor->undoStack().canUndo());
    QVERIFY(editor->open(subjectAt(417), {}));
    QVERIFY(!editor->review().primary());
    code(QStringLiteral("PROD"));
    QCOMPARE(store->kept.size(), size_t(2));
}

void TestReviewEditor::anotherSessionCannotBeUndoneInto()
{
    code(QStringLiteral("GO"));
    ReviewSubject other = subjectAt(3);
    other.sessionUid = QStringLiteral("ses_other");
    QVERIFY(editor->open(other, {}));
    QVERIFY(!editor->undoStack().canUndo());
}

void TestReviewEditor::theProposalIsKeptBesideSomething()
{
    QVERIFY(editor->review().responseProposed.isEmpty());
    code(QStringLiteral("GO"));
    QCOMPARE(store->kept.front().responseProposed, QStringLiteral("SUMM"));
    QVERIFY(store->kept.front().responseCode.isEmpty());
}

void TestReviewEditor::theStateFollowsTheReading()
{
    QCOMPARE(editor->review().state, State::Unread);
    code(QStringLiteral("GO"));
    QCOMPARE(editor->review().state, State::Draft);
    editor->change({ReviewField::State, {}}, Pace::AtOnce, [](Review &review) { review.state = State::Read; });
    QCOMPARE(editor->review().state, State::Read);
    type(Memo, QStringLiteral("later thought"));
    QCOMPARE(editor->review().state, State::Read);
    code(QStringLiteral("GO"));
    QCOMPARE(editor->review().state, State::Draft); // the memo is still there, the reading is not
}

void TestReviewEditor::linksBecomeEvidence()
{
    type(Memo, QStringLiteral("as in [msg 416] and [msg 414], not [msg 9999]"));
    const std::vector<EvidenceLink> expected {{414, QStringLiteral("msg_414"), {}},
                                              {416, QStringLiteral("msg_416"), {}}};
    QVERIFY(editor->review().evidence == expected);
    type({ReviewField::Conclusion, {}}, QStringLiteral("[msg 414] again"));
    QCOMPARE(editor->review().evidence.size(), size_t(2));
}

void TestReviewEditor::aMessageBecomesEvidenceOnce()
{
    const EvidenceLink link {414, QStringLiteral("msg_414"), {}};
    editor->addEvidence(link);
    editor->addEvidence(link);
    QCOMPARE(editor->review().evidence.size(), size_t(1));
    QCOMPARE(store->kept.front().evidence.front(), link);
    editor->undoStack().undo();
    QVERIFY(editor->review().evidence.empty());
    editor->close();
    editor->addEvidence(link); // nothing is open: nothing happens
    QVERIFY(editor->review().evidence.empty());
}

void TestReviewEditor::aLinkThatIsTakenBackIsNoEvidence()
{
    type(Memo, QStringLiteral("[msg 416] [msg 414]"));
    editor->change({ReviewField::Evidence, {}}, Pace::AtOnce,
                   [](Review &review) { review.evidence.front().note = QStringLiteral("the diagnosis"); });
    type(Memo, QString());
    const std::vector<EvidenceLink> expected {{414, QStringLiteral("msg_414"), QStringLiteral("the diagnosis")}};
    QVERIFY(editor->review().evidence == expected);
}

void TestReviewEditor::theRevisionOfTheCodebookIsKept()
{
    code(QStringLiteral("GO"));
    QCOMPARE(store->kept.front().codebook, 3);
    store->book.revision = 4;
    type(Memo, QStringLiteral("a memo is no coding"));
    QCOMPARE(editor->review().codebook, 3);
    code(QStringLiteral("PROD"));
    QCOMPARE(editor->review().codebook, 4);
}

QTEST_GUILESS_MAIN(TestReviewEditor)
#include "tst_revieweditor.moc"
