// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline.h"

#include "app/optionparser.h"

#include <QCoreApplication>

#include <array>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::CommandLine)
};

CommandLine parseWindow(const QStringList &arguments)
{
    OptionParser parser(
        "",
        Text::tr("Reads transcripts of conversations with AI agents for their silences.\n\n"
                 "Without a command the window opens. Commands: scan, show, search, code, merge, export, "
                 "formats; "
                 "`tacet COMMAND --help` tells more."));
    parser.argument(QStringLiteral("[FILE|DIR...]"), Text::tr("Transcripts to open."));
    parser.option("index", Text::tr("Go to this message."), Text::tr("number"));
    if (auto done = parser.parse(arguments))
        return {{}, *done};
    WindowCommand command {parser.positional(), parser.number("index", 0, INT_MAX)};
    return {parser.global(), parser.result(command)};
}

CommandLine parseScan(const QStringList &arguments)
{
    OptionParser parser(
        "scan",
        Text::tr("Lists the silences of transcripts: why each message shows no text, and what followed.\n"
                 "Status: 0 done, 1 failed, 2 wrong usage, 3 some records were damaged, 4 --fail-on found something."));
    parser.argument(QStringLiteral("PATH..."), Text::tr("Files, folders, or - for standard input."));
    parser.option("format", Text::tr("text (default), json, jsonl or csv."), Text::tr("format"));
    parser.option("class",
                  Text::tr("List these too (or all): tool-result, sidechain, near-silence, absent, assistant-empty."),
                  Text::tr("classes"));
    parser.option("gaps", Text::tr("From how many seconds on a gap is a silence (default 1800)."), Text::tr("seconds"));
    parser.option("fail-on", Text::tr("End with status 4 if one of these is there."), Text::tr("classes"));
    if (auto done = parser.parse(arguments))
        return {{}, *done};
    ScanCommand command {
        .paths = parser.positional(), .named = parser.classes("class"), .failOn = parser.classes("fail-on")};
    constexpr std::array Formats {"text", "json", "jsonl", "csv"}; // in the order of ScanFormat
    if (parser.isSet("format")) {
        const auto found = std::find_if(Formats.begin(), Formats.end(),
                                        [&](const char *f) { return parser.value("format") == QLatin1StringView(f); });
        if (found == Formats.end())
            parser.blame("format", Text::tr("Formats are: text, json, jsonl, csv."));
        else
            command.format = ScanFormat(found - Formats.begin());
    }
    if (const auto seconds = parser.number("gaps", 1, INT_MAX))
        command.gapMs = qint64(*seconds) * 1000;
    parser.require(!command.paths.isEmpty(), Text::tr("Name at least one file or folder to scan."));
    return {parser.global(), parser.result(command)};
}

MessageChoice choiceOf(OptionParser &parser)
{
    MessageChoice choice;
    choice.index = parser.number("index", 0, INT_MAX);
    choice.key = parser.value("key");
    parser.require(!choice.index || choice.key.isEmpty(), Text::tr("Give --index or --key, not both."));
    return choice;
}

CommandLine parseShow(const QStringList &arguments)
{
    OptionParser parser("show", Text::tr("Prints messages: their text, or why there is none."));
    parser.argument(QStringLiteral("FILE"), Text::tr("A transcript, or - for standard input."));
    parser.option("index", Text::tr("The message with this number."), Text::tr("number"));
    parser.option("key", Text::tr("The message with this id."), Text::tr("id"));
    parser.option("range", Text::tr("Messages from A to B, both included."), QStringLiteral("A:B"));
    parser.flag("raw", Text::tr("The bytes of the records, as they stand in the file."));
    if (auto done = parser.parse(arguments))
        return {{}, *done};
    ShowCommand command {.path = parser.positional().value(0), .choice = choiceOf(parser), .raw = parser.isSet("raw")};
    if (parser.isSet("range")) {
        const QStringList ends = parser.value("range").split(u':');
        bool firstOk = false;
        bool lastOk = false;
        const int first = ends.value(0).toInt(&firstOk);
        const int last = ends.value(1).toInt(&lastOk);
        if (ends.size() != 2 || !firstOk || !lastOk || first < 0 || last < first)
            parser.blame("range", Text::tr("Write two message numbers, for instance 410:420."));
        command.choice.range = {first, last};
    }
    parser.require(!command.choice.range || !command.choice.isOne(),
                   Text::tr("Give --range or one message, not both."));
    parser.require(parser.positional().size() == 1, Text::tr("Name one file."));
    return {parser.global(), parser.result(command)};
}

struct NamedPart {
    const char *name;
    SearchPart part;
};

constexpr std::array NamedParts {
    NamedPart {"user", SearchPart::User},
    NamedPart {"assistant", SearchPart::Assistant},
    NamedPart {"reasoning", SearchPart::Reasoning},
    NamedPart {"tool-input", SearchPart::ToolInput},
    NamedPart {"tool-output", SearchPart::ToolOutput},
    NamedPart {"harness", SearchPart::Harness},
};

