// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/messagereader.h"

#include "models/importers/bytesource.h"
#include "models/importers/evidenceplace.h"
#include "models/importers/importer.h"
#include "models/operations/library.h"
#include "models/store/transcriptreader.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

#include <xxhash.h>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::MessageReader)
};

Failure sourceHasChanged(const QString &path)
{
    return fail(Error::Code::Format, Text::tr("The transcript has changed since it was indexed: open it again"), path);
}

quint64 hashOf(const std::vector<QByteArray> &records)
{
    quint64 hash = 0;
    for (size_t i = 0; i < records.size(); ++i) {
        const quint64 one = XXH3_64bits(records[i].constData(), size_t(records[i].size()));
        hash = i == 0 ? one : foldedHash(hash, one);
    }
    return hash;
}

QString sha256(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

}

MessageReader::MessageReader(const TranscriptReader &reader, SessionRow session, const Importer &importer,
                             std::unique_ptr<ByteSource> bytes)
    : m_reader(reader)
    , m_session(std::move(session))
    , m_importer(importer)
    , m_bytes(std::move(bytes))
{ }

MessageReader::~MessageReader() = default;

Result<std::unique_ptr<MessageReader>> MessageReader::open(const Library &library, const TranscriptReader &reader,
                                                           const SessionRow &session)
{
    const ImporterRegistry &importers = library.importers();
    const Importer *importer = importers.byId(session.format);
    if (!importer) {
        return fail(Error::Code::Format, Text::tr("The transcript was indexed by another version: open it again"),
                    session.sourcePath);
    }
    const auto path = reader.bytesPath(session.source);
    if (!path)
        return failure(path);
    auto bytes = ByteSource::open(*path);
    if (!bytes)
        return failure(bytes);
    std::unique_ptr<MessageReader> messages(new MessageReader(reader, session, *importer, std::move(*bytes)));
    if (const HouseFormat *house = importers.houseFormat(session.format))
        messages->m_cueWords = house->cues;
    return messages;
}

Result<std::vector<PhysicalRecord>> MessageReader::places(const MessageRow &row) const
{
    if (row.records == 1)
        return std::vector<PhysicalRecord> {row.first};
    return m_reader.records(m_session.id, row.ordinal);
}

Result<std::vector<QByteArray>> MessageReader::read(const MessageRow &row,
                                                    const std::vector<PhysicalRecord> &places) const
{
    m_bytes->refresh();
    std::vector<QByteArray> records;
    for (const PhysicalRecord &place : places) {
        if (place.range.end() > m_bytes->size())
            return sourceHasChanged(m_session.sourcePath);
        auto record = m_bytes->read(place.range);
        if (!record)
            return failure(record);
        records.push_back(std::move(*record));
    }
    if (hashOf(records) != row.hash)
        return sourceHasChanged(m_session.sourcePath);
    return records;
}

Result<std::vector<QByteArray>> MessageReader::records(const MessageRow &row) const
{
    const auto found = places(row);
    if (!found)
        return failure(found);
    return read(row, *found);
}

const CueWords &MessageReader::cueWords() const
{
    return m_cueWords;
}

Result<MessageBody> MessageReader::body(const MessageRow &row) const
{
    const auto found = records(row);
    if (!found)
        return failure(found);
    return m_importer.body(*found);
}

Result<std::vector<Evidence>> MessageReader::origins(const MessageRow &row) const
{
    const auto found = places(row);
    if (!found)
        return failure(found);
    std::vector<Evidence> origins;
    for (const PhysicalRecord &place : *found) {
        if (!m_importer.needsSpool()) {
            Evidence origin;
            origin.origin.insert(QStringLiteral("file"), QFileInfo(m_session.sourcePath).fileName());
            if (place.line > 0 && !m_importer.isText())
                origin.origin.insert(QStringLiteral("line"), place.line);
            origin.range = place.range;
            origins.push_back(std::move(origin));
            continue;
        }
        const auto pieces = m_reader.pieces(m_session.source, place.range);
        if (!pieces)
            return failure(pieces);
        for (const SpoolPiece &piece : *pieces) {
            const qint64 begin = std::max(place.range.offset, piece.range.offset);
            const qint64 end = std::min(place.range.end(), piece.range.end());
            if (begin >= end)
                continue;
            Evidence origin;
            origin.origin = QJsonDocument::fromJson(piece.origin.toUtf8()).object();
            origin.range = {piece.originOffset + begin - piece.range.offset, end - begin};
            origins.push_back(std::move(origin));
        }
    }
    return origins;
}

