// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/essay.h"

#include <QFile>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTimeZone>

using namespace tacet;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

Codebook codebook()
{
    Codebook book;
    const auto add = [](std::vector<Code> &codes, const char *id, const char *label) {
        Code code;
        code.id = text(id);
        code.label = text(label);
        codes.push_back(code);
    };
    add(book.readings, "GO", "readiness / continuation signal");
    add(book.readings, "ARTEFACT", "system artefact");
    add(book.readings, "PROD", "impatience / prod");
    add(book.responses, "SUMM", "checkpoint summary / status reset");
    return book;
}

QuotedMessage message(int index, Role role, const char *words)
{
    QuotedMessage quoted;
    quoted.index = index;
    quoted.role = role;
    quoted.timeMs = 1'772'359'200'000 + index * 1000; // date -ud @1772359200: 2026-03-01 10:00:00
    quoted.text = text(words);
    return quoted;
}

Review review(const char *reviewer)
{
    Review review;
    review.reviewer = text(reviewer);
    review.state = Review::State::Read;
    review.created = review.modified = QDateTime(QDate(2026, 3, 2), QTime(9, 30), QTimeZone::utc());
    review.subject.contentSha256 = QStringLiteral("c0ffee");
    review.subject.key = QStringLiteral("msg_417");
    review.subject.index = 417;
    return review;
}

Review fullReview()
{
    Review full = review("anna");
    full.title = text("The silence that was a seam");
    full.readings = {{text("ARTEFACT"), Reading::Standing::Primary, text("One part of type `compaction`, no text.")},
                     {text("GO"), Reading::Standing::Also, text("The work went on.\nNobody objected.")},
                     {text("PROD"), Reading::Standing::Rejected, text("No gap was shorter than usual.")}};
    full.confidence = 4;
    full.responseCode = text("SUMM");
    full.responseProposed = text("SUMM");
    full.context = text("The search was under way, see [msg 416].");
    full.effect = text("It *summed up* instead of searching on.");
    full.assumptions = {
        {Side::User, text("Silence is taken for consent."), Assumption::BorneOut::Partly, text("A recap came.")},
        {Side::Assistant, text("A checkpoint was wanted."), Assumption::BorneOut::Unknown, {}}};
    full.knowledge = {{Knowledge::When::Input, Side::Both, text("The topology of the machine.")},
                      {Knowledge::When::Output, Side::Assistant, text("A summary of the session.")}};
    full.thinking = text("The assistant was given a hidden instruction.");
    full.mistakes = {{Side::Harness, text("The marker looks like a person's turn."), Mistake::Severity::High,
                      text("Show it as what it is.")}};
    full.conclusion = text("Nobody was silent here.");
    full.memo = text("Ask for the raw parts of 538, too.");
    full.evidence = {{416, text("msg_416"), text("the search")}, {418, text("msg_418"), {}}};
    full.dispute = Dispute {text("blank"), text("The client may have sent it.")};
    return full;
}

EssaySilence silence(int index)
{
    EssaySilence silence;
    silence.subject = message(index, Role::User, "");
    silence.subject.silence = text("Context compaction (auto)");
    silence.key = QStringLiteral("msg_%1").arg(index);
    silence.silence = SilenceClass::Compaction;
    silence.detail = text("auto");
    silence.humanAct = HumanAct::No;
    silence.delivered = Delivered::Replaced;
    silence.rule = text("opencode.part.compaction");
    Evidence proof;
    proof.origin = {{QStringLiteral("file"), QStringLiteral("/home/anna/session.json")}};
    proof.pointer = QStringLiteral("/messages/%1/parts/0/type").arg(index);
    proof.range = {1000, 12};
    silence.evidence = {proof};
    silence.records = {{text("{\"parts\": [{\"type\": \"compaction\", \"note\": \"```\"}]}"), 17}};
    silence.rawSha256 = text("beef");
    silence.contentSha256 = text("c0ffee");
    silence.slot = Slot::WorkInProgress;
    silence.gap = GapKind::Pause;
    silence.gapNotation = text("(0.5)");
    silence.before = {message(index - 2, Role::User, "Are there *hacky* ways? <b>Insecure</b> ones, too:\n# 1 or | 2"),
                      message(index - 1, Role::Assistant, "")};
    silence.before.back().calls = {text("webfetch: https://example.org/vfio"), text("bash: echo `uname -r`")};
    silence.after = {message(index + 1, Role::Assistant, "## Goal\nRun it on eight cards.")};
    silence.after.back().omitted = 2345;
    silence.response = {index + 1, index + 1};
    silence.proposal = text("SUMM");
    silence.cues = {{text("headings"), 5}, {text("identifier_overlap"), 0.75}};
    return silence;
}

