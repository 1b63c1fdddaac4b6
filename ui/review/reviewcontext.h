// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/core/review.h"
#include "models/importers/messagebody.h"
#include "models/operations/dossier.h"
#include "models/operations/silencereport.h"
#include "ui/review/baselineloader.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace tacet {

/// Where in a record a rule found what made it fire.
struct RecordProof {
    ByteRange range; ///< within the record's bytes
    QString pointer; ///< RFC 6901 from the root of the record
    QString absent; ///< the key that is missing in the value at `pointer`; empty: the value itself is the proof
};

/// One stored record of a message, as it lies in the user's file.
struct RawRecord {
    int ordinal = 0; ///< of the message that it belongs to: a neighbour's where the proof lies there
    QByteArray bytes;
    QString origin; ///< where it lies, for people: file, table and row, archive member
    qint64 line = 0; ///< from 1; 0 where the source has no lines
    QString place; ///< pointer of the record in its JSON document; empty: it is the document
    qint64 offset = 0; ///< of the first byte, in what `origin` names
    QString sha256; ///< of the bytes, lower-case hex
    std::vector<RecordProof> proofs;
};

/// What the review panel asks of the session that is open. All calls are made from the GUI thread and, but for
/// dossier(), read one message.
class ReviewContext
{
public:
    virtual ~ReviewContext() = default;

    [[nodiscard]] virtual int messages() const = 0;
    /// Of any message; its `silence` is None where there is text and no gap before it.
    [[nodiscard]] virtual Result<SilenceReport> report(int ordinal) const = 0;
    [[nodiscard]] virtual Result<MessageBody> body(int ordinal) const = 0;
    /// The message's own records, then those of its neighbours that prove what is said of it.
    [[nodiscard]] virtual Result<std::vector<RawRecord>> rawRecords(int ordinal) const = 0;
    [[nodiscard]] virtual Result<SilenceProposals> proposals(const SilenceReport &report) const = 0;
    /// What stood before and what came after; reads the messages of the window.
    [[nodiscard]] virtual Result<Dossier> dossier(const SilenceReport &report) const = 0;
    /// What measures the session's own turns; empty: it cannot be done.
    [[nodiscard]] virtual BaselineWork baselineWork() const = 0;
    [[nodiscard]] virtual Result<ReviewSubject> subjectOf(int ordinal) const = 0;
    /// Which message `[msg number]` means: its label where the source has labels, else its ordinal.
    [[nodiscard]] virtual std::optional<EvidenceLink> messageNumbered(qint64 number) const = 0;
};

}
