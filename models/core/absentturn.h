// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"

#include <QLatin1StringView>
#include <QString>

#include <optional>
#include <string>

namespace tacet {

/// In what way a turn is not there: the detail of class "absent". Stored as number; append only.
enum class AbsentKind : quint8 {
    NoAnswer, ///< a prompt, or a turn that had begun, without an answer
    NoFinalAnswer, ///< the turn ended with commentary alone
    Rewound, ///< the person went back: what stood here is no longer part of the conversation
    Retracted, ///< the provider or the harness took messages back
    PrefixMissing, ///< what stood before is in another file, or lost
    ResultMissing, ///< a tool was called, and no result is stored
};

/// A turn that should be there and is not: a marker of the program's own. No message: it has no index, and the
/// indexes of messages never change with it. Written by importers and by the rules of absence, stored beside the
/// messages.
struct AbsentTurn {
    AbsentKind kind = AbsentKind::NoAnswer;
    int before = 0; ///< ordinal of the message that it stands before; the number of messages: it stands at the end
    PhysicalRecord record; ///< what shows that something is missing
    std::string pointer; ///< of the value in it that shows so; RFC 6901 from the root of the record
    std::string rule; ///< stable name of the rule: "codex.rolled-back"
    std::string about; ///< what the source names: id of a message or of a thread; may be empty
    int count = 0; ///< of turns, messages or calls, where the source says so; 0: it does not
    std::optional<qint64> timeMs; ///< of the record
};

/// "no-answer", "no-final-answer", "rewound", "retracted", "prefix-missing", "result-missing".
[[nodiscard]] QLatin1StringView idOf(AbsentKind value);
/// What a reader is told: "no answer is recorded", translated; lower case, for the middle of a line.
[[nodiscard]] QString labelOf(AbsentKind value);
/// Whose turn it is that is not there.
[[nodiscard]] Role roleOf(AbsentKind value);
/// Names a marker in reviews: "absent:no-answer@4711". The same whenever the same bytes are read.
[[nodiscard]] std::string keyOf(const AbsentTurn &turn);
/// True for a key that names a marker, not a message.
[[nodiscard]] bool isAbsentKey(const QString &key);

}
