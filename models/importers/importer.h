// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/absentturn.h"
#include "models/core/messagefacts.h"
#include "models/core/result.h"
#include "models/core/session.h"
#include "models/importers/messagebody.h"
#include "models/jobs/progress.h"

#include <QByteArrayView>
#include <QString>

#include <memory>
#include <span>

namespace tacet {

class ByteSource;
class SpoolWriter;

/// What an importer is asked to recognise: the beginning of the input, or the folder itself.
struct SniffInput {
    QString path; ///< absolute; for folders and databases, whose content is not one stream
    bool isFolder = false;
    QByteArrayView head; ///< the first bytes (64 KiB or the whole file), BOM included
};

/// How well an importer knows the input. Certain beats Likely; the order of the registry decides between equals.
enum class Recognition { No, Likely, Certain };

/// Receives what an importer reads, in stored order. Any call may fail; the importer then stops with that error.
class RecordSink
{
public:
    virtual ~RecordSink() = default;
    /// Starts a conversation; messages until the next call belong to it. May be called again with the same uid
    /// when the source says more about it later (a title that comes last): the later facts win where not empty.
    virtual Result<> session(const SessionFacts &facts) = 0;
    /// One message, or one record of a message whose other records have the same mergeId.
    virtual Result<> message(MessageFacts &&facts) = 0;
    /// A turn that should be there and is not. It stands behind the messages of the session told so far, and before
    /// the next one; it is no message and has no index.
    virtual Result<> absent(AbsentTurn &&turn);
    /// What was told absent because of the record at `offset` has come after all, further on.
    virtual Result<> withdraw(AbsentKind kind, qint64 offset);
    virtual Result<> damaged(const DamagedRecord &record) = 0;
    /// A record that is no message and never one (title, snapshot, unknown type); counted.
    virtual Result<> other(const PhysicalRecord &record, std::string_view type) = 0;
};

/// What is told of a record that cannot be read.
[[nodiscard]] DamagedRecord damagedRecord(const PhysicalRecord &record, const QString &reason);

/// Where reading goes on when a file has grown.
struct ResumePoint {
    qint64 offset = 0;
    qint64 line = 0; ///< number of lines before `offset`
    friend bool operator==(const ResumePoint &, const ResumePoint &) = default;
};

/// The order of tests for silences that a format is judged by.
enum class RuleSet : quint8 { OpenCode, General };

/// Reads one format. Stateless: one object serves all threads.
class Importer
{
public:
    virtual ~Importer() = default;

    /// Stable id, stored in the index and printed by the command: "opencode-export".
    [[nodiscard]] virtual QString id() const = 0;
    /// For people, translated: "opencode export".
    [[nodiscard]] virtual QString label() const = 0;
    [[nodiscard]] virtual RuleSet rules() const = 0;
    [[nodiscard]] virtual Recognition recognise(const SniffInput &input) const = 0;
    /// True for JSON Lines: a file that has grown is read from a ResumePoint, lines are counted.
    [[nodiscard]] virtual bool growsByLine() const { return false; }

    /// Reads everything from `from` on, in order, with memory that does not grow with the input.
    /// One bad record never costs another: it goes to RecordSink::damaged().
    /// Fails only where nothing more can be read (Io, Cancelled, Format for a document that is none of this format).
    virtual Result<> read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const = 0;

    /// True where records are text: what proves a finding is named by its range alone, without a JSON pointer.
    [[nodiscard]] virtual bool isText() const { return false; }
    /// Where in a record the value at an evidence pointer stands.
    [[nodiscard]] virtual Result<ByteRange> locateIn(QByteArrayView record, std::string_view pointer) const;

    /// True for a source that is not one flat file (a folder, a database): spool() is called first, and read() is given
    /// the spool. Nothing else changes: ranges are those in the spool, and its pieces lead back to the user's files.
    [[nodiscard]] virtual bool needsSpool() const { return false; }
    /// Of these, true for one that is a single file all the same, which may be compressed or in an archive.
    [[nodiscard]] virtual bool spoolsAFile() const { return false; }
    /// Writes the source at `path` into one flat file. Opens nothing for writing but files in spool.folder().
    virtual Result<> spool(const QString &path, SpoolWriter &spool, Progress &progress) const;

    /// The whole of one message for people, from the bytes of its records in order.
    [[nodiscard]] virtual MessageBody body(std::span<const QByteArray> records) const = 0;

    /// The JSON value whose keys `id`, `sessionID` and `messageID` were left out, compact with sorted keys: what
    /// the content hash is taken of. The same for every stored form of the same message.
    [[nodiscard]] virtual QByteArray canonicalContent(std::span<const QByteArray> records) const = 0;
};

}
