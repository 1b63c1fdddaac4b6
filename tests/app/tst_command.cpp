// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sqlite/database.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace tacet;

namespace {

QString data(const char *name)
{
    return QStringLiteral(TACET_TEST_DATA "/") + QString::fromUtf8(name);
}

/// "S2 empty users": 37 messages. jq '.messages|length'
QString emptyUsers()
{
    return data("opencode/lab-1.2.27/export/S2-ses_dd30404e7ffev2poWj5S9c1dLt.json");
}
/// "S3 compaction": 27 messages, compaction parts at 5, 11, 19, 23, each followed by its summary.
/// jq -c '.messages|to_entries[]|select(.value.parts[].type=="compaction")|.key'
QString compactions()
{
    return data("opencode/lab-1.2.27/export/S3-ses_dd303fd22ffeQdAmaCoQn0y9ow.json");
}
/// Three lines; the last ends in the middle of a string: wc -l says 2 line ends, jq -c . fails at the third.
QString torn()
{
    return data("claude-code/cc_truncated_last_line.jsonl");
}

struct Outcome {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString written(const QTemporaryDir &folder, const char *name, const QByteArray &bytes)
{
    const QString path = folder.filePath(QString::fromUtf8(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", name);
    return path;
}

QStringList indicesAndClasses(const QByteArray &json)
{
    QStringList found;
    const auto sessions = QJsonDocument::fromJson(json)[QLatin1StringView("sessions")].toArray();
    for (const QJsonValue &session : sessions) {
        const auto silences = session[QLatin1StringView("silences")].toArray();
        for (const QJsonValue &silence : silences) {
            found.append(QStringLiteral("%1 %2 %3")
                             .arg(silence[QLatin1StringView("index")].toInt())
                             .arg(silence[QLatin1StringView("class")].toString(),
                                  silence[QLatin1StringView("detail")].toString())
                             .trimmed());
        }
    }
    return found;
}

}

class TestCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_library;

