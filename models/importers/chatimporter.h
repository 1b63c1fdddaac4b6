// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/chatformat.h"
#include "models/importers/importer.h"

namespace tacet {

/// Reads one of the formats that share the shape of a chat: as one document, as an array, or as JSON Lines; one
/// conversation a source or many.
class ChatImporter final : public Importer
{
public:
    explicit ChatImporter(ChatFormat format)
        : m_format(format)
    { }

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override;
    [[nodiscard]] RuleSet rules() const override { return RuleSet::General; }
    /// Certain for data sets; only Likely for what many programs write, so that a richer reader goes first.
    [[nodiscard]] Recognition recognise(const SniffInput &input) const override;
    Result<> read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const override;
    [[nodiscard]] MessageBody body(std::span<const QByteArray> records) const override;
    /// See canonicalBody().
    [[nodiscard]] QByteArray canonicalContent(std::span<const QByteArray> records) const override;

private:
    ChatFormat m_format;
};

}
