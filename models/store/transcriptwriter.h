// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messageentry.h"
#include "models/core/result.h"
#include "models/core/session.h"
#include "models/store/rows.h"

#include <QString>

#include <memory>
#include <optional>

namespace tacet {

/// What tells that a file is still the one that was indexed.
struct SourceFingerprint {
    qint64 size = 0;
    qint64 modifiedNs = 0; ///< for folders and databases with a -wal: the newest of all files
    quint64 headHash = 0; ///< XXH3 of the first 64 KiB
    quint64 tailHash = 0; ///< XXH3 of the last 64 KiB before `size`
    friend bool operator==(const SourceFingerprint &, const SourceFingerprint &) = default;
};

/// A source as it was when it was indexed, and where reading it goes on.
struct SourceRow {
    SourceId id;
    QString path;
    QString format;
    int importerVersion = 0; ///< a change of the importers' code rebuilds what older ones wrote
    SourceFingerprint fingerprint;
    QString spoolPath; ///< empty: the source itself is read
    qint64 resumeOffset = 0; ///< first byte that is read again when the file has grown
    qint64 resumeLine = 0;
    int resumeOrdinal = 0; ///< messages from here on are written again then
    bool complete = false;
};

/// Writes one source into index.db: everything, or, unless finish() is reached, nothing that outlives the next open.
/// A process that was killed leaves rows of a source that is not complete; they go when the source is begun again.
/// One writer a database at a time (a second one waits up to five seconds for each transaction); one thread.
class TranscriptWriter
{
public:
    static Result<std::unique_ptr<TranscriptWriter>> open(const QString &indexPath);
    /// Without finish(): what was written of this source is deleted again.
    ~TranscriptWriter();

    [[nodiscard]] Result<std::optional<SourceRow>> source(const QString &path) const;
    /// Forgets what the index knew of the path and begins anew.
    Result<SourceId> begin(const SourceRow &source);
    /// Goes on with a source of one session that has grown: deletes its messages from resumeOrdinal on, and what was
    /// damaged or found absent from resumeOffset on.
    Result<SessionId> resume(const SourceRow &source);

    Result<SessionId> addSession(const SessionFacts &facts);
    Result<> updateSession(SessionId id, const SessionFacts &facts);
    /// Messages of one session may be interrupted by those of another. @param entry its ordinal: dense, ascending
    Result<> addMessage(SessionId session, const MessageEntry &entry);
    /// A marker, with the ordinal that it stands before.
    Result<> addAbsent(SessionId session, const AbsentTurn &turn);
    Result<> addDamaged(const DamagedRecord &record);
    Result<> addPiece(const SpoolPiece &piece);
    /// Makes what was written so far visible to readers (rows of a source that is not complete), and lets other
    /// writers in: when one begins the same source, the next call here fails.
    Result<> commitSoFar();
    /// Makes keys unique ("@offset" where an id occurs twice), writes counts and the fingerprint, commits.
    /// @param source its id is ignored: the one that was begun is meant
    Result<> finish(const SourceRow &source);

private:
    struct Private;
    explicit TranscriptWriter(std::unique_ptr<Private> data);

    std::unique_ptr<Private> d;
};

}
