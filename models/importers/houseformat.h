// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/cuewords.h"
#include "models/core/message.h"
#include "models/core/textvocabulary.h"
#include "models/importers/jsonpath.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tacet {

/// A format that somebody described in a mapping file; resources/help/house-formats.md says what each key means.
/// Paths that are not set are not looked for.
struct HouseFormat {
    enum class Layout { Lines, Document };
    using Path = std::optional<JsonPath>;

    /// How an input is recognised; paths from the root of the document, or of a line.
    struct Recognise {
        std::vector<JsonPath> keys; ///< all must be there
        std::vector<std::pair<JsonPath, std::string>> values; ///< must be this string, number or truth
        friend bool operator==(const Recognise &, const Recognise &) = default;
    };
    /// From the root of the document, of a conversation, or of a line.
    struct Session {
        Path id = {};
        Path title = {};
        Path model = {};
        Path parent = {};
        QString agent = {}; ///< not a path: what is shown
        friend bool operator==(const Session &, const Session &) = default;
    };
    /// From the root of a message.
    struct Message {
        JsonPath role = {};
        JsonPath text = {};
        Path time = {};
        Path id = {};
        Path model = {};
        Path parent = {}; ///< id of the message that this one answers
        Path reasoning = {};
        Path calls = {}; ///< an array of tool calls, or one
        Path call = {}; ///< of a tool's message: id of the call
        Path merge = {}; ///< messages with the same value are one
        friend bool operator==(const Message &, const Message &) = default;
    };
    struct Time {
        enum class Unit { Guess, Iso, Seconds, Milliseconds, Microseconds };
        Unit unit = Unit::Guess;
        QString pattern = {}; ///< as QDateTime::fromString() has it; UTC
        friend bool operator==(const Time &, const Time &) = default;
    };
    /// Of a text that is an array of parts; from the root of a part.
    struct Parts {
        JsonPath type = JsonPath("/type");
        JsonPath text = JsonPath("/text");
        /// What a part of this type is; nothing: passed over.
        std::map<std::string, std::optional<PartKind>> kinds = {};
        friend bool operator==(const Parts &, const Parts &) = default;
    };
    /// From the root of a call, or of a part that is a call or a result.
    struct Tools {
        JsonPath name = JsonPath("/name");
        JsonPath input = JsonPath("/input");
        JsonPath output = JsonPath("/output");
        JsonPath id = JsonPath("/id");
        Path error = {}; ///< true, or a text that is not empty: the call failed
        friend bool operator==(const Tools &, const Tools &) = default;
    };

    QString id; ///< as in the file; the importer's is "house-" and this
    QString name;
    bool before = false; ///< asked before everything built in
    Recognise recognise;
    Layout layout = Layout::Lines;
    Path conversations; ///< an array of the document whose elements are conversations
    Path messages; ///< the array of messages; not set: each line is one
    Session session;
    Message message;
    std::map<std::string, std::optional<Role>> roles; ///< nothing: a record, but no message
    Time time;
    Parts parts;
    Tools tools;
    TextVocabulary vocabulary;
    CueWords cues;

    QString file; ///< where it was read from; empty: nowhere
    quint64 hash = 0; ///< of the file's bytes

    friend bool operator==(const HouseFormat &, const HouseFormat &) = default;
};

/// One thing that is wrong with a mapping.
struct MappingFault {
    QString where; ///< JSON pointer, or line and column where it is no JSON
    QString what; ///< translated: what is wrong and what to do
};

/// A mapping file as it was read: a format, or what keeps it from being one.
struct MappingFile {
    QString path;
    std::shared_ptr<const HouseFormat> format; ///< null: there are faults
    std::vector<MappingFault> faults;
};

/// Reads a mapping; of what is wrong everything is told. Pure; any thread.
[[nodiscard]] MappingFile parseMapping(const QByteArray &json, const QString &path);
/// The same from a file; one that cannot be read is a fault too.
[[nodiscard]] MappingFile readMapping(const QString &path);
/// All *.json of a folder, by name; none where there is no folder. Of two with one id the first stays.
[[nodiscard]] std::vector<MappingFile> readMappings(const QString &folder);

/// A mapping file that parseMapping() reads as this format (but for `file` and `hash`).
[[nodiscard]] QByteArray mappingJson(const HouseFormat &format);

}
