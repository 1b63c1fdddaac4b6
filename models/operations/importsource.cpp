// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/importsource.h"

#include "models/importers/bytesource.h"
#include "models/importers/spool.h"
#include "models/operations/importlock.h"
#include "models/operations/indexbuilder.h"
#include "models/operations/library.h"
#include "models/operations/sourcefiles.h"
#include "models/store/transcriptreader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <thread>

namespace tacet {

namespace {

// Batches between the two threads; with their messages some 5 MB.
constexpr size_t QueuedBatches = 16;
// Up to here a file is read whole before the lock is taken, by as many threads as there are files.
constexpr qint64 ReadAheadBytes = 2 << 20;

Failure cancelled()
{
    return fail(Error::Code::Cancelled, QCoreApplication::translate("tacet::importSource", "Stopped"));
}

/// Of the code that reads, and of the mapping that it reads after.
int versionOf(const ImporterRegistry &importers, const QString &format)
{
    const HouseFormat *house = importers.houseFormat(format);
    return house ? int(foldedHash(quint64(ImportersVersion), house->hash) >> 33) : ImportersVersion;
}

/// One import of one source, from the question whether anything is to be done to the committed rows.
class Import
{
public:
    Import(const Library &library, QString path, Progress &progress, IndexConnections &connections,
           const ImportGrowth &growth)
        : m_library(library)
        , m_path(std::move(path))
        , m_progress(progress)
        , m_connections(connections)
        , m_growth(growth)
    { }

    Result<ImportOutcome> run();

private:
    Result<> connect();
    [[nodiscard]] Result<bool> isUnchanged();
    [[nodiscard]] bool isReadAlike(const SourceRow &known) const;
    [[nodiscard]] Result<bool> hasGrown(ByteSource &bytes) const;
    Result<> readAhead();
    Result<> index();
    Result<> indexFlat();
    Result<> indexSpooled();
    Result<> writeSpool();
    Result<SessionRow> resume(IndexBuilder &builder);
    Result<> fill(ByteSource &bytes, IndexBuilder &builder, ResumePoint from);
    Result<> write(std::vector<ImportEvent> &&events, IndexBuilder &builder);
    [[nodiscard]] Result<ImportOutcome> outcome() const;

    /// A small file, read before it was this import's turn to write.
    struct ReadAhead {
        SourceFingerprint fingerprint;
        std::unique_ptr<ByteSource> bytes;
        std::vector<ImportEvent> events;
    };

    const Library &m_library;
    const QString m_path; ///< absolute
    Progress &m_progress;
    IndexConnections &m_connections;
    const ImportGrowth &m_growth;

