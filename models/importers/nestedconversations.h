// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/jsonmessages.h"

namespace tacet {

/// A document whose array holds whole conversations. Each is a session.
class NestedConversationsImporter : public JsonDocumentImporter
{
public:
    [[nodiscard]] SessionFacts session(json::Element root) const override;

protected:
    Result<> beginDocument(const SessionFacts &facts, RecordSink &sink) const final;
    /// Of a conversation that is damaged, or that the document ends within, every whole message is read.
    Result<> element(std::string_view bytes, PhysicalRecord &&physical, const SessionFacts &document,
                     RecordSink &sink) const final;
    [[nodiscard]] bool readsTornElements() const final { return true; }
    /// @param parsed the conversation that `bytes` are @param whole where they stand
    virtual Result<> conversation(json::Element parsed, std::string_view bytes, const PhysicalRecord &whole,
                                  const SessionFacts &document, RecordSink &sink) const = 0;
    /// The record of a message within the conversation. @param pointer from the conversation
    [[nodiscard]] static PhysicalRecord recordWithin(const PhysicalRecord &whole, ByteRange range,
                                                     std::string_view pointer);
    /// The items of a member of the conversation, ranges within `bytes`.
    [[nodiscard]] static std::vector<JsonItem> itemsOf(std::string_view bytes, std::string_view key);
};

/// Milliseconds of a time in seconds with a fraction.
[[nodiscard]] std::optional<qint64> millisecondsOfSeconds(json::Element owner, std::string_view key);

}
