// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/session.h"
#include "models/importers/jsonvalue.h"
#include "models/importers/tolerantparser.h"

#include <QJsonObject>
#include <QString>

#include <functional>
#include <string_view>

namespace tacet {

class ByteSource;
class Progress;
class RecordSink;
class SpoolWriter;

/// Where bytes stand in the user's file, as SpoolPiece::origin has it.
class SpoolOrigin
{
public:
    /// A file that is one JSON document. @param file relative to what was opened
    [[nodiscard]] static SpoolOrigin ofFile(const QString &file);
    /// One line of JSON Lines, from 1.
    [[nodiscard]] static SpoolOrigin ofLine(const QString &file, qint64 line);
    /// One value of a table.
    [[nodiscard]] static SpoolOrigin ofColumn(const QString &file, const QString &table, const QString &id,
                                              const QString &column);
    /// The same for a value within that document. @param pointer RFC 6901 from the document's root
    [[nodiscard]] SpoolOrigin at(const QString &pointer) const;
    /// The same for a value that is not copied: what stands in its place in the spool is of another length.
    [[nodiscard]] SpoolOrigin spanning(ByteRange range) const;
    /// The same for a value that is no JSON but text of this length.
    [[nodiscard]] SpoolOrigin asText(qsizetype length) const;

    [[nodiscard]] QString json() const;

private:
    explicit SpoolOrigin(QJsonObject object)
        : m_object(std::move(object))
    { }
    QJsonObject m_object;
};

/// Writes what a source keeps in many places as a spool of records that readRecordSpool() reads.
///
/// A record is either one value of the user's as it stands, or an object put together from several, each with its
/// origin. What is no JSON becomes damage, and costs no other record. One thread.
class RecordSpool
{
public:
    explicit RecordSpool(SpoolWriter &writer)
        : m_writer(writer)
    { }

    Result<> session(const SessionFacts &facts);
    /// @param line see DamagedRecord @param range in the user's file
    Result<> damaged(qint64 line, ByteRange range, const QString &reason, bool truncated = false,
                     const QString &place = {});

    /// A record that is one value of the user's. @param offset of its first byte in the origin
    Result<> record(std::string_view bytes, const SpoolOrigin &origin, qint64 offset = 0, qint64 line = 0);

    /// A record that is put together: begin(), any of the next three, end().
    Result<> begin();
    /// A member of our own. @param json a JSON value
    Result<> own(std::string_view key, std::string_view json);
    /// A member that is the user's. What is no JSON is told as damage when the record ends, and is null in it.
    Result<> member(std::string_view key, std::string_view bytes, const SpoolOrigin &origin, qint64 offset = 0);
    /// A member that is a text of the user's, not JSON: the evidence is all of it.
    Result<> text(std::string_view key, std::string_view text, const SpoolOrigin &origin);
    Result<> end();

    /// For members that are put together themselves.
    Result<> beginMember(std::string_view key);
    [[nodiscard]] SpoolWriter &writer() { return m_writer; }
    /// Parses for the caller, who has to look into what he spools. Valid until the next call of any function.
    [[nodiscard]] Result<json::Element> parse(std::string_view bytes) { return m_parser.parse(bytes); }

private:
    SpoolWriter &m_writer;
    TolerantParser m_parser;
    bool m_first = true;
    QString m_damage; ///< of the record that is under way
};

/// One record of a spool. Lives until the next one is read.
struct SpoolRecord {
    json::Element value;
    std::string_view bytes;
    ByteRange range; ///< in the spool
    bool repaired = false;
};
/// Reads what RecordSpool wrote: sessions and damage are told to the sink, records to `onRecord`.
Result<> readRecordSpool(ByteSource &spool, RecordSink &sink, Progress &progress,
                         const std::function<Result<>(const SpoolRecord &record)> &onRecord);

}
