// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodestores.h"
#include "models/sqlite/database.h"
#include "opencodesession.h"
#include "spooledsource.h"
#include "tests/support/importedoutline.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

/// OpenCode 2. No real file was to be had: v2-export.json was written by us from the schema of its messages, and the
/// databases are made of it here.

namespace {

QString exportFile()
{
    return labFile("written/v2-export.json");
}

/// What its 27 records are, worked out by hand. Those that are no messages:
///   jq -r '.messages[].type' v2-export.json | grep -cE 'switched|idle|system|hologram'   6
const QStringList Outline {
    QStringLiteral("user"),
    QStringLiteral("assistant assistant-empty (tool-only)"),
    QStringLiteral("assistant"),
    QStringLiteral("user blank (empty)"),
    QStringLiteral("assistant assistant-empty (thinking-open)"),
    QStringLiteral("user attachment human:yes"),
    QStringLiteral("assistant assistant-empty (aborted)"),
    QStringLiteral("user attachment-lost human:yes"),
    QStringLiteral("user subtask (mention) human:yes"),
    QStringLiteral("user synthetic (auto-continue)"),
    QStringLiteral("user synthetic (injected)"),
    QStringLiteral("user synthetic (injected)"), // a skill's words
    QStringLiteral("user command (shell) human:yes"),
    QStringLiteral("user compaction (auto)"),
    QStringLiteral("user compaction (manual failed)"),
    QStringLiteral("user compaction (manual unfinished)"),
    QStringLiteral("user blank (invisible)"),
    QStringLiteral("assistant assistant-empty (thinking-sealed)"),
    QStringLiteral("assistant assistant-empty (aborted)"), // a call that was interrupted
    QStringLiteral("assistant assistant-empty (empty)"),
    QStringLiteral("assistant assistant-empty (unfinished)"),
};

constexpr char SchemaTwo[] =
    "CREATE TABLE session_v2 (id TEXT PRIMARY KEY, parent_id TEXT, title TEXT, version TEXT, directory TEXT,"
    " time_created INTEGER, time_updated INTEGER, revert TEXT);"
    "CREATE TABLE session_message (id TEXT PRIMARY KEY, session_id TEXT, type TEXT, seq INTEGER,"
    " time_created INTEGER, time_updated INTEGER, data TEXT);";
constexpr char SchemaOne[] =
    "CREATE TABLE session (id TEXT PRIMARY KEY, parent_id TEXT, title TEXT, version TEXT, directory TEXT,"
    " time_created INTEGER, time_updated INTEGER, revert TEXT);"
    "CREATE TABLE message (id TEXT PRIMARY KEY, session_id TEXT, time_created INTEGER, data TEXT);"
    "CREATE TABLE part (id TEXT PRIMARY KEY, message_id TEXT, data TEXT);";
constexpr char InsertMessage[] = "INSERT INTO session_message VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)";

QJsonObject exported()
{
    return QJsonDocument::fromJson(bytesOf(exportFile())).object();
}

/// The exported session as rows, the last first: only seq says in which order they were.
bool insertSession(Database &database, const QString &uid)
{
    auto insert = database.prepare(InsertMessage);
    const QJsonArray messages = exported().value(QStringLiteral("messages")).toArray();
    for (qsizetype seq = messages.size(); insert && seq-- > 0;) {
        QJsonObject data = messages.at(seq).toObject();
        insert->bind(1, data.take(QStringLiteral("id")).toString());
        insert->bind(2, uid);
        insert->bind(3, data.take(QStringLiteral("type")).toString());
        insert->bind(4, qint64(seq));
        insert->bind(5, qint64(1));
        insert->bind(6, QString::fromUtf8(QJsonDocument(data).toJson(QJsonDocument::Compact)));
        if (!insert->run())
            return false;
    }
    return insert.has_value();
}

QStringList outlineOf(const std::vector<MessageFacts> &messages)
{
    QStringList outline;
    for (const MessageEntry &entry : judged(messages))
        outline.append(tacet::test::outlineOf(entry));
    return outline;
}

class TemporaryDatabase
{
public:
    explicit TemporaryDatabase(std::initializer_list<const char *> statements)
        : m_path(m_folder.filePath(QStringLiteral("opencode.db")))
    {
        auto opened = Database::open(m_path, Database::Mode::ReadWrite);
        if (!opened)
            qFatal("cannot create a database");
        m_database = std::move(*opened);
        for (const char *statement : statements) {
            if (!m_database->execute(statement))
                qFatal("%s", statement);
        }
    }
    [[nodiscard]] Database &operator*() const { return *m_database; }
    [[nodiscard]] QString path() const { return m_path; }

private:
    QTemporaryDir m_folder;
    QString m_path;
    std::unique_ptr<Database> m_database;
};

}

