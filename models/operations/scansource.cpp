// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/scansource.h"

#include "models/analysis/silencelisting.h"
#include "models/operations/importsource.h"
#include "models/operations/library.h"
#include "models/operations/messagereader.h"
#include "models/operations/silencereport.h"
#include "models/store/transcriptreader.h"
#include "models/store/transcriptwriter.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::ScanSource)
};

/// The user's of the default classes, and whoever's of the named ones.
std::vector<ListedSilence> listed(const SessionColumns &columns, const ScanOptions &options)
{
    SilenceClassSet wanted = SilenceClassSet::listedByDefault();
    for (const SilenceClass silence : allSilenceClasses()) {
        if (options.named.contains(silence))
            wanted.insert(silence);
    }
    auto silences = listSilences(columns, wanted, options.gapMs);
    std::erase_if(silences, [&](const ListedSilence &silence) {
        return columns.role[size_t(silence.ordinal)] != Role::User && !options.named.contains(silence.silence);
    });
    return silences;
}

ScannedSilence scanned(const SilenceReport &report)
{
    const MessageRow &row = report.row;
    ScannedSilence silence;
    silence.index = row.ordinal;
    silence.key = row.key;
    silence.role = row.role;
    silence.silence = report.silence;
    silence.detail = row.detail;
    silence.humanAct = row.humanAct;
    silence.delivered = row.delivered;
    silence.rule = row.rule;
    silence.confidence = row.confidence;
    silence.evidence = report.evidence;
    if (report.silence == SilenceClass::Gap) { // the message that ends it has text: nothing of its own is said of it
        silence.humanAct = HumanAct::Unknown;
        silence.delivered = Delivered::No;
        silence.rule = QStringLiteral("gap.threshold");
    }
    if (report.absent) {
        silence.about = QString::fromStdString(report.absent->about);
        silence.count = report.absent->count;
    }
    silence.branch = row.branch;
    silence.gapMs = row.gapMs;
    silence.gap = report.gap;
    silence.shorterGaps = report.shorterGaps;
    silence.gapNotation = jefferson(row.gapMs);
    silence.slot = report.slot;
    if (report.response) {
        silence.responseFirst = report.response->first;
        silence.responseLast = report.response->last;
    }
    silence.proposal = report.proposal.code;
    silence.cues = report.proposal.cues;
    return silence;
}

class SessionScan
{
public:
    SessionScan(const Library &library, const TranscriptReader &reader, const ScanOptions &options, ScanWriter &writer)
        : m_library(library)
        , m_reader(reader)
        , m_options(options)
        , m_writer(writer)
    { }

    Result<> run(const SessionRow &session, const QString &name, const std::vector<DamagedRecord> &damaged,
                 Progress &progress)
    {
        const auto columns = m_reader.columns(session.id);
        if (!columns)
            return failure(columns);
        m_foundFailOn |= !listSilences(*columns, m_options.failOn, m_options.gapMs).empty()
            || (m_options.failOn.contains(SilenceClass::Absent) && !columns->absent.empty());
        const auto messages = MessageReader::open(m_library, m_reader, session);
        if (!messages)
            return failure(messages);
        const GapBaseline baseline(*columns);
        const auto begun =
            m_writer.beginSession({name, session.format, session.facts.uid, session.facts.title, session.messages,
                                   baseline.times(), baseline.quantileMs(0.5), baseline.quantileMs(0.9)});
        if (!begun)
            return failure(begun);
        const auto written = writeSilences(**messages, name, *columns, progress);
        const auto ended = m_writer.endSession(damaged); // in any case: what is written stays well-formed
        return written ? ended : written;
    }

    [[nodiscard]] bool foundFailOn() const { return m_foundFailOn; }

private:
    /// The silences, and between them the turns that are not there, in the order of the session.
    Result<> writeSilences(const MessageReader &messages, const QString &name, const SessionColumns &columns,
                           Progress &progress)
    {
        ReportOptions options;
        options.gaps.lapseMs = m_options.gapMs;
        options.baseline = GapBaseline(columns);
        options.withEvidence = m_options.withEvidence;
        SilenceReporter reporter(m_reader, messages, options);
        const std::vector<ListedSilence> silences = listed(columns, m_options);
        auto absent = m_options.named.contains(SilenceClass::Absent) ? columns.absent.begin() : columns.absent.end();
        for (size_t i = 0; i < silences.size(); ++i) {
            if (progress.isCancelled())
                return fail(Error::Code::Cancelled, Text::tr("Stopped."));
            for (; absent != columns.absent.end() && absent->before <= silences[i].ordinal; ++absent) {
                if (auto written = write(reporter.report(*absent), messages, name); !written)
                    return written;
            }
            const auto row = m_reader.message(messages.session().id, silences[i].ordinal);
            if (!row)
                return failure(row);
            if (auto written = write(reporter.report(*row), messages, name); !written)
                return written;
            progress.report(qint64(i) + 1, qint64(silences.size()));
        }
        for (; absent != columns.absent.end(); ++absent) {
            if (auto written = write(reporter.report(*absent), messages, name); !written)
                return written;
        }
        return {};
    }

    Result<> write(Result<SilenceReport> report, const MessageReader &messages, const QString &name)
    {
        if (!report)
            return failure(report);
        // The bytes may have been spooled from standard input: the proof speaks of what the user named.
        renameFile(report->evidence, QFileInfo(messages.session().sourcePath).fileName(), QFileInfo(name).fileName());
        return m_writer.silence(scanned(*report));
    }

    const Library &m_library;
    const TranscriptReader &m_reader;
    const ScanOptions &m_options;
    ScanWriter &m_writer;
    bool m_foundFailOn = false;
};

}

Result<ScanOutcome> scanSource(const Library &library, const QString &path, const QString &name,
                               const ScanOptions &options, ScanWriter &writer, Progress &progress,
                               IndexConnections &connections)
{
    const auto imported = importSource(library, path, progress, connections);
    if (!imported)
        return failure(imported);
    const TranscriptReader &reader = *connections.reader;
    auto damaged = reader.damaged(imported->source);
    if (!damaged)
        return failure(damaged);
    ScanOutcome outcome {.damaged = std::move(*damaged)};
    SessionScan scan(library, reader, options, writer);
    // Damage is known of the file, not of a conversation in it: it is listed with the first.
    std::vector<DamagedRecord> toList = outcome.damaged;
    for (const SessionRow &session : imported->sessions) {
        if (!options.session.isEmpty() && session.facts.uid != options.session)
            continue;
        if (auto done = scan.run(session, name, std::exchange(toList, {}), progress); !done)
            return failure(done);
        ++outcome.sessions;
    }
    outcome.foundFailOn = scan.foundFailOn();
    return outcome;
}

}
