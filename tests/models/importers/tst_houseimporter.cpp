// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/houseimporter.h"
#include "models/importers/importerregistry.h"

#include "recordingsink.h"
#include "support/judged.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

QString dataFile(const char *name)
{
    return QStringLiteral(TACET_TEST_DATA "/house/") + QLatin1String(name);
}

std::shared_ptr<const HouseFormat> formatIn(const char *name)
{
    const MappingFile file = readMapping(dataFile(name));
    for (const MappingFault &fault : file.faults)
        qWarning("%s %s", qPrintable(fault.where), qPrintable(fault.what));
    return file.format;
}

/// A mapping that is in order, with some of its keys replaced (null: taken out).
QByteArray mappingWith(const char *changes)
{
    QJsonObject mapping =
        QJsonDocument::fromJson(jsonText("{'format':'tacet-house-format','version':1,'id':'a','name':'A',"
                                         "'recognise':{'keys':['who']},'layout':'lines',"
                                         "'message':{'role':'who','text':'what'},'roles':{'me':'user'}}"))
            .object();
    const QJsonObject changed = QJsonDocument::fromJson(jsonText(changes)).object();
    for (auto it = changed.begin(); it != changed.end(); ++it) {
        if (it.value().isNull())
            mapping.remove(it.key());
        else
            mapping.insert(it.key(), it.value());
    }
    return QJsonDocument(mapping).toJson();
}

const QString German = QStringLiteral("werkstatt.jsonl");

}

/// Formats that a mapping file describes.
class TestHouseImporter : public QObject
{
    Q_OBJECT

private slots:
    void readsFormats_data();
    void readsFormats();
    void tellsWhatTheGermanLogSays();
    void keepsConversationsApart();
    void readsPartsAndTools();
    void pointsIntoTheDocument();
    void tellsFaults_data();
    void tellsFaults();
    void tellsWhereItIsNoJson();
    void theHelpShowsAMapping();
    void refusesTheSecondOfTwoWithOneId();
    void writesWhatItReads_data();
    void writesWhatItReads();
    void readsTimes_data();
    void readsTimes();
    void goesWhereItsMappingSays();
    void recognisesByTheBeginning();
    void survivesCancelling();
    void goesOnWhereTheLogHasGrown();
};

// Written by us; each line of the files is one word of the list, counted by hand.
void TestHouseImporter::readsFormats_data()
{
    QTest::addColumn<QString>("mapping");
    QTest::addColumn<QString>("transcript");
    QTest::addColumn<QString>("outline");
    QTest::addColumn<int>("damaged");
    QTest::addColumn<int>("others");
    // Line 15 is no JSON, line 9 has the role that is passed over.
    QTest::newRow("lines, German roles, wrappers and fillers")
        << "werkstatt.json" << German
        << "user|assistant|user wrapper|assistant|user blank/whitespace|assistant auto-reply/no-content|"
           "user synthetic/nudge|tool tool-result/no-output|user near-silence|user synthetic/reminder|user|assistant|"
           "user interrupt|user no-parts/missing"
        << 1 << 1;
    // The observer's entry and the talk without a log are no messages.
    QTest::newRow("document, nested messages of several conversations")
        << "archive.json"
        << "archive-talks.json"
        << "user|assistant assistant-empty/empty|user no-parts/null|user blank/empty" << 0 << 2;
    QTest::newRow("document, text as a list of parts, tool results")
        << "parts.json"
        << "parts-run.json"
        << "user|assistant assistant-empty/tool-only|user tool-result|assistant|user attachment|"
           "assistant assistant-empty/thinking-open|user no-parts/array|assistant assistant-empty/tool-only|"
           "user tool-result/no-output|user blank/invisible"
        << 0 << 0;
}

