// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/cueexpressions.h"
#include "models/analysis/responseproposal.h"

#include <QTest>

using namespace tacet;

namespace {

CallFacts call(const char *tool, const char *target, int textsBefore = 0)
{
    const QString name = QString::fromUtf8(tool);
    const QString object = QString::fromUtf8(target);
    return {name, object, changesState(name, object), textsBefore};
}

/// Ten identifiers, nine calls: what the work before is about.
SideFacts work()
{
    return {.texts = {QStringLiteral("The driver 590.48.01 lacks gsp_ga10x.bin; cuInit returns 3 in ct_129.")},
            .calls = {call("bash", "dmesg | grep -i gsp"), call("read", "/etc/modprobe.d/vfio.conf"),
                      call("bash", "nvidia-smi topo -m"), call("read", "src/probe.cu"), call("edit", "src/probe.cu"),
                      call("bash", "ls /lib/firmware/nvidia")}};
}

SideFacts says(const char *text)
{
    return {.texts = {QString::fromUtf8(text)}};
}

}

Q_DECLARE_METATYPE(SideFacts)

class TestResponseProposal : public QObject
{
    Q_OBJECT

private slots:
    void kinds_data()
    {
        QTest::addColumn<SideFacts>("after");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, SideFacts after, const char *code) {
            QTest::newRow(name) << std::move(after) << QString::fromUtf8(code);
        };
        row("nothing follows", {}, "NONE");
        row("thinking only", {.reasoningOnly = true}, "NONE");
        row("failed before any content", {.failed = true}, "ERR");
        row("failed after some content", {.texts = {QStringLiteral("I see.")}, .failed = true}, "");

        // 6 identifiers, all of them before: 590.48.01 gsp_ga10x.bin cuInit ct_129 src/probe.cu /lib/firmware/nvidia
        const char *recap =
            "## Goal\nRun on 590.48.01.\n## Discoveries\n- gsp_ga10x.bin is missing\n- cuInit fails in ct_129\n"
            "## Relevant files\nsrc/probe.cu, /lib/firmware/nvidia";
        row("recap of known things", says(recap), "SUMM");
        row("recap of unknown things", says("## Goal\n- v1.2.3\n## Files\nfoo_a foo_b foo_c foo_d foo_e"),
            "RESET"); // overlap 0 of 6
        row("recap after reading a new file",
            {.texts = {QString::fromUtf8(recap)}, .calls = {call("read", "docs/new.md")}}, "");
        row("recap, then a new file", {.texts = {QString::fromUtf8(recap)}, .calls = {call("read", "docs/new.md", 1)}},
            "SUMM");
        row("the source says that it is a summary",
            {.texts = {QStringLiteral("Sorry, what was the task?")}, .markedSummary = true}, "SUMM");

        row("remark", says("Your message came through empty. What should I do?"), "NOTICE");
        row("remark in German", says("Deine Nachricht war leer."), "NOTICE");
        row("did you mean", says("Did you mean to send something?"), "NOTICE");
        row("an empty list is no remark", says("The list is empty, so the loop never runs."), "");
        row("remark long after the opening",
            says("one two three four five six seven eight nine ten one two three four five six seven eight nine ten "
                 "one two "
                 "three four five six seven eight nine ten one two three four five six seven eight nine ten. Your "
                 "message "
                 "was empty."),
            "");

        row("greeting", says("Hello! How can I help you today?"), "RESET");
        row("asks for the task", says("What would you like me to work on?"), "RESET");
        row("finds its bearings", {.calls = {call("bash", "pwd"), call("bash", "ls"), call("bash", "git status")}},
            "RESET");
        row("finds its bearings by the plan",
            {.texts = {QStringLiteral("Continuing with the plan.")},
             .calls = {call("bash", "pwd", 1), call("bash", "ls", 1), call("bash", "git status", 1)}},
            "");

        row("apology", says("Sorry, that was the wrong card."), "APOL");

