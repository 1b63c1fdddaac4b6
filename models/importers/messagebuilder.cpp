// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/messagebuilder.h"

#include "models/core/summaryheadings.h"
#include "models/core/utf8text.h"
#include "models/importers/textfacts.h"
#include "models/importers/visibletext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tacet {

MessageBuilder::MessageBuilder(Role role, std::string root)
    : m_root(std::move(root))
{
    m_body.facts.role = role;
    m_body.facts.records.emplace_back();
}

bool MessageBuilder::hasPart(PartKind kind) const
{
    return std::any_of(m_body.parts.begin(), m_body.parts.end(),
                       [kind](const BodyPart &part) { return part.kind == kind; });
}

BodyPart &MessageBuilder::add(PartKind kind, std::string &&pointer, TextMarker marker)
{
    pointer.insert(0, m_root);
    PartFacts facts;
    facts.kind = kind;
    facts.marker = marker;
    BodyPart part;
    part.kind = kind;
    part.marker = marker;
    part.pointer = toQString(pointer);
    facts.pointer = std::move(pointer);
    m_body.facts.parts.push_back(std::move(facts));
    m_body.parts.push_back(std::move(part));
    return m_body.parts.back();
}

BodyPart &MessageBuilder::text(std::string pointer, std::string_view text)
{
    BodyPart &part = add(PartKind::Text, std::move(pointer), TextMarker::Visible);
    part.text = toQString(text);
    addText(text, m_body.facts.parts.back(), m_body.facts);
    part.marker = m_body.facts.parts.back().marker;
    return part;
}

BodyPart &MessageBuilder::text(std::string pointer, std::string_view text, TextMarker marker)
{
    MessageFacts &facts = m_body.facts;
    BodyPart &part = add(PartKind::Text, std::move(pointer), marker);
    part.text = toQString(text);
    const std::string_view visible = isVisible(marker, facts.role) ? visibleTextOf(text) : std::string_view();
    facts.parts.back().characters = countCodePoints(visible);
    facts.textCharacters += facts.parts.back().characters;
    appendPreview(facts.preview, visible);
    if (facts.role == Role::Assistant)
        facts.summaryHeadings = std::max(facts.summaryHeadings, quint8(summaryHeadingsIn(visible)));
    return part;
}

BodyPart &MessageBuilder::reasoning(std::string pointer, std::string_view text)
{
    BodyPart &part = add(PartKind::Reasoning, std::move(pointer), textMarkerOf(text));
    part.text = toQString(text);
    const quint32 characters = isBlank(text) ? 0 : countCodePoints(text);
    m_body.facts.parts.back().characters = characters;
    m_body.facts.reasoningCharacters += characters;
    part.flags.setFlag(PartFlag::Sealed, characters == 0);
    return part;
}

BodyPart &MessageBuilder::part(PartKind kind, std::string pointer)
{
    return add(kind, std::move(pointer), TextMarker::Visible);
}

BodyPart &MessageBuilder::result(std::string pointer, std::string_view output)
{
    BodyPart &part =
        add(PartKind::ToolResult, std::move(pointer), output.empty() ? TextMarker::Empty : TextMarker::Visible);
    part.output = toQString(output);
    return part;
}

void MessageBuilder::cue(CueKind kind, const char *rule, const char *pointer, const char *detail)
{
    m_body.facts.cues.push_back({kind, 0, rule, pointer, detail});
}

void MessageBuilder::absent(Absence absence, std::string pointer)
{
    m_body.facts.absence = absence;
    m_body.facts.records.front().partsPointer = m_root + pointer;
}

MessageBody MessageBuilder::take()
{
    MessageFacts &facts = m_body.facts;
    for (size_t i = 0; i < m_body.parts.size(); ++i) {
        facts.parts[i].flags = m_body.parts[i].flags;
        // A call that tells how it went waits for no result.
        const BodyPart &part = m_body.parts[i];
        if (part.kind == PartKind::ToolResult || (part.output.isEmpty() && part.status.isEmpty()))
            facts.parts[i].call = callHash(part.callId.toStdString());
        if (m_body.parts[i].kind == PartKind::ToolCall && m_body.parts[i].flags.testFlag(PartFlag::Error))
            facts.flags |= MessageFlag::ToolError;
    }
    if (m_body.model.isEmpty())
        m_body.model = QString::fromStdString(facts.model);
    return std::move(m_body);
}

QByteArray canonicalBody(const MessageBody &body)
{
    QJsonArray parts;
    for (const BodyPart &part : body.parts) {
        QJsonObject one;
        const auto set = [&one](const char *key, const QString &value) {
            if (!value.isEmpty())
                one.insert(QLatin1String(key), value);
        };
        one.insert(QStringLiteral("kind"), int(part.kind));
        set("text", part.text);
        set("name", part.name);
        set("input", part.input);
        set("output", part.output);
        set("mime", part.mime);
        parts.append(one);
    }
    const QJsonObject message {{QStringLiteral("parts"), parts}, {QStringLiteral("role"), idOf(body.facts.role)}};
    return QJsonDocument(message).toJson(QJsonDocument::Compact);
}

}
