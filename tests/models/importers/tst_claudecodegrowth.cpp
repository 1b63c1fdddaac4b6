// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/claudecodeimporter.h"

#include "recordingsink.h"
#include "support/assembled.h"

#include <QTest>

#include <sys/resource.h>

using namespace tacet;
using namespace tacet::test;

namespace {

const ClaudeCodeImporter ClaudeCode;

/// Everything of an entry that a reader may ask for.
QByteArray described(const MessageEntry &entry)
{
    QByteArray text = QByteArray::number(entry.ordinal) + ' ' + QByteArray::fromStdString(entry.key);
    for (const PhysicalRecord &record : entry.facts.records)
        text += " [" + QByteArray::number(record.line) + " " + QByteArray::number(record.range.offset) + "+"
            + QByteArray::number(record.range.length) + ']';
    text += ' ' + QByteArray::fromStdString(entry.finding.rule) + ' ' + QByteArray::fromStdString(entry.finding.detail)
        + ' ' + QByteArray::number(int(entry.finding.delivered)) + ' ' + QByteArray::number(entry.facts.flags.toInt())
        + ' ' + QByteArray::number(entry.gapMs.value_or(-1)) + ' ' + QByteArray::number(entry.facts.hash) + ' '
        + QByteArray::number(entry.facts.textCharacters);
    return text;
}

QByteArrayList whole(const QByteArray &content)
{
    const TemporaryInput input(content);
    AssemblingSink sink(classifyGeneral);
    if (!assemble(ClaudeCode, input.path(), sink))
        qFatal("the file could not be read");
    QByteArrayList all;
    for (const MessageEntry &entry : sink.entries)
        all.append(described(entry));
    return all;
}

/// Reads the first `length` bytes, then the grown file from where the first reading says that it is still open.
/// What stands before is spoilt in between: whoever reads it again gets nonsense.
QByteArrayList inTwoReadings(const QByteArray &content, qsizetype length)
{
    const TemporaryInput before(content.left(length));
    AssemblingSink first(classifyGeneral);
    const auto source = ByteSource::open(before.path());
    NoProgress progress;
    if (!ClaudeCode.read(**source, {}, first, progress))
        qFatal("the beginning could not be read");
    const auto open = first.assembler.firstOpen();
    const ResumePoint from = open.facts
        ? ResumePoint {open.facts->records.front().range.offset, open.facts->records.front().line - 1}
        : ResumePoint {};
    const int ordinal = open.facts ? open.ordinal : 0;
    if (!first.assembler.finish())
        qFatal("the beginning could not be judged");

    const TemporaryInput after(QByteArray(from.offset, 'x') + content.mid(from.offset));
    AssemblingSink second(classifyGeneral, ordinal);
    if (!assemble(ClaudeCode, after.path(), second, from))
        qFatal("the grown file could not be read");
    QByteArrayList all;
    for (int i = 0; i < ordinal; ++i)
        all.append(described(first.entries[size_t(i)]));
    for (const MessageEntry &entry : second.entries)
        all.append(described(entry));
    return all;
}

QByteArray session()
{
    return jsonText(
        "{'type':'user','uuid':'u1','timestamp':'2026-08-01T10:00:00Z','message':{'content':'Fix it'}}\n"
        "{'type':'attachment','uuid':'x1','parentUuid':'u1','attachment':{'type':'todo_reminder'}}\n"
        "{'type':'assistant','uuid':'a1','parentUuid':'x1','timestamp':'2026-08-01T10:00:05Z','message':{'id':'m1',"
        "'content':[{'type':'thinking','thinking':'','signature':'S'}]}}\n"
        "{'type':'assistant','uuid':'a2','parentUuid':'a1','timestamp':'2026-08-01T10:00:06Z','message':{'id':'m1',"
        "'content':[{'type':'tool_use','id':'t','name':'X','input':{}}]}}\n"
        "{'type':'user','uuid':'r1','parentUuid':'a2','timestamp':'2026-08-01T10:00:07Z','message':{'content':"
        "[{'type':'tool_result','tool_use_id':'t','content':'x'}]}}\n"
        "{'type':'assistant','uuid':'a3','parentUuid':'r1','timestamp':'2026-08-01T10:00:08Z','message':{'id':'m1',"
        "'content':[{'type':'text','text':'Half'}]}}\n"
        "{'type':'assistant','uuid':'a4','parentUuid':'a3','timestamp':'2026-08-01T10:00:09Z','message':{'id':'m2',"
        "'content':[{'type':'text','text':'Done'}]}}\n"
        "{'type':'user','uuid':'u2','timestamp':'2026-08-01T11:00:00Z','message':{'content':''}}\n"
        "{'type':'assistant','uuid':'a5','parentUuid':'u2','timestamp':'2026-08-01T11:00:05Z','message':{'id':'m3',"
        "'content':[{'type':'text','text':'Hm?'}]}}\n"
        "{'type':'system','subtype':'compact_boundary','uuid':'b','compactMetadata':{'trigger':'auto'}}\n"
        "{'type':'user','uuid':'u3','isCompactSummary':true,'message':{'content':'Summary'}}\n"
        "{'type':'user','uuid':'u4','parentUuid':'u3','timestamp':'2026-08-01T12:00:00Z','message':{'content':'Go "
        "on'}}\n");
}

}