    Outcome run(const QStringList &arguments, const QByteArray &input = {}, const QString &output = {})
    {
        QProcess process;
        if (!output.isEmpty())
            process.setStandardOutputFile(output);
        process.start(QStringLiteral(TACET_PROGRAM), QStringList {QStringLiteral("--library"), m_library} + arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
            qFatal("%s", qPrintable(process.errorString() + arguments.join(u' ')));
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    Outcome run(const char *line, const QStringList &more = {})
    {
        return run(QString::fromUtf8(line).split(u' ') + more);
    }

private slots:
    // Refused files are told of this list, so it has to be there, and to name what a scan names.
    void listsTheFormats()
    {
        const auto listed = run("formats");
        QCOMPARE(listed.status, 0);
        const auto scanned =
            run({QStringLiteral("scan"), QStringLiteral("--format"), QStringLiteral("json"), compactions()});
        const QByteArray format =
            QJsonDocument::fromJson(scanned.out)[QLatin1StringView("sessions")][0][QLatin1StringView("format")]
                .toString()
                .toUtf8();
        QCOMPARE(format, QByteArray("opencode-export"));
        QVERIFY(listed.out.startsWith(format + ' ') || listed.out.contains('\n' + format + ' '));
        QVERIFY(listed.out.contains("\nclaude-code "));
    }

    void init()
    {
        static int number = 0;
        m_library = m_folder.filePath(QStringLiteral("library %1").arg(++number)); // with a space, as people have them
    }

    // A format that somebody described: listed, checked, read; again when the description changes, and no longer when
    // it is gone. What the log holds is counted by hand in tst_houseimporter.
    void houseFormats()
    {
        const QString log = data("house/werkstatt.jsonl");
        const QString mapping = m_library + QStringLiteral("/formats/werkstatt.json");
        QCOMPARE(run({QStringLiteral("scan"), log}).status, 1);
        QVERIFY(QDir().mkpath(m_library + QStringLiteral("/formats")));
        QVERIFY(QFile::copy(data("house/werkstatt.json"), mapping));

        const Outcome listed = run("formats");
        QCOMPARE(listed.status, 0);
        QVERIFY(listed.out.contains("\nhouse-werkstatt "));
        QVERIFY(listed.out.contains(mapping.toUtf8()));

        const QStringList scan {QStringLiteral("scan"),     log,
                                QStringLiteral("--format"), QStringLiteral("json"),
                                QStringLiteral("--class"),  QStringLiteral("tool-result,near-silence")};
        const Outcome first = run(scan);
        QCOMPARE(first.status, 3); // one line is torn
        const auto session = QJsonDocument::fromJson(first.out)[QLatin1StringView("sessions")][0];
        QCOMPARE(session[QLatin1StringView("format")].toString(), QStringLiteral("house-werkstatt"));
        QCOMPARE(session[QLatin1StringView("messages")].toInt(), 14);
        const QStringList found = indicesAndClasses(first.out);
        for (const char *one : {"2 wrapper", "4 blank whitespace", "6 synthetic nudge", "7 tool-result no-output",
                                "8 near-silence", "9 synthetic reminder", "12 interrupt", "13 no-parts missing"})
            QVERIFY2(found.contains(QLatin1String(one)), one);
        // "Darf ich" offers and "Servus" greets by the words of the mapping alone.
        const auto silence = session[QLatin1StringView("silences")][0];
        QCOMPARE(silence[QLatin1StringView("slot")].toString(), QStringLiteral("proposal-pending"));
        QCOMPARE(silence[QLatin1StringView("response")][QLatin1StringView("proposal")].toString(),
                 QStringLiteral("RESET"));

        // "werkzeug" is passed over from now on: one message less.
        QByteArray changed = contentOf(mapping);
        QFile file(mapping);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(changed.replace("\"werkzeug\": \"tool\"", "\"werkzeug\": \"skip\""));
        file.close();
        const Outcome second = run(scan);
        QCOMPARE(QJsonDocument::fromJson(second.out)[QLatin1StringView("sessions")][0][QLatin1StringView("messages")]
                     .toInt(),
                 13);
        QVERIFY(QFile::remove(mapping));
        QCOMPARE(run(scan).status, 1);
    }

    void checksAMapping()
    {
        const QString log = data("house/werkstatt.jsonl");
        const QString mapping = data("house/werkstatt.json");
        const QStringList check {QStringLiteral("formats"), QStringLiteral("--check")};
        const Outcome good = run(check + QStringList {mapping, log});
        QCOMPARE(good.status, 0);
        // The first line of the log, and what its third and sixth are.
        QVERIFY(good.out.contains("   0  user       2026-08-01 10:00:00  Baue einen Zaun.\n"));
        QVERIFY(good.out.contains("   2  user       2026-08-01 10:00:47  [wrapper]\n"));
        QVERIFY(good.out.contains("   5  assistant  2026-08-01 10:01:01  [auto-reply (no-content)]\n"));

        const Outcome other = run(check + QStringList {data("house/archive.json"), log});
        QCOMPARE(other.status, 1);
        QVERIFY(other.err.contains("/export/talks"));

        const QString wrong =
            written(m_folder, "wrong.json", contentOf(mapping).replace("\"nutzer\": \"user\"", "\"nutzer\": \"me\""));
        const Outcome refused = run(check + QStringList {wrong});
        QCOMPARE(refused.status, 1);
        QVERIFY(refused.err.contains("/roles/nutzer must be one of: user, assistant, tool, system, skip"));
        QVERIFY(refused.err.contains("wrong.json"));

        // In its place it is told of at every scan, and hinders none.
        QVERIFY(QDir().mkpath(m_library + QStringLiteral("/formats")));
        QVERIFY(QFile::copy(wrong, m_library + QStringLiteral("/formats/wrong.json")));
        const Outcome scanned = run({QStringLiteral("scan"), compactions()});
        QCOMPARE(scanned.status, 0);
        QVERIFY(scanned.err.contains("wrong.json"));
        QCOMPARE(run("formats").status, 1);
    }

    void scanFindsEverySilence()
    {
        // By the tables of the format notes, read off with
        // jq -c
        // '.messages|to_entries[]|select(.value.info.role=="user")|[.key,[.value.parts[]|.type,.synthetic,.text]]'
        const QStringList expected {
            QStringLiteral("2 blank empty"),
            QStringLiteral("4 blank whitespace"),
            QStringLiteral("6 no-parts"),
            QStringLiteral("8 attachment"),
            QStringLiteral("10 attachment"),
            QStringLiteral("12 attachment"),
            QStringLiteral("14 attachment"),
            QStringLiteral("16 attachment-lost"),
            QStringLiteral("18 synthetic injected"),
            QStringLiteral("20 ignored"),
            QStringLiteral("23 ignored"),
            QStringLiteral("24 subtask mention"),
            QStringLiteral("26 subtask command"),
            QStringLiteral("31 subtask command"),
            QStringLiteral("33 synthetic after-subtask"),
            QStringLiteral("35 command shell"),
        };
        const Outcome outcome = run("scan --format json", {emptyUsers()});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(indicesAndClasses(outcome.out), expected);
        QCOMPARE(outcome.err, QByteArray());
    }

    void scanTellsWhatFollowed()
    {
        const Outcome outcome = run("scan --format jsonl", {compactions()});
        QCOMPARE(outcome.status, 0);
        const QJsonObject session = QJsonDocument::fromJson(outcome.out).object();
        QCOMPARE(session.value(QLatin1StringView("source")).toString(), compactions());
        QCOMPARE(session.value(QLatin1StringView("format")).toString(), QStringLiteral("opencode-export"));
        QCOMPARE(session.value(QLatin1StringView("uid")).toString(), QStringLiteral("ses_dd303fd22ffeQdAmaCoQn0y9ow"));
        QCOMPARE(session.value(QLatin1StringView("title")).toString(), QStringLiteral("S3 compaction"));
        QCOMPARE(session.value(QLatin1StringView("messages")).toInt(), 27);
        const QJsonObject first = session.value(QLatin1StringView("silences")).toArray().at(0).toObject();
        QCOMPARE(first.value(QLatin1StringView("index")).toInt(), 5);
        QCOMPARE(first.value(QLatin1StringView("key")).toString(), QStringLiteral("msg_22cfc04190016WXmW3cJpqLEoP"));
        QCOMPARE(first.value(QLatin1StringView("class")).toString(), QStringLiteral("compaction"));
        const QJsonObject response = first.value(QLatin1StringView("response")).toObject();
        QCOMPARE(response.value(QLatin1StringView("index")).toInt(), 6);
        QCOMPARE(response.value(QLatin1StringView("last")).toInt(), 6);
        QCOMPARE(response.value(QLatin1StringView("proposal")).toString(), QStringLiteral("SUMM")); // summary:true
        // The bytes that the evidence names are the value that the pointer names.
        const QJsonObject proof = first.value(QLatin1StringView("evidence")).toArray().at(0).toObject();
        const QByteArray bytes = contentOf(compactions())
                                     .mid(proof.value(QLatin1StringView("offset")).toInteger(),
                                          proof.value(QLatin1StringView("length")).toInteger());
        QVERIFY2(bytes.contains("\"compaction\""), bytes.constData());
    }

    void scanListsForPeople()
    {
        const Outcome outcome = run("scan", {compactions()});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.out.contains("S3 compaction"));
        int rows = 0; // 5, 11, 13, 19, 21, 23, 25
        for (const QByteArray &line : outcome.out.split('\n'))
            rows += line.contains(" compaction ") || line.contains(" synthetic ") ? 1 : 0;
        QCOMPARE(rows, 7);
    }

    void namedClassesAreAdded()
    {
        // 37 messages; 16 silences of the user's; the assistant's silences only where they are named.
        const QByteArray plain = run("scan --format json", {emptyUsers()}).out;
        const QByteArray all = run("scan --class all --format json", {emptyUsers()}).out;
        QVERIFY(!plain.contains("assistant-empty"));
        QVERIFY(indicesAndClasses(all).size() >= indicesAndClasses(plain).size());
        for (const QString &silence : indicesAndClasses(plain))
            QVERIFY2(indicesAndClasses(all).contains(silence), qPrintable(silence));
    }

    // Two prompts in a row, a call without its result, and a prompt at the end: by hand, "before kind".
    void absentTurnsAreListedWhereTheyAreNamed()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.jsonl"));
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QByteArray("{'role':'user','content':'a'}\n"
                              "{'role':'user','content':'b'}\n"
                              "{'role':'assistant','content':null,'tool_calls':[{'id':'c','function':{'name':'f'}}]}\n"
                              "{'role':'user','content':'d'}\n")
                       .replace('\'', '"'));
        file.close();
        QVERIFY(!run("scan --format json", {path}).out.contains("\"absent\""));
        const QJsonArray silences =
            QJsonDocument::fromJson(run("scan --format json --class absent", {path})
                                        .out)[QLatin1StringView("sessions")][0][QLatin1StringView("silences")]
                .toArray();
        QStringList found;
        for (const QJsonValue silence : silences) {
            const QJsonValue proof = silence[QLatin1StringView("evidence")][0];
            found << QStringLiteral("%1 %2 %3 line %4 %5")
                         .arg(silence[QLatin1StringView("absent")][QLatin1StringView("before")].toInt())
                         .arg(silence[QLatin1StringView("detail")].toString(),
                              silence[QLatin1StringView("role")].toString())
                         .arg(proof[QLatin1StringView("origin")][QLatin1StringView("line")].toInt())
                         .arg(proof[QLatin1StringView("pointer")].toString());
        }
        QCOMPARE(found.join(QLatin1Char('|')),
                 QStringLiteral("1 no-answer assistant line 1 |" // the prompt's whole record
                                "3 result-missing tool line 3 /tool_calls/0|"
                                "4 no-answer assistant line 4 "));
        QCOMPARE(run("scan --fail-on absent", {path}).status, 4);
        QVERIFY(run("scan --class all", {path}).out.contains("result-missing"));
    }

