// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDirIterator>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// The real command on every file and every session folder below TACET_SAMPLES (of this project's own test data where
/// that is not set): none may crash it, keep it for ten seconds, or be refused without saying why.
class SamplesTest final : public QObject
{
    Q_OBJECT
private slots:
    void scans_data();
    void scans();
};

void SamplesTest::scans_data()
{
    QTest::addColumn<QString>("path");
    const QString root = qEnvironmentVariable("TACET_SAMPLES", QStringLiteral(TACET_TEST_DATA));
    for (QDirIterator entries(root, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
         entries.hasNext();) {
        const QString path = entries.next();
        if (path.contains(QStringLiteral("/storage/")))
            continue; // pieces of a session: its folder is scanned
        QTest::newRow(qPrintable(path.mid(root.size() + 1))) << path;
    }
}

void SamplesTest::scans()
{
    QFETCH(QString, path);
    const QTemporaryDir library;
    QProcess tacet;
    tacet.start(QStringLiteral(TACET_PROGRAM),
                {QStringLiteral("--library"), library.path(), QStringLiteral("scan"), QStringLiteral("--class"),
                 QStringLiteral("all"), QStringLiteral("--format"), QStringLiteral("jsonl"), path});
    QVERIFY2(tacet.waitForFinished(10'000), "it hangs");
    QCOMPARE(tacet.exitStatus(), QProcess::NormalExit);
    const QByteArray told = tacet.readAllStandardError();
    QVERIFY2(QList<int>({0, 1, 3}).contains(tacet.exitCode()), told.constData());
    if (tacet.exitCode() == 1 && QFileInfo(path).isFile())
        QVERIFY2(told.contains(path.toUtf8()), told.constData());
    if (tacet.exitCode() != 0)
        QVERIFY(told.size() > 20);
}

QTEST_GUILESS_MAIN(SamplesTest)
#include "tst_samples.moc"
