// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonlocator.h"
#include "models/importers/opencodestores.h"
#include "models/sqlite/database.h"
#include "opencodesession.h"
#include "spooledsource.h"
#include "tests/support/importedoutline.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

/// The generations of files that were there before the tree of 0.8, and what the wrap of ids of 2026-08-14 does to the
/// order of messages and parts. All inputs were written by us, from the notes on the formats.
namespace {

const OpenCodeFolderImporter Folder;

class Tree
{
public:
    void write(const char *path, const char *content)
    {
        const QString file = m_folder.filePath(QLatin1String(path));
        QDir().mkpath(QFileInfo(file).path());
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly))
            qFatal("cannot write");
        out.write(jsonText(content));
    }
    [[nodiscard]] QString path(const char *below = "") const { return m_folder.filePath(QLatin1String(below)); }

private:
    QTemporaryDir m_folder;
};

QStringList outlineOf(const SpooledSource &source)
{
    QStringList outline;
    for (const auto &session : source.sink.sessions) {
        for (const MessageEntry &entry : judged(session.messages))
            outline.append(session.facts.uid + QLatin1Char(' ') + tacet::test::outlineOf(entry));
    }
    return outline;
}

/// Up to 0.2: a message is one file.
void writeEarliest(Tree &tree)
{
    tree.write("project/home-demo/storage/session/info/ses_0.json",
               "{'id':'ses_0','version':'0.2.1','title':'first of all','time':{'created':100,'updated':900}}");
    tree.write("project/home-demo/storage/session/message/ses_0/msg_1.json",
               "{'id':'msg_1','role':'user','parts':[{'type':'text','text':'List the files.'}],"
               "'metadata':{'time':{'created':200},'sessionID':'ses_0','tool':{}}}");
    tree.write("project/home-demo/storage/session/message/ses_0/msg_2.json",
               "{'id':'msg_2','role':'assistant','parts':[{'type':'step-start'},{'type':'tool-invocation',"
               "'toolInvocation':{'state':'result','toolCallId':'c1','toolName':'bash','args':{'command':'ls'},"
               "'result':'a.txt'}}],'metadata':{'time':{'created':300,'completed':400},'sessionID':'ses_0','tool':{},"
               "'assistant':{'modelID':'demo-1','providerID':'demo','cost':0,'path':{'cwd':'/','root':'/'}}}}");
    tree.write("project/home-demo/storage/session/message/ses_0/msg_3.json",
               "{'id':'msg_3','role':'user','parts':[],'metadata':{'time':{'created':500},'sessionID':'ses_0'}}");
    tree.write("project/home-demo/storage/session/message/ses_0/msg_4.json",
               "{'id':'msg_4','role':'assistant','parts':[{'type':'tool-invocation','toolInvocation':{'state':'call',"
               "'toolCallId':'c2','toolName':'bash','args':{'command':'sleep 9'}}}],'metadata':{'time':{'created':600,"
               "'completed':700},'sessionID':'ses_0','assistant':{'modelID':'demo-1'}}}");
    tree.write("project/home-demo/storage/session/message/ses_0/msg_5.json",
               "{'id':'msg_5','role':'assistant','parts':[],'metadata':{'time':{'created':800},'sessionID':'ses_0',"
               "'error':{'name':'ProviderAuthError','data':{'message':'no key'}},'assistant':{'modelID':'demo-1'}}}");
    tree.write("project/home-demo/storage/session/message/ses_0/msg_6.json",
               "{'id':'msg_6','role':'user','parts':[{'type':'file','mediaType':'image/png','filename':'dot.png',"
               "'url':'data:image/png;base64,iVBORw0K'}],'metadata':{'time':{'created':850},'sessionID':'ses_0'}}");
}

