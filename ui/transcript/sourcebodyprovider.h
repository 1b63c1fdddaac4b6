// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/bodyprovider.h"

#include <functional>
#include <memory>

namespace tacet {

class MessageReader;
class TranscriptModel;

/// The text of messages from their source, by byte range.
class SourceBodyProvider final : public BodyProvider
{
public:
    /// @param model must outlive this; of the session that `reader` reads
    SourceBodyProvider(const TranscriptModel &model, std::unique_ptr<MessageReader> reader);
    /// @param objections asked whenever a silence is laid out
    void setObjections(std::function<QString(int ordinal)> objections) { m_objections = std::move(objections); }
    ~SourceBodyProvider() override;

    [[nodiscard]] QString sessionUid() const override;
    [[nodiscard]] Result<MessageBody> body(int ordinal) override;
    [[nodiscard]] Result<QString> citation(int ordinal) override;
    [[nodiscard]] QString objectionTo(int ordinal) const override;
    [[nodiscard]] QByteArray attachment(int ordinal, const BodyPart &part) override;

private:
    void nameResults(MessageBody &body, int ordinal) const;

    const TranscriptModel &m_model;
    std::unique_ptr<MessageReader> m_reader;
    std::function<QString(int ordinal)> m_objections;
};

/// The bytes of a JSON string with Base64 in it, with or without "data:...;base64," before it; empty when it is none.
/// @param json the string with its quotes
[[nodiscard]] QByteArray bytesOfBase64(QByteArrayView json);

}
