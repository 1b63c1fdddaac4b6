// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencoderecord.h"

#include "models/importers/jsonmessages.h"
#include "models/importers/tolerantparser.h"
#include "recordingsink.h"

#include <QDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

/// Everything that is known of a message, in words, so that a difference shows.
QString described(const OpenCodeRecord &record)
{
    const MessageFacts &facts = record.facts;
    QStringList words {QString::fromStdString(record.sessionId),
                       QString::fromStdString(facts.id),
                       idOf(facts.role),
                       QString::number(facts.flags.toInt(), 16),
                       QString::number(int(facts.absence)),
                       QString::number(facts.timeMs.value_or(-1)),
                       QString::number(facts.endMs.value_or(-1)),
                       QString::fromStdString(facts.parentId),
                       QString::fromStdString(facts.finish),
                       QString::fromStdString(facts.errorName),
                       QString::fromStdString(facts.model),
                       QString::fromStdString(facts.command),
                       QString::fromStdString(facts.preview),
                       QString::number(facts.textCharacters),
                       QString::number(facts.reasoningCharacters),
                       QString::number(facts.summaryHeadings)};
    for (const PartFacts &part : facts.parts) {
        words.append(QStringLiteral("%1:%2:%3:%4:%5:%6")
                         .arg(int(part.kind))
                         .arg(part.flags.toInt(), 0, 16)
                         .arg(int(part.marker))
                         .arg(part.characters)
                         .arg(part.index)
                         .arg(QString::fromStdString(part.pointer)));
    }
    return words.join(QLatin1Char('|'));
}

struct BothWays {
    QString onDemand; ///< null: left to the parser
    QString parsed; ///< null: no message
};

BothWays readBothWays(QByteArray json)
{
    const auto length = size_t(json.size());
    json.append(QByteArray(64, '\0'));
    BothWays ways;
    OpenCodeRecordParser onDemand;
    if (const auto record = onDemand.read({json.constData(), length}))
        ways.onDemand = described(*record);
    TolerantParser parser;
    const auto element = parser.parse({json.constData(), length}, true);
    const auto record = element ? readOpenCodeRecord(*element) : Result<OpenCodeRecord>(failure(element));
    if (record)
        ways.parsed = described(*record);
    return ways;
}

}

