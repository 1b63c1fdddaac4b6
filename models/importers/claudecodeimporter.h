// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"

namespace tacet {

/// Reads the JSON Lines that Claude Code writes, one file a session (and one a sub-agent), and the same records in
/// the one document that Claude Code on the web exports: {"loglines":[…]}.
class ClaudeCodeImporter final : public Importer
{
public:
    enum class Shape { Lines, WebExport };

    explicit ClaudeCodeImporter(Shape shape = Shape::Lines)
        : m_shape(shape)
    { }

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override;
    [[nodiscard]] RuleSet rules() const override { return RuleSet::General; }
    [[nodiscard]] Recognition recognise(const SniffInput &input) const override;
    [[nodiscard]] bool growsByLine() const override { return m_shape == Shape::Lines; }

    /// The records of one API message share a mergeId. Where it says so: the compact_boundary before a compaction
    /// summary is the first record of the summary's message; a record that repeats an earlier one byte for byte is
    /// "other"; of a block that begins with an earlier block of its message only the rest counts.
    Result<> read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const override;

    [[nodiscard]] MessageBody body(std::span<const QByteArray> records) const override;

    /// An object with `role` and `content`: the role as the record's type has it, and of every record of the message
    /// in order the blocks of `message.content` (of a queued prompt `attachment.prompt`; a string counts as itself),
    /// as they stand. Left out is everything else, and with it uuid, parentUuid, sessionId, requestId and times, so a
    /// session that was resumed or forked into another file keeps its readings.
    [[nodiscard]] QByteArray canonicalContent(std::span<const QByteArray> records) const override;

private:
    Shape m_shape;
};

}