/// To 0.7: info, message and part, below the session.
void writeSecond(Tree &tree)
{
    tree.write("project/home-other/storage/session/info/ses_1.json",
               "{'id':'ses_1','version':'0.6.4','title':'second','time':{'created':1000,'updated':1900}}");
    tree.write("project/home-other/storage/session/message/ses_1/msg_1.json",
               "{'id':'msg_1','sessionID':'ses_1','role':'user','time':{'created':1100}}");
    tree.write("project/home-other/storage/session/part/ses_1/msg_1/prt_1.json",
               "{'id':'prt_1','sessionID':'ses_1','messageID':'msg_1','type':'text','text':' '}");
    tree.write("project/home-other/storage/session/message/ses_1/msg_2.json",
               "{'id':'msg_2','sessionID':'ses_1','role':'assistant','modelID':'demo-1','time':{'created':1200,"
               "'completed':1300},'system':['You are']}");
    tree.write("project/home-other/storage/session/part/ses_1/msg_2/prt_0.json",
               "{'id':'prt_0','sessionID':'ses_1','messageID':'msg_2','type':'step-start'}");
    tree.write("project/home-other/storage/session/part/ses_1/msg_2/prt_1.json",
               "{'id':'prt_1','sessionID':'ses_1','messageID':'msg_2','type':'tool','tool':'bash','callID':'c',"
               "'state':{'status':'completed','input':{'command':'ls'},'output':'a','title':'ls','metadata':{},"
               "'time':{'start':1,'end':2}}}");
    tree.write("project/home-other/storage/session/message/ses_1/msg_3.json",
               "{'id':'msg_3','sessionID':'ses_1','role':'user','time':{'created':1400}}");
}

const QStringList EarliestOutline {
    QStringLiteral("ses_0 user"),
    QStringLiteral("ses_0 assistant assistant-empty (tool-only)"),
    QStringLiteral("ses_0 user no-parts"),
    QStringLiteral("ses_0 assistant assistant-empty (aborted)"),
    QStringLiteral("ses_0 assistant assistant-empty (failed)"),
    QStringLiteral("ses_0 user attachment human:yes"),
};
const QStringList SecondOutline {
    QStringLiteral("ses_1 user blank (whitespace)"),
    QStringLiteral("ses_1 assistant assistant-empty (tool-only)"),
    QStringLiteral("ses_1 user no-parts"),
};

/// A message from just before the wrap, whose last part was made after it.
constexpr char WrapInfo[] = "'role':'assistant','time':{'created':1786706395000,'completed':1786706396000},"
                            "'finish':'stop'";
constexpr char WrapId[] = "msg_ffffffff0001aaaaaaaaaaaaaa";
constexpr char BeforeId[] = "prt_fffffffff001bbbbbbbbbbbbbb";
constexpr char AfterId[] = "prt_000000001001cccccccccccccc";

QByteArray words(const char *id, const char *text)
{
    return QByteArray("{'id':'") + id + "','messageID':'" + WrapId + "','sessionID':'ses_1','type':'text','text':'"
        + text + "'}";
}

}

class TestOpenCodeTrees : public QObject
{
    Q_OBJECT

private slots:
    void readsEachGeneration_data()
    {
        QTest::addColumn<QString>("below");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("one file a message") << QStringLiteral("project/home-demo/storage") << EarliestOutline;
        QTest::newRow("info, message, part") << QStringLiteral("project/home-other/storage") << SecondOutline;
        QTest::newRow("all projects of the data folder") << QString() << EarliestOutline + SecondOutline;
    }
    void readsEachGeneration()
    {
        QFETCH(QString, below);
        QFETCH(QStringList, expected);
        Tree tree;
        writeEarliest(tree);
        writeSecond(tree);
        const QString path = tree.path(below.toLatin1().constData());
        const ImporterRegistry registry; // whose importers these are
        const auto importer = registry.recognise(path);
        QVERIFY2(importer.has_value(), importer ? "" : qPrintable(oneLine(importer.error())));
        QCOMPARE((*importer)->id(), QStringLiteral("opencode-storage"));
        const SpooledSource source(**importer, path);
        QVERIFY2(source.result.has_value(), source.result ? "" : qPrintable(oneLine(source.result.error())));
        QCOMPARE(outlineOf(source), expected);
        QVERIFY(source.sink.damage.empty());
    }