/// The two ways of reading a record say the same.
class TestOpenCodeRecord : public QObject
{
    Q_OBJECT

private slots:
    void exports_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *version : {"1.1.53", "1.2.27", "1.18.34"}) {
            const QDir folder(labFile("lab-") + QLatin1String(version) + QStringLiteral("/export"));
            for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
                QTest::addRow("%s %s", version, qPrintable(name)) << folder.filePath(name);
        }
    }
    void exports()
    {
        QFETCH(QString, path);
        const QByteArray bytes = bytesOf(path);
        const std::string_view view(bytes.constData(), size_t(bytes.size()));
        int messages = 0;
        for (const JsonItem &member : jsonItems(view)) {
            if (member.key != "messages")
                continue;
            const QByteArray array = bytes.mid(member.range.offset, member.range.length);
            for (const JsonItem &item : jsonItems({array.constData(), size_t(array.size())})) {
                const BothWays ways = readBothWays(array.mid(item.range.offset, item.range.length));
                QVERIFY(!ways.onDemand.isNull()); // nothing in them is unusual
                QCOMPARE(ways.onDemand, ways.parsed);
                ++messages;
            }
        }
        QVERIFY(messages > 0);
    }

    void oddRecords_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<bool>("onDemand"); // false: that way leaves it to the other
        const auto row = [](const char *name, const char *json, bool onDemand) {
            QTest::newRow(name) << jsonText(json) << onDemand;
        };
        row("escapes in the text",
            "{'info':{'id':'m','role':'user'},'parts':[{'type':'text','text':'a\\n\\u00e9\\\\ \\t b'}]}", true);
        row("a blank that is escaped", "{'info':{'role':'user'},'parts':[{'type':'text','text':'\\u200b\\n'}]}", true);
        row("half a pair", "{'info':{'role':'user'},'parts':[{'type':'text','text':'a\\ud83d'}]}", false);
        row("a pair", "{'info':{'role':'user'},'parts':[{'type':'text','text':'\\ud83d\\ude00'}]}", false);
        row("parts before info", "{'parts':[{'type':'text','text':'x'}],'info':{'id':'m','role':'assistant'}}", true);
        row("no parts", "{'info':{'id':'m','role':'user'}}", true);
        row("null for parts", "{'info':{'id':'m','role':'user'},'parts':null}", true);
        row("parts that are none", "{'info':{'role':'user'},'parts':[null,1,'x',[],{}]}", true);
        row("no role", "{'info':{'id':'m'},'parts':[]}", false);
        row("no info", "{'parts':[]}", false);
        row("a row", "{'id':'m','session_id':'s','data':{'role':'user'},'parts':[]}", false);
        row("times with fractions", "{'info':{'role':'user','time':{'created':1.5}},'parts':[]}", false);
        row("times that are none", "{'info':{'role':'user','time':{'created':'x','completed':null}},'parts':[]}", true);
        row("the last of two", "{'info':{'role':'user','id':'a','id':'b'},'parts':[],'parts':[{'type':'text'}]}", true);
        row("escaped key", "{'info':{'r\\u006fle':'user'},'parts':[]}", false);
        row("escaped id", "{'info':{'role':'user','id':'\\u0061'},'parts':[]}", false);
        row("early call",
            "{'info':{'role':'assistant'},'parts':[{'type':'tool-invocation','toolInvocation':{'state':'call'}}]}",
            false);
        row("summary of both kinds", "{'info':{'role':'user','summary':{'diffs':[]}},'parts':[]}", true);
        row("summary of an answer", "{'info':{'role':'assistant','summary':true},'parts':[]}", true);
        row("error without a name", "{'info':{'role':'assistant','error':{}},'parts':[]}", true);
        row("error that is none", "{'info':{'role':'assistant','error':'x'},'parts':[]}", true);
        row("tool that was stopped",
            "{'info':{'role':'assistant'},'parts':[{'type':'tool','tool':'bash','state':{'status':'completed',"
            "'output':'x\\n\\nUser aborted the command'}}]}",
            true);
        row("words that stand further back",
            "{'info':{'role':'assistant'},'parts':[{'type':'tool','tool':'bash','state':{'status':'completed',"
            "'output':'User aborted the command%'}}]}",
            true);
        row("sealed thought",
            "{'info':{'role':'assistant'},'parts':[{'type':'reasoning','text':'','metadata':{'a':{'b':'c'}}}]}", true);
        row("open thought with empty metadata",
            "{'info':{'role':'assistant'},'parts':[{'type':'reasoning','text':'','metadata':{}}]}", true);
        row("damaged", "{'info':{'role':'user'},'parts':[{'type':'text',,}]}", false);
        row("message of OpenCode 2", "{'id':'m','type':'user','text':''}", false);
        row("across the wrap of ids",
            "{'info':{'id':'msg_ffffffff0001a','role':'user'},'parts':[{'id':'prt_000000001001c','type':'text',"
            "'text':'b'},{'id':'prt_fffffffff001b','type':'text','text':'a'}]}",
            true);
    }
    void oddRecords()
    {
        QFETCH(QByteArray, json);
        QFETCH(bool, onDemand);
        json.replace('%', QByteArray(600, 'y')); // more than the end that is looked at
        const BothWays ways = readBothWays(json);
        QCOMPARE(!ways.onDemand.isNull(), onDemand);
        if (onDemand)
            QCOMPARE(ways.onDemand, ways.parsed);
    }
};

QTEST_GUILESS_MAIN(TestOpenCodeRecord)
#include "tst_opencoderecord.moc"