class TestOpenCode2 : public QObject
{
    Q_OBJECT

private slots:
    void readsTheExport()
    {
        const Imported imported = importFile(exportFile());
        QCOMPARE(imported.wrong, QString());
        QCOMPARE(imported.format, QStringLiteral("opencode-export"));
        QCOMPARE(imported.outline, Outline);
        QCOMPARE(imported.damaged, size_t(0));
        const SessionFacts &session = imported.sessions.front();
        // jq -r '.info | .id, .title, .location.directory, .model.id' v2-export.json
        QCOMPARE(session.uid, QStringLiteral("ses_0a11e5c00ffeTwoWrittenByUs01"));
        QCOMPARE(session.title, QStringLiteral("Every kind of record"));
        QCOMPARE(session.directory, QStringLiteral("/home/demo/project"));
        QCOMPARE(session.model, QStringLiteral("demo-2"));
    }

    void tellsWhatIsNoMessage()
    {
        RecordingSink sink;
        QVERIFY(readFile(exportImporter(), exportFile(), sink));
        QStringList types;
        for (const auto &[record, type] : sink.others)
            types.append(QString::fromStdString(type));
        // jq -r '.messages[].type' v2-export.json | grep -E 'switched|idle|system|hologram'
        QCOMPARE(types.join(QLatin1Char(' ')),
                 QStringLiteral("agent-switched idle system model-switched location-switched hologram"));
    }

    void showsTheWholeOfAMessage()
    {
        const Imported imported = importFile(exportFile());
        QVERIFY(imported.entries.size() == 21);
        const QByteArray bytes = bytesOf(exportFile());
        const auto bodyOf = [&](size_t ordinal) {
            const ByteRange range = imported.entries[ordinal].facts.records.front().range;
            const std::vector<QByteArray> records {bytes.mid(range.offset, range.length)};
            return exportImporter().body(records);
        };
        // jq '.messages[2].content[0]' and so on
        const BodyPart call = bodyOf(1).parts.front();
        QCOMPARE(call.name, QStringLiteral("shell"));
        QCOMPARE(call.target, QStringLiteral("ls"));
        QCOMPARE(call.output, QStringLiteral("a.txt\nb.txt"));
        QCOMPARE(call.status, QStringLiteral("completed"));
        QCOMPARE(bodyOf(2).visibleText(), QStringLiteral("There are two."));
        QCOMPARE(bodyOf(5).parts.front().name, QStringLiteral("dot.png"));
        QCOMPARE(bodyOf(12).parts.front().output, QStringLiteral("clean"));
        QVERIFY(bodyOf(13).visibleText().isEmpty()); // the summary is the program's, and it is there
        QVERIFY(bodyOf(13).parts[1].text.startsWith(QLatin1String("## Objective")));
        QCOMPARE(bodyOf(14).error, QStringLiteral("400"));
    }

    void databaseEqualsExport()
    {
        const TemporaryDatabase database({SchemaTwo});
        QVERIFY((*database).execute("INSERT INTO session_v2 VALUES ('ses_1', NULL, NULL, '2.0.3', '/d', 1, 2, NULL)"));
        QVERIFY(insertSession(*database, QStringLiteral("ses_1")));
        const OpenCodeDatabaseImporter importer;
        const SpooledSource source(importer, database.path());
        QVERIFY2(source.result.has_value(), source.result ? "" : qPrintable(oneLine(source.result.error())));
        const auto &messages = source.sink.sessions.front().messages;
        QCOMPARE(outlineOf(messages), Outline);

        const Imported imported = importFile(exportFile());
        const QByteArray bytes = bytesOf(exportFile());
        for (size_t i = 0; i < messages.size(); ++i) {
            const ByteRange range = imported.entries[i].facts.records.front().range;
            const std::vector<QByteArray> row {source.recordOf(messages[i])};
            const std::vector<QByteArray> element {bytes.mid(range.offset, range.length)};
            QCOMPARE(importer.canonicalContent(row), importer.canonicalContent(element));
            QCOMPARE(messages[i].id, imported.entries[i].facts.id);
        }
    }

