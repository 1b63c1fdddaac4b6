// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/nestedconversations.h"

namespace tacet {

/// A log of Inspect as one JSON document; each sample is a session.
class InspectImporter final : public NestedConversationsImporter
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override;
    [[nodiscard]] std::string_view arrayKey() const override { return "samples"; }
    [[nodiscard]] bool isDocument(QByteArrayView head) const override;
    [[nodiscard]] SessionFacts session(json::Element root) const override;
    [[nodiscard]] std::optional<MessageBody> message(json::Element record) const override;
    [[nodiscard]] QString recordPointer(const PhysicalRecord &record) const override;

protected:
    Result<> conversation(json::Element parsed, std::string_view bytes, qint64 offset, qint64 outer,
                          const SessionFacts &document, RecordSink &sink) const override;
};

}
