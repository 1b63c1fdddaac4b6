// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace tacet {

/// What a tool does, whatever an agent calls it.
enum class ToolKind {
    Other,
    Shell, ///< runs a command
    Edit, ///< replaces passages of a file
    Write, ///< writes a file whole
    Patch, ///< edits files by a patch text
    Read, ///< shows a file
    List, ///< names the files of a folder, or those that match a pattern
    Search, ///< looks for text in files
    WebFetch,
    WebSearch,
    Todo, ///< writes or reads a list of things to do
    PlanMode, ///< ends a phase of planning
    Agent, ///< hands a task to a sub-agent
    Question, ///< asks the person
};

/// The one table of the names that agents give to their tools. Case does not matter; names of tools that come through
/// a protocol ("mcp__server__tool") are not known. Pure; any thread.
[[nodiscard]] ToolKind toolKindOf(const QString &tool);

}