void TestHouseImporter::readsFormats()
{
    QFETCH(const QString, mapping);
    QFETCH(const QString, transcript);
    QFETCH(const QString, outline);
    const auto format = formatIn(qPrintable(mapping));
    QVERIFY(format);
    const HouseImporter importer(format);
    const auto judged = judgeFile(importer, dataFile(qPrintable(transcript)));
    QVERIFY(judged->isRead);
    QCOMPARE(judged->messages.join(u'|'), outline);
    QTEST(int(judged->sink.damage.size()), "damaged");
    QTEST(int(judged->sink.others.size()), "others");
    // The contract of importers: the body has the parts that were told, and what proves a finding is there.
    const QByteArray bytes = bytesOf(dataFile(qPrintable(transcript)));
    for (const MessageEntry &entry : judged->sink.entries) {
        const ByteRange range = entry.facts.records.front().range;
        const std::vector<QByteArray> records {bytes.mid(range.offset, range.length)};
        QCOMPARE(importer.body(records).parts.size(), entry.facts.parts.size());
        QVERIFY(!importer.canonicalContent(records).isEmpty());
        for (const EvidencePointer &pointer : entry.finding.evidence) {
            if (pointer.ordinalOffset == 0)
                QVERIFY2(importer.locateIn(records.front(), pointer.pointer), pointer.pointer.c_str());
        }
    }
}

void TestHouseImporter::tellsWhatTheGermanLogSays()
{
    const HouseImporter importer(formatIn("werkstatt.json"));
    QCOMPARE(importer.id(), QStringLiteral("house-werkstatt"));
    QCOMPARE(importer.label(), QStringLiteral("Werkstattprotokoll"));
    RecordingSink sink;
    QVERIFY(readFile(importer, dataFile("werkstatt.jsonl"), sink));
    QCOMPARE(sink.sessions.size(), size_t(1));
    QCOMPARE(sink.sessions.front().facts.uid, QStringLiteral("w-7"));
    const auto &messages = sink.sessions.front().messages;
    QCOMPARE(messages.size(), size_t(14));
    // date -u -d '2026-08-01 10:00:05' +%s
    QCOMPARE(messages[1].timeMs, std::optional<qint64>(1785578405000));
    QCOMPARE(messages[1].model, std::string("hammer-2"));
    QCOMPARE(messages[1].id, std::string("2"));
    QCOMPARE(messages[1].parentId, std::string("1"));
    // "Streiche ihn." without what stands around it: 13 characters.
    QCOMPARE(messages[10].textCharacters, quint32(13));
    QCOMPARE(messages[10].preview, std::string("Streiche ihn."));
    // "gestern" is no time.
    QVERIFY(!messages[13].timeMs);
    QCOMPARE(sink.others.front().second, std::string("notiz"));
    QCOMPARE(sink.damage.front().line, qint64(15));
}

void TestHouseImporter::keepsConversationsApart()
{
    RecordingSink sink;
    QVERIFY(readFile(HouseImporter(formatIn("archive.json")), dataFile("archive-talks.json"), sink));
    // Two talks have one key: each stays a session of its own.
    QCOMPARE(sink.sessions.size(), size_t(2));
    QCOMPARE(sink.sessions[0].facts.uid, QStringLiteral("t1"));
    QCOMPARE(sink.sessions[0].facts.title, QStringLiteral("First"));
    QCOMPARE(sink.sessions[0].facts.agent, QStringLiteral("Parley"));
    QCOMPARE(sink.sessions[1].facts.uid, QStringLiteral("t1#2"));
    QCOMPARE(sink.sessions[1].facts.title, QStringLiteral("Second"));
    QCOMPARE(sink.sessions[0].messages.size(), size_t(3));
    QCOMPARE(sink.sessions[1].messages.size(), size_t(1));
    QCOMPARE(sink.sessions[0].messages[1].timeMs, std::optional<qint64>(1785578401500));
}

