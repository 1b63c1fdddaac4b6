// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/nestedconversations.h"

namespace tacet {

/// "conversations.json" of an export of claude.ai.
class ClaudeAiImporter final : public NestedConversationsImporter
{
public:
    enum class Shape { Array, Wrapped }; ///< [conversation…] or {"conversations":[…]}
    explicit ClaudeAiImporter(Shape shape)
        : m_shape(shape)
    { }

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override;
    [[nodiscard]] std::string_view arrayKey() const override;
    [[nodiscard]] bool isDocument(QByteArrayView head) const override;
    [[nodiscard]] std::optional<MessageBody> message(json::Element record) const override;

protected:
    Result<> conversation(json::Element parsed, std::string_view bytes, const PhysicalRecord &whole,
                          const SessionFacts &document, RecordSink &sink) const override;

private:
    Shape m_shape;
};

}