class TestClaudeCodeGrowth : public QObject
{
    Q_OBJECT

private slots:
    void aMessageGoesOnAcrossTheOldEnd();
    void grownAtEveryByte();
    void onlyTheOpenTurnIsReadAgain();
    void memoryDoesNotGrowWithTheFile();
};

void TestClaudeCodeGrowth::aMessageGoesOnAcrossTheOldEnd()
{
    const QByteArray content = session();
    const qsizetype oldEnd = content.indexOf("{\"type\":\"assistant\",\"uuid\":\"a3\"");
    const QByteArrayList entries = inTwoReadings(content, oldEnd);
    QCOMPARE(entries, whole(content));
    // m1 has three records, in lines 3, 4 and 6, and the text of the last one.
    QVERIFY(entries[1].startsWith("1 m1 [3 "));
    QCOMPARE(entries[1].count('['), 3);
    QVERIFY(entries[1].contains("[6 "));
    QVERIFY(entries[1].endsWith(" 4")); // "Half"
}

void TestClaudeCodeGrowth::grownAtEveryByte()
{
    const QByteArray content = session();
    const QByteArrayList expected = whole(content);
    QCOMPARE(expected.size(), 8); // u1 m1 r1 m2 u2 m3 u3 u4
    for (qsizetype length = 0; length <= content.size(); ++length)
        QCOMPARE(inTwoReadings(content, length), expected);
}

void TestClaudeCodeGrowth::onlyTheOpenTurnIsReadAgain()
{
    QByteArray content;
    for (int i = 0; i < 1000; ++i) {
        const QByteArray n = QByteArray::number(i);
        content += jsonText("{'type':'user','uuid':'u") + n + jsonText("','message':{'content':'hi'}}\n");
        content += jsonText("{'type':'assistant','uuid':'a") + n + jsonText("','parentUuid':'u") + n
            + jsonText("','message':{'id':'m") + n + jsonText("','content':[{'type':'text','text':'yes'}]}}\n");
    }
    const TemporaryInput input(content);
    AssemblingSink sink(classifyGeneral);
    const auto source = ByteSource::open(input.path());
    NoProgress progress;
    QVERIFY(ClaudeCode.read(**source, {}, sink, progress));
    // The answer before the last prompt, for the gap; then prompt 999 and its answer. Of 2000 lines 1997 stay.
    QCOMPARE(sink.assembler.firstOpen().ordinal, 1997);
    QCOMPARE(sink.assembler.firstOpen().facts->records.front().line, qint64(1998));
}

void TestClaudeCodeGrowth::memoryDoesNotGrowWithTheFile()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("sanitizers need address space of their own");
#endif
    constexpr qint64 Size = 300'000'000;
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("large.jsonl")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    // Without uuids: a record that is the same as one shortly before would count as written twice.
    const QByteArray lines = session().replace("uuid", "name")
        + jsonText("{'type':'user','message':{'content':[{'type':'tool_result',"
                   "'content':'")
        + QByteArray(5000, 'x') + jsonText("'}]},'toolUseResult':{'stdout':'") + QByteArray(5000, 'x') + "\"}}\n";
    const QByteArray block = lines.repeated(100);
    qint64 blocks = 0;
    for (; file.size() < Size; ++blocks)
        QCOMPARE(file.write(block), qint64(block.size()));
    file.close();

    rlimit before {};
    QCOMPARE(getrlimit(RLIMIT_AS, &before), 0);
    const rlimit limited {256'000'000, before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_AS, &limited), 0);
    qint64 messages = 0;
    MessageAssembler assembler(classifyGeneral, [&messages](MessageEntry &&) -> Result<> {
        ++messages;
        return {};
    });
    struct Sink final : RecordSink {
        explicit Sink(MessageAssembler &to)
            : m_to(to)
        { }
        Result<> session(const SessionFacts &) override { return {}; }
        Result<> message(MessageFacts &&facts) override { return m_to.add(std::move(facts)); }
        Result<> damaged(const DamagedRecord &) override { return fail(Error::Code::Format, {}); }
        Result<> other(const PhysicalRecord &, std::string_view) override { return {}; }
        MessageAssembler &m_to;
    } sink(assembler);
    const auto source = ByteSource::open(file.fileName());
    NoProgress progress;
    const Result<> read = ClaudeCode.read(**source, {}, sink, progress);
    const Result<> finished = assembler.finish();
    setrlimit(RLIMIT_AS, &before);
    QVERIFY(read);
    QVERIFY(finished);
    QVERIFY(messages > blocks * 800); // 8 messages in session(), 100 times, and the tool result
}

QTEST_GUILESS_MAIN(TestClaudeCodeGrowth)
#include "tst_claudecodegrowth.moc"