EssayDocument document(std::vector<EssaySilence> silences)
{
    EssayDocument document;
    document.programVersion = text("0.1.0");
    document.thresholds = {{text("gap.lapse_ms"), text("1800000")}, {text("summary_headings"), text("2")}};
    document.codebooks.insert(1, codebook());
    EssaySession session;
    session.uid = text("ses_1");
    session.format = text("opencode-export");
    session.title = text("GLM-5 on 8 GPUs [P2P]");
    session.messages = 541;
    session.silences = std::move(silences);
    document.sessions = {session};
    return document;
}

EssayDocument oneSilence()
{
    EssaySilence only = silence(417);
    only.reviews = {fullReview()};
    return document({only});
}

EssayDocument manySilences()
{
    EssaySilence first = silence(417);
    Review second = review("ben");
    second.readings = {{text("GO"), Reading::Standing::Primary, text("The user waits.")}};
    second.confidence = 2;
    second.conclusion = text("A nod.");
    second.subject.contentSha256 = text("0ld");
    first.reviews = {fullReview(), second};
    EssaySilence last = silence(538);
    last.response.reset();
    last.after.clear();
    last.proposal.clear();
    last.cues.clear();
    last.reviews = {review("anna|b")};
    EssayDocument many = document({first, last});
    Review lost = review("ben");
    lost.subject.index = 12;
    lost.subject.key = text("msg_gone");
    lost.readings = {{text("PROD"), Reading::Standing::Primary, {}}};
    many.sessions.front().unattached = {lost};
    return many;
}

/// Headings as a reader of the rendered document sees them.
QStringList headingsOf(const QString &markdown)
{
    QTextDocument rendered;
    rendered.setMarkdown(markdown, QTextDocument::MarkdownDialectGitHub);
    QStringList headings;
    for (QTextBlock block = rendered.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            headings.append(block.text());
    }
    return headings;
}

}

class TestEssay : public QObject
{
    Q_OBJECT

    static void compareWithGolden(const QString &name, const QString &markdown)
    {
        QFile file(QStringLiteral(TACET_TEST_DATA "/expected/") + name);
        if (qEnvironmentVariableIsSet("TACET_UPDATE_EXPECTED")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(markdown.toUtf8());
            return;
        }
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QStringList expected = QString::fromUtf8(file.readAll()).split(u'\n');
        const QStringList lines = markdown.split(u'\n');
        for (qsizetype i = 0; i < qMin(lines.size(), expected.size()); ++i)
            QCOMPARE(lines[i], expected[i]);
        QCOMPARE(lines.size(), expected.size());
    }

private slots:
    void oneSilenceIsAnEssay() { compareWithGolden(QStringLiteral("essay-one.md"), toMarkdown(oneSilence())); }

    void manySilencesAreOneDocument()
    {
        compareWithGolden(QStringLiteral("essay-many.md"), toMarkdown(manySilences()));
    }

    void theSectionsAreThoseOfTheSeeds()
    {
        // The sections of the two texts that the program is to make easy, in their order; quoted headings are none.
        const QStringList expected {text("The silence that was a seam"),
                                    text("Subject message"),
                                    text("What was actually said"),
                                    text("Why it shows no text"),
                                    text("The context before"),
                                    text("Why send it"),
                                    text("How the assistant took it"),
                                    text("Assumptions and their consequences"),
                                    text("Input and output knowledge"),
                                    text("The thinking process"),
                                    text("Mistakes and incorrect assumptions"),
                                    text("Conclusion"),
                                    text("Memo"),
                                    text("Evidence"),
                                    text("About this text")};
        QCOMPARE(headingsOf(toMarkdown(oneSilence())), expected);
    }

    void emptyFieldsLeaveNoHeading()
    {
        EssaySilence only = silence(538);
        only.reviews = {review("anna")};
        const QStringList expected {text("Silence at [msg 538]: Context compaction"),
                                    text("Subject message"),
                                    text("What was actually said"),
                                    text("Why it shows no text"),
                                    text("The context before"), // the slot is computed
                                    text("How the assistant took it"), // so is the proposal
                                    text("About this text")};
        QCOMPARE(headingsOf(toMarkdown(document({only}))), expected);
    }

    void noPathOfAMachineIsWritten()
    {
        const QString markdown = toMarkdown(oneSilence());
        QVERIFY(markdown.contains(text("session.json")));
        QVERIFY(!markdown.contains(text("/home/anna")));
    }

    void theSourcesOwnNumberIsUsed()
    {
        EssaySilence only = silence(417);
        only.subject.label = 1417;
        only.reviews = {review("anna")};
        QVERIFY(toMarkdown(document({only})).startsWith(text("# Silence at \\[msg 1417\\]: Context compaction\n")));
    }
};

QTEST_MAIN(TestEssay)
#include "tst_essay.moc"
