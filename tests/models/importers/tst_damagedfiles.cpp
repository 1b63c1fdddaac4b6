// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/damaged.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace tacet;
using namespace tacet::test;

namespace {

QByteArray compact(const QJsonValue &value)
{
    const QByteArray wrapped = QJsonDocument(QJsonArray {value}).toJson(QJsonDocument::Compact);
    return wrapped.mid(1, wrapped.size() - 2);
}

/// The value, once for each value within it, with that one replaced by each of the others.
void forEachWrongType(const QJsonValue &value, const std::function<void(const QJsonValue &)> &onVariant)
{
    static const QJsonArray Others {QJsonValue::Null,
                                    true,
                                    7,
                                    1.5,
                                    QString(),
                                    QStringLiteral("x"),
                                    QJsonArray(),
                                    QJsonObject(),
                                    QJsonArray {QJsonArray {QJsonValue::Null}}};
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            QJsonObject without = object;
            without.remove(it.key());
            onVariant(without);
            forEachWrongType(it.value(), [&](const QJsonValue &inner) {
                QJsonObject changed = object;
                changed.insert(it.key(), inner);
                onVariant(changed);
            });
        }
    } else if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i)
            forEachWrongType(array[i], [&](const QJsonValue &inner) {
                QJsonArray changed = array;
                changed.replace(i, inner);
                onVariant(changed);
            });
    }
    for (const QJsonValue other : Others) {
        if (other != value)
            onVariant(other);
    }
}

}

/// Damage to a whole file, done to every format. Inputs are written by us.
class TestDamagedFiles : public QObject
{
    Q_OBJECT

private slots:
    void wrongTypes_data() { specimenRows(isJson); }
    void wrongTypes();
    void byteOrderMark_data() { specimenRows(isAny); }
    void byteOrderMark();
    void carriageReturns_data() { specimenRows(isAny); }
    void carriageReturns();
    void glued_data() { specimenRows(isJson); }
    void glued();
    void cutAtEveryByte_data() { specimenRows(isAny); }
    void cutAtEveryByte();
    void sameIds_data();
    void sameIds();
    void parents_data();
    void parents();
    void wordsBeforeTheFirstLine_data() { specimenRows(isLines); }
    void wordsBeforeTheFirstLine();
    void nextToNothing();
    void longFirstRecord_data() { specimenRows(isAny); }
    void longFirstRecord();
};

// 13.4, 13.20, 13.24, 13.26 to 13.28, 13.37, and `message` as a string: what is of another type than it should be costs
// at most its own message.
void TestDamagedFiles::wrongTypes()
{
    QFETCH(int, number);
    const Specimen &specimen = specimens()[size_t(number)];
    auto records = recordsOf(specimen);
    const QByteArray record = records[Hit];
    const QByteArray value = record.startsWith('"') ? record.mid(record.indexOf(':') + 1) : record;
    int variants = 0;
    forEachWrongType(QJsonDocument::fromJson(value).object(), [&](const QJsonValue &variant) {
        if (QTest::currentTestFailed())
            return;
        ++variants;
        records[Hit] = withValue(record, compact(variant));
        compareOthers(specimen, importBytes(fileOf(specimen, records)));
        if (QTest::currentTestFailed())
            qWarning("with %s", records[Hit].constData());
    });
    // Two members at least, each left out and replaced by eight.
    QVERIFY(variants >= 18);
}

void TestDamagedFiles::byteOrderMark()
{
    QFETCH(int, number);
    const Specimen &specimen = specimens()[size_t(number)];
    const Imported imported = importBytes("\xEF\xBB\xBF" + fileOf(specimen, recordsOf(specimen)));
    compareOthers(specimen, imported);
    QCOMPARE(linesOf(imported).size(), 4);
    QCOMPARE(imported.damaged, size_t(0));
}

void TestDamagedFiles::carriageReturns()
{
    QFETCH(int, number);
    const Specimen &specimen = specimens()[size_t(number)];
    QByteArray file = fileOf(specimen, recordsOf(specimen));
    // A document is printed over many lines first.
    if (isDocument(specimen))
        file = QJsonDocument::fromJson(file).toJson(QJsonDocument::Indented);
    const Imported imported = importBytes(file.replace("\n", "\r\n"));
    compareOthers(specimen, imported);
    QCOMPARE(linesOf(imported).size(), 4);
    QCOMPARE(imported.damaged, size_t(0));
}

// A line end, or a comma, is missing.
void TestDamagedFiles::glued()
{
    QFETCH(int, number);
    const Specimen &specimen = specimens()[size_t(number)];
    auto records = recordsOf(specimen);
    records[Hit] += records[Hit + 1];
    records.erase(records.begin() + Hit + 1);
    const Imported imported = importBytes(fileOf(specimen, records));
    compareOthers(specimen, imported);
    QCOMPARE(linesOf(imported).size(), 4);
}

