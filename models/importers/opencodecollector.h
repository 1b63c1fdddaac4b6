// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"
#include "models/core/result.h"
#include "models/jobs/progress.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tacet {

class ByteSource;
class OpenCodeSpool;

/// Where a value stands in the file that was opened.
struct OpenCodePlace {
    ByteRange range; ///< in the file
    qint64 line = 0; ///< from 1, of JSON Lines; 0: the file is one document
    std::string pointer; ///< from the root of the line or the document
};

/// Gathers where the pieces of sessions stand in a file that has them in any order and several times over, then spools
/// each message once: the last that was said of each piece, in the order in which their ids first appeared.
///
/// Holds places, never texts. One thread.
class OpenCodeCollector
{
public:
    struct Owner {
        std::string_view session; ///< may be empty: of no session that is known
        std::string_view message;
    };

    void session(std::string_view uid, OpenCodePlace info);
    void message(const Owner &owner, OpenCodePlace info);
    /// @param id may be empty: then it is a part of its own
    void part(const Owner &owner, std::string_view id, OpenCodePlace value);
    /// More of a part's text. @param string the JSON string that is added
    void delta(const Owner &owner, std::string_view id, OpenCodePlace string);
    void removeMessage(std::string_view id);
    void removePart(std::string_view message, std::string_view id);

    /// A message that nobody described, in which the parts are an assistant's; what is known of it, value by value.
    /// @param key of the message's info: "time/created", "time/completed", "finish", "error"
    void fact(const Owner &owner, const char *key, OpenCodePlace value);

    /// The message of a session that facts were told of last, unless it is complete.
    [[nodiscard]] std::optional<std::string> lastOpenMessage(std::string_view session) const;

    /// Writes everything that was gathered. @param name of the file, in origins
    Result<> spool(ByteSource &source, const QString &name, OpenCodeSpool &spool, Progress &progress) const;

private:
    struct Part {
        std::string id;
        std::optional<OpenCodePlace> value;
        std::vector<OpenCodePlace> deltas; ///< since the value was last told whole
        bool removed = false;
    };
    struct Message {
        std::string id;
        std::optional<OpenCodePlace> info;
        std::vector<std::pair<const char *, OpenCodePlace>> facts;
        std::vector<Part> parts;
        bool removed = false;
    };
    struct Session {
        std::string uid;
        std::optional<OpenCodePlace> info;
        std::vector<size_t> messages;
    };
    class Writer;

    Session &sessionOf(std::string_view uid);
    Message &messageOf(const Owner &owner);
    static Part &partOf(Message &message, std::string_view id);

    std::vector<Session> m_sessions;
    std::vector<Message> m_messages;
    std::unordered_map<std::string, size_t> m_sessionByUid;
    std::unordered_map<std::string, size_t> m_messageById;
};

}