void TestHouseImporter::readsPartsAndTools()
{
    const HouseImporter importer(formatIn("parts.json"));
    RecordingSink sink;
    QVERIFY(readFile(importer, dataFile("parts-run.json"), sink));
    QCOMPARE(sink.sessions.front().facts.title, QStringLiteral("Count"));
    QCOMPARE(sink.sessions.front().facts.model, QStringLiteral("abacus"));
    const QByteArray bytes = bytesOf(dataFile("parts-run.json"));
    const auto body = [&](size_t message) {
        const ByteRange range = sink.sessions.front().messages[message].records.front().range;
        const std::vector<QByteArray> records {bytes.mid(range.offset, range.length)};
        return importer.body(records);
    };
    const BodyPart call = body(1).parts.at(0);
    QCOMPARE(call.name, QStringLiteral("bash"));
    QCOMPARE(call.target, QStringLiteral("ls | wc -l"));
    QCOMPARE(call.callId, QStringLiteral("1"));
    QCOMPARE(body(2).parts.at(0).output, QStringLiteral("42"));
    // The ruler is passed over: two texts are left.
    QCOMPARE(body(3).parts.size(), size_t(2));
    QCOMPARE(body(3).visibleText(), QStringLiteral("There are \n\n42."));
    QCOMPARE(body(5).parts.at(0).text, QStringLiteral("A plan, then."));
    QVERIFY(body(7).parts.at(0).flags.testFlag(PartFlag::Error));
    QVERIFY(body(8).parts.at(0).flags.testFlag(PartFlag::Error));
}

void TestHouseImporter::pointsIntoTheDocument()
{
    const auto pointers = [](const char *mapping, const char *transcript) {
        const HouseImporter importer(formatIn(mapping));
        RecordingSink sink;
        QStringList all;
        if (readFile(importer, dataFile(transcript), sink)) {
            for (const auto &session : sink.sessions) {
                for (const MessageFacts &message : session.messages)
                    all.append(QString::fromStdString(message.records.front().place));
            }
        }
        return all;
    };
    QCOMPARE(pointers("archive.json", "archive-talks.json"),
             QStringList(
                 {QStringLiteral("/export/talks/0/log/entries/0"), QStringLiteral("/export/talks/0/log/entries/1"),
                  QStringLiteral("/export/talks/0/log/entries/2"), QStringLiteral("/export/talks/1/log/entries/0")}));
    QCOMPARE(pointers("parts.json", "parts-run.json").last(), QStringLiteral("/run/turns/9"));
    QCOMPARE(pointers("werkstatt.json", "werkstatt.jsonl").last(), QString());
}

void TestHouseImporter::tellsFaults_data()
{
    QTest::addColumn<QByteArray>("mapping");
    QTest::addColumn<QStringList>("where");
    const auto row = [](const char *name, const char *changes, const QStringList &where) {
        QTest::newRow(name) << mappingWith(changes) << where;
    };
    row("nothing is wrong", "{}", {});
    row("another format", "{'format':'x'}", {QStringLiteral("/format")});
    row("no version", "{'version':null}", {QStringLiteral("/version")});
    row("a later version", "{'version':2}", {QStringLiteral("/version")});
    row("no id", "{'id':null}", {QStringLiteral("/id")});
    row("an id with a space", "{'id':'My log'}", {QStringLiteral("/id")});
    row("no name", "{'name':''}", {QStringLiteral("/name")});
    row("nothing to recognise", "{'recognise':{}}", {QStringLiteral("/recognise")});
    row("keys that are no list", "{'recognise':{'keys':'who'}}",
        {QStringLiteral("/recognise/keys"), QStringLiteral("/recognise")});
    row("a value that is none", "{'recognise':{'keys':['a'],'values':{'b':[]}}}",
        {QStringLiteral("/recognise/values/b")});
    row("no layout", "{'layout':null}", {QStringLiteral("/layout")});
    row("an unknown layout", "{'layout':'rows'}", {QStringLiteral("/layout")});
    row("a document without messages", "{'layout':'document'}", {QStringLiteral("/messages")});
    row("conversations of lines", "{'conversations':'a'}", {QStringLiteral("/conversations")});
    row("a path that is none", "{'messages':'/a~2'}", {QStringLiteral("/messages")});
    row("no role", "{'message':{'text':'what'}}", {QStringLiteral("/message/role")});
    row("no text", "{'message':{'role':'who'}}", {QStringLiteral("/message/text")});
    row("a role that is a number", "{'message':{'role':1,'text':'what'}}", {QStringLiteral("/message/role")});
    row("a mistyped key", "{'message':{'role':'who','text':'what','tme':'t'}}", {QStringLiteral("/message/tme")});
    row("nobody", "{'roles':{'me':'skip'}}", {QStringLiteral("/roles")});
    row("an unknown role", "{'roles':{'me':'user','it':'robot'}}", {QStringLiteral("/roles/it")});
    row("roles that are a list", "{'roles':['user']}", {QStringLiteral("/roles"), QStringLiteral("/roles")});
    row("an unknown unit", "{'time':{'unit':'days'}}", {QStringLiteral("/time/unit")});
    row("unit and pattern", "{'time':{'unit':'iso','pattern':'yyyy'}}", {QStringLiteral("/time/pattern")});
    row("an unknown kind", "{'parts':{'kinds':{'x':'noise'}}}", {QStringLiteral("/parts/kinds/x")});
    row("a tool's path", "{'tools':{'name':false}}", {QStringLiteral("/tools/name")});
    row("a tag with brackets", "{'wrappers':{'<x>':'message'}}", {QStringLiteral("/wrappers/<x>")});
    row("a wrapper of nothing", "{'wrappers':{'x':'words'}}", {QStringLiteral("/wrappers/x")});
    row("a filler without a text", "{'fillers':[{'class':'nudge'}]}", {QStringLiteral("/fillers/0/text")});
    row("a filler without a class", "{'fillers':[{'text':'x'}]}", {QStringLiteral("/fillers/0/class")});
    row("a filler that is a message", "{'fillers':[{'text':'x','class':'message'}]}",
        {QStringLiteral("/fillers/0/class")});
    row("a beginning that is a text", "{'fillers':[{'text':'x','class':'nudge','beginning':'yes'}]}",
        {QStringLiteral("/fillers/0/beginning")});
    row("an unknown cue", "{'cues':{'joy':['x']}}", {QStringLiteral("/cues/joy")});
    row("an empty word", "{'cues':{'plan':['x','']}}", {QStringLiteral("/cues/plan/1")});
    row("an unknown key", "{'colour':'red'}", {QStringLiteral("/colour")});
    row("before as a text", "{'before':'yes'}", {QStringLiteral("/before")});
    row("several at once", "{'id':null,'layout':null,'roles':null}",
        {QStringLiteral("/id"), QStringLiteral("/layout"), QStringLiteral("/roles")});
}

