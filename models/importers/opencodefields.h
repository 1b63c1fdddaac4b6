// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <simdjson.h>

#include <QtGlobal>

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace tacet {

/// A string of a record. Read on demand it stands as in the source, still escaped, with its quotes around the view.
struct OpenCodeString {
    std::string_view bytes;
    bool escaped = false;
};

/// What the rules ask of a part.
struct OpenCodePartFields {
    std::string_view type;
    std::string_view id;
    std::string_view tool;
    std::string_view command;
    std::string_view agent;
    std::string_view status; ///< of a tool's state
    std::string_view invocation; ///< state of a call up to 0.2
    OpenCodeString text;
    OpenCodeString error; ///< of a tool's state
    OpenCodeString output; ///< of a tool's state
    OpenCodeString url;
    std::optional<bool> isAuto;
    bool isInvocation = false;
    bool synthetic = false;
    bool ignored = false;
    bool overflow = false;
    bool hasMetadata = false; ///< with anything in it
    bool continues = false; ///< metadata.compaction_continue
    bool hasStart = false;
    bool hasEnd = false;
};

/// What the rules ask of a message of opencode 0.8 to 1.19, field by field. Views into what it was read from.
struct OpenCodeFields {
    std::string_view id;
    std::string_view sessionId;
    std::string_view role;
    std::string_view parentId;
    std::string_view finish;
    std::string_view model;
    std::string_view agent;
    std::string_view errorName;
    std::optional<qint64> createdMs;
    std::optional<qint64> completedMs;
    bool hasInfo = false;
    bool isSummary = false;
    bool hasError = false;
    bool hasParts = false;
    bool partsAreArray = false;
    std::vector<OpenCodePartFields> parts;

    /// As new, but for memory that is used again.
    void reset()
    {
        std::vector<OpenCodePartFields> used = std::move(parts);
        used.clear();
        *this = {};
        parts = std::move(used);
    }
};

/// From a parsed record.
void readFields(simdjson::dom::element record, OpenCodeFields &fields);
[[nodiscard]] OpenCodePartFields readPartFields(simdjson::dom::element part);

/// The same, read on demand, in about half the time. Any error, also for what is well formed but has escapes where
/// nobody writes them, means that the record is to be parsed.
[[nodiscard]] simdjson::error_code readFields(simdjson::ondemand::object &record, OpenCodeFields &fields);

}