SearchParts partsOf(OptionParser &parser)
{
    SearchParts parts;
    const QStringList names = parser.value("in").split(u',', Qt::SkipEmptyParts);
    for (const QString &name : names) {
        const auto found = std::find_if(NamedParts.begin(), NamedParts.end(), [&name](const NamedPart &part) {
            return name.trimmed() == QLatin1StringView(part.name);
        });
        if (found == NamedParts.end())
            parser.blame("in", Text::tr("Parts are: user, assistant, reasoning, tool-input, tool-output, harness."));
        else
            parts |= found->part;
    }
    return parts;
}

CommandLine parseSearch(const QStringList &arguments)
{
    OptionParser parser("search",
                        Text::tr("Finds messages. Without --exact and --regex: words that begin so, in any order; in "
                                 "double quotes whole words next to each other."));
    parser.argument(QStringLiteral("QUERY"), Text::tr("What to look for."));
    parser.argument(QStringLiteral("PATH..."), Text::tr("Files, folders, or - for standard input."));
    parser.flag("exact", Text::tr("These characters, wherever they stand."));
    parser.flag("regex", Text::tr("A regular expression (PCRE2)."));
    parser.flag("case", Text::tr("Capital and small letters differ."));
    parser.option("in", Text::tr("Only in these: user, assistant, reasoning, tool-input, tool-output, harness."),
                  Text::tr("parts"));
    parser.option("format", Text::tr("text (default) or jsonl."), Text::tr("format"));
    parser.option("max", Text::tr("At most so many messages a session."), Text::tr("number"));
    if (auto done = parser.parse(arguments))
        return {{}, *done};
    SearchCommand command;
    command.query.text = parser.positional().value(0);
    command.paths = parser.positional().mid(1);
    command.query.isCaseSensitive = parser.isSet("case");
    if (parser.isSet("regex"))
        command.query.mode = SearchMode::RegularExpression;
    else if (parser.isSet("exact"))
        command.query.mode = SearchMode::Exact;
    if (parser.isSet("in"))
        command.query.parts = partsOf(parser);
    command.asJsonLines = parser.value("format") == QLatin1StringView("jsonl");
    if (parser.isSet("format") && !command.asJsonLines && parser.value("format") != QLatin1StringView("text"))
        parser.blame("format", Text::tr("Formats are: text, jsonl."));
    command.most = parser.number("max", 1, INT_MAX).value_or(0);
    parser.require(!parser.isSet("regex") || !parser.isSet("exact"), Text::tr("Give --exact or --regex, not both."));
    parser.require(!command.query.text.trimmed().isEmpty(), Text::tr("Say what to look for."));
    parser.require(!command.paths.isEmpty(), Text::tr("Name at least one file or folder to search."));
    return {parser.global(), parser.result(command)};
}

CommandLine parseCode(const QStringList &arguments)
{
    OptionParser parser("code",
                        Text::tr("Records a reviewer's reading of one silence. What is not given stays as it is."));
    parser.argument(QStringLiteral("FILE"), Text::tr("The transcript, or - for standard input."));
    parser.option("index", Text::tr("The message with this number."), Text::tr("number"));
    parser.option("key", Text::tr("The message with this id."), Text::tr("id"));
    parser.option("reviewer", Text::tr("Who reads."), Text::tr("name"));
    parser.option("reading", Text::tr("The primary reading."), Text::tr("code"));
    parser.option("also", Text::tr("Readings that are held as well."), Text::tr("codes"));
    parser.option("rejected", Text::tr("Readings that were considered and rejected."), Text::tr("codes"));
    parser.option("confidence", Text::tr("1 (a guess) to 5 (certain)."), QStringLiteral("1..5"));
    parser.option("response", Text::tr("What kind of response followed."), Text::tr("code"));
    parser.option("memo", Text::tr("A note, in Markdown."), Text::tr("text"));
    parser.option("dispute", Text::tr("The class that the silence should have been given."), Text::tr("class"));
    parser.option("review", Text::tr("A whole review as one JSON object, from this file or - for standard input."),
                  Text::tr("file"));
    if (auto done = parser.parse(arguments))
        return {{}, *done};
    CodeCommand command;
    command.path = parser.positional().value(0);
    command.choice = choiceOf(parser);
    command.reviewer = parser.value("reviewer").trimmed();
    command.reviewFile = parser.value("review");
    command.reading = parser.code("reading");
    command.also = parser.codes("also");
    command.rejected = parser.codes("rejected");
    command.confidence = parser.number("confidence", 1, 5);
    command.response = parser.code("response");
    command.memo = parser.optional("memo");
    if (parser.isSet("dispute")) {
        command.dispute = silenceClassFromId(parser.value("dispute"));
        if (!command.dispute)
            parser.blame("dispute");
    }
    const bool says = command.reading || command.also || command.rejected || command.confidence || command.response
        || command.memo || command.dispute;
    const bool whole = !command.reviewFile.isEmpty();
    parser.require(parser.positional().size() == 1, Text::tr("Name one file."));
    parser.require(whole || command.choice.isOne(), Text::tr("Say which message: --index or --key."));
    parser.require(whole || !command.reviewer.isEmpty(), Text::tr("Say who reads: --reviewer NAME."));
    parser.require(whole || says, Text::tr("Nothing to record: give --reading, --memo or another field."));
    parser.require(!whole || !says, Text::tr("--review is the whole review: give no other field beside it."));
    parser.require(command.path != QLatin1StringView("-") || command.reviewFile != QLatin1StringView("-"),
                   Text::tr("Standard input cannot be both transcript and review."));
    return {parser.global(), parser.result(command)};
}

