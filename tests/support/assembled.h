// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/messageassembler.h"
#include "models/importers/bytesource.h"
#include "models/importers/importer.h"

#include <QString>

#include <vector>

namespace tacet::test {

/// Everything that is said of the first sessions of a source, assembled and judged; without an index.
class AssemblingSink final : public RecordSink
{
public:
    explicit AssemblingSink(MessageAssembler::Classify classify, int firstOrdinal = 0)
        : assembler(
            classify,
            [this](MessageEntry &&entry) -> Result<> {
                entries.push_back(std::move(entry));
                return {};
            },
            firstOrdinal)
    { }

    Result<> session(const SessionFacts &facts) override
    {
        sessions.push_back(facts);
        return {};
    }
    Result<> message(MessageFacts &&facts) override { return assembler.add(std::move(facts)); }
    Result<> absent(AbsentTurn &&turn) override
    {
        turn.before = assembler.messages();
        absences.push_back(std::move(turn));
        return {};
    }
    Result<> withdraw(AbsentKind kind, qint64 offset) override
    {
        std::erase_if(absences,
                      [=](const AbsentTurn &turn) { return turn.kind == kind && turn.record.range.offset == offset; });
        return {};
    }
    Result<> damaged(const DamagedRecord &record) override
    {
        damage.push_back(record);
        return {};
    }
    Result<> other(const PhysicalRecord &record, std::string_view type) override
    {
        others.emplace_back(record, type);
        return {};
    }

    MessageAssembler assembler;
    std::vector<MessageEntry> entries;
    std::vector<SessionFacts> sessions; ///< as often as they were handed on
    std::vector<DamagedRecord> damage;
    std::vector<AbsentTurn> absences; ///< as the importer told them
    std::vector<std::pair<PhysicalRecord, std::string>> others;
};

/// Reads, assembles and judges a whole file.
inline Result<> assemble(const Importer &importer, const QString &path, AssemblingSink &sink, ResumePoint from = {})
{
    const auto source = ByteSource::open(path);
    if (!source)
        return failure(source);
    NoProgress progress;
    if (auto read = importer.read(**source, from, sink, progress); !read)
        return read;
    return sink.assembler.finish();
}

}
