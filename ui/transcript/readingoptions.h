// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/partvisibility.h"

#include <QFlags>
#include <QSet>
#include <QString>

namespace tacet {

/// What can be opened everywhere at once.
enum class FoldGroup : quint8 {
    Reasoning = 1 << 0,
    ToolInput = 1 << 1,
    ToolOutput = 1 << 2,
    Harness = 1 << 3, ///< text that the program wrote
};
Q_DECLARE_FLAGS(FoldGroups, FoldGroup)
Q_DECLARE_OPERATORS_FOR_FLAGS(FoldGroups)

inline constexpr FoldGroups AllFoldGroups =
    FoldGroups(FoldGroup::Reasoning) | FoldGroup::ToolInput | FoldGroup::ToolOutput | FoldGroup::Harness;

/// How the reader wants every message shown.
struct ReadingOptions {
    Viewpoint viewpoint = Viewpoint::Stored;
    FoldGroups unfolded; ///< open unless it was closed by hand
    bool showsInvisible = false; ///< characters that show nothing, and terminal codes, by name
    bool showsSideBySide = false; ///< edits in two columns
    QSet<QString> sessions; ///< uids of the sessions that a sub-agent call may open
    friend bool operator==(const ReadingOptions &, const ReadingOptions &) = default;
};

}
