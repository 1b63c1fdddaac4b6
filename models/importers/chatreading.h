// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"
#include "models/importers/jsonvalue.h"

#include <unordered_set>

namespace tacet {

/// One pass over a source of chats: conversations, or the messages of one. Of each conversation it remembers eight
/// bytes, so that two with the same id stay two.
class ChatReading
{
public:
    ChatReading(RecordSink &sink, QString agent);

    /// A conversation with all its messages, a tree of them, a response, or one message of a file that is a single
    /// conversation. @param bytes followed by JSON padding @param physical where they stand
    Result<> value(std::string_view bytes, PhysicalRecord &&physical);
    /// One message of the conversation that the whole document is.
    Result<> message(std::string_view bytes, PhysicalRecord &&physical);
    /// Everything from here on goes there.
    void setSink(RecordSink &sink) { m_sink = &sink; }
    /// What the document says of itself.
    void setDocument(const std::string &key, json::Element value);

private:
    Result<> parsedValue(json::Element value, std::string_view bytes, PhysicalRecord &&physical);
    Result<> salvage(std::string_view bytes, PhysicalRecord &&physical, const QString &reason);
    Result<> conversation(json::Element value, std::string_view bytes, const PhysicalRecord &whole,
                          std::string_view key);
    Result<> tree(std::string_view bytes, PhysicalRecord &&physical, int depth, BranchPlace branch);
    Result<> add(json::Element value, std::string_view bytes, PhysicalRecord &&physical, bool repaired,
                 BranchPlace branch = {});
    Result<> startConversation(json::Element value, std::string_view beginning);
    Result<> startDocument();

    RecordSink *m_sink;
    QString m_agent;
    SessionFacts m_document;
    bool m_started = false;
    std::unordered_set<quint64> m_uids; ///< hashes
};

}