    void evidenceIsInTheColumn()
    {
        const TemporaryDatabase database({SchemaTwo});
        QVERIFY((*database).execute("INSERT INTO session_v2 VALUES ('ses_1', NULL, NULL, '2.0.3', '/d', 1, 2, NULL)"));
        QVERIFY(insertSession(*database, QStringLiteral("ses_1")));
        const OpenCodeDatabaseImporter importer;
        const SpooledSource source(importer, database.path());
        const auto entries = judged(source.sink.sessions.front().messages);
        auto data = (*database).prepare("SELECT data FROM session_message WHERE id=?1");
        auto type = (*database).prepare("SELECT type FROM session_message WHERE id=?1");
        QVERIFY(data && type);
        int proofs = 0;
        for (const MessageEntry &entry : entries) {
            for (const EvidencePointer &pointer : entry.finding.evidence) {
                const QByteArray record = source.recordOf(entry.facts);
                const auto within = importer.locateIn(record, pointer.pointer);
                QVERIFY2(within.has_value(), pointer.pointer.c_str());
                const ByteRange range {entry.facts.records.front().range.offset + within->offset, within->length};
                const auto piece = std::find_if(source.pieces.begin(), source.pieces.end(), [&](const SpoolPiece &p) {
                    return p.range.offset <= range.offset && range.end() <= p.range.end();
                });
                QVERIFY(piece != source.pieces.end());
                const auto evidence = evidenceWithin(*piece, QString::fromStdString(pointer.pointer), {}, range);
                QVERIFY(evidence);
                const bool isType = pointer.pointer == "/type"; // a column of its own, without quotes
                Statement &column = isType ? *type : *data;
                column.bind(1, QString::fromStdString(entry.facts.id));
                QVERIFY(column.step().value_or(false));
                const QByteArray bytes = column.text(0).toUtf8();
                column.reset();
                QByteArray proof = record.mid(within->offset, within->length);
                if (isType)
                    proof = proof.mid(1, proof.size() - 2);
                QCOMPARE(bytes.mid(evidence->range.offset, evidence->range.length), proof);
                QCOMPARE(evidence->origin.value(QStringLiteral("column")).toString(),
                         isType ? QStringLiteral("type") : QStringLiteral("data"));
                ++proofs;
            }
        }
        QVERIFY(proofs >= 16);
    }

    void unitesBothVersions()
    {
        // ses_a in both, ses_b in version 2 without a message (it was never taken over), ses_c in version 1 alone,
        // ses_d in version 2 alone.
        const TemporaryDatabase database({SchemaOne, SchemaTwo});
        QVERIFY((*database).execute(
            "INSERT INTO session VALUES ('ses_a', NULL, 'one', '1.18.0', '/d', 1, 2, NULL),"
            " ('ses_b', NULL, 'one', '1.18.0', '/d', 3, 4, NULL), ('ses_c', NULL, 'one', '1.18.0', '/d', 5, 6, NULL);"
            "INSERT INTO session_v2 SELECT id, parent_id, 'two', '2.0.3', directory, time_created, time_updated, revert"
            " FROM session WHERE id <> 'ses_c';"
            "INSERT INTO session_v2 VALUES ('ses_d', NULL, 'two', '2.0.3', '/d', 7, 8, NULL);"
            "INSERT INTO message SELECT 'msg_' || id, id, 1, '{\"role\":\"user\"}' FROM session;"
            "INSERT INTO session_message VALUES ('msg_ses_a', 'ses_a', 'user', 0, 1, 1, '{\"text\":\"hello\"}')"));
        const SpooledSource source(OpenCodeDatabaseImporter(), database.path());
        QVERIFY2(source.result.has_value(), source.result ? "" : qPrintable(oneLine(source.result.error())));
        QStringList sessions;
        for (const auto &session : source.sink.sessions)
            sessions.append(
                QStringLiteral("%1 %2 %3").arg(session.facts.uid, session.facts.title).arg(session.messages.size()));
        QCOMPARE(sessions.join(QStringLiteral("; ")),
                 QStringLiteral("ses_a two 1; ses_d two 0; ses_b one 1; ses_c one 1"));
    }

