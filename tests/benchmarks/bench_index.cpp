// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench_index read|judge|index|qjson FILE: how long one pass over a file takes, with how much memory.
//   read   parse alone           judge  parse, assemble and judge, on one thread
//   qjson  QJsonDocument on the whole of it, to compare with
//   index  the whole import, on two threads, into an index.db that is committed
// Prints one line: mode, megabytes a second, seconds, seconds of processor, peak resident megabytes, messages,
// silences. On a machine that does other work, compare the seconds of processor; and ratios within one run only: `cat
// FILE >/dev/null` and `jq -c .type FILE` beside it.

#include "models/analysis/messageassembler.h"
#include "models/importers/bytesource.h"
#include "models/importers/importerregistry.h"
#include "models/operations/importsource.h"
#include "models/operations/library.h"
#include "models/store/transcriptreader.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
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

/// Assembles and judges, and throws away what comes of it.
class JudgingSink final : public RecordSink
{
public:
    JudgingSink()
        : m_assembler(classifyGeneral, [this](MessageEntry &&entry) -> Result<> {
            ++counts.messages;
            counts.silences += entry.finding.silence == SilenceClass::None ? 0 : 1;
            return {};
        })
    { }
    Result<> session(const SessionFacts &) override { return {}; }
    Result<> message(MessageFacts &&facts) override { return m_assembler.add(std::move(facts)); }
    Result<> damaged(const DamagedRecord &) override { return {}; }
    Result<> other(const PhysicalRecord &, std::string_view) override { return {}; }
    Result<> finish() { return m_assembler.finish(); }

    Counts counts;

private:
    MessageAssembler m_assembler;
};

/// What came of the import, asked of the index: counting is not part of the time.
Result<Counts> indexed(const QString &path, QElapsedTimer &timer, double &seconds)
{
    const QTemporaryDir folder;
    const auto library = Library::open(folder.path());
    if (!library)
        return failure(library);
    NoProgress progress;
    timer.start();
    const auto outcome = importSource(**library, path, progress);
    seconds = double(timer.nsecsElapsed()) / 1e9;
    if (!outcome)
        return failure(outcome);
    Counts counts;
    const auto reader = (*library)->openReader();
    if (!reader)
        return failure(reader);
    for (const SessionRow &session : outcome->sessions) {
        const auto columns = (*reader)->columns(session.id);
        if (!columns)
            return failure(columns);
        counts.messages += columns->size();
        for (const SilenceClass silence : columns->silence)
            counts.silences += silence == SilenceClass::None ? 0 : 1;
    }
    return counts;
}

/// What one would do without a reader of one's own.
Result<Counts> parsedByQt(const QString &path)
{
    const auto source = ByteSource::open(path);
    const auto bytes = source ? (*source)->read({0, (*source)->size()}) : Result<QByteArray>(failure(source));
    if (!bytes)
        return failure(bytes);
    Counts counts;
    counts.messages = QJsonDocument::fromJson(*bytes).object().value(QLatin1String("messages")).toArray().size();
    return counts;
}

Result<Counts> readAlone(const QString &path, bool judge)
{
    const ImporterRegistry registry;
    const auto importer = registry.recognise(path);
    if (!importer)
        return failure(importer);
    const auto source = ByteSource::open(path);
    if (!source)
        return failure(source);
    NoProgress progress;
    NullSink nothing;
    JudgingSink judging;
    RecordSink &sink = judge ? static_cast<RecordSink &>(judging) : nothing;
    if (auto read = (*importer)->read(**source, {}, sink, progress); !read)
        return failure(read);
    if (auto finished = judging.finish(); !finished)
        return failure(finished);
    return judge ? judging.counts : nothing.counts;
}

}

int main(int argc, char **argv)
{
    if (argc != 3) {
        std::fputs("usage: bench_index read|judge|index|qjson FILE\n", stderr);
        return 2;
    }
    const QString path = QString::fromLocal8Bit(argv[2]);
    const QByteArray mode(argv[1]);
    QElapsedTimer timer;
    timer.start();
    double seconds = 0;
    const auto counts = mode == "index" ? indexed(path, timer, seconds)
        : mode == "qjson"               ? parsedByQt(path)
                                        : readAlone(path, mode == "judge");
    if (mode != "index")
        seconds = double(timer.nsecsElapsed()) / 1e9;
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