    void earliestFactsAndBody()
    {
        Tree tree;
        writeEarliest(tree);
        const SpooledSource source(Folder, tree.path());
        QVERIFY(source.result);
        const auto &messages = source.sink.sessions.front().messages;
        QCOMPARE(source.sink.sessions.front().facts.title, QStringLiteral("first of all"));
        QCOMPARE(messages[1].timeMs.value_or(0), qint64(300));
        QCOMPARE(messages[1].endMs.value_or(0), qint64(400));
        QCOMPARE(QString::fromStdString(messages[1].model), QStringLiteral("demo-1"));
        QCOMPARE(QString::fromStdString(messages[4].errorName), QStringLiteral("ProviderAuthError"));
        const std::vector<QByteArray> records {source.recordOf(messages[1])};
        const MessageBody body = Folder.body(records);
        QCOMPARE(int(body.parts.size()), 2);
        QCOMPARE(body.parts[1].name, QStringLiteral("bash"));
        QCOMPARE(body.parts[1].target, QStringLiteral("ls"));
        QCOMPARE(body.parts[1].output, QStringLiteral("a.txt"));
    }

    /// Each proof, sought in the user's own file by its pointer, is the bytes that it says.
    void earliestEvidenceIsInTheFiles()
    {
        Tree tree;
        writeEarliest(tree);
        const SpooledSource source(Folder, tree.path());
        int proofs = 0;
        for (const MessageEntry &entry : judged(source.sink.sessions.front().messages)) {
            for (const EvidencePointer &pointer : entry.finding.evidence) {
                const auto within = Folder.locateIn(source.recordOf(entry.facts), pointer.pointer);
                QVERIFY2(within.has_value(), pointer.pointer.c_str());
                const ByteRange range {entry.facts.records.front().range.offset + within->offset, within->length};
                std::optional<Evidence> evidence;
                for (const SpoolPiece &piece : source.pieces) {
                    if (!evidence)
                        evidence = evidenceWithin(piece, QString::fromStdString(pointer.pointer), {}, range);
                }
                QVERIFY2(evidence.has_value(), pointer.pointer.c_str());
                const QString file = evidence->origin.value(QStringLiteral("file")).toString();
                const QByteArray bytes = bytesOf(tree.path() + QLatin1Char('/') + file);
                const auto own = locate(bytes, evidence->pointer.toStdString());
                QVERIFY2(own.has_value(), qPrintable(evidence->pointer));
                QCOMPARE(evidence->range, *own);
                ++proofs;
            }
        }
        QCOMPARE(proofs, 5); // the call, the empty list, the call without an end, the error's name, the file
    }

    void aTreeAndADatabaseBesideIt()
    {
        // The session that both have is read from the database, the others from where they are.
        Tree tree;
        writeEarliest(tree);
        writeSecond(tree);
        const auto database = Database::open(tree.path("opencode.db"), Database::Mode::ReadWrite);
        QVERIFY(database);
        QVERIFY((*database)->execute(
            "CREATE TABLE session (id TEXT PRIMARY KEY, parent_id TEXT, title TEXT, version TEXT, directory TEXT,"
            " time_created INTEGER, time_updated INTEGER, revert TEXT);"
            "CREATE TABLE message (id TEXT PRIMARY KEY, session_id TEXT, time_created INTEGER, data TEXT);"
            "CREATE TABLE part (id TEXT PRIMARY KEY, message_id TEXT, data TEXT);"
            "INSERT INTO session VALUES ('ses_1', NULL, 'moved', '1.2.27', '/', 1, 2, NULL);"
            "INSERT INTO message VALUES ('msg_1', 'ses_1', 1, '{\"role\":\"user\"}');"));
        const SpooledSource source(Folder, tree.path());
        QVERIFY2(source.result.has_value(), source.result ? "" : qPrintable(oneLine(source.result.error())));
        QCOMPARE(outlineOf(source), QStringList {QStringLiteral("ses_1 user no-parts")} + EarliestOutline);
    }

