// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"
#include "models/importers/tolerantparser.h"

#include <QSet>
#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace tacet {

class SpoolWriter;

/// Writes what opencode keeps in many files or rows as a spool of records:
/// {"session":…}, {"id":…,"info":…,"parts":[…]}, {"id":…,"type":…,"data":…} of OpenCode 2, and {"damaged":"why"}, each
/// on a line of its own.
///
/// Bytes that are the user's are written as they stand, once they have been parsed, with their origin; what does not
/// parse becomes a damaged record and costs nothing else. One thread.
class OpenCodeSpool
{
public:
    explicit OpenCodeSpool(SpoolWriter &writer)
        : m_writer(writer)
    { }

    /// A session's uid, once: false when it was spooled before (a tree is left beside the database that replaced it).
    [[nodiscard]] bool begin(const QString &uid);

    /// @param bytes the session as JSON @param originOffset where they stand in their origin
    Result<> session(std::string_view bytes, const QString &origin, qint64 originOffset = 0);
    /// @param id of the message, which `info` need not have. @returns false when the info does not parse: then there
    /// is no message to end
    Result<bool> beginMessage(std::string_view id, std::string_view info, const QString &origin,
                              qint64 originOffset = 0);
    /// One thing that is known of a message which nowhere is described as a whole.
    struct Fact {
        const char *key; ///< of its info: "finish", "time/created"
        QByteArray bytes; ///< JSON
        QString origin;
        qint64 originOffset = 0;
    };
    /// @param missing origin with "rows":0, for times that are not known
    Result<> beginMessageOf(std::string_view id, const char *role, const std::vector<Fact> &facts,
                            const QString &missing);
    Result<> part(std::string_view bytes, const QString &origin, qint64 originOffset = 0);
    /// The text of a part that was told in several pieces.
    struct JoinedText {
        ByteRange range; ///< in the part
        QString origin; ///< of its last piece, with that one's "span"
        qint64 originOffset = 0;
        qint64 tail = 0; ///< offset, in the part's origin, of what follows the text
    };
    Result<> joinedPart(std::string_view bytes, const JoinedText &text, const QString &origin, qint64 originOffset);
    /// @param noParts origin with "rows":0, for a message that has no part at all
    Result<> endMessage(const QString &noParts);
    struct Column {
        std::string_view bytes;
        QString origin;
    };
    /// A whole message of OpenCode 2. @param type plain text @param data JSON, without id and type
    Result<> flatMessage(std::string_view id, const Column &type, const Column &data);
    /// Something that is no message, or no longer one.
    Result<> other(std::string_view type, std::string_view id);
    Result<> damaged(const QString &where, const QString &reason);

    [[nodiscard]] SpoolWriter &writer() { return m_writer; }

    /// Parses for the caller, who has to look into what he spools. Valid until the next call of any function.
    [[nodiscard]] Result<simdjson::dom::element> parse(std::string_view bytes) { return m_parser.parse(bytes); }

private:
    SpoolWriter &m_writer;
    TolerantParser m_parser;
    QSet<QString> m_uids;
    QString m_damage; ///< records to write behind the message that is under way
    int m_parts = 0;
};

/// Reads what OpenCodeSpool wrote.
Result<> readOpenCodeSpool(ByteSource &spool, RecordSink &sink, Progress &progress);

}