// A pipe that broke, a disk that was full, a process that was killed: whatever was whole is read.
void TestDamagedFiles::cutAtEveryByte()
{
    QFETCH(int, number);
    const Specimen &specimen = specimens()[size_t(number)];
    const auto records = recordsOf(specimen);
    const QByteArray file = fileOf(specimen, records);
    const QStringList all = linesOf(importBytes(file));
    QCOMPARE(all.size(), 4);
    for (qsizetype size = 0; size < file.size(); ++size) {
        const Imported imported = importBytes(file.left(size));
        if (imported.format.isEmpty()) {
            QVERIFY(!imported.wrong.isEmpty());
            // Two whole messages are enough to know any format by.
            QVERIFY2(size < file.indexOf(records[2]), qPrintable(imported.wrong));
            continue;
        }
        QVERIFY2(imported.wrong.isEmpty(), qPrintable(imported.wrong));
        if (imported.format != QLatin1String(specimen.format))
            continue; // so little of it is something else
        int whole = 0;
        for (const QByteArray &record : records)
            whole += file.indexOf(record) + record.size() <= size ? 1 : 0;
        // In a text nothing tells where the last turn ends.
        const int certain = isJson(specimen) ? whole : std::max(0, whole - 1);
        const QStringList lines = linesOf(imported);
        QVERIFY2(lines.mid(0, certain) == all.mid(0, certain),
                 qPrintable(QStringLiteral("%1 bytes: %2").arg(size).arg(lines.join(QLatin1Char('|')))));
        QVERIFY(lines.size() <= whole + 1);
        QVERIFY2(isDocument(specimen) == (imported.damaged > 0) || !isDocument(specimen),
                 "the end is missing, and nothing tells");
    }
}

// 13.9, 13.18, 13.20: two messages with one id are two messages.
void TestDamagedFiles::sameIds_data()
{
    specimenRows([](const Specimen &specimen) { return specimen.hasIds; });
}

void TestDamagedFiles::sameIds()
{
    QFETCH(int, number);
    const Specimen &specimen = specimens()[size_t(number)];
    auto records = recordsOf(specimen);
    records[2] = recordOf(specimen, 0, Words[2]);
    const QStringList lines = linesOf(importBytes(fileOf(specimen, records)));
    QCOMPARE(lines.filter(QStringLiteral("user: ")).size(), 2);
    QVERIFY(lines.contains(QStringLiteral("user: Alpha")));
    QVERIFY(lines.contains(QStringLiteral("user: Charlie")));
    QCOMPARE(lines.filter(QStringLiteral("assistant: ")).size(), 2);
}

// 13.4: a parent that is nowhere; 13.5: parents in a circle, and one that is its own.
void TestDamagedFiles::parents_data()
{
    specimenRows([](const Specimen &specimen) { return specimen.hasParents; });
}

void TestDamagedFiles::parents()
{
    QFETCH(int, number);
    const Specimen &specimen = specimens()[size_t(number)];
    for (const auto &[position, parent] : {std::pair(1, "77"), std::pair(1, "2"), std::pair(1, "4"), std::pair(0, "4"),
                                           std::pair(0, "1"), std::pair(3, "77"), std::pair(2, "3")}) {
        Specimen changed = specimen;
        const QByteArray user = QByteArray(specimen.user).replace("PREV", parent);
        const QByteArray answer = QByteArray(specimen.answer).replace("PREV", parent);
        changed.user = user.constData();
        changed.answer = answer.constData();
        auto records = recordsOf(specimen);
        records[size_t(position)] = recordOf(changed, position, Words[size_t(position)]);
        const Imported imported = importBytes(fileOf(specimen, records));
        compareOthers(specimen, imported);
        QCOMPARE(linesOf(imported).size(), 4);
        QCOMPARE(imported.damaged, size_t(0));
    }
}

// What a program prints on standard output before the log.
void TestDamagedFiles::wordsBeforeTheFirstLine()
{
    QFETCH(int, number);
    const Specimen &specimen = specimens()[size_t(number)];
    const Imported imported = importBytes("Exporting session: ses_1\n" + fileOf(specimen, recordsOf(specimen)));
    compareOthers(specimen, imported);
    QCOMPARE(linesOf(imported).size(), 4);
    QCOMPARE(imported.damaged, size_t(1));
}

/// A file that was emptied after it was recognised, or cut behind its first byte, is read to its end and no further.
void TestDamagedFiles::nextToNothing()
{
    const ImporterRegistry registry;
    for (const auto &importer : registry.importers()) {
        for (const QByteArray &bytes : {QByteArray(), QByteArray("{"), QByteArray("["), QByteArray("\0", 1),
                                        QByteArray("\xEF\xBB\xBF"), QByteArray("\"")}) {
            const TemporaryInput input(bytes, QStringLiteral("input"));
            const Imported imported = importWith(*importer, input.path());
            QVERIFY2(imported.wrong.isEmpty() || imported.refused, qPrintable(importer->id() + imported.wrong));
            QVERIFY2(importer->isText() || imported.entries.empty(), qPrintable(importer->id()));
        }
    }
}

// 13.23, 13.17: the first record is longer than what is looked at.
void TestDamagedFiles::longFirstRecord()
{
    QFETCH(int, number);
    const Specimen &specimen = specimens()[size_t(number)];
    auto records = recordsOf(specimen);
    records[0] = recordOf(specimen, 0, "Alpha" + QByteArray(200'000, 'x'));
    Imported imported = importBytes(fileOf(specimen, records));
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, QLatin1String(specimen.format));
    const QStringList lines = linesOf(imported);
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines.front().size(), 6 + 5 + 200'000);
    QCOMPARE(lines[3], QStringLiteral("assistant: Delta"));
}

QTEST_GUILESS_MAIN(TestDamagedFiles)
#include "tst_damagedfiles.moc"