    void readsTheTestVersion()
    {
        // opencode-next.db of the beta: its table of sessions was still called "session".
        const TemporaryDatabase database({SchemaTwo,
                                          "ALTER TABLE session_v2 RENAME TO session;"
                                          "INSERT INTO session VALUES ('ses_1', NULL, 't', '2', '/', 1, 1, NULL)"});
        QVERIFY(insertSession(*database, QStringLiteral("ses_1")));
        const ImporterRegistry registry; // whose importers these are
        const auto importer = registry.recognise(database.path());
        QVERIFY(importer);
        QCOMPARE((*importer)->id(), QStringLiteral("opencode-database"));
        const SpooledSource source(**importer, database.path());
        QCOMPARE(outlineOf(source.sink.sessions.front().messages), Outline);
    }

    void messagesOfVersionOneStayThere()
    {
        // session_message has rows of its own in late databases of version 1 (agent-switched, model-switched).
        const TemporaryDatabase database(
            {SchemaOne,
             "CREATE TABLE session_message (id TEXT PRIMARY KEY, session_id TEXT, type TEXT, seq INTEGER, data TEXT);"
             "INSERT INTO session_message VALUES ('msg_0', 'ses_1', 'agent-switched', 0, '{}');"
             "INSERT INTO session VALUES ('ses_1', NULL, 'one', '1.15.13', '/d', 1, 2, NULL);"
             "INSERT INTO message VALUES ('msg_1', 'ses_1', 1, '{\"role\":\"user\"}')"});
        const SpooledSource source(OpenCodeDatabaseImporter(), database.path());
        QVERIFY(source.result);
        QCOMPARE(source.sink.messages(), 1);
        QVERIFY(source.sink.others.empty());
    }

    void damagedRowsCostNoOther()
    {
        const TemporaryDatabase database(
            {SchemaTwo,
             "INSERT INTO session_v2 VALUES ('ses_1', NULL, 'two', '2.0.3', '/d', 1, 2, NULL);"
             "INSERT INTO session_message VALUES ('msg_1', 'ses_1', 'user', 0, 1, 1, '{\"text\":\"a\"}'),"
             " ('msg_2', 'ses_1', 'user', 1, 1, 1, ''), ('msg_3', 'ses_1', 'user', 2, 1, 1, '{\"text\":'),"
             " ('msg_4', 'ses_1', 'user', 3, 1, 1, '{}'), ('msg_5', 'ses_1', 'user', 4, 1, 1, '{\"text\":null}'),"
             " ('msg_6', 'ses_1', 'assistant', 5, 1, 1, '{\"finish\":\"stop\"}')"});
        const SpooledSource source(OpenCodeDatabaseImporter(), database.path());
        QVERIFY(source.result);
        QCOMPARE(int(source.sink.damage.size()), 2);
        QVERIFY(source.sink.damage.front().reason.contains(QLatin1String("msg_2")));
        QCOMPARE(outlineOf(source.sink.sessions.front().messages),
                 QStringList({QStringLiteral("user"), QStringLiteral("user no-parts"), QStringLiteral("user no-parts"),
                              QStringLiteral("assistant assistant-empty (empty)")}));
    }

    void tornExport()
    {
        // Cut in the middle of the 13th message: what was whole has been read. Twelve records stand before, of which
        // two (agent-switched, idle) are no messages.
        QByteArray bytes = bytesOf(exportFile());
        bytes.truncate(bytes.indexOf("The build in the background"));
        const TemporaryInput input(bytes);
        const Imported imported = importFile(input.path());
        QCOMPARE(imported.outline, Outline.mid(0, 10));
        QCOMPARE(imported.damaged, size_t(1));
    }

    void brokenMessageCostsNoOther()
    {
        QByteArray bytes = bytesOf(exportFile());
        bytes.replace("\"text\": \"There are two.\" } ]", "\"text\": \"There are two."); // no end of its own
        const TemporaryInput input(bytes);
        const Imported imported = importFile(input.path());
        QStringList expected = Outline;
        expected.removeAt(2);
        QVERIFY(imported.damaged > 0);
        QCOMPARE(imported.outline.mid(imported.outline.size() - 18), expected.mid(2));
    }

    void behindAStatusLine()
    {
        const TemporaryInput input("Exporting session: ses_0a11\n" + bytesOf(exportFile()));
        QCOMPARE(importFile(input.path()).outline, Outline);
    }
};

QTEST_GUILESS_MAIN(TestOpenCode2)
#include "tst_opencode2.moc"
