// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"
#include "models/core/silence.h"

#include <QString>
#include <QStringList>

#include <optional>

class QModelIndex;

namespace tacet {

/// What the index says of one message: a row of the transcript's model, read through its roles.
struct RowFacts {
    int ordinal = 0;
    QString key;
    std::optional<qint64> label;
    Role role = Role::User;
    MessageFlags flags;
    std::optional<qint64> timeMs; ///< since 1970, UTC
    SilenceClass silence = SilenceClass::None;
    QString detail;
    HumanAct humanAct = HumanAct::Unknown;
    Delivered delivered = Delivered::Unknown;
    std::optional<qint64> gapMs;
    int textCharacters = 0;
    int toolCalls = 0;
    QString preview;
    bool startsDay = false; ///< the first message of a date, in the local time zone
    QString objection = {}; ///< what reviewers say against the class; empty: nothing
    QStringList absentBefore = {}; ///< sentences: turns that are not there, before this message
    QStringList absentAfter = {}; ///< behind the last message
    QString branchBefore = {}; ///< a heading where a branch begins or the conversation goes on; empty: neither
    QString branch = {}; ///< of a branch that was not continued, in words

    /// What stands in the gutter and in `[msg N]`.
    [[nodiscard]] QString number() const;
    /// True for a user's (or harness's) turn without text that is shown as a band: the silences that are read.
    [[nodiscard]] bool isBand() const;
};

[[nodiscard]] RowFacts rowFactsOf(const QModelIndex &index);

}
