// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/ids.h"
#include "models/core/message.h"

#include <QString>

#include <optional>

namespace tacet {

/// What a source says about one conversation.
struct SessionFacts {
    QString uid; ///< the source's id; empty: the SHA-256 of its first record
    QString parentUid; ///< of the session that started this one as a sub-agent; empty: none
    QString title;
    QString agent; ///< "opencode", "Claude Code"
    QString agentVersion;
    QString directory; ///< where the agent worked; shown, never opened
    QString model;
    std::optional<qint64> createdMs;
    std::optional<qint64> updatedMs;
    QString revertFrom; ///< message id from which a revert is marked; empty: none
};

/// One conversation as the index knows it.
struct SessionRow {
    SessionId id;
    SourceId source;
    QString sourcePath; ///< what the user opened, absolute
    QString format; ///< id of the importer
    SessionFacts facts; ///< with the uid filled in
    int messages = 0;
    int damaged = 0;
    bool complete = false; ///< false while its import is under way
};

/// A record that did not parse; counted, kept and shown, never dropped.
struct DamagedRecord {
    qint64 line = 0; ///< from 1; 0 where the source has no lines
    ByteRange range;
    QString reason;
    bool truncated = false; ///< the file ends in the middle of it: perhaps still being written
    QString place = {}; ///< see PhysicalRecord::place; empty where it has none of its own
};

}
