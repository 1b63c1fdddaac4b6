// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/cuewords.h"
#include "models/core/evidence.h"
#include "models/core/result.h"
#include "models/importers/messagebody.h"
#include "models/store/rows.h"

#include <QByteArray>

#include <memory>
#include <vector>

namespace tacet {

class ByteSource;
class Importer;
class Library;
class TranscriptReader;

/// Reads whole messages of one session back from the source, by byte range. One thread an object.
class MessageReader
{
public:
    /// @param reader must outlive this
    [[nodiscard]] static Result<std::unique_ptr<MessageReader>> open(const Library &library,
                                                                     const TranscriptReader &reader,
                                                                     const SessionRow &session);
    ~MessageReader();

    [[nodiscard]] const SessionRow &session() const { return m_session; }
    /// Words of cues that the session's format has beside those that are known.
    [[nodiscard]] const CueWords &cueWords() const;
    [[nodiscard]] Result<MessageBody> body(const MessageRow &row) const;
    /// The bytes of each record, checked against the hash in the index (Code::Format when the source has changed).
    [[nodiscard]] Result<std::vector<QByteArray>> records(const MessageRow &row) const;
    /// The proof of what the index says of the row's silence, resolved to bytes of the user's own file.
    [[nodiscard]] Result<std::vector<Evidence>> evidence(const MessageRow &row) const;
    /// Where each record lies in the user's own file, whole; of records that a program keeps in several places each.
    [[nodiscard]] Result<std::vector<Evidence>> origins(const MessageRow &row) const;
    /// The record that shows that a turn is not there.
    [[nodiscard]] Result<Evidence> evidence(const AbsentTurn &turn) const;
    /// Its bytes.
    [[nodiscard]] Result<QByteArray> record(const AbsentTurn &turn) const;
    [[nodiscard]] Result<QString> rawSha256(const MessageRow &row) const;
    [[nodiscard]] Result<QString> contentSha256(const MessageRow &row) const;

private:
    MessageReader(const TranscriptReader &reader, SessionRow session, const Importer &importer,
                  std::unique_ptr<ByteSource> bytes);

    [[nodiscard]] Result<std::vector<PhysicalRecord>> places(const MessageRow &row) const;
    [[nodiscard]] Result<std::vector<QByteArray>> read(const MessageRow &row,
                                                       const std::vector<PhysicalRecord> &places) const;
    [[nodiscard]] Result<Evidence> evidenceAt(const MessageRow &row, const EvidencePointer &pointer) const;
    [[nodiscard]] Result<Evidence> evidenceNearby(const MessageRow &row, const EvidencePointer &pointer) const;
    [[nodiscard]] Result<Evidence> evidenceIn(const PhysicalRecord &place, const QByteArray &bytes,
                                              const EvidencePointer &pointer) const;
    [[nodiscard]] Result<Evidence> evidenceInOrigin(const QString &pointer, const QString &absent,
                                                    ByteRange range) const;

    const TranscriptReader &m_reader;
    SessionRow m_session;
    const Importer &m_importer;
    CueWords m_cueWords;
    std::unique_ptr<ByteSource> m_bytes;
};

}