        // before: vfio.conf, probe.cu (twice), /lib/firmware/nvidia = 3 files; after: probe.cu; common 1 of 3
        row("same tool, same files", {.calls = {call("bash", "nvcc src/probe.cu")}}, "CONT");
        // after: probe.cu and x1.cu to x1.cu = 1 + 1; common 1 of 4 = 0.25
        row("same tool, too few files in common",
            {.calls = {call("bash", "nvcc src/probe.cu"), call("read", "src/x1.cu")}}, "");
        row("another tool first", {.calls = {call("webfetch", "https://example.org/src/probe.cu")}}, "");
        row("changes what was named", {.calls = {call("edit", "src/probe.cu")}}, "");
        row("changes what nobody named", {.calls = {call("write", "src/other.cu")}}, "INIT");
        row("pushes unasked", {.calls = {call("bash", "git push")}}, "INIT");

        row("question", says("Which card do you mean?"), "ASK");
        row("question through a tool", {.calls = {call("question", "")}}, "ASK");
        row("question after a change",
            {.texts = {QStringLiteral("Is that right?")}, .calls = {call("edit", "src/probe.cu")}}, "");
        row("closes", says("All done, nothing further to do."), "CLOSE");
        row("closes with a question", says("All done. Anything else?"), "ASK");
        row("waits", says("I'll wait for the reboot."), "HOLD");
        row("says that it waits and works on",
            {.texts = {QStringLiteral("I'll wait.")}, .calls = {call("webfetch", "https://example.org")}}, "");
    }

    void kinds()
    {
        QFETCH(SideFacts, after);
        QTEST(proposeResponse(work(), after).code, "code");
    }

    void cuesAreWhatWasMeasured()
    {
        // First text: 4 words, 1 heading, 2 bullets. Calls: 2, of which the first is an edit of a file that nobody
        // named.
        const SideFacts after {.texts = {QStringLiteral("# Plan\n- write it\n- go")},
                               .calls = {call("write", "notes.md", 1), call("bash", "rm notes.md", 1)}};
        const QMap<QString, double> expected {
            {QStringLiteral("bullets"), 2},      {QStringLiteral("calls"), 2},
            {QStringLiteral("file_jaccard"), 0}, // of {vfio.conf, probe.cu, firmware} and {notes.md}
            {QStringLiteral("headings"), 1},     {QStringLiteral("irreversible"), 1},
            {QStringLiteral("names_plan"), 1},   {QStringLiteral("state_changes"), 2},
            {QStringLiteral("texts"), 1},        {QStringLiteral("unnamed_changes"), 2},
            {QStringLiteral("words"), 4},        {QStringLiteral("words_before_call"), 4},
        };
        QCOMPARE(proposeResponse(work(), after).cues, expected);
    }

    void ownWordsDecide()
    {
        const CueExpressions own({{CueWord::Greeting, {QStringLiteral("servus")}},
                                  {CueWord::Closing, {QStringLiteral("c'est fini")}},
                                  {CueWord::Summary, {QStringLiteral("en résumé"), QStringLiteral("fait")}}});
        QCOMPARE(proposeResponse(work(), says("Servus!"), {}, own).code, QStringLiteral("RESET"));
        QCOMPARE(proposeResponse(work(), says("Servus!")).code, QString());
        QCOMPARE(proposeResponse(work(), says("C'est fini."), {}, own).code, QStringLiteral("CLOSE"));
        // "En résumé" once, "fait" twice; "parfait" is another word.
        const auto cues = proposeResponse(work(), says("En résumé : fait, parfait, FAIT."), {}, own).cues;
        QCOMPARE(cues.value(QStringLiteral("summary_words")), 3.0);
    }

    void thresholdsDecide()
    {
        const SideFacts after = {.calls = {call("bash", "nvcc src/probe.cu")}}; // Jaccard 1/3
        ProposalThresholds strict;
        strict.continueJaccard = 0.34;
        QCOMPARE(proposeResponse(work(), after).code, QStringLiteral("CONT"));
        QCOMPARE(proposeResponse(work(), after, strict).code, QString());
    }

    void manyWordsBeforeTheFirstCallAreNoContinuation()
    {
        const QString fortyOne = QStringLiteral("word ").repeated(41);
        const SideFacts after {.texts = {fortyOne}, .calls = {call("bash", "nvcc src/probe.cu", 1)}};
        QCOMPARE(proposeResponse(work(), after).cues.value(QStringLiteral("words_before_call")), 41.0);
        QCOMPARE(proposeResponse(work(), after).code, QString());
    }
};

QTEST_GUILESS_MAIN(TestResponseProposal)
#include "tst_responseproposal.moc"
