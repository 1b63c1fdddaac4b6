// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/claudecodeparents.h"
#include "models/importers/claudecoderecord.h"
#include "models/importers/claudecoderepeats.h"
#include "models/importers/importer.h"
#include "models/importers/jsonlinerecords.h"

#include <array>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>

namespace tacet {

/// One pass over a Claude Code log: what has to be remembered from line to line. Memory does not grow with the file.
class ClaudeCodeReading
{
public:
    explicit ClaudeCodeReading(RecordSink &sink);

    /// Hands on everything that the line holds: usually one record, sometimes two, a hole or a torn one.
    Result<> line(const JsonLine &line);
    /// The same for one element of an array of records. @param bytes followed by JSON padding
    Result<> element(std::string_view bytes, PhysicalRecord &&place);
    /// Before the first line, where a file is read from further on: an earlier stretch of it, for the ids in it.
    /// @param fromStart it is all that stands before
    void remember(std::string_view earlier, bool fromStart);
    /// After the last line: what was held back, and what the source said of the session meanwhile.
    Result<> finish();

private:
    struct Boundary {
        PhysicalRecord record;
        quint64 hash = 0;
        const char *trigger = "";
    };

    [[nodiscard]] JsonLineParse parse(std::string_view piece);
    Result<> record(std::string_view bytes, PhysicalRecord &&place);
    Result<> message(std::string_view bytes, PhysicalRecord &&place);
    Result<> dropBoundary();
    void attachBoundary(MessageFacts &facts);
    [[nodiscard]] bool isCopy(quint64 hash);
    void rememberParent();
    [[nodiscard]] std::string parentOf(std::string_view uuid) const;
    Result<> noteAbsence(const PhysicalRecord &place);
    void noteSession();
    Result<> startSession();

    RecordSink &m_sink;
    ClaudeCodeRecordReader m_reader;
    ClaudeCodeRecord m_record; ///< the one that is handed on now
    bool m_repaired = false;
    std::string m_copy; ///< a repaired text

    std::optional<Boundary> m_boundary;
    ClaudeCodeRepeats m_repeats;
    ClaudeCodeParents m_chain;
    bool m_knowsTheStart = true; ///< every record before has been seen
    std::array<quint64, 4096> m_seen {}; ///< hashes of the latest messages' bytes, by their low bits
    /// Finds a std::string by a std::string_view without making one.
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    std::unordered_map<std::string, std::string, Hash, std::equal_to<>>
        m_parents; ///< of records that are no messages: uuid → message
    std::deque<std::string> m_parentOrder; ///< of m_parents, oldest first

    SessionFacts m_session;
    bool m_started = false;
    bool m_changed = false; ///< since it was last handed on
    int m_titleRank = 0;
    std::string m_version; ///< as last seen, escaped
};

}
