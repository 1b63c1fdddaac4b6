// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/messagebody.h"

#include <string>
#include <string_view>

namespace tacet {

/// Makes the whole of one message, with the facts that the rules ask for, from what the reader of a format finds in
/// its record. One function of a format then serves both reading and showing. One thread.
class MessageBuilder
{
public:
    /// @param root where the message stands in its record, when a record holds more than it: before every pointer
    explicit MessageBuilder(Role role, std::string root = {});

    [[nodiscard]] MessageFacts &facts() { return m_body.facts; }
    [[nodiscard]] MessageBody &body() { return m_body; }
    [[nodiscard]] Role role() const { return m_body.facts.role; }
    [[nodiscard]] bool hasPart(PartKind kind) const;

    /// What the author wrote, UTF-8. @param pointer see PartFacts::pointer
    BodyPart &text(std::string pointer, std::string_view text);
    /// The same where the format knows better than the catalogue what the text is.
    BodyPart &text(std::string pointer, std::string_view text, TextMarker marker);
    /// Reasoning; without a text it is stored only sealed.
    BodyPart &reasoning(std::string pointer, std::string_view text);
    /// Any other part.
    BodyPart &part(PartKind kind, std::string pointer);
    /// What a tool gave back; silent where `output` is empty.
    BodyPart &result(std::string pointer, std::string_view output);
    void cue(CueKind kind, const char *rule, const char *pointer, const char *detail = "");
    /// How the parts are absent; `pointer` is where they would stand.
    void absent(Absence absence, std::string pointer);

    /// The message; the builder is empty afterwards.
    [[nodiscard]] MessageBody take();

private:
    BodyPart &add(PartKind kind, std::string &&pointer, TextMarker marker);

    MessageBody m_body;
    std::string m_root;
};

/// What the content hash is taken of: role and parts, without ids and places. Compact JSON, keys sorted.
[[nodiscard]] QByteArray canonicalBody(const MessageBody &body);

[[nodiscard]] inline QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

}
