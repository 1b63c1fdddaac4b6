// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"
#include "models/core/session.h"
#include "models/core/sessioncolumns.h"
#include "models/core/spoolpiece.h"

#include <QString>

#include <optional>
#include <vector>

namespace tacet {

/// One message as the index holds it: everything but its text.
struct MessageRow {
    int ordinal = 0;
    QString key;
    std::optional<qint64> label;
    Role role = Role::User;
    MessageFlags flags;
    std::optional<qint64> timeMs;
    std::optional<qint64> endMs;
    PhysicalRecord first; ///< the first record (partsPointer is not stored)
    int records = 1;
    int textCharacters = 0;
    int reasoningCharacters = 0;
    int toolCalls = 0;
    int toolResults = 0;
    int attachments = 0;
    SilenceClass silence = SilenceClass::None;
    QString detail;
    HumanAct humanAct = HumanAct::Unknown;
    Delivered delivered = Delivered::Unknown;
    QString rule;
    double confidence = 1.0;
    std::vector<EvidencePointer> evidence;
    std::optional<qint64> gapMs;
    BranchPlace branch;
    quint64 hash = 0; ///< XXH3 of the records' bytes, to notice that the source has changed
    QString preview;
};

/// One record of a message, without anything else.
struct MessagePlace {
    int ordinal = 0;
    ByteRange range;
};

}