Result<QString> MessageReader::rawSha256(const MessageRow &row) const
{
    const auto found = records(row);
    if (!found)
        return failure(found);
    QByteArray all;
    for (const QByteArray &record : *found)
        all += record;
    return sha256(all);
}

Result<QString> MessageReader::contentSha256(const MessageRow &row) const
{
    const auto found = records(row);
    if (!found)
        return failure(found);
    return sha256(m_importer.canonicalContent(*found));
}

Result<std::vector<Evidence>> MessageReader::evidence(const MessageRow &row) const
{
    std::vector<Evidence> all;
    for (const EvidencePointer &pointer : row.evidence) {
        auto one = pointer.ordinalOffset == 0 ? evidenceAt(row, pointer) : evidenceNearby(row, pointer);
        if (!one)
            return failure(one);
        all.push_back(std::move(*one));
    }
    return all;
}

/// What proves a finding may stand in another message: the summary that follows.
Result<Evidence> MessageReader::evidenceNearby(const MessageRow &row, const EvidencePointer &pointer) const
{
    const auto other = m_reader.message(m_session.id, row.ordinal + pointer.ordinalOffset);
    if (!other)
        return failure(other);
    return evidenceAt(*other, pointer);
}

Result<Evidence> MessageReader::evidenceAt(const MessageRow &row, const EvidencePointer &pointer) const
{
    const auto found = places(row);
    if (!found)
        return failure(found);
    const auto bytes = read(row, *found);
    if (!bytes)
        return failure(bytes);
    const size_t number = size_t(std::clamp(pointer.record, 0, int(found->size()) - 1));
    return evidenceIn((*found)[number], (*bytes)[number], pointer);
}

Result<QByteArray> MessageReader::record(const AbsentTurn &turn) const
{
    m_bytes->refresh();
    if (turn.record.range.end() > m_bytes->size())
        return sourceHasChanged(m_session.sourcePath);
    return m_bytes->read(turn.record.range);
}

Result<Evidence> MessageReader::evidence(const AbsentTurn &turn) const
{
    const auto bytes = record(turn);
    if (!bytes)
        return failure(bytes);
    return evidenceIn(turn.record, *bytes, {0, turn.pointer, {}, 0});
}

Result<Evidence> MessageReader::evidenceIn(const PhysicalRecord &place, const QByteArray &bytes,
                                           const EvidencePointer &pointer) const
{
    const auto proof = placeOf(m_importer, bytes, pointer);
    if (!proof)
        return failure(proof);
    ByteRange range = proof->range;
    range.offset += place.range.offset;
    const QString path = m_importer.isText() ? QString() : QString::fromStdString(place.place + proof->pointer);
    const QString absent = QString::fromStdString(proof->absent);
    if (m_importer.needsSpool())
        return evidenceInOrigin(m_importer.isText() ? QStringLiteral("") : path, absent, range);
    Evidence evidence;
    evidence.origin.insert(QStringLiteral("file"), QFileInfo(m_session.sourcePath).fileName());
    if (place.line > 0 && !m_importer.isText())
        evidence.origin.insert(QStringLiteral("line"), place.line);
    evidence.pointer = path;
    if (evidence.pointer.isNull() && !m_importer.isText())
        evidence.pointer = QStringLiteral(""); // the whole document; null is for text
    evidence.absent = absent;
    evidence.range = range;
    return evidence;
}

Result<Evidence> MessageReader::evidenceInOrigin(const QString &pointer, const QString &absent, ByteRange range) const
{
    const auto pieces = m_reader.pieces(m_session.source, range);
    if (!pieces)
        return failure(pieces);
    for (const SpoolPiece &piece : *pieces) {
        if (auto evidence = evidenceWithin(piece, pointer, absent, range)) {
            if (m_importer.isText())
                evidence->pointer = QString();
            return std::move(*evidence);
        }
    }
    return sourceHasChanged(m_session.sourcePath);
}

}
