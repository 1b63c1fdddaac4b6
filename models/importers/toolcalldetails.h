// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/toolkind.h"

#include <QString>

#include <optional>
#include <vector>

namespace tacet {

struct BodyPart;

/// A passage of one file before and after a call. Both empty: nothing is known of the content.
struct FileChange {
    enum class Kind { Edit, Create, Delete };
    Kind kind = Kind::Edit;
    QString path; ///< as the call names it; never opened
    QString before;
    QString after;
    int line = 0; ///< where the passage begins, from 1; 0: unknown
    bool isEverywhere = false; ///< every occurrence is replaced
};

struct TodoItem {
    enum class State { Open, Active, Done, Dropped };
    QString text;
    State state = State::Open;
};

/// What a tool call asks for, whichever agent made it: read from its name and its input alone.
struct ToolCallDetails {
    ToolKind kind = ToolKind::Other;
    QString command; ///< Shell: whole, with its line ends
    QString folder; ///< Shell: where it runs; Search and List: where it looks
    std::vector<FileChange> changes; ///< Edit, Write, Patch
    QString path; ///< Read
    QString range; ///< Read: which part, in words of the call: "offset 100, limit 50"
    QString pattern; ///< Search, List: what is looked for; WebSearch: the query
    QString address; ///< WebFetch
    std::vector<TodoItem> todos;
    QString task; ///< Agent: what it is to do; PlanMode: the plan
    QString agent; ///< Agent: which kind
};

/// Nothing for what the input does not hold; an input that is no JSON is a command, a patch or nothing.
/// @param maxCharacters of the input: longer ones are not looked into (they are shown as they are)
[[nodiscard]] ToolCallDetails toolCallDetails(const BodyPart &call, qsizetype maxCharacters = 1024 * 1024);

/// The files of a patch as `apply_patch` writes it ("*** Update File: …"), or as `diff -u` does.
[[nodiscard]] std::vector<FileChange> changesInPatch(const QString &patch);

}