    void messagesAcrossTheWrap()
    {
        Tree tree;
        tree.write("session/p/ses_1.json", "{'id':'ses_1'}");
        for (const char *id : {"msg_fffffff00001a", "msg_ffffffff0001a", "msg_000000100001b", "msg_000001000001c"})
            tree.write((QByteArray("message/ses_1/") + id + ".json").constData(), "{'role':'user'}");
        const SpooledSource source(Folder, tree.path());
        QStringList ids;
        for (const MessageFacts &facts : source.sink.sessions.front().messages)
            ids.append(QString::fromStdString(facts.id));
        QCOMPARE(ids.join(QLatin1Char(' ')),
                 QStringLiteral("msg_fffffff00001a msg_ffffffff0001a msg_000000100001b msg_000001000001c"));
    }

    /// One message as export, tree and database: opencode itself stores the later part in front of the earlier one.
    void partsAcrossTheWrap()
    {
        const QByteArray before = words(BeforeId, "first");
        const QByteArray after = words(AfterId, "second");
        const QByteArray file = jsonText((QByteArray("{'info':{'id':'ses_1','slug':'s'},'messages':[{'info':{'id':'")
                                          + WrapId + "'," + WrapInfo + "},'parts':[" + after + ',' + before + "]}]}")
                                             .constData());
        const TemporaryInput input(file);
        RecordingSink sink;
        QVERIFY(readFile(exportImporter(), input.path(), sink));
        const MessageFacts &exported = sink.sessions.front().messages.front();
        const ByteRange range = exported.records.front().range;
        const std::vector<QByteArray> records {file.mid(range.offset, range.length)};
        QCOMPARE(QString::fromStdString(exported.preview), QStringLiteral("first second"));
        QCOMPARE(exported.parts.front().index, 1); // where it stands in the file
        QCOMPARE(exportImporter().body(records).visibleText(), QStringLiteral("first\n\nsecond"));
        const QByteArray content = exportImporter().canonicalContent(records);

        Tree tree;
        tree.write("session/p/ses_1.json", "{'id':'ses_1'}");
        tree.write((QByteArray("message/ses_1/") + WrapId + ".json").constData(),
                   (QByteArray("{'id':'") + WrapId + "'," + WrapInfo + '}').constData());
        tree.write((QByteArray("part/") + WrapId + '/' + BeforeId + ".json").constData(), before.constData());
        tree.write((QByteArray("part/") + WrapId + '/' + AfterId + ".json").constData(), after.constData());
        const SpooledSource fromTree(Folder, tree.path());
        const MessageFacts &ofTree = fromTree.sink.sessions.front().messages.front();
        QCOMPARE(QString::fromStdString(ofTree.preview), QStringLiteral("first second"));
        const std::vector<QByteArray> treeRecords {fromTree.recordOf(ofTree)};
        QCOMPARE(Folder.canonicalContent(treeRecords), content);

        Tree folder;
        const QString path = folder.path("opencode.db");
        const auto database = Database::open(path, Database::Mode::ReadWrite);
        QVERIFY(database);
        const QByteArray sql = QByteArray("CREATE TABLE session (id TEXT, parent_id TEXT, title TEXT, version TEXT,"
                                          " directory TEXT, time_created INTEGER, time_updated INTEGER, revert TEXT);"
                                          "CREATE TABLE message (id TEXT, session_id TEXT, time_created INTEGER,"
                                          " data TEXT); CREATE TABLE part (id TEXT, message_id TEXT, data TEXT);"
                                          "INSERT INTO session VALUES ('ses_1', NULL, 'T', '1.2.27', '/', 1, 2, NULL);"
                                          "INSERT INTO message VALUES ('")
            + WrapId + "', 'ses_1', 1, '" + jsonText((QByteArray("{") + WrapInfo + '}').constData())
            + "'); INSERT INTO part VALUES ('" + AfterId + "', '" + WrapId + "', '"
            + jsonText("{'type':'text','text':'second'}") + "'), ('" + BeforeId + "', '" + WrapId + "', '"
            + jsonText("{'type':'text','text':'first'}") + "');";
        QVERIFY((*database)->execute(sql.constData()));
        const SpooledSource fromRows(OpenCodeDatabaseImporter(), path);
        const MessageFacts &ofRows = fromRows.sink.sessions.front().messages.front();
        QCOMPARE(QString::fromStdString(ofRows.preview), QStringLiteral("first second"));
        const std::vector<QByteArray> rowRecords {fromRows.recordOf(ofRows)};
        QCOMPARE(Folder.canonicalContent(rowRecords), content);
    }