    TranscriptWriter *m_writer = nullptr; ///< of m_connections
    TranscriptReader *m_reader = nullptr; ///< of m_connections
    const Importer *m_importer = nullptr;
    std::optional<SourceRow> m_known;
    SourceRow m_row; ///< as it will be
    ImportKind m_kind = ImportKind::Indexed;
    std::optional<ReadAhead> m_readAhead;
};

Result<> Import::connect()
{
    if (!m_connections.writer) {
        auto writer = TranscriptWriter::open(m_library.indexPath());
        if (!writer)
            return failure(writer);
        m_connections.writer = std::move(*writer);
    }
    if (!m_connections.reader) {
        auto reader = m_library.openReader();
        if (!reader)
            return failure(reader);
        m_connections.reader = std::move(*reader);
    }
    m_writer = m_connections.writer.get();
    m_reader = m_connections.reader.get();
    return {};
}

Result<ImportOutcome> Import::run()
{
    if (auto connected = connect(); !connected)
        return failure(connected);
    // Asked without the lock first: what is unchanged opens at once, whatever else is being indexed.
    auto unchanged = isUnchanged();
    if (!unchanged)
        return failure(unchanged);
    if (!*unchanged) {
        if (const auto read = readAhead(); !read)
            return failure(read);
        const auto lock = ImportLock::take(m_library.indexPath(), m_progress);
        if (!lock)
            return failure(lock);
        unchanged = isUnchanged(); // another process may just have indexed it
        if (!unchanged)
            return failure(unchanged);
        if (!*unchanged) {
            if (const auto indexed = index(); !indexed)
                return failure(indexed);
            return outcome();
        }
    }
    m_kind = ImportKind::Reused;
    return outcome();
}

/// Whether the same bytes would be read as they were: by the same code, after the same description, as the same format.
bool Import::isReadAlike(const SourceRow &known) const
{
    const ImporterRegistry &importers = m_library.importers();
    const Importer *importer = importers.byId(known.format);
    if (!importer || known.importerVersion != versionOf(importers, known.format))
        return false;
    if (!importers.hasHouseFormats())
        return true;
    // A mapping that has come since may know the file better.
    const auto now = importers.recognise(m_path);
    return now && *now == importer;
}

/// Without reading a byte of it, where there are no house formats.
Result<bool> Import::isUnchanged()
{
    const auto stat = statSource(m_path);
    if (!stat)
        return failure(stat);
    m_row = {};
    m_row.path = m_path;
    m_row.fingerprint = *stat;
    auto known = m_writer->source(m_path);
    if (!known)
        return failure(known);
    m_known = std::move(*known);
    if (!m_known || !m_known->complete || !isReadAlike(*m_known))
        return false;
    const bool isSpooled = !m_known->spoolPath.isEmpty();
    if (isSpooled)
        return m_known->fingerprint == *stat && QFile::exists(m_known->spoolPath);
    return m_known->fingerprint.size == stat->size && m_known->fingerprint.modifiedNs == stat->modifiedNs;
}

/// Recognises the source, which needs no lock, and reads it where it is small and has to be read whole.
Result<> Import::readAhead()
{
    const auto importer = m_library.importers().recognise(m_path);
    if (!importer)
        return failure(importer);
    m_importer = *importer;
    const bool mayHaveGrown =
        m_known && m_known->complete && m_known->importerVersion == versionOf(m_library.importers(), m_importer->id());
    if (m_importer->needsSpool() || m_row.fingerprint.size > ReadAheadBytes || mayHaveGrown)
        return {};
    auto bytes = ByteSource::open(m_path);
    if (!bytes)
        return failure(bytes);
    ReadAhead ahead {m_row.fingerprint, std::move(*bytes), {}};
    ahead.fingerprint.size = ahead.bytes->size();
    if (ahead.fingerprint.size > ReadAheadBytes)
        return {};
    if (auto hashed = addContentHashes(ahead.fingerprint, *ahead.bytes); !hashed)
        return hashed;
    CollectingSink sink(ahead.events);
    if (auto read = m_importer->read(*ahead.bytes, {}, sink, m_progress); !read)
        return read;
    if (m_progress.isCancelled())
        return cancelled();
    m_readAhead = std::move(ahead);
    return {};
}

Result<> Import::index()
{
    m_row.format = m_importer->id();
    m_row.importerVersion = versionOf(m_library.importers(), m_importer->id());
    return m_importer->needsSpool() ? indexSpooled() : indexFlat();
}

Result<bool> Import::hasGrown(ByteSource &bytes) const
{
    if (!m_known || !m_known->complete || m_known->importerVersion != versionOf(m_library.importers(), m_importer->id())
        || m_known->format != m_importer->id() || !m_importer->growsByLine()
        || bytes.size() <= m_known->fingerprint.size)
        return false;
    return beginsAsBefore(m_known->fingerprint, bytes);
}

Result<> Import::indexFlat()
{
    if (m_readAhead) {
        m_row.fingerprint = m_readAhead->fingerprint;
        IndexBuilder builder(*m_writer, m_importer->rules(), *m_readAhead->bytes, m_growth);
        if (const auto begun = m_writer->begin(m_row); !begun)
            return failure(begun);
        return write(std::move(m_readAhead->events), builder);
    }
    auto bytes = ByteSource::open(m_path);
    if (!bytes)
        return failure(bytes);
    // What is appended while it is read belongs to the next import.
    m_row.fingerprint.size = (*bytes)->size();
    if (auto hashed = addContentHashes(m_row.fingerprint, **bytes); !hashed)
        return hashed;
    const auto own = ByteSource::open(m_path);
    if (!own)
        return failure(own);
    IndexBuilder builder(*m_writer, m_importer->rules(), **own, m_growth);
    const auto grown = hasGrown(**bytes);
    if (!grown)
        return failure(grown);
    if (*grown && resume(builder)) {
        m_kind = ImportKind::Grown;
        return fill(**bytes, builder, {m_known->resumeOffset, m_known->resumeLine});
    }
    if (const auto begun = m_writer->begin(m_row); !begun)
        return failure(begun);
    return fill(**bytes, builder, {});
}

/// Fails, with nothing changed, where the source does not hold exactly one session.
Result<SessionRow> Import::resume(IndexBuilder &builder)
{
    const auto sessions = m_reader->sessionsOf(m_path);
    if (!sessions)
        return failure(sessions);
    if (sessions->size() != 1)
        return fail(Error::Code::NotFound, QString(), m_path);
    const auto session = m_writer->resume(*m_known);
    if (!session)
        return failure(session);
    builder.resume(*session, sessions->front().facts, m_known->resumeOrdinal);
    return sessions->front();
}

Result<> Import::indexSpooled()
{
    // A name of its own for each import: until this one is committed, the index points into the spool before.
    m_row.spoolPath =
        QStringLiteral("%1/%2.spool").arg(m_library.spoolFolder(), QUuid::createUuid().toString(QUuid::Id128));
    if (const auto begun = m_writer->begin(m_row); !begun)
        return failure(begun);
    auto done = writeSpool();
    if (done) {
        const auto bytes = ByteSource::open(m_row.spoolPath);
        const auto own = ByteSource::open(m_row.spoolPath);
        if (!bytes || !own)
            return bytes ? failure(own) : failure(bytes);
        IndexBuilder builder(*m_writer, m_importer->rules(), **own, m_growth);
        done = fill(**bytes, builder, {});
    }
    if (!done)
        QFile::remove(m_row.spoolPath);
    else if (m_known && !m_known->spoolPath.isEmpty())
        QFile::remove(m_known->spoolPath);
    return done;
}

Result<> Import::writeSpool()
{
    const auto spool =
        SpoolWriter::create(m_row.spoolPath, [this](SpoolPiece &&piece) { return m_writer->addPiece(piece); });
    if (!spool)
        return failure(spool);
    if (auto written = m_importer->spool(m_path, **spool, m_progress); !written)
        return written;
    return (*spool)->commit();
}

/// Reads on this thread, assembles and writes on another.
Result<> Import::fill(ByteSource &bytes, IndexBuilder &builder, ResumePoint from)
{
    ImportQueue queue(QueuedBatches);
    Result<> written;
    std::jthread writing([&queue, &written, &builder] {
        while (auto batch = queue.pop()) {
            for (ImportEvent &event : *batch) {
                if (auto taken = builder.take(std::move(event)); !taken) {
                    written = std::move(taken);
                    queue.abandon();
                    return;
                }
            }
        }
    });
    QueueSink sink(queue);
    auto read = m_importer->read(bytes, from, sink, m_progress);
    if (read)
        read = sink.flush();
    if (read)
        queue.close();
    else
        queue.abandon();
    writing.join();
    // When writing has failed, reading was stopped by it.
    if (!written)
        return written;
    if (!read)
        return read;
    if (m_progress.isCancelled())
        return cancelled();
    if (auto finished = builder.finish(m_row); !finished)
        return finished;
    return m_writer->finish(m_row);
}

Result<> Import::write(std::vector<ImportEvent> &&events, IndexBuilder &builder)
{
    for (ImportEvent &event : events) {
        if (m_progress.isCancelled())
            return cancelled();
        if (auto taken = builder.take(std::move(event)); !taken)
            return taken;
    }
    if (auto finished = builder.finish(m_row); !finished)
        return finished;
    return m_writer->finish(m_row);
}

Result<ImportOutcome> Import::outcome() const
{
    const auto source = m_writer->source(m_path);
    if (!source)
        return failure(source);
    auto sessions = m_reader->sessionsOf(m_path);
    if (!sessions)
        return failure(sessions);
    const SourceId id = *source ? (*source)->id : SourceId();
    const auto damaged = m_reader->damaged(id);
    if (!damaged)
        return failure(damaged);
    const int unchanged = m_kind == ImportKind::Grown ? m_known->resumeOrdinal : 0;
    return ImportOutcome {id, m_kind, std::move(*sessions), int(damaged->size()), unchanged};
}

}

IndexConnections::IndexConnections() = default;
IndexConnections::~IndexConnections() = default;

Result<ImportOutcome> importSource(const Library &library, const QString &path, Progress &progress,
                                   IndexConnections &connections, const ImportGrowth &growth)
{
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    auto outcome = Import(library, absolute, progress, connections, growth).run();
    if (!outcome)
        connections.writer.reset(); // takes back what it has begun
    return outcome;
}

Result<ImportOutcome> importSource(const Library &library, const QString &path, Progress &progress,
                                   const ImportGrowth &growth)
{
    IndexConnections connections;
    return importSource(library, path, progress, connections, growth);
}

}
