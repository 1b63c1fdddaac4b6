// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/store/rows.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <span>
#include <vector>

namespace tacet {

/// Reads index.db. One connection, for one thread; the rows are values.
class TranscriptReader
{
public:
    static Result<std::unique_ptr<TranscriptReader>> open(const QString &indexPath);
    ~TranscriptReader();

    [[nodiscard]] Result<std::vector<SessionRow>> sessionsOf(const QString &sourcePath) const;
    [[nodiscard]] Result<std::vector<SessionRow>> sessions() const; ///< all, newest first
    [[nodiscard]] Result<SessionRow> session(SessionId id) const;
    /// A page, by ordinal: an index seek and `count` rows.
    [[nodiscard]] Result<std::vector<MessageRow>> page(SessionId session, int first, int count) const;
    [[nodiscard]] Result<MessageRow> message(SessionId session, int ordinal) const;
    /// Where the keys are now; keys that are not there are left out.
    [[nodiscard]] Result<std::vector<std::pair<QString, int>>> ordinalsOf(SessionId session,
                                                                          std::span<const QString> keys) const;
    /// All records of one message, in order.
    [[nodiscard]] Result<std::vector<PhysicalRecord>> records(SessionId session, int ordinal) const;
    /// Where the records of the messages from `first` on stand, of at most `count` messages: ordinal by ordinal.
    [[nodiscard]] Result<std::vector<MessagePlace>> places(SessionId session, int first, int count) const;
    /// Ordinals of the silences of the given classes (all but None when empty), and of gaps of at least
    /// `gapMs` when that is given, ascending, each once.
    [[nodiscard]] Result<std::vector<int>> silences(SessionId session, std::span<const SilenceClass> classes,
                                                    std::optional<qint64> gapMs) const;
    /// The turns that are not there, ascending by the message they stand before; columns() has them too.
    [[nodiscard]] Result<std::vector<AbsentTurn>> absent(SessionId session) const;
    /// The marker with this key; Code::NotFound where there is none (any more).
    [[nodiscard]] Result<AbsentTurn> absent(SessionId session, const QString &key) const;
    [[nodiscard]] Result<SessionColumns> columns(SessionId session) const;
    /// Brings columns up to date of which the messages before `from` are as they were, without reading those.
    [[nodiscard]] Result<> updateColumns(SessionId session, int from, SessionColumns &columns) const;
    [[nodiscard]] Result<std::vector<DamagedRecord>> damaged(SourceId source) const;
    /// The file that the byte ranges of this source point into: the source itself, or its spool.
    [[nodiscard]] Result<QString> bytesPath(SourceId source) const;
    /// The spools of all sources that were indexed to the end.
    [[nodiscard]] Result<QStringList> spools() const;
    /// The pieces of a spool that overlap `range`, ascending; none for a source that is one file.
    [[nodiscard]] Result<std::vector<SpoolPiece>> pieces(SourceId source, ByteRange range) const;

private:
    struct Private;
    explicit TranscriptReader(std::unique_ptr<Private> data);

    std::unique_ptr<Private> d;
};

}
