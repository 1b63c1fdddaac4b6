// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench_index read|judge|parallel|index FILE: how long one pass over a file takes, with how much memory.
//   read      parse alone, on this thread        judge     parse, assemble and judge, on this thread
//   parallel  as judge, parsing on a second one  index     as parallel, into an index.db, committed
// Prints one line: mode, megabytes a second, seconds, seconds of processor, peak resident megabytes, messages,
// silences. On a machine that does other work, compare the seconds of processor; and ratios within one run only: `cat
// FILE >/dev/null` and `jq -c .type FILE` beside it.

#include "models/analysis/messageassembler.h"
#include "models/importers/bytesource.h"
#include "models/importers/importerregistry.h"
#include "models/importers/parallelread.h"
#include "models/store/transcriptwriter.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cstdio>
#include <sys/resource.h>

using namespace tacet;

namespace {

struct Counts {
    qint64 messages = 0;
    qint64 silences = 0;
};

/// Takes records and throws them away.
class NullSink final : public RecordSink
{
public:
    Result<> session(const SessionFacts &) override { return {}; }
    Result<> message(MessageFacts &&) override
    {
        ++counts.messages;
        return {};
    }
    Result<> damaged(const DamagedRecord &) override { return {}; }
    Result<> other(const PhysicalRecord &, std::string_view) override { return {}; }

    Counts counts;
};

/// Assembles and judges; writes where there is a writer.
class JudgingSink final : public RecordSink
{
public:
    explicit JudgingSink(TranscriptWriter *writer)
        : m_writer(writer)
        , m_assembler(classifyGeneral, [this](MessageEntry &&entry) { return take(std::move(entry)); })
    { }
    Result<> session(const SessionFacts &facts) override
    {
        if (!m_writer)
            return {};
        if (m_session.isValid())
            return m_writer->updateSession(m_session, facts);
        const auto added = m_writer->addSession(facts);
        if (!added)
            return failure(added);
        m_session = *added;
        return {};
    }
    Result<> message(MessageFacts &&facts) override { return m_assembler.add(std::move(facts)); }
    Result<> damaged(const DamagedRecord &record) override
    {
        return m_writer ? m_writer->addDamaged(record) : Result<>();
    }
    Result<> other(const PhysicalRecord &, std::string_view) override { return {}; }
    Result<> finish() { return m_assembler.finish(); }

    Counts counts;

private:
    Result<> take(MessageEntry &&entry)
    {
        ++counts.messages;
        counts.silences += entry.finding.silence == SilenceClass::None ? 0 : 1;
        return m_writer ? m_writer->addMessage(m_session, entry) : Result<>();
    }

    TranscriptWriter *m_writer;
    MessageAssembler m_assembler;
    SessionId m_session;
};

Result<Counts> run(const QString &mode, const QString &path)
{
    const ImporterRegistry registry;
    const auto importer = registry.recognise(path);
    if (!importer)
        return failure(importer);
    const auto source = ByteSource::open(path);
    if (!source)
        return failure(source);
    NoProgress progress;
    if (mode == QStringLiteral("read")) {
        NullSink sink;
        if (auto read = (*importer)->read(**source, {}, sink, progress); !read)
            return failure(read);
        return sink.counts;
    }

    const QTemporaryDir folder;
    std::unique_ptr<TranscriptWriter> writer;
    SourceRow row;
    row.path = path;
    row.format = (*importer)->id();
    if (mode == QStringLiteral("index")) {
        auto opened = TranscriptWriter::open(folder.filePath(QStringLiteral("index.db")));
        if (!opened)
            return failure(opened);
        writer = std::move(*opened);
        if (auto begun = writer->begin(row); !begun)
            return failure(begun);
    }
    JudgingSink sink(writer.get());
    const Result<> read = mode == QStringLiteral("judge") ? (*importer)->read(**source, {}, sink, progress)
                                                          : readInParallel(**importer, **source, {}, sink, progress);
    if (!read)
        return failure(read);
    if (auto finished = sink.finish(); !finished)
        return failure(finished);
    row.complete = true;
    if (auto finished = writer ? writer->finish(row) : Result<>(); !finished)
        return failure(finished);
    return sink.counts;
}

}

int main(int argc, char **argv)
{
    if (argc != 3) {
        std::fputs("usage: bench_index read|judge|parallel|index FILE\n", stderr);
        return 2;
    }
    const QString path = QString::fromLocal8Bit(argv[2]);
    QElapsedTimer timer;
    timer.start();
    const auto counts = run(QString::fromLatin1(argv[1]), path);
    const double seconds = double(timer.nsecsElapsed()) / 1e9;
    if (!counts) {
        std::fprintf(stderr, "%s\n", qPrintable(oneLine(counts.error())));
        return 1;
    }
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    const auto secondsOf = [](const timeval &time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; };
    std::printf("%s\t%.0f MB/s\t%.3f s\t%.3f s cpu\t%ld MB\t%lld messages\t%lld silences\n", argv[1],
                double(QFileInfo(path).size()) / 1e6 / seconds, seconds,
                secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime), usage.ru_maxrss / 1024,
                static_cast<long long>(counts->messages), static_cast<long long>(counts->silences));
    return 0;
}
