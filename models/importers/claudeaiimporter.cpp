// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/claudeaiimporter.h"

#include "models/importers/chatcontent.h"
#include "models/importers/conversationtree.h"
#include "models/importers/isotime.h"
#include "models/importers/jsonlocator.h"

#include <QCoreApplication>

#include <unordered_map>

namespace tacet {

namespace {

using json::Element;

/// Pasted text and files stand beside the content; a person who pastes much looks silent.
void addFiles(MessageBuilder &message, Element record, std::string_view key)
{
    const auto files = json::member(record, key);
    json::Array items;
    if (!files || files->get(items))
        return;
    size_t index = 0;
    for (const Element file : items) {
        BodyPart &part = message.part(PartKind::Attachment, '/' + std::string(key) + '/' + std::to_string(index++));
        const std::string_view name = json::text(file, "file_name");
        part.name = toQString(name.empty() ? json::text(file, "file_uuid") : name);
        part.mime = toQString(json::text(file, "file_type"));
        part.text = toQString(json::text(file, "extracted_content"));
        part.bytes = json::integer(file, "file_size").value_or(0);
    }
}

/// Marks a message that stands in a branch.
class BranchSink final : public RecordSink
{
public:
    /// @param branch nullptr: it stands in the conversation
    BranchSink(RecordSink &sink, const BranchPlace *branch)
        : m_sink(sink)
        , m_branch(branch)
    { }
    Result<> session(const SessionFacts &facts) override { return m_sink.session(facts); }
    Result<> message(MessageFacts &&facts) override
    {
        if (m_branch) {
            facts.flags |= MessageFlag::Sidechain | MessageFlag::DeadBranch;
            facts.branch = *m_branch;
        }
        return m_sink.message(std::move(facts));
    }
    Result<> absent(AbsentTurn &&turn) override { return m_sink.absent(std::move(turn)); }
    Result<> withdraw(AbsentKind kind, qint64 offset) override { return m_sink.withdraw(kind, offset); }
    Result<> damaged(const DamagedRecord &record) override { return m_sink.damaged(record); }
    Result<> other(const PhysicalRecord &record, std::string_view type) override { return m_sink.other(record, type); }

private:
    RecordSink &m_sink;
    const BranchPlace *m_branch;
};

/// Edits are listed flat; the parents of a message, where they are named (the account's export leaves them out), say
/// which of them the conversation went on with.
ConversationTree treeOf(Element conversation, Element messages)
{
    json::Array items;
    if (messages.get(items))
        return {};
    std::unordered_map<std::string_view, size_t> byId;
    std::vector<size_t> parents;
    for (const Element message : items)
        byId.emplace(json::text(message, "uuid"), byId.size());
    bool linked = false;
    for (const Element message : items) {
        const auto parent = byId.find(json::text(message, "parent_message_uuid"));
        const bool isKnown = parent != byId.end() && parent->second != parents.size();
        parents.push_back(isKnown ? parent->second : ConversationTree::None);
        linked = linked || isKnown;
    }
    const auto leaf = byId.find(json::text(conversation, "current_leaf_message_uuid"));
    const size_t last = leaf != byId.end() ? leaf->second : parents.size() - 1;
    // With an id twice the numbers say nothing.
    return linked && byId.size() == parents.size() ? conversationTree(parents, last) : ConversationTree {};
}

}

QString ClaudeAiImporter::id() const
{
    return m_shape == Shape::Array ? QStringLiteral("claude-ai-export") : QStringLiteral("claude-ai-conversations");
}

QString ClaudeAiImporter::label() const
{
    return QCoreApplication::translate("tacet::ClaudeAiImporter", "claude.ai export");
}

std::string_view ClaudeAiImporter::arrayKey() const
{
    return m_shape == Shape::Array ? "" : "conversations";
}

bool ClaudeAiImporter::isDocument(QByteArrayView head) const
{
    const std::string first = m_shape == Shape::Array ? "/0" : "/conversations/0";
    return locate(head, first + "/chat_messages").has_value()
        || (locate(head, first + "/uuid").has_value() && head.indexOf("\"chat_messages\"") > 0);
}

std::optional<MessageBody> ClaudeAiImporter::message(Element record) const
{
    const std::string_view sender = json::text(record, "sender");
    if (sender.empty())
        return std::nullopt;
    MessageBuilder message(sender == "assistant" ? Role::Assistant : Role::User);
    message.facts().id = json::text(record, "uuid");
    message.facts().timeMs = millisecondsOf(json::text(record, "created_at"));
    const auto content = json::member(record, "content");
    json::Array blocks;
    const bool hasBlocks = content && !content->get(blocks) && blocks.size() > 0;
    // The flat text is a lossy rendering, but older exports have nothing else.
    const auto text = json::member(record, "text");
    if (!hasBlocks && text && (!content || !json::text(*text).empty()))
        message.text("/text", json::text(*text));
    else
        addContent(message, record, "content", {});
    addFiles(message, record, "attachments");
    addFiles(message, record, "files");
    return message.take();
}

Result<> ClaudeAiImporter::conversation(Element parsed, std::string_view bytes, const PhysicalRecord &whole,
                                        const SessionFacts &, RecordSink &sink) const
{
    SessionFacts session;
    session.agent = QStringLiteral("claude.ai");
    session.uid = toQString(json::text(parsed, "uuid"));
    session.title = toQString(json::text(parsed, "name"));
    session.createdMs = millisecondsOf(json::text(parsed, "created_at"));
    session.updatedMs = millisecondsOf(json::text(parsed, "updated_at"));
    if (auto told = sink.session(session); !told)
        return told;
    const auto messages = json::member(parsed, "chat_messages");
    const ConversationTree tree = treeOf(parsed, messages ? *messages : parsed);
    TolerantParser parser;
    size_t position = 0;
    for (const JsonItem &item : itemsOf(bytes, "chat_messages")) {
        const size_t node = position++;
        PhysicalRecord physical = recordWithin(whole, item.range, "/chat_messages/" + std::to_string(node));
        const std::string_view record = bytes.substr(size_t(item.range.offset), size_t(item.range.length));
        BranchSink inBranch(sink, node < tree.live.size() && !tree.live[node] ? &tree.branches[node] : nullptr);
        if (auto told = hand(parser, record, std::move(physical), inBranch, true); !told)
            return told;
    }
    return {};
}

}