void TestHouseImporter::tellsFaults()
{
    QFETCH(const QByteArray, mapping);
    const MappingFile file = parseMapping(mapping, QStringLiteral("a.json"));
    QStringList where;
    for (const MappingFault &fault : file.faults) {
        where.append(fault.where);
        QVERIFY(!fault.what.isEmpty());
    }
    QTEST(where, "where");
    QCOMPARE(bool(file.format), where.isEmpty());
}

void TestHouseImporter::tellsWhereItIsNoJson()
{
    const MappingFile file = parseMapping("{\n  \"format\": \"x\",\n  oops\n}", QStringLiteral("a.json"));
    QCOMPARE(file.faults.size(), size_t(1));
    QVERIFY2(file.faults.front().where.startsWith(QStringLiteral("line 3")), qPrintable(file.faults.front().where));
    QCOMPARE(parseMapping("[]", QString()).faults.size(), size_t(1));
    QCOMPARE(parseMapping("", QString()).faults.size(), size_t(1));
    QCOMPARE(readMapping(QStringLiteral("/nowhere/at/all.json")).faults.size(), size_t(1));
}

// The example of the help: the indented lines from the first "{" alone to the first "}" alone.
void TestHouseImporter::theHelpShowsAMapping()
{
    const QByteArray help = bytesOf(QStringLiteral(TACET_SOURCE "/resources/help/house-formats.md"));
    const auto begin = help.indexOf("\n    {\n");
    const auto end = help.indexOf("\n    }\n", begin);
    QVERIFY(begin > 0 && end > begin);
    const MappingFile file = parseMapping(help.mid(begin, end + 7 - begin), QString());
    for (const MappingFault &fault : file.faults)
        qWarning("%s %s", qPrintable(fault.where), qPrintable(fault.what));
    QVERIFY(file.format);
    QCOMPARE(file.format->id, QStringLiteral("werkstatt"));
}