CommandLine parseMerge(const QStringList &arguments)
{
    OptionParser parser(
        "merge", Text::tr("Brings exported reviews into the library. Of two states of one review the later stays."));
    parser.argument(QStringLiteral("FILE..."), Text::tr("Files that `tacet export --as jsonl` wrote, or -."));
    if (auto done = parser.parse(arguments))
        return {{}, *done};
    parser.require(!parser.positional().isEmpty(), Text::tr("Name at least one file of reviews."));
    return {parser.global(), parser.result(MergeCommand {parser.positional()})};
}

CommandLine parseExport(const QStringList &arguments)
{
    OptionParser parser("export", Text::tr("Writes the reviews of transcripts."));
    parser.argument(QStringLiteral("[PATH...]"), Text::tr("Transcripts; none, with jsonl: the whole library."));
    parser.option("as", Text::tr("jsonl (lossless, for merge) or markdown (an essay a silence)."), Text::tr("kind"));
    parser.option("output", Text::tr("File to write, or - for standard output."), Text::tr("file"));
    parser.option("index", Text::tr("Only the silence at this message (markdown)."), Text::tr("number"));
    if (auto done = parser.parse(arguments))
        return {{}, *done};
    ExportCommand command {
        .paths = parser.positional(), .output = parser.value("output"), .index = parser.number("index", 0, INT_MAX)};
    const bool markdown = parser.value("as") == QLatin1StringView("markdown");
    if (markdown)
        command.kind = ExportCommand::Kind::Markdown;
    else if (parser.isSet("as") && parser.value("as") != QLatin1StringView("jsonl"))
        parser.blame("as", Text::tr("This version writes jsonl and markdown."));
    parser.require(parser.isSet("as"), Text::tr("Say what to write: --as jsonl or --as markdown."));
    parser.require(!command.output.isEmpty(),
                   Text::tr("Say where to write: --output FILE, or --output - for standard output."));
    parser.require(!markdown || !command.paths.isEmpty(), Text::tr("Name the transcript: an essay quotes from it."));
    parser.require(markdown || !command.index, Text::tr("--index goes with --as markdown."));
    return {parser.global(), parser.result(command)};
}

CommandLine parseFormats(const QStringList &arguments)
{
    OptionParser parser("formats",
                        Text::tr("Lists the formats that are read, as a scan names them, and those that you "
                                 "described yourself."));
    parser.argument(QStringLiteral("[TRANSCRIPT]"), Text::tr("With --check: shows how its first messages are read."));
    parser.option("check", Text::tr("Tells what is wrong with a description of a format."), Text::tr("file"));
    if (auto done = parser.parse(arguments))
        return {{}, *done};
    const FormatsCommand command {.mapping = parser.value("check"), .transcript = parser.positional().value(0)};
    parser.require(!command.mapping.isEmpty() || command.transcript.isEmpty(),
                   Text::tr("A transcript goes with --check FILE, the description to read it after."));
    parser.require(parser.positional().size() <= 1, Text::tr("Name one transcript."));
    return {parser.global(), parser.result(command)};
}

struct SubCommand {
    const char *name;
    CommandLine (*parse)(const QStringList &arguments);
};

constexpr std::array SubCommands {
    SubCommand {"scan", parseScan},       SubCommand {"show", parseShow},   SubCommand {"search", parseSearch},
    SubCommand {"code", parseCode},       SubCommand {"merge", parseMerge}, SubCommand {"export", parseExport},
    SubCommand {"formats", parseFormats},
};

const SubCommand *subCommandNamed(const QString &argument)
{
    const auto found = std::find_if(SubCommands.begin(), SubCommands.end(),
                                    [&](const SubCommand &c) { return argument == QLatin1StringView(c.name); });
    return found == SubCommands.end() ? nullptr : &*found;
}

/// Position of the first argument that is neither a global option nor the value of one; -1: none.
qsizetype firstWord(const QStringList &arguments)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString &argument = arguments[i];
        if (argument == QLatin1StringView("--library") || argument == QLatin1StringView("--session")
            || argument == QLatin1StringView("--index"))
            ++i;
        else if (!argument.startsWith(u'-') || argument.size() == 1)
            return i;
    }
    return -1;
}

}

QString subCommand(const QStringList &arguments)
{
    const QString word = arguments.value(firstWord(arguments));
    return subCommandNamed(word) ? word : QString();
}

CommandLine parseCommandLine(const QStringList &arguments)
{
    const qsizetype position = firstWord(arguments);
    const SubCommand *command = subCommandNamed(arguments.value(position));
    if (!command)
        return parseWindow(arguments);
    QStringList rest = arguments;
    rest.removeAt(position);
    return command->parse(rest);
}

}
