// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/damaged.h"

#include <QProcess>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tacet;
using namespace tacet::test;

namespace {

constexpr qint64 HugeText = 100'000'000;
constexpr qint64 HugeFile = 300'000'000;
#ifdef __SANITIZE_ADDRESS__
// AddressSanitizer keeps what was freed for a while, up to 256 MiB.
constexpr qint64 MemoryKib = 512 * 1024;
#else
constexpr qint64 MemoryKib = 256 * 1024;
#endif

/// Counts alone: a sink that kept the messages would be what grows.
class CountingSink final : public RecordSink
{
public:
    Result<> session(const SessionFacts &) override { return {}; }
    Result<> message(MessageFacts &&facts) override
    {
        ++messages;
        characters += facts.textCharacters;
        return {};
    }
    Result<> damaged(const DamagedRecord &) override
    {
        ++damages;
        return {};
    }
    Result<> other(const PhysicalRecord &, std::string_view) override { return {}; }

    qint64 messages = 0;
    qint64 characters = 0;
    qint64 damages = 0;
};

const Specimen *specimenOf(const char *name)
{
    for (const Specimen &specimen : specimens()) {
        if (nameOf(specimen) == QLatin1String(name))
            return &specimen;
    }
    qFatal("there is no %s", name);
}

/// Spools where the importer needs it, and counts.
CountingSink count(const Importer &importer, const QString &path)
{
    CountingSink sink;
    const QString spoolPath = path + QStringLiteral(".spool");
    NoProgress progress;
    if (importer.needsSpool()) {
        const auto spool = SpoolWriter::create(spoolPath, [](SpoolPiece &&) -> Result<> { return {}; });
        if (!spool || !importer.spool(path, **spool, progress) || !(*spool)->commit())
            return sink;
    }
    if (!readFile(importer, importer.needsSpool() ? spoolPath : path, sink))
        sink.messages = -1;
    return sink;
}

}

/// Size alone must not cost anything but time. Files are generated.
class TestHugeLines : public QObject
{
    Q_OBJECT

private slots:
    void hugeLine_data() { specimenRows(isLines); }
    void hugeLine();
    void memoryIsBounded_data();
    void memoryIsBounded();

private:
    QTemporaryDir m_folder {QStringLiteral(TACET_BINARY "/huge-XXXXXX")};
};

// 13.16, 13.17: a line of 100 MB, as a pasted file or a picture makes it.
void TestHugeLines::hugeLine()
{
    QFETCH(int, number);
    const Specimen &specimen = specimens()[size_t(number)];
    const QString path = m_folder.filePath(QStringLiteral("line"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    auto records = recordsOf(specimen);
    records[Hit] = recordOf(specimen, Hit, "HUGE");
    const QByteArray frame = fileOf(specimen, records);
    const qsizetype at = frame.indexOf("HUGE");
    file.write(frame.left(at));
    const QByteArray megabyte(1'000'000, 'x');
    for (qint64 written = 0; written < HugeText; written += megabyte.size())
        file.write(megabyte);
    file.write(frame.mid(at + 4));
    file.close();
    QCOMPARE(file.error(), QFileDevice::NoError);
    const ImporterRegistry registry;
    const auto importer = registry.recognise(path);
    QVERIFY2(importer, importer ? "" : qPrintable(oneLine(importer.error())));
    QCOMPARE((*importer)->id(), QLatin1String(specimen.format));
    const CountingSink sink = count(**importer, path);
    QCOMPARE(sink.messages, 4);
    QCOMPARE(sink.damages, 0);
    QCOMPARE(sink.characters, HugeText + 5 + 7 + 5); // Alpha, Charlie, Delta
}

void TestHugeLines::memoryIsBounded_data()
{
    QTest::addColumn<QString>("specimen");
    QTest::addColumn<bool>("isPacked");
    for (const char *name : {"claude-code", "codex", "openai-chat (lines)", "openai-chat", "cline",
                             "gemini-cli-checkpoint", "codex-document", "role-text"})
        QTest::newRow(name) << QString::fromLatin1(name) << false;
    QTest::newRow("claude-code, compressed") << QStringLiteral("claude-code") << true;
    QTest::newRow("cline, compressed") << QStringLiteral("cline") << true;
}

/// 300 MB of messages are read within 256 MiB of address space.
void TestHugeLines::memoryIsBounded()
{
    QFETCH(QString, specimen);
    QFETCH(bool, isPacked);
    const Specimen &format = *specimenOf(qPrintable(specimen));
    const QString path = m_folder.filePath(QStringLiteral("file"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    const QByteArray text = QByteArray("src/main.cpp:12: {braces} [brackets] words\\n").repeated(300);
    // Two records, so that nothing is taken for a copy of what stands before it.
    const QByteArray whole = fileOf(format, {recordOf(format, 0, text), recordOf(format, 1, text)});
    const QByteArray first = recordOf(format, 0, text);
    const qsizetype begin = whole.indexOf(first);
    file.write(whole.left(begin));
    const QByteArray separator = isDocument(format) ? "," : isLines(format) ? "\n" : "";
    qint64 messages = 0;
    QByteArray block;
    while (file.pos() < HugeFile) {
        block.clear();
        for (int i = 0; i < 100; ++i, ++messages) {
            QByteArray record = recordOf(format, int(messages % 2), text);
            record.replace("u-1", "u-" + QByteArray::number(messages))
                .replace("m-2", "m-" + QByteArray::number(messages));
            block += (messages > 0 ? separator : QByteArray()) + record;
        }
        file.write(block);
    }
    if (isLines(format))
        file.write("\n");
    file.write(QByteArray(format.after).replace('\'', '"'));
    file.close();
    QCOMPARE(file.error(), QFileDevice::NoError);
    if (isPacked) {
        // With the ordinary program: what is tested must not hold the whole either.
        QProcess gzip;
        gzip.start(QStringLiteral("gzip"), {QStringLiteral("-1"), QStringLiteral("-f"), path});
        QVERIFY(gzip.waitForFinished(120'000));
        QCOMPARE(gzip.exitCode(), 0);
        QVERIFY(QFile::rename(path + QStringLiteral(".gz"), path));
    }

    const pid_t child = ::fork();
    QVERIFY(child >= 0);
    if (child == 0) {
#ifndef __SANITIZE_ADDRESS__
        const rlimit limit {MemoryKib * 1024, MemoryKib * 1024};
        if (::setrlimit(RLIMIT_AS, &limit) != 0)
            ::_exit(2);
#endif
        const ImporterRegistry registry;
        const auto importer = registry.recognise(path);
        const CountingSink sink = importer ? count(**importer, path) : CountingSink();
        ::_exit(sink.messages == messages && sink.damages == 0 ? 0 : 1);
    }
    int status = 0;
    rusage usage {};
    QCOMPARE(::wait4(child, &status, 0, &usage), child);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
    QVERIFY2(usage.ru_maxrss < MemoryKib, qPrintable(QStringLiteral("%1 KiB").arg(usage.ru_maxrss)));
    qInfo("%lld messages, at most %ld KiB resident, %.2f s of processor time", messages, usage.ru_maxrss,
          double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
              + double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6);
}

QTEST_GUILESS_MAIN(TestHugeLines)
#include "tst_hugelines.moc"