    // A reading of what is not there hangs on the record that shows it, and stands in the essay; when the answer has
    // come the reading is kept, and told as one whose message is gone.
    void absentTurnsAreReviewed()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.jsonl"));
        const auto append = [&path](const char *line) {
            QFile file(path);
            if (!file.open(QFile::Append))
                qFatal("cannot write");
            file.write(QByteArray(line).replace('\'', '"') + '\n');
        };
        append("{'role':'user','content':'What is missing here?'}");
        QCOMPARE(run("code --key absent:no-answer@0 --reviewer anna --reading TRUST", {path}).status, 0);
        const Outcome wrong = run("code --key absent:rewound@0 --reviewer anna --reading TRUST", {path});
        QCOMPARE(wrong.status, 2); // there is none of that name: wrong usage
        QVERIFY2(wrong.err.contains("--class absent"), wrong.err.constData());
        const QByteArray review = run("export --as jsonl --output -", {path}).out;
        QVERIFY2(review.contains("\"absent:no-answer@0\""), review.constData());
        // printf '%s' '{"role":"user","content":"What is missing here?"}' | sha256sum
        QVERIFY2(review.contains("6103fd3b3fd255ba1adf25f525d4fd4ac54f2d7b33fda5613f1a779d66d47ec9"),
                 review.constData());
        const QByteArray essay = run("export --as markdown --output -", {path}).out;
        QVERIFY2(essay.contains("What is missing here?"), essay.constData());
        QVERIFY(essay.contains("no-answer"));
        append("{'role':'assistant','content':'Nothing.'}");
        QVERIFY(run("export --as jsonl --output -", {path}).out.contains("absent:no-answer@0"));
    }

