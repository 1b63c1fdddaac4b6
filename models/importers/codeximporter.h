// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"

namespace tacet {

/// Reads the rollouts of OpenAI's Codex: JSON Lines, bare (2025) or wrapped in {timestamp, type, payload}, or the one
/// document {"session":…,"items":[…]} of its first months.
class CodexImporter final : public Importer
{
public:
    enum class Shape { Lines, Document };
    explicit CodexImporter(Shape shape)
        : m_shape(shape)
    { }

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override;
    [[nodiscard]] RuleSet rules() const override { return RuleSet::General; }
    [[nodiscard]] Recognition recognise(const SniffInput &input) const override;
    [[nodiscard]] bool growsByLine() const override { return m_shape == Shape::Lines; }
    Result<> read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const override;
    [[nodiscard]] MessageBody body(std::span<const QByteArray> records) const override;

    /// An array with, of every record of the message that is no event of the harness, the payload without `id`,
    /// `internal_chat_message_metadata_passthrough` and `metadata`; of a prompt that only an event tells of, that one.
    [[nodiscard]] QByteArray canonicalContent(std::span<const QByteArray> records) const override;

private:
    Shape m_shape;
};

}
