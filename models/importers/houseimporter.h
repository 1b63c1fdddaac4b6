// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/houseformat.h"
#include "models/importers/jsonmessages.h"

#include <unordered_set>

namespace tacet {

/// Reads what a mapping file describes.
class HouseImporter final : public JsonMessageImporter
{
public:
    explicit HouseImporter(std::shared_ptr<const HouseFormat> format);

    [[nodiscard]] const HouseFormat &format() const { return *m_format; }

    /// "house-" and the mapping's id: none that is built in begins so.
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override { return m_format->name; }
    [[nodiscard]] Recognition recognise(const SniffInput &input) const override;
    [[nodiscard]] bool growsByLine() const override;
    Result<> read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const override;
    [[nodiscard]] std::optional<MessageBody> message(json::Element record) const override;

private:
    using Uids = std::unordered_set<quint64>; ///< hashes of those that were given out

    [[nodiscard]] bool isLine(json::Element line) const;
    [[nodiscard]] bool isDocument(QByteArrayView head) const;
    [[nodiscard]] SessionFacts sessionOf(json::Element owner) const;
    Result<> handMessage(json::Element record, std::string_view bytes, PhysicalRecord &&physical, RecordSink &sink,
                         bool repaired) const;
    Result<> readLines(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const;
    Result<> readDocument(ByteSource &source, RecordSink &sink, Progress &progress) const;
    Result<> readConversation(std::string_view bytes, const PhysicalRecord &whole, Uids &uids, RecordSink &sink) const;
    [[nodiscard]] Result<SessionFacts> documentFacts(ByteSource &source, Progress &progress) const;

    std::shared_ptr<const HouseFormat> m_format;
};

}