void TestHouseImporter::refusesTheSecondOfTwoWithOneId()
{
    const QTemporaryDir folder;
    for (const char *name : {"a.json", "b.json", "c.txt"}) {
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(mappingWith("{}"));
    }
    const auto files = readMappings(folder.path());
    QCOMPARE(files.size(), size_t(2));
    QVERIFY(files[0].format);
    QVERIFY(!files[1].format);
    QCOMPARE(files[1].faults.front().where, QStringLiteral("/id"));
    QVERIFY(files[1].faults.front().what.contains(files[0].path));
    QVERIFY(readMappings(folder.filePath(QStringLiteral("none"))).empty());
}

void TestHouseImporter::writesWhatItReads_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"werkstatt.json", "archive.json", "parts.json"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestHouseImporter::writesWhatItReads()
{
    QFETCH(const QString, name);
    HouseFormat before = *formatIn(qPrintable(name));
    const MappingFile again = parseMapping(mappingJson(before), before.file);
    QVERIFY(again.format);
    before.hash = again.format->hash;
    QVERIFY(*again.format == before);
}

void TestHouseImporter::readsTimes_data()
{
    QTest::addColumn<QString>("time");
    QTest::addColumn<QString>("value");
    QTest::addColumn<qint64>("milliseconds"); // -1: none
    // date -u -d '2026-08-01 10:00:00' +%s: 1785578400
    constexpr qint64 Ten = 1785578400000;
    QTest::newRow("ISO") << "{}"
                         << "'2026-08-01T10:00:00Z'" << Ten;
    QTest::newRow("ISO with a zone") << "{}"
                                     << "'2026-08-01T12:00:00.250+02:00'" << Ten + 250;
    QTest::newRow("without a zone") << "{}"
                                    << "'2026-08-01 10:00:00'" << Ten;
    QTest::newRow("seconds") << "{}"
                             << "1785578400" << Ten;
    QTest::newRow("seconds and a half") << "{}"
                                        << "1785578400.5" << Ten + 500;
    QTest::newRow("milliseconds") << "{}"
                                  << "1785578400000" << Ten;
    QTest::newRow("microseconds") << "{}"
                                  << "1785578400000000" << Ten;
    QTest::newRow("a number as a text") << "{}"
                                        << "'1785578400'" << Ten;
    QTest::newRow("pattern") << "{'pattern':'d.M.yyyy H:mm'}"
                             << "'1.8.2026 10:00'" << Ten;
    QTest::newRow("unit, not guessed") << "{'unit':'milliseconds'}"
                                       << "1785578400" << qint64(1785578400);
    QTest::newRow("not ISO") << "{'unit':'iso'}"
                             << "1785578400" << qint64(-1);
    QTest::newRow("zero") << "{}"
                          << "0" << qint64(-1);
    QTest::newRow("below zero") << "{}"
                                << "-5" << qint64(-1);
    QTest::newRow("words") << "{}"
                           << "'yesterday'" << qint64(-1);
    QTest::newRow("null") << "{}"
                          << "null" << qint64(-1);
    QTest::newRow("far beyond") << "{}"
                                << "1e300" << qint64(-1);
}

void TestHouseImporter::readsTimes()
{
    QFETCH(const QString, time);
    QFETCH(const QString, value);
    QFETCH(const qint64, milliseconds);
    const QByteArray changes =
        QStringLiteral("{'message':{'role':'who','text':'what','time':'when'},'time':%1}").arg(time).toLatin1();
    const MappingFile file = parseMapping(mappingWith(changes.constData()), QString());
    QVERIFY(file.format);
    const TemporaryInput input(
        jsonText(QStringLiteral("{'who':'me','what':'x','when':%1}\n").arg(value).toLatin1().constData()));
    RecordingSink sink;
    QVERIFY(readFile(HouseImporter(file.format), input.path(), sink));
    QCOMPARE(sink.messages(), 1);
    QCOMPARE(sink.sessions.front().messages.front().timeMs.value_or(-1), milliseconds);
}

