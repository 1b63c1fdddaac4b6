// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline.h"

#include <QTest>

using namespace tacet;

namespace {

CommandLine parsed(const char *line)
{
    return parseCommandLine(QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts));
}

template<typename Command>
Command as(const char *line)
{
    const CommandLine commandLine = parsed(line);
    const auto *command = std::get_if<Command>(&commandLine.command);
    if (!command)
        qFatal("%s is another command", line);
    return *command;
}

}

class TestCommandLine : public QObject
{
    Q_OBJECT

private slots:
    void subCommands_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("name");
        const auto row = [](const char *line, const char *name) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(name);
        };
        row("tacet scan a", "scan");
        row("tacet --quiet scan a", "scan");
        row("tacet --library scan export a", "export"); // "scan" is the library's folder
        row("tacet --library=x show a", "show");
        row("tacet --session s code a", "code");
        row("tacet ./scan", "");
        row("tacet a.json scan", ""); // a file of that name
        row("tacet", "");
        row("tacet --help", "");
    }

    void subCommands()
    {
        QFETCH(QString, line);
        QTEST(subCommand(line.split(u' ')), "name");
    }

    void scan()
    {
        const auto plain = as<ScanCommand>("tacet scan a b -");
        QCOMPARE(plain.paths, QStringList({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("-")}));
        QCOMPARE(plain.format, ScanFormat::Text);
        QVERIFY(plain.named.isEmpty());
        QVERIFY(plain.failOn.isEmpty());
        QCOMPARE(plain.gapMs, qint64(1'800'000));

        const auto full =
            as<ScanCommand>("tacet scan a --format jsonl --class tool-result,absent --gaps 60 --fail-on blank");
        QCOMPARE(full.format, ScanFormat::JsonLines);
        QVERIFY(full.named.contains(SilenceClass::ToolResult));
        QVERIFY(full.named.contains(SilenceClass::Absent));
        QVERIFY(!full.named.contains(SilenceClass::Blank));
        QCOMPARE(full.gapMs, qint64(60'000));
        QVERIFY(full.failOn.contains(SilenceClass::Blank));
        QCOMPARE(as<ScanCommand>("tacet scan a --class all").named, SilenceClassSet::all());
        QCOMPARE(as<ScanCommand>("tacet scan a --format csv").format, ScanFormat::Csv);
        QCOMPARE(as<ScanCommand>("tacet scan a --format json").format, ScanFormat::Json);
    }

    void show()
    {
        QCOMPARE(as<ShowCommand>("tacet show a --index 417").choice.index, std::optional(417));
        QCOMPARE(as<ShowCommand>("tacet show a --key msg_1 --raw").choice.key, QStringLiteral("msg_1"));
        QVERIFY(as<ShowCommand>("tacet show a --key msg_1 --raw").raw);
        const std::optional range = std::pair(410, 420);
        QCOMPARE(as<ShowCommand>("tacet show a --range 410:420").choice.range, range);
    }

    void code()
    {
        const auto command = as<CodeCommand>("tacet code a --index 3 --reviewer anna --reading go --also trust,PARITY "
                                             "--rejected PROD --confidence 4 --response summ --memo x --dispute blank");
        QCOMPARE(command.reviewer, QStringLiteral("anna"));
        QCOMPARE(command.reading, std::optional(QStringLiteral("GO")));
        QCOMPARE(command.also, std::optional(QStringList {QStringLiteral("TRUST"), QStringLiteral("PARITY")}));
        QCOMPARE(command.rejected, std::optional(QStringList {QStringLiteral("PROD")}));
        QCOMPARE(command.confidence, std::optional(4));
        QCOMPARE(command.response, std::optional(QStringLiteral("SUMM")));
        QCOMPARE(command.dispute, std::optional(SilenceClass::Blank));
        QCOMPARE(as<CodeCommand>("tacet code a --review r.json").reviewFile, QStringLiteral("r.json"));
    }

    void exportAndMerge()
    {
        const auto essay = as<ExportCommand>("tacet export a --as markdown --output o.md --index 417");
        QCOMPARE(essay.kind, ExportCommand::Kind::Markdown);
        QCOMPARE(essay.index, std::optional(417));
        QCOMPARE(as<ExportCommand>("tacet export --as jsonl --output -").output, QStringLiteral("-"));
        QCOMPARE(as<MergeCommand>("tacet merge a b").files, QStringList({QStringLiteral("a"), QStringLiteral("b")}));
    }

    void formats()
    {
        QVERIFY(std::holds_alternative<FormatsCommand>(parsed("tacet formats").command));
        QVERIFY(std::holds_alternative<WrongUsage>(parsed("tacet formats a.json").command));
        QCOMPARE(as<FormatsCommand>("tacet formats --check a.json").mapping, QStringLiteral("a.json"));
        QCOMPARE(as<FormatsCommand>("tacet formats --check a.json b.jsonl").transcript, QStringLiteral("b.jsonl"));
        QVERIFY(std::holds_alternative<WrongUsage>(parsed("tacet formats --check a.json b c").command));
    }

    void window()
    {
        const auto command = as<WindowCommand>("tacet a.json --index 417");
        QCOMPARE(command.paths, QStringList {QStringLiteral("a.json")});
        QCOMPARE(command.index, std::optional(417));
    }

    void globalOptionsStandAnywhere()
    {
        for (const char *line :
             {"tacet --library l --session s --quiet scan a", "tacet scan --library l --session s --quiet a",
              "tacet scan a --quiet --session=s --library=l"}) {
            const CommandLine command = parsed(line);
            QCOMPARE(command.global.library, QStringLiteral("l"));
            QCOMPARE(command.global.session, QStringLiteral("s"));
            QVERIFY(command.global.quiet);
        }
    }

    void helpAndVersionArePrinted()
    {
        QCOMPARE(as<PrintedText>("tacet --version").text, QStringLiteral("tacet " TACET_VERSION "\n"));
        QCOMPARE(as<PrintedText>("tacet scan --version").text, QStringLiteral("tacet " TACET_VERSION "\n"));
        const QString help = as<PrintedText>("tacet scan --help").text;
        for (const char *option : {"--format", "--class", "--gaps", "--fail-on", "--library", "--session"})
            QVERIFY2(help.contains(QString::fromUtf8(option)), option);
        // What is not built is not promised.
        const QString all = as<PrintedText>("tacet --help").text;
        for (const char *command : {"agree", "stats", "doctor"})
            QVERIFY2(!all.contains(QString::fromUtf8(command)), command);
    }

    void wrongUsage_data()
    {
        QTest::addColumn<QString>("says"); // the word that tells what is wrong
        const auto row = [](const char *line, const char *says) { QTest::newRow(line) << QString::fromUtf8(says); };
        row("tacet scan", "Name at least one");
        row("tacet scan a --format xml", "xml");
        row("tacet scan a --class nonsense", "nonsense");
        row("tacet scan a --class none", "none"); // text is no silence
        row("tacet scan a --gaps 0", "--gaps");
        row("tacet scan a --gaps soon", "soon");
        row("tacet scan a --unknown", "unknown");
        row("tacet show", "Name one file");
        row("tacet show a b", "Name one file");
        row("tacet show a --index -1", "--index");
        row("tacet show a --index 1 --key k", "not both");
        row("tacet show a --index 1 --range 1:2", "not both");
        row("tacet show a --range 5:3", "5:3");
        row("tacet show a --range 5", "--range");
        row("tacet code a --reviewer r --reading GO", "--index or --key");
        row("tacet code a --index 1 --reading GO", "--reviewer");
        row("tacet code a --index 1 --reviewer r", "Nothing to record");
        row("tacet code a --index 1 --reviewer r --confidence 6", "--confidence");
        row("tacet code a --index 1 --reviewer r --dispute nonsense", "nonsense");
        row("tacet code a --review r.json --memo x", "--review");
        row("tacet code - --review -", "Standard input");
        row("tacet merge", "Name at least one");
        row("tacet export a --output o", "--as");
        row("tacet export a --as jsonl", "--output");
        row("tacet export a --as pdf --output o", "pdf");
        row("tacet export --as markdown --output o", "Name the transcript");
        row("tacet export a --as jsonl --output o --index 1", "--index");
    }

    void wrongUsage()
    {
        QFETCH(QString, says);
        const QString message = as<WrongUsage>(QTest::currentDataTag()).message;
        QVERIFY2(message.contains(says), qPrintable(message));
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
