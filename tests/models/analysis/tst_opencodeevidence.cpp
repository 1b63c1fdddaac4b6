// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonlocator.h"
#include "models/importers/opencodestores.h"
#include "models/sqlite/database.h"
#include "opencodesession.h"
#include "spooledsource.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

/// What a second JSON reader finds at a pointer (keys of opencode need no unescaping).
QJsonValue valueAt(const QByteArray &document, const QString &pointer)
{
    const QJsonDocument json = QJsonDocument::fromJson(document);
    QJsonValue value = json.isArray() ? QJsonValue(json.array()) : QJsonValue(json.object());
    for (const QString &token : pointer.split(QLatin1Char('/')).mid(1))
        value = value.isArray() ? value.toArray().at(token.toInt()) : value.toObject().value(token);
    return value;
}

QJsonValue parsed(const QByteArray &bytes)
{
    return QJsonDocument::fromJson('[' + bytes + ']').array().at(0);
}

/// The message that a pointer is about: the silence itself, or one after it.
const MessageFacts &subject(const std::vector<MessageEntry> &entries, const MessageEntry &entry,
                            const EvidencePointer &evidence)
{
    return entries[size_t(entry.ordinal + evidence.ordinalOffset)].facts;
}

}

class TestOpenCodeEvidence : public QObject
{
    Q_OBJECT

private slots:
    void ofExports_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *version : {"1.1.53", "1.2.27", "1.18.34"}) {
            const QDir folder(labFile("lab-") + QLatin1String(version) + QStringLiteral("/export"));
            for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
                QTest::addRow("%s %s", version, qPrintable(name)) << folder.filePath(name);
        }
    }
    void ofExports()
    {
        QFETCH(QString, path);
        const QByteArray file = bytesOf(path);
        const auto entries = judgedExport(path);
        QVERIFY(!entries.empty());
        for (const MessageEntry &entry : entries) {
            QCOMPARE(entry.finding.evidence.empty(), entry.finding.silence == SilenceClass::None);
            for (const EvidencePointer &evidence : entry.finding.evidence) {
                const PhysicalRecord &record = subject(entries, entry, evidence).records.front();
                const auto range = locate(file.mid(record.range.offset, record.range.length), evidence.pointer);
                QVERIFY2(range, evidence.pointer.c_str());
                const QString pointer = QString::fromStdString(record.place + evidence.pointer);
                const QJsonValue expected = valueAt(file, pointer);
                QVERIFY2(!expected.isUndefined(), qPrintable(pointer));
                QCOMPARE(parsed(file.mid(record.range.offset + range->offset, range->length)), expected);
                if (!evidence.absent.empty())
                    QVERIFY(!expected.toObject().contains(QString::fromStdString(evidence.absent)));
            }
        }
    }

    void ofTheTree()
    {
        const QString tree = labFile("lab-1.1.53/storage-tree/data/storage");
        const OpenCodeFolderImporter importer;
        const SpooledSource source(importer, tree);
        QVERIFY(source.result);
        const int checked = check(source, [&tree](const QJsonObject &origin) {
            return bytesOf(tree + QLatin1Char('/') + origin.value(QLatin1String("file")).toString());
        });
        QVERIFY(checked > 0);
    }

    void ofTheDatabase()
    {
        const QString path = labFile("lab-1.2.27/opencode.db");
        const OpenCodeDatabaseImporter importer;
        const SpooledSource source(importer, path);
        QVERIFY(source.result);
        const auto database = Database::open(path, Database::Mode::Immutable);
        QVERIFY(database);
        const int checked = check(source, [&database](const QJsonObject &origin) {
            const bool isPart = origin.value(QLatin1String("table")) == QLatin1String("part");
            auto statement = (*database)->prepare(isPart ? "SELECT data FROM part WHERE id=?1"
                                                         : "SELECT data FROM message WHERE id=?1");
            statement->bind(1, origin.value(QLatin1String("id")).toString());
            return statement->step().value_or(false) ? statement->bytes(0) : QByteArray();
        });
        QVERIFY(checked > 0);
    }

private:
    /// @returns how many evidences were compared with their origins
    template<typename Read>
    static int check(const SpooledSource &source, Read originBytes)
    {
        int checked = 0;
        for (const auto &session : source.sink.sessions) {
            const auto entries = judged(session.messages);
            for (const MessageEntry &entry : entries) {
                for (const EvidencePointer &pointer : entry.finding.evidence) {
                    const MessageFacts &facts = subject(entries, entry, pointer);
                    if (checkOne(source, facts, pointer, originBytes))
                        ++checked;
                    else
                        qWarning("%s of %s has no proof", pointer.pointer.c_str(), facts.id.c_str());
                }
            }
        }
        int all = 0;
        for (const auto &session : source.sink.sessions) {
            for (const MessageEntry &entry : judged(session.messages))
                all += int(entry.finding.evidence.size());
        }
        return checked == all ? checked : -1;
    }

    template<typename Read>
    static bool checkOne(const SpooledSource &source, const MessageFacts &facts, const EvidencePointer &pointer,
                         Read originBytes)
    {
        auto range = locate(source.recordOf(facts), pointer.pointer);
        if (!range)
            return false;
        range->offset += facts.records.front().range.offset;
        for (const SpoolPiece &piece : source.pieces) {
            const auto evidence = evidenceWithin(piece, QString::fromStdString(pointer.pointer),
                                                 QString::fromStdString(pointer.absent), *range);
            if (!evidence)
                continue;
            if (evidence->rows)
                return *evidence->rows == 0 && facts.parts.empty();
            const QByteArray origin = originBytes(evidence->origin);
            const QJsonValue expected = valueAt(origin, evidence->pointer);
            const bool isAbsent = evidence->absent.isEmpty() || !expected.toObject().contains(evidence->absent);
            return isAbsent && !expected.isUndefined()
                && parsed(origin.mid(evidence->range.offset, evidence->range.length)) == expected;
        }
        return false;
    }
};

QTEST_GUILESS_MAIN(TestOpenCodeEvidence)
#include "tst_opencodeevidence.moc"