    /// What crashes leave: an empty part, a part of an unknown type, a message without its parts, a session whose file
    /// and whose project's file are gone. Each costs itself alone.
    void damagedTree()
    {
        Tree tree;
        tree.write("message/ses_gone/msg_1.json", "{'id':'msg_1','role':'user'}");
        tree.write("part/msg_1/prt_1.json", "");
        tree.write("message/ses_gone/msg_2.json", "{'id':'msg_2','role':'user'}");
        tree.write("part/msg_2/prt_1.json", "{'type':'hologram','shape':'cube'}");
        tree.write("message/ses_gone/msg_3.json", "{'id':'msg_3','role':'user'}");
        tree.write("message/ses_gone/msg_4.json", "{'id':'msg_4','role':'user'}");
        tree.write("part/msg_4/prt_1.json", "{'type':'text','text':'still here'}");
        const SpooledSource source(Folder, tree.path());
        QVERIFY(source.result);
        QCOMPARE(outlineOf(source),
                 QStringList({QStringLiteral("ses_gone user no-parts (unknown-parts)"),
                              QStringLiteral("ses_gone user no-parts (unknown-parts)"),
                              QStringLiteral("ses_gone user no-parts"), QStringLiteral("ses_gone user")}));
        QCOMPARE(int(source.sink.damage.size()), 1);
        QVERIFY(source.sink.damage.front().reason.contains(QLatin1String("part/msg_1/prt_1.json")));
    }

    void damagedRows()
    {
        Tree folder;
        const auto database = Database::open(folder.path("opencode.db"), Database::Mode::ReadWrite);
        QVERIFY(database);
        QVERIFY((*database)->execute(
            "CREATE TABLE session (id TEXT, parent_id TEXT, title TEXT, version TEXT, directory TEXT,"
            " time_created INTEGER, time_updated INTEGER, revert TEXT);"
            "CREATE TABLE message (id TEXT, session_id TEXT, time_created INTEGER, data TEXT);"
            "CREATE TABLE part (id TEXT, message_id TEXT, data TEXT);"
            "INSERT INTO session VALUES ('ses_1', NULL, 'T', '1.2.27', '/', 1, 2, 'no JSON');"
            "INSERT INTO message VALUES ('msg_1', 'ses_1', 1, '{\"role\":\"user\"}'), ('msg_2', 'ses_1', 2, ''),"
            " ('msg_3', 'ses_1', 3, '{\"role\":\"user\"}');"
            "INSERT INTO part VALUES ('prt_1', 'msg_1', ''), ('prt_2', 'msg_1', '{\"type\":\"text\",\"text\":\"a\"}'),"
            " ('prt_3', 'msg_3', '');"));
        const SpooledSource source(OpenCodeDatabaseImporter(), folder.path("opencode.db"));
        QVERIFY(source.result);
        QCOMPARE(outlineOf(source),
                 QStringList({QStringLiteral("ses_1 user"), QStringLiteral("ses_1 user no-parts (unknown-parts)")}));
        QCOMPARE(int(source.sink.damage.size()), 3); // the part of msg_1, msg_2, the part of msg_3
    }
};

QTEST_GUILESS_MAIN(TestOpenCodeTrees)
#include "tst_opencodetrees.moc"
