// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/nestedconversations.h"

namespace tacet {

/// "conversations.json" of an export of ChatGPT, or one conversation of it in a file of its own: each conversation is a
/// tree of nodes, of which one path is shown.
///
/// The path to current_node comes first; what other branches hold comes after it, marked as such.
class ChatGptImporter final : public NestedConversationsImporter
{
public:
    enum class Shape {
        Array, ///< [conversation…]
        Wrapped, ///< {"conversations":[conversation…]}
        Single, ///< one conversation, as extensions of browsers save it
    };
    explicit ChatGptImporter(Shape shape)
        : m_shape(shape)
    { }

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override;
    [[nodiscard]] std::string_view arrayKey() const override;
    [[nodiscard]] bool isDocument(QByteArrayView head) const override;
    [[nodiscard]] std::optional<MessageBody> message(json::Element node) const override;
    Result<> read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const override;

protected:
    Result<> conversation(json::Element parsed, std::string_view bytes, const PhysicalRecord &whole,
                          const SessionFacts &document, RecordSink &sink) const override;

private:
    Shape m_shape;
};

}
