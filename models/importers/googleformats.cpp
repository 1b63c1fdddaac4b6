// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/agentformat.h"

#include "models/importers/agentmessages.h"
#include "models/importers/chatcontent.h"
#include "models/importers/isotime.h"

#include <array>

namespace tacet {

namespace {

using json::Element;

Element firstOf(Element root, std::string_view key)
{
    Element element;
    const auto array = json::member(root, key);
    if (!array || array->at(0).get(element))
        return root;
    return element;
}

bool isGemini(Element root)
{
    const bool named = json::member(root, "projectHash") && json::member(root, "sessionId");
    const bool saved = json::member(root, "start_time") && json::member(root, "lastUpdated");
    return named || saved;
}

std::optional<SessionFacts> geminiSession(Element root)
{
    return geminiFacts(root);
}

/// "/clear": a command to the program, not words to the model.
bool isSlashCommand(std::string_view text)
{
    return text.size() > 1 && text[0] == '/' && text[1] >= 'a' && text[1] <= 'z'
        && text.substr(0, text.find(' ')).find('/', 1) == std::string_view::npos;
}

void addThoughts(MessageBuilder &message, Element record)
{
    const auto thoughts = json::member(record, "thoughts");
    json::Array items;
    if (!thoughts || thoughts->get(items))
        return;
    size_t index = 0;
    for (const Element thought : items) {
        std::string text(json::text(thought, "subject"));
        text += text.empty() ? "" : "\n";
        text += json::text(thought, "description");
        message.reasoning("/thoughts/" + std::to_string(index++), text);
    }
}

std::optional<MessageBody> storedGeminiMessage(Element record)
{
    return geminiMessage(record);
}

bool isGeminiCheckpoint(Element root)
{
    Element first;
    if (root.at(0).get(first))
        return false;
    return json::member(first, "parts") && json::member(first, "role");
}

std::optional<SessionFacts> checkpointSession(Element)
{
    return agentSession("Gemini CLI", {});
}

bool isQwen(Element line)
{
    const auto message = json::member(line, "message");
    return !json::text(line, "sessionId").empty() && !json::text(line, "uuid").empty()
        && ((message && json::member(*message, "parts")) || json::member(line, "systemPayload"));
}

std::optional<SessionFacts> qwenSession(Element line)
{
    SessionFacts facts = agentSession("Qwen Code", json::text(line, "sessionId"));
    facts.directory = toQString(json::text(line, "cwd"));
    facts.agentVersion = toQString(json::text(line, "version"));
    facts.updatedMs = facts.createdMs = millisecondsOf(json::text(line, "timestamp"));
    if (const auto payload = json::member(line, "systemPayload"))
        facts.title = toQString(json::text(*payload, "customTitle"));
    return facts;
}

std::optional<MessageBody> qwenMessage(Element line)
{
    const auto owner = json::member(line, "message");
    const std::string_view type = json::text(line, "type");
    if (!owner || (type != "user" && type != "assistant" && type != "tool_result"))
        return std::nullopt;
    MessageBuilder message(type == "assistant" ? Role::Assistant : type == "user" ? Role::User : Role::Tool);
    MessageFacts &facts = message.facts();
    facts.id = json::text(line, "uuid");
    facts.parentId = json::text(line, "parentUuid");
    facts.timeMs = millisecondsOf(json::text(line, "timestamp"));
    facts.model = json::text(line, "model");
    // An answer may stand on several lines with one uuid.
    facts.mergeId = message.role() == Role::Assistant ? facts.id : std::string();
    addContent(message, *owner, "parts", "/message");
    return message.take();
}

bool isAntigravity(Element line)
{
    return json::member(line, "step_index") && json::member(line, "source") && json::member(line, "type");
}

std::optional<SessionFacts> antigravitySession(Element line)
{
    if (json::integer(line, "step_index") != 0 || json::text(line, "type") != "USER_INPUT"
        || json::text(line, "source") != "USER_EXPLICIT")
        return std::nullopt;
    return agentSession("Antigravity", {});
}

std::optional<MessageBody> antigravityMessage(Element line)
{
    const std::string_view type = json::text(line, "type");
    const bool prompt = type == "USER_INPUT";
    const bool answer = type == "PLANNER_RESPONSE";
    const bool harness = type == "SYSTEM_MESSAGE" || type == "CHECKPOINT";
    if (type == "CONVERSATION_HISTORY")
        return std::nullopt;
    MessageBuilder message(prompt || harness ? Role::User : answer ? Role::Assistant : Role::Tool);
    message.facts().timeMs = millisecondsOf(json::text(line, "created_at"));
    if (type == "CHECKPOINT") {
        message.facts().flags |= MessageFlag::Summary;
        message.cue(CueKind::Compaction, "antigravity.checkpoint", "/type");
    } else if (harness) {
        message.facts().flags |= MessageFlag::Meta;
        message.cue(CueKind::Synthetic, "antigravity.system-message", "/type");
    }
    if (message.role() == Role::Tool) {
        addToolResult(message, line, "content", {}, {});
        message.body().parts.back().name = toQString(type);
        return message.take();
    }
    if (json::text(line, "source") == "USER_EXPLICIT")
        message.cue(CueKind::Human, "antigravity.source", "/source");
    if (const auto thinking = json::member(line, "thinking"))
        message.reasoning("/thinking", json::text(*thinking));
    addContent(message, line, "content", {});
    addToolCalls(message, line, "tool_calls", {});
    return message.take();
}

}

SessionFacts geminiFacts(Element record)
{
    SessionFacts facts = agentSession("Gemini CLI", json::text(record, "sessionId"));
    facts.title = toQString(json::text(record, "summary"));
    facts.createdMs = millisecondsOf(json::text(record, "startTime"));
    facts.updatedMs = millisecondsOf(json::text(record, "lastUpdated"));
    return facts;
}

std::optional<MessageBody> geminiMessage(Element record, const std::string &root)
{
    const std::string_view type = json::text(record, "type");
    const std::string_view role = type.empty() ? json::text(record, "role") : type;
    const bool answer = role == "gemini" || role == "model";
    if (!answer && role != "user")
        return std::nullopt;
    MessageBuilder message(answer ? Role::Assistant : Role::User, root);
    message.facts().id = json::text(record, "id");
    message.facts().timeMs = millisecondsOf(json::text(record, "timestamp"));
    message.facts().model = json::text(record, "model");
    addThoughts(message, record);
    const std::string_view flat = json::text(record, "content");
    if (!answer && isSlashCommand(flat))
        message.text("/content", flat, TextMarker::CommandEnvelope);
    else
        addContent(message, record, json::member(record, "content") ? "content" : "parts", {});
    const size_t before = message.body().parts.size();
    addToolCalls(message, record, "toolCalls", {});
    // The call holds its result.
    json::Array calls;
    const auto stored = json::member(record, "toolCalls");
    if (!stored || stored->get(calls))
        return message.take();
    size_t index = before;
    for (const Element call : calls) {
        BodyPart &part = message.body().parts[index++];
        const auto result = json::member(call, "result");
        const auto display = json::member(call, "resultDisplay");
        part.output = toQString(display && display->is_string() ? textsOf(*display)
                                    : result                    ? textsOf(*result)
                                                                : std::string());
        part.flags.setFlag(PartFlag::Error, part.status == QLatin1String("error"));
        part.flags.setFlag(PartFlag::Denied, part.status == QLatin1String("cancelled"));
    }
    return message.take();
}

std::span<const AgentFormat> googleFormats()
{
    static constexpr std::array Formats {
        AgentFormat {"gemini-cli", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Gemini CLI session"), "messages",
                     [](Element root) { return isGemini(root) && json::member(root, "messages").has_value(); },
                     &geminiSession, &storedGeminiMessage},
        AgentFormat {"gemini-cli-history", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Gemini CLI history"), "history",
                     [](Element root) {
                         return isGemini(root) && json::member(root, "history")
                             && json::member(firstOf(root, "history"), "parts");
                     },
                     &geminiSession, &storedGeminiMessage},
        AgentFormat {"gemini-cli-checkpoint", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Gemini CLI checkpoint"), "",
                     &isGeminiCheckpoint, &checkpointSession, &storedGeminiMessage},
        AgentFormat {"qwen-code", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Qwen Code log"), nullptr, &isQwen,
                     &qwenSession, &qwenMessage},
        AgentFormat {"antigravity", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Antigravity log"), nullptr, &isAntigravity,
                     &antigravitySession, &antigravityMessage},
    };
    return Formats;
}

}
