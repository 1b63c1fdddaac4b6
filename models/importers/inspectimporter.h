// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/nestedconversations.h"

namespace tacet {

/// A log of Inspect as one JSON document, each sample of which is a session; or the events of one sample alone.
///
/// A message may name texts that stand beside it in the sample: these are further records of it.
class InspectImporter final : public NestedConversationsImporter
{
public:
    enum class Shape { Log, Events };
    explicit InspectImporter(Shape shape = Shape::Log)
        : m_shape(shape)
    { }

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override;
    [[nodiscard]] std::string_view arrayKey() const override { return m_shape == Shape::Log ? "samples" : "events"; }
    Result<> read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const override;
    [[nodiscard]] bool isDocument(QByteArrayView head) const override;
    [[nodiscard]] SessionFacts session(json::Element root) const override;
    [[nodiscard]] std::optional<MessageBody> message(json::Element record) const override;
    [[nodiscard]] MessageBody body(std::span<const QByteArray> records) const override;

protected:
    Result<> conversation(json::Element parsed, std::string_view bytes, const PhysicalRecord &whole,
                          const SessionFacts &document, RecordSink &sink) const override;

private:
    Shape m_shape;
};

}
