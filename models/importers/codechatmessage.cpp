// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/codechatmessage.h"

#include "models/importers/chatcontent.h"
#include "models/importers/prettyjson.h"
#include "models/importers/toolcalltext.h"

#include <algorithm>
#include <array>

namespace tacet {

namespace {

using json::Element;

// Of ChatModelState in VS Code.
enum State : qint64 { Unsaid = -1, Pending = 0, Cancelled = 2, Failed = 3 };

struct ResponseKind {
    std::string_view kind;
    PartKind part;
};

// What is no text. Step: shown nowhere, or of no meaning once the answer stands.
constexpr std::array ResponseKinds {
    ResponseKind {"thinking", PartKind::Reasoning},
    ResponseKind {"toolInvocationSerialized", PartKind::ToolCall},
    ResponseKind {"toolInvocation", PartKind::ToolCall},
    ResponseKind {"textEditGroup", PartKind::ToolCall},
    ResponseKind {"notebookEditGroup", PartKind::ToolCall},
    ResponseKind {"prepareToolInvocation", PartKind::Step},
    ResponseKind {"progressMessage", PartKind::Step},
    ResponseKind {"progressTask", PartKind::Step},
    ResponseKind {"progressTaskSerialized", PartKind::Step},
    ResponseKind {"undoStop", PartKind::Step},
    ResponseKind {"codeblockUri", PartKind::Step},
    ResponseKind {"codeCitation", PartKind::Step},
    ResponseKind {"mcpServersStarting", PartKind::Step},
    ResponseKind {"command", PartKind::Step},
    ResponseKind {"treeData", PartKind::Step},
};

/// What VS Code puts beside the prompt by itself.
bool isAutomatic(Element variable)
{
    const std::string_view kind = json::text(variable, "kind");
    return json::isTrue(variable, "automaticallyAdded") || kind == "implicit" || kind == "promptFile"
        || kind == "promptText" || kind == "workspace";
}

/// Whether the prompt names nothing but a command ("/explain").
bool isOnlyCommand(Element message)
{
    const auto parts = json::member(message, "parts");
    json::Array items;
    if (!parts || parts->get(items) || items.size() == 0)
        return false;
    bool command = false;
    for (const Element part : items) {
        const std::string_view kind = json::text(part, "kind");
        command = command || kind == "slash" || kind == "subcommand" || kind == "prompt";
        if (kind == "text" && json::text(part, "text").find_first_not_of(" \n\t") != std::string_view::npos)
            return false;
    }
    return command;
}

void addVariables(MessageBuilder &message, Element half)
{
    const auto data = json::member(half, "variableData");
    const auto variables = data ? json::member(*data, "variables") : std::nullopt;
    json::Array items;
    if (!variables || variables->get(items))
        return;
    size_t index = 0;
    for (const Element item : items) {
        const std::string pointer = "/variableData/variables/" + std::to_string(index++);
        BodyPart &part = message.part(isAutomatic(item) ? PartKind::Step : PartKind::Attachment, pointer);
        part.type = toQString(json::text(item, "kind"));
        part.name = toQString(json::text(item, "name"));
        part.mime = toQString(json::text(item, "mimeType"));
    }
}

/// Both halves of a request that was undone are gone from the window.
void addRemoval(MessageBuilder &message, Element half)
{
    const bool hidden = json::isTrue(half, "isHidden");
    const auto removed = json::member(half, "shouldBeRemovedOnSend");
    const bool undone = removed && (removed->is_object() || json::isTrue(*removed));
    if (!hidden && !undone)
        return;
    message.facts().flags |= MessageFlag::Sidechain;
    if (!message.facts().hasVisibleText())
        message.cue(CueKind::Sidechain, "vscode.removed", hidden ? "/isHidden" : "/shouldBeRemovedOnSend");
}

std::optional<MessageBody> promptOf(Element half)
{
    MessageBuilder message(Role::User);
    message.facts().id = json::text(half, "requestId");
    message.facts().timeMs = json::integer(half, "timestamp");
    const auto stored = json::member(half, "message");
    if (!stored)
        message.absent(Absence::MissingKey, "/request/message");
    else if (stored->is_string())
        message.text("/message", json::text(*stored));
    else if (isOnlyCommand(*stored))
        message.text("/message/text", json::text(*stored, "text"), TextMarker::CommandEnvelope);
    else
        addContent(message, *stored, "text", "/message");
    addVariables(message, half);
    addRemoval(message, half);
    return message.take();
}

/// A string, or Markdown with its text in `value`.
std::string_view markdownOf(Element owner, std::string_view key)
{
    const auto value = json::member(owner, key);
    if (!value)
        return {};
    return value->is_string() ? json::text(*value) : json::text(*value, "value");
}

bool isDenied(Element invocation)
{
    const auto confirmed = json::member(invocation, "isConfirmed");
    if (!confirmed)
        return false;
    bool truth = true;
    if (!confirmed->get(truth))
        return !truth;
    // ToolConfirmKind: 0 denied, 5 skipped.
    const auto type = json::integer(*confirmed, "type");
    return type == 0 || type == 5;
}

void addInvocation(MessageBuilder &message, Element item, const std::string &pointer)
{
    BodyPart &call = message.part(PartKind::ToolCall, pointer + "/kind");
    call.type = toQString(json::text(item, "kind"));
    call.name = toQString(json::text(item, "toolId"));
    call.name = call.name.isEmpty() ? call.type : call.name;
    call.callId = toQString(json::text(item, "toolCallId"));
    call.title =
        toQString(markdownOf(item, json::member(item, "pastTenseMessage") ? "pastTenseMessage" : "invocationMessage"));
    call.flags.setFlag(PartFlag::Denied, isDenied(item));
    if (const auto data = json::member(item, "toolSpecificData")) {
        call.input = prettyJson(*data);
        if (const auto line = json::member(*data, "commandLine"))
            call.target = toQString(line->is_string() ? json::text(*line) : json::text(*line, "original"));
        if (const auto state = json::member(*data, "terminalCommandState"); state && json::integer(*state, "exitCode"))
            call.exitStatus = int(*json::integer(*state, "exitCode"));
    }
    if (const auto details = json::member(item, "resultDetails")) {
        const auto output = json::member(*details, "output");
        call.output = toQString(textsOf(output ? *output : *details));
        call.flags.setFlag(PartFlag::Error, json::isTrue(*details, "isError"));
    }
    if (const auto uri = json::member(item, "uri"))
        call.target = toQString(json::text(*uri, json::member(*uri, "fsPath") ? "fsPath" : "path"));
}

void addThinking(MessageBuilder &message, Element item, const std::string &pointer)
{
    const auto value = json::member(item, "value");
    const std::string text = value ? textsOf(*value) : std::string();
    const auto metadata = json::member(item, "metadata");
    // The end of a thought is an item of its own.
    if (text.empty() && metadata && json::isTrue(*metadata, "vscodeReasoningDone"))
        message.part(PartKind::Step, pointer + "/kind");
    else
        message.reasoning(pointer + (value ? "/value" : "/kind"), text);
}

/// What proves an item is one value in it: a change may have taken the item itself apart.
void addResponseItem(MessageBuilder &message, Element item, const std::string &pointer)
{
    const std::string_view kind = json::text(item, "kind");
    if (item.is_string()) {
        message.text(pointer, json::text(item));
    } else if (kind.empty() && json::member(item, "value")) {
        message.text(pointer + "/value", json::text(item, "value"));
    } else if (kind == "markdownContent" || kind == "markdownVuln" || kind == "warning") {
        message.text(pointer + "/content", markdownOf(item, "content")).type = toQString(kind);
    } else if (kind == "inlineReference") {
        const auto reference = json::member(item, "inlineReference");
        const std::string_view name = json::text(item, "name");
        message.text(pointer + "/kind", !name.empty() || !reference ? name : json::text(*reference, "path")).type =
            toQString(kind);
    } else if (kind == "thinking") {
        addThinking(message, item, pointer);
    } else {
        const auto known = std::find_if(ResponseKinds.begin(), ResponseKinds.end(),
                                        [kind](const ResponseKind &one) { return one.kind == kind; });
        const PartKind part = known == ResponseKinds.end() ? PartKind::Other : known->part;
        if (part == PartKind::ToolCall)
            return addInvocation(message, item, pointer);
        BodyPart &other = message.part(part, pointer + "/kind");
        other.type = toQString(kind);
        if (part == PartKind::Other)
            other.text = prettyJson(item);
    }
}

void addResponse(MessageBuilder &message, Element half)
{
    const auto response = json::member(half, "response");
    json::Array items;
    if (!response)
        return message.absent(Absence::MissingKey, "/request/response");
    if (response->get(items) || items.size() == 0)
        return addContent(message, half, "response", {});
    size_t index = 0;
    for (const Element item : items)
        addResponseItem(message, item, "/response/" + std::to_string(index++));
}

void addEnd(MessageBuilder &message, Element half)
{
    const auto result = json::member(half, "result");
    const auto error = result ? json::member(*result, "errorDetails") : std::nullopt;
    const auto state = json::member(half, "modelState");
    const auto stored = state ? json::integer(*state, "value") : std::nullopt;
    const qint64 value = stored.value_or(Unsaid);
    if (json::isTrue(half, "isCanceled"))
        message.cue(CueKind::Aborted, "vscode.canceled", "/isCanceled");
    else if (value == State::Cancelled)
        message.cue(CueKind::Aborted, "vscode.state", "/modelState/value");
    if (error && json::isTrue(*error, "responseIsFiltered"))
        message.cue(CueKind::Refusal, "vscode.filtered", "/result/errorDetails/responseIsFiltered", "filtered");
    else if (error && error->is_object())
        message.cue(CueKind::Failed, "vscode.error", "/result/errorDetails");
    else if (value == State::Failed)
        message.cue(CueKind::Failed, "vscode.state", "/modelState/value");
    else if (value == State::Pending)
        message.cue(CueKind::Unfinished, "vscode.state", "/modelState/value");
    if (error)
        message.body().error = toQString(json::text(*error, "message"));
    message.facts().flags.setFlag(MessageFlag::Failed, error && error->is_object());
    const auto asked = json::integer(half, "timestamp");
    const auto timings = result ? json::member(*result, "timings") : std::nullopt;
    if (!asked || !timings)
        return;
    const auto first = json::integer(*timings, "firstProgress");
    const auto total = json::integer(*timings, "totalElapsed");
    if (first || total)
        message.facts().timeMs = *asked + (first ? *first : *total);
    if (total)
        message.facts().endMs = *asked + *total;
}

std::optional<MessageBody> answerOf(Element half)
{
    MessageBuilder message(Role::Assistant);
    message.facts().parentId = json::text(half, "requestId");
    message.facts().id = json::text(half, "responseId");
    message.facts().model = json::text(half, "modelId");
    addResponse(message, half);
    addEnd(message, half);
    addRemoval(message, half);
    return message.take();
}

}

std::optional<MessageBody> codeChatMessage(Element half)
{
    const std::string_view turn = json::text(half, "turn");
    if (turn == "prompt")
        return promptOf(half);
    return turn == "answer" ? answerOf(half) : std::nullopt;
}

}
