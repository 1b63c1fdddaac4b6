// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/importedoutline.h"

#include <QFileInfo>
#include <QMap>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

/// Whole files against counts that were worked out without Tacet: tests/data/counts/counts.tsv, whose last column says
/// how. Rows of samples/ need TACET_SAMPLES; constructed/ there is asserted in full.
class TestCounts : public QObject
{
    Q_OBJECT

private slots:
    void counts_data();
    void counts();
    void everyConstructedFileIsCounted();

private:
    static QList<QStringList> table();
};

QList<QStringList> TestCounts::table()
{
    QFile file(QStringLiteral(TACET_TEST_DATA "/counts/counts.tsv"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no table");
    QList<QStringList> rows;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        if (!line.startsWith(QLatin1Char('#')))
            rows.append(line.split(QLatin1Char('\t')));
    }
    return rows;
}

void TestCounts::counts_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QStringList>("expected"); // format, messages, silences, classes
    for (const QStringList &row : table()) {
        QCOMPARE(row.size(), 6);
        QString path = row[0];
        if (path.startsWith(QLatin1String("samples/"))) {
            if (samplesFolder().isEmpty())
                continue;
            path = samplesFolder() + path.mid(7);
        } else {
            path.prepend(QStringLiteral(TACET_TEST_DATA "/counts/"));
        }
        QTest::newRow(qPrintable(row[0])) << path << row.mid(1, 4);
    }
}

void TestCounts::counts()
{
    QFETCH(QString, path);
    QFETCH(QStringList, expected);
    const Imported imported = importFile(path);
    QCOMPARE(imported.wrong, QString());
    QMap<QString, int> classes;
    int silences = 0;
    for (const MessageEntry &entry : imported.entries) {
        if (entry.finding.silence == SilenceClass::None)
            continue;
        ++silences;
        ++classes[idOf(entry.finding.silence)];
    }
    QStringList words;
    for (auto it = classes.cbegin(); it != classes.cend(); ++it)
        words.append(QStringLiteral("%1=%2").arg(it.key()).arg(it.value()));
    const QStringList counted {imported.format, QString::number(imported.entries.size()), QString::number(silences),
                               words.isEmpty() ? QStringLiteral("-") : words.join(QLatin1Char(' '))};
    QVERIFY2(counted == expected,
             qPrintable(counted.join(QStringLiteral(", ")) + QStringLiteral(" instead of ")
                        + expected.join(QStringLiteral(", ")) + QLatin1Char('\n')
                        + imported.outline.mid(0, 60).join(QLatin1Char('|'))));
}

void TestCounts::everyConstructedFileIsCounted()
{
    if (samplesFolder().isEmpty())
        QSKIP("TACET_SAMPLES is not set");
    QFile manifest(samplesFolder() + QStringLiteral("/constructed/MANIFEST.tsv"));
    QVERIFY(manifest.open(QIODevice::ReadOnly));
    QStringList counted;
    for (const QStringList &row : table())
        counted.append(row[0]);
    const QStringList lines = QString::fromUtf8(manifest.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(1);
    QVERIFY(lines.size() > 10);
    for (const QString &line : lines) {
        const QString name = line.section(QLatin1Char('\t'), 0, 0);
        QVERIFY2(counted.contains(QStringLiteral("samples/constructed/") + name), qPrintable(name));
    }
}

QTEST_GUILESS_MAIN(TestCounts)
#include "tst_counts.moc"
