// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodeexport.h"

#include "recordingsink.h"

#include <QTest>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tacet;
using namespace tacet::test;

namespace {

constexpr qint64 FileBytes = 300'000'000;
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
    Result<> message(MessageFacts &&) override
    {
        ++messages;
        return {};
    }
    Result<> damaged(const DamagedRecord &) override
    {
        ++damages;
        return {};
    }
    Result<> other(const PhysicalRecord &, std::string_view) override { return {}; }

    int messages = 0;
    int damages = 0;
};

/// One step of an agent as opencode prints it, with 16 kB of tool output.
QByteArray step(int number)
{
    const QByteArray output = QByteArray("src/main.cpp:12: \\\"value\\\" {braces} [brackets] \\\\n\\n").repeated(320);
    return QByteArray("    {\n      \"info\": {\n        \"role\": \"assistant\",\n        \"time\": {\n          "
                      "\"created\": ")
        + QByteArray::number(1'796'051'000'000 + number)
        + ",\n          \"completed\": " + QByteArray::number(1'796'051'000'500 + number)
        + "\n        },\n        \"finish\": \"tool-calls\",\n        \"id\": \"msg_" + QByteArray::number(number)
        + "\",\n        \"sessionID\": \"ses_1\"\n      },\n      \"parts\": [\n        {\n          \"type\": "
          "\"tool\",\n"
          "          \"tool\": \"bash\",\n          \"state\": {\n            \"status\": \"completed\",\n"
          "            \"input\": {\n              \"command\": \"ls\"\n            },\n            \"output\": \""
        + output + "\"\n          }\n        }\n      ]\n    }";
}

}

class TestOpenCodeLargeExport : public QObject
{
    Q_OBJECT

private slots:
    /// Memory does not grow with the file: one of 300 MB is read by a process that never holds 256 MiB.
    void memoryIsBounded()
    {
        QTemporaryDir folder(QStringLiteral(TACET_BINARY "/large-export-XXXXXX"));
        QVERIFY(folder.isValid());
        QFile file(folder.filePath(QStringLiteral("export.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\n  \"info\": {\n    \"id\": \"ses_1\",\n    \"slug\": \"s\"\n  },\n  \"messages\": [\n");
        int messages = 0;
        while (file.pos() < FileBytes) {
            file.write(messages ? ",\n" : "");
            file.write(step(messages++));
        }
        file.write("\n  ]\n}\n");
        file.close();
        QCOMPARE(file.error(), QFileDevice::NoError);

        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            CountingSink sink;
            const OpenCodeExportImporter importer(OpenCodeExportImporter::Shape::Document);
            const auto read = readFile(importer, file.fileName(), sink);
            ::_exit(read && sink.messages == messages && sink.damages == 0 ? 0 : 1);
        }
        int status = 0;
        rusage usage {};
        QCOMPARE(::wait4(child, &status, 0, &usage), child);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
        QVERIFY2(usage.ru_maxrss < MemoryKib, qPrintable(QStringLiteral("%1 KiB").arg(usage.ru_maxrss)));
        qInfo("%d messages, %.0f MB, at most %ld KiB resident, %.2f s of processor time", messages,
              double(file.size()) / 1e6, usage.ru_maxrss,
              double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
                  + double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6);
    }

    /// What no window can hold is told of, and costs no other message.
    void tooLargeAMessage()
    {
        QTemporaryDir folder(QStringLiteral(TACET_BINARY "/large-export-XXXXXX"));
        QFile file(folder.filePath(QStringLiteral("export.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"info\":{\"id\":\"ses_1\"},\"messages\":[");
        file.write(step(0) + ',');
        const qint64 begin = file.pos();
        file.write("{\"info\":{\"role\":\"user\"},\"parts\":[{\"type\":\"text\",\"text\":\"");
        const QByteArray megabyte(1 << 20, 'x');
        for (int i = 0; i < 130; ++i)
            file.write(megabyte);
        file.write("\"}]}");
        const qint64 end = file.pos();
        file.write(',' + step(1) + "]}");
        file.close();
        QCOMPARE(file.error(), QFileDevice::NoError);

        RecordingSink sink;
        const OpenCodeExportImporter importer(OpenCodeExportImporter::Shape::Document);
        QVERIFY(readFile(importer, file.fileName(), sink));
        QCOMPARE(sink.messages(), 2);
        QCOMPARE(int(sink.damage.size()), 1);
        QCOMPARE(sink.damage.front().range, (ByteRange {begin, end - begin}));
        QVERIFY(!sink.damage.front().truncated);
        // It counts in the array, so the message behind it is the third.
        QCOMPARE(sink.sessions.front().messages[1].records.front().place, std::string("/messages/2"));
    }
};

QTEST_GUILESS_MAIN(TestOpenCodeLargeExport)
#include "tst_opencodelargeexport.moc"
