// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace tacet {

/// What kind of work a tool does, whatever an agent calls it.
enum class ToolFamily { Other, Read, Edit, Shell, Web, Agent, Plan, Question };

// Read from names and command lines alone; nothing is run or opened. Pure; any thread.

[[nodiscard]] ToolFamily toolFamily(const QString &tool);
/// "Edit" and "apply_patch" are the same; tools of no known family are only like themselves.
[[nodiscard]] bool sameFamily(const QString &tool, const QString &other);

/// True for a call that changes something outside the conversation.
/// @param target the one line that tells what the call is about: command, path, URL
[[nodiscard]] bool changesState(const QString &tool, const QString &target);
/// True for a change that cannot be taken back from where it was made: rm, git push, publish, DELETE …
[[nodiscard]] bool isIrreversible(const QString &tool, const QString &target);
/// True for a call by which one finds out where one is: pwd, ls, git status, README.
[[nodiscard]] bool isOrientation(const QString &tool, const QString &target);

/// The files that the call names.
[[nodiscard]] QStringList filesIn(const QString &tool, const QString &target);
/// What the call acts on: its files, else the first two words of its command.
[[nodiscard]] QStringList objectsIn(const QString &tool, const QString &target);

}
