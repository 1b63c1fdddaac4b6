// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/absentturns.h"
#include "models/analysis/messageassembler.h"
#include "models/core/result.h"
#include "models/importers/importer.h"
#include "models/operations/importevents.h"
#include "models/operations/importsource.h"
#include "models/store/transcriptwriter.h"

#include <QHash>

#include <optional>

namespace tacet {

class ByteSource;

/// Assembles what an importer has read into messages, has them judged, and writes them into the index.
class IndexBuilder
{
public:
    /// All must outlive this. @param bytes of its own, to hash the first record of a session that has no id
    IndexBuilder(TranscriptWriter &writer, RuleSet rules, ByteSource &bytes, const ImportGrowth &growth);

    /// Goes on with a session whose messages before `firstOrdinal` are in the index.
    void resume(SessionId session, const SessionFacts &facts, int firstOrdinal);

    Result<> take(ImportEvent &&event);
    /// Judges what is held back, and notes in `source` where reading goes on when it has grown.
    Result<> finish(SourceRow &source);

private:
    struct Session {
        SessionId id;
        SessionFacts facts;
        bool named = true; ///< false: the uid is to be the hash of its first record
        int messages = 0;
        AbsentTurns absent = {}; ///< found in this import
    };

    Result<> take(const SessionFacts &facts);
    Result<> take(MessageFacts &&facts);
    Result<> take(AbsentTurn &&turn);
    Result<> take(WithdrawnAbsence &&withdrawn);
    Result<> take(const DamagedRecord &record);
    Result<> open(const SessionFacts &facts);
    Result<> nameAfter(const PhysicalRecord &record);
    Result<> closeSession();
    Result<> write(MessageEntry &&entry);
    void startAssembler(int firstOrdinal);

    TranscriptWriter &m_writer;
    RuleSet m_rules;
    ByteSource &m_bytes;
    const ImportGrowth &m_growth;

    std::vector<Session> m_sessions;
    QHash<QString, size_t> m_byUid;
    std::optional<size_t> m_current;
    std::optional<MessageAssembler> m_assembler; ///< of the current session
    int m_sinceCommit = 0;
    int m_nextCommit = 0;
};

}