    void foldersAreWalked()
    {
        const Outcome outcome = run("scan --format jsonl", {data("opencode/lab-1.2.27/export")});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.out.count('\n'), 10); // ls | wc -l
    }

    void standardInputIsReadLikeAFile()
    {
        const Outcome piped =
            run({QStringLiteral("scan"), QStringLiteral("-"), QStringLiteral("--format"), QStringLiteral("json")},
                contentOf(compactions()));
        QCOMPARE(piped.status, 0);
        QCOMPARE(indicesAndClasses(piped.out), indicesAndClasses(run("scan --format json", {compactions()}).out));
        QVERIFY(piped.out.contains("\"source\":\"-\""));
        QVERIFY2(!piped.out.contains("standard-input"), "the temporary file is named");
    }

    void statuses()
    {
        QCOMPARE(run("scan --fail-on blank", {compactions()}).status, 0);
        QCOMPARE(run("scan --fail-on compaction", {compactions()}).status, 4);
        QCOMPARE(run("scan --format nonsense", {compactions()}).status, 2);
        const Outcome damaged = run("scan", {torn()});
        QCOMPARE(damaged.status, 3);
        QVERIFY2(damaged.err.contains("line 3"), damaged.err.constData());
        // All paths are done, then the worst counts.
        const Outcome mixed = run("scan --format jsonl", {torn(), QStringLiteral("/no/such/file"), compactions()});
        QCOMPARE(mixed.status, 1);
        QCOMPARE(mixed.out.count('\n'), 2);
        QCOMPARE(run("scan --fail-on compaction", {torn(), compactions()}).status, 4);
    }

    void badInput_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("no such file") << QStringLiteral("/no/such/file");
        QTest::newRow("empty") << written(m_folder, "empty.json", {});
        QTest::newRow("binary") << written(m_folder, "binary.json",
                                           QByteArray("\x7f"
                                                      "ELF\0\0\1\2",
                                                      8)
                                               + QByteArray(500, '\0'));
        QTest::newRow("not a transcript") << written(m_folder, "notes.txt", "Buy milk.\nCall back.\n");
        QTest::newRow("other JSON") << written(m_folder, "other.json", R"({"name":"x","version":"1.0.0"})");
        QTest::newRow("empty folder") << QTemporaryDir(m_folder.filePath(QStringLiteral("none-XXXXXX"))).path();
    }

    void badInput()
    {
        QFETCH(QString, path);
        for (const char *line : {"scan", "show"}) {
            const Outcome outcome = run(line, {path});
            QCOMPARE(outcome.status, 1);
            QCOMPARE(outcome.out, QByteArray());
            QCOMPARE(outcome.err.count('\n'), 1);
            QVERIFY2(outcome.err.contains(path.toUtf8()), outcome.err.constData());
        }
    }

    void aTornDocumentIsReadAsFarAsItGoes()
    {
        // Cut in the middle of message 20 of 27.
        const QByteArray whole = contentOf(compactions());
        const qsizetype cut = whole.indexOf("compaction", whole.lastIndexOf("\"auto\": true")) - 200;
        const Outcome outcome = run("scan --format json", {written(m_folder, "torn.json", whole.left(cut))});
        QCOMPARE(outcome.status, 3);
        QVERIFY(indicesAndClasses(outcome.out).contains(QStringLiteral("5 compaction manual")));
        QVERIFY(!outcome.err.isEmpty());
    }

    void aFullDiskIsAFailure()
    {
        const Outcome toFile = run("scan --format json", {compactions()});
        QCOMPARE(toFile.status, 0);
        const Outcome full = run({QStringLiteral("scan"), compactions()}, {}, QStringLiteral("/dev/full"));
        QCOMPARE(full.status, 1);
        QVERIFY(full.err.contains("could not be written"));
    }

    void showPrintsAMessage()
    {
        const Outcome outcome = run("show --index 5", {compactions()});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.out.startsWith("[5]  user  "));
        QVERIFY(outcome.out.contains("opencode.part.compaction"));
        QVERIFY(outcome.out.contains("proof: {\"origin\":") || outcome.out.contains("proof: {"));
        const Outcome byKey = run("show --key msg_22cfc04190016WXmW3cJpqLEoP", {compactions()});
        QCOMPARE(byKey.out, outcome.out);
    }

    void showPrintsARange()
    {
        const Outcome outcome = run("show --range 4:6", {compactions()});
        QCOMPARE(outcome.status, 0);
        const qsizetype four = outcome.out.indexOf("[4]  assistant");
        const qsizetype five = outcome.out.indexOf("[5]  user");
        const qsizetype six = outcome.out.indexOf("[6]  assistant");
        QVERIFY(four == 0 && four < five && five < six);
        QVERIFY(!outcome.out.contains("[7]  "));
    }

    void showPrintsTheBytes()
    {
        const QByteArray raw = run("show --raw --index 5", {compactions()}).out.trimmed();
        QVERIFY(raw.size() > 100);
        QVERIFY(contentOf(compactions()).contains(raw));
        const QJsonObject message = QJsonDocument::fromJson(raw).object();
        QCOMPARE(message[QLatin1StringView("info")][QLatin1StringView("id")].toString(),
                 QStringLiteral("msg_22cfc04190016WXmW3cJpqLEoP"));
    }

    void whatIsNotThereIsWrongUsage()
    {
        for (const char *line :
             {"show --index 27", "show --key msg_none", "show --range 30:40", "show --session ses_none",
              "code --index 27 --reviewer anna --reading GO", "code --index 0 --reviewer anna --reading GO",
              "code --index 5 --reviewer anna --reading NONSENSE", "export --as markdown --output -"}) {
            const Outcome outcome = run(line, {compactions()});
            QVERIFY2(outcome.status == 2, line);
            QVERIFY2(outcome.out.isEmpty(), line);
            QVERIFY2(!outcome.err.isEmpty(), line);
        }
    }

    void readingsGoRoundWithoutLoss()
    {
        QCOMPARE(run("code --index 5 --reviewer anna --reading ARTEFACT --also GO --rejected PROD --confidence 4 "
                     "--response SUMM --memo",
                     {QStringLiteral("Line one.\n\"Quoted\" — é"), compactions()})
                     .status,
                 0);
        QCOMPARE(run("code --index 11 --reviewer ben --reading TRUST --dispute blank", {compactions()}).status, 0);
        QCOMPARE(run("code --index 2 --reviewer anna --reading SLIP", {emptyUsers()}).status, 0);
        const QStringList exported {QStringLiteral("export"), compactions(),           emptyUsers(),
                                    QStringLiteral("--as"),   QStringLiteral("jsonl"), QStringLiteral("--output")};
        const QString first = m_folder.filePath(QStringLiteral("first.jsonl"));
        QCOMPARE(run(exported + QStringList {first}).status, 0);
        // A header, one codebook, two sessions, three reviews.
        QCOMPARE(contentOf(first).count('\n'), 7);

        m_library = m_folder.filePath(QStringLiteral("other library"));
        QCOMPARE(run({QStringLiteral("merge"), first}).status, 0);
        const QString second = m_folder.filePath(QStringLiteral("second.jsonl"));
        QCOMPARE(run(exported + QStringList {second}).status, 0);
        QCOMPARE(contentOf(second), contentOf(first));
        // Without any transcript at hand, too, and merged again without a change.
        const Outcome again = run({QStringLiteral("merge"), first});
        QVERIFY2(again.err.contains("the same: 3"), again.err.constData());
        QCOMPARE(run("export --as jsonl --output -").out, contentOf(first));
    }

    void codeKeepsWhatIsNotGiven()
    {
        QCOMPARE(run("code --index 5 --reviewer anna --reading ARTEFACT --confidence 4", {compactions()}).status, 0);
        QCOMPARE(run("code --index 5 --reviewer anna --reading GO --also ARTEFACT", {compactions()}).status, 0);
        const QByteArray lines = run("export --as jsonl --output -").out;
        QCOMPARE(lines.count("\"type\":\"review\""), 1);
        QVERIFY(lines.contains(
            R"([{"code":"GO","role":"primary","rationale":""},{"code":"ARTEFACT","role":"also","rationale":""}])"));
        QVERIFY(lines.contains("\"confidence\":4"));
        QVERIFY(lines.contains("\"response\":{\"code\":null,\"proposed\":\"SUMM\"}"));
    }

    void aWholeReviewIsTakenFromStandardInput()
    {
        const QByteArray line = run("code --index 5 --reviewer anna --reading GO", {compactions()}).out;
        QByteArray other = line;
        other.replace("\"conclusion\":\"\"", "\"conclusion\":\"A nod.\"");
        QVERIFY(other != line);
        const Outcome outcome =
            run({QStringLiteral("code"), compactions(), QStringLiteral("--review"), QStringLiteral("-")}, other);
        QCOMPARE(outcome.status, 0);
        QVERIFY(run("export --as jsonl --output -").out.contains("A nod."));
        QCOMPARE(
            run({QStringLiteral("code"), emptyUsers(), QStringLiteral("--review"), QStringLiteral("-")}, other).status,
            2);
    }

    void anEssayIsWritten()
    {
        QCOMPARE(run("code --index 5 --reviewer anna --reading ARTEFACT", {compactions()}).status, 0);
        QCOMPARE(run("code --index 11 --reviewer anna --reading GO", {compactions()}).status, 0);
        const QByteArray one = run("export --as markdown --output - --index 5", {compactions()}).out;
        QVERIFY2(one.startsWith("# Silence at \\[msg 5\\]: Context compaction\n"), one.left(200).constData());
        QVERIFY(!one.contains(TACET_TEST_DATA));
        const QByteArray both = run("export --as markdown --output -", {compactions()}).out;
        QVERIFY(both.startsWith("# Silences in “S3 compaction”\n"));
        QCOMPARE(both.count("\n## Silence "), 2);
    }

    void aFailedExportLeavesTheOldOne()
    {
        const QString output = written(m_folder, "kept.md", "old");
        QCOMPARE(run({QStringLiteral("export"), QStringLiteral("/no/such/file"), QStringLiteral("--as"),
                      QStringLiteral("markdown"), QStringLiteral("--output"), output})
                     .status,
                 1);
        QCOMPARE(contentOf(output), QByteArray("old"));
    }

    void aBadFileOfReviewsChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("something else") << QByteArray("{\"format\":\"tacet-scan\",\"version\":1}\n");
        QTest::newRow("newer") << QByteArray("{\"format\":\"tacet-review\",\"version\":2}\n");
        QTest::newRow("torn") << QByteArray(
            "{\"format\":\"tacet-review\",\"version\":1}\n{\"type\":\"review\",\"id\":\"x");
        QTest::newRow("unknown line") << QByteArray(
            "{\"format\":\"tacet-review\",\"version\":1}\n{\"type\":\"poem\"}\n");
    }

    void aBadFileOfReviewsChangesNothing()
    {
        QFETCH(QByteArray, bytes);
        QCOMPARE(run("code --index 5 --reviewer anna --reading GO", {compactions()}).status, 0);
        const QByteArray before = run("export --as jsonl --output -").out;
        const Outcome outcome = run({QStringLiteral("merge"), written(m_folder, "bad.jsonl", bytes)});
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY2(outcome.err.contains("bad.jsonl"), outcome.err.constData());
        QCOMPARE(run("export --as jsonl --output -").out, before);
    }

    void aNewerLibraryIsLeftAlone()
    {
        QCOMPARE(run("code --index 5 --reviewer anna --reading GO", {compactions()}).status, 0);
        const QString path = m_library + QStringLiteral("/annotations.db");
        {
            const auto database = Database::open(path, Database::Mode::ReadWrite);
            QVERIFY(database);
            QVERIFY((*database)->setUserVersion(9999));
        }
        const QByteArray before = contentOf(path);
        QVERIFY(!before.isEmpty());
        const Outcome outcome = run("code --index 11 --reviewer anna --reading GO", {compactions()});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("newer"), outcome.err.constData());
        QCOMPARE(contentOf(path), before);
    }

    void searchPrintsWhereAndWhat()
    {
        // An escape sequence of the transcript does not reach the terminal.
        const QString log = written(m_folder, "talk.jsonl",
                                    "{\"role\":\"user\",\"content\":\"Where is the kernel?\"}\n"
                                    "{\"role\":\"assistant\",\"content\":\"The \\u001b[31m Kernel is here\"}\n"
                                    "{\"role\":\"user\",\"content\":\"\"}\n");
        const Outcome all = run({QStringLiteral("search"), QStringLiteral("kernel"), log});
        QCOMPARE(all.status, 0);
        QCOMPARE(all.out,
                 log.toUtf8() + " [msg 0] user: Where is the kernel?\n" + log.toUtf8()
                     + " [msg 1] assistant: The \xEF\xBF\xBD[31m Kernel is here\n");
        const Outcome one = run({QStringLiteral("search"), QStringLiteral("Kernel"), QStringLiteral("--case"),
                                 QStringLiteral("--format"), QStringLiteral("jsonl"), log});
        const QJsonObject hit = QJsonDocument::fromJson(one.out).object();
        QCOMPARE(hit[QLatin1StringView("index")].toInt(), 1);
        QCOMPARE(hit[QLatin1StringView("part")].toString(), QStringLiteral("assistant"));
        QVERIFY(run({QStringLiteral("search"), QStringLiteral("kernel"), QStringLiteral("--in"),
                     QStringLiteral("tool-output"), log})
                    .out.isEmpty());
        QCOMPARE(run({QStringLiteral("search"), QStringLiteral("a("), QStringLiteral("--regex"), log}).status, 2);
        QCOMPARE(
            run({QStringLiteral("search"), QStringLiteral("kernel"), QStringLiteral("--max"), QStringLiteral("1"), log})
                .out.count('\n'),
            1);
        QCOMPARE(run({QStringLiteral("search"), QStringLiteral("kernel"), QStringLiteral("--in"),
                      QStringLiteral("poems"), log})
                     .status,
                 2);
    }

    void withoutACommandTheWindowIsAskedFor()
    {
        QCOMPARE(run("--version").out, QByteArray("tacet " TACET_VERSION "\n"));
        QVERIFY(run("scan --help").out.contains("--fail-on"));
    }
};

QTEST_GUILESS_MAIN(TestCommand)
#include "tst_command.moc"