// A chat of OpenAI's shape is read as such, unless the mapping says that it goes before. What is only likely to be
// something built in is the mapping's; what is certain is not.
void TestHouseImporter::goesWhereItsMappingSays()
{
    const auto formatOf = [](const char *changes, const QByteArray &content) {
        const MappingFile file = parseMapping(mappingWith(changes), QStringLiteral("a.json"));
        const TemporaryInput input(content);
        const ImporterRegistry registry({file});
        const auto importer = registry.recognise(input.path());
        return importer ? (*importer)->id() : QString();
    };
    const char *chat = "{'recognise':{'keys':['role','content']}}";
    const char *chatBefore = "{'before':true,'recognise':{'keys':['conversations']},'messages':'conversations'}";
    const char *chatBehind = "{'recognise':{'keys':['conversations']},'messages':'conversations'}";
    const QByteArray likely = jsonText("{'role':'user','content':'x'}\n{'role':'assistant','content':'y'}\n");
    const QByteArray certain = jsonText("{'conversations':[{'from':'human','value':'x'},{'from':'gpt','value':'y'}]}\n"
                                        "{'conversations':[{'from':'human','value':'x'}]}\n");
    QCOMPARE(formatOf("{'recognise':{'keys':['nothing']}}", likely), QStringLiteral("openai-chat"));
    QCOMPARE(formatOf(chat, likely), QStringLiteral("house-a"));
    QCOMPARE(formatOf(chatBehind, certain), QStringLiteral("sharegpt"));
    QCOMPARE(formatOf(chatBefore, certain), QStringLiteral("house-a"));
}

// The first message is longer than what is looked at.
void TestHouseImporter::recognisesByTheBeginning()
{
    const HouseImporter importer(formatIn("archive.json"));
    const QByteArray begin = jsonText("{'export':{'program':'parley','talks':[{'key':'t','log':{'entries':[{'said':'");
    QCOMPARE(importer.recognise({QString(), false, begin + QByteArray(1000, 'x')}), Recognition::Certain);
    QCOMPARE(importer.recognise({QString(), false, "\xEF\xBB\xBF \n" + begin}), Recognition::Certain);
    QCOMPARE(importer.recognise({QString(), false, jsonText("{'export':{'program':'other','talks':[]}}")}),
             Recognition::No);
    QCOMPARE(importer.recognise({QString(), false, jsonText("{'export':{'program':'parley','talks':{}}}")}),
             Recognition::No);
    QCOMPARE(importer.recognise({QString(), false, {}}), Recognition::No);
    QCOMPARE(importer.recognise({QString(), true, {}}), Recognition::No);
    const TemporaryInput other(jsonText("{'export':{'program':'parley'}}"));
    RecordingSink sink;
    const auto read = readFile(importer, other.path(), sink);
    QVERIFY(!read);
    QCOMPARE(read.error().code, Error::Code::Format);
    QVERIFY(read.error().message.contains(QStringLiteral("/export/talks")));
}

void TestHouseImporter::survivesCancelling()
{
    const HouseImporter importer(formatIn("parts.json"));
    for (int n = 0; n < 100; ++n) {
        RecordingSink sink;
        CancelAfter progress(n);
        const auto read = readFile(importer, dataFile("parts-run.json"), sink, progress);
        if (read) {
            QCOMPARE(sink.messages(), 10);
            return;
        }
        QCOMPARE(read.error().code, Error::Code::Cancelled);
        // Asked before each message, and once more where the document ends.
        QVERIFY(sink.messages() <= qMin(n, 10));
    }
    QFAIL("never reached the end");
}

void TestHouseImporter::goesOnWhereTheLogHasGrown()
{
    const HouseImporter importer(formatIn("werkstatt.json"));
    QVERIFY(importer.growsByLine());
    QVERIFY(!HouseImporter(formatIn("archive.json")).growsByLine());
    const QByteArray whole = bytesOf(dataFile("werkstatt.jsonl"));
    const qint64 half = whole.indexOf("{\"nr\": 7");
    const auto source = ByteSource::open(dataFile("werkstatt.jsonl"));
    QVERIFY(source);
    RecordingSink sink;
    NoProgress progress;
    QVERIFY(importer.read(**source, {half, 6}, sink, progress));
    // 14 messages, six of them in the first half.
    QCOMPARE(sink.messages(), 8);
    QCOMPARE(sink.sessions.front().facts.uid, QStringLiteral("w-7"));
    QCOMPARE(sink.sessions.front().messages.front().records.front().line, qint64(7));
}

QTEST_GUILESS_MAIN(TestHouseImporter)
#include "tst_houseimporter.moc"
