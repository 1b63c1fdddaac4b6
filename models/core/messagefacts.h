// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"
#include "models/core/silence.h"
#include "models/core/textmarker.h"

#include <optional>
#include <string>
#include <vector>

namespace tacet {

/// Facts about one part that the rules of silence ask for.
enum class PartFlag : quint16 {
    Synthetic = 1 << 0, ///< text that the harness wrote and marked so
    Ignored = 1 << 1, ///< text that the model never sees
    Sealed = 1 << 2, ///< reasoning that is stored only encrypted, signed or redacted
    Error = 1 << 3,
    Denied = 1 << 4, ///< a tool call that the person refused
    Lost = 1 << 5, ///< an attachment whose bytes are missing
    Auto = 1 << 6, ///< compaction: started by the program
    Manual = 1 << 7, ///< compaction: asked for by a person or an API call
    Overflow = 1 << 8, ///< compaction: the context was already too large
    Aborted = 1 << 9, ///< a tool call that was stopped
    Running = 1 << 10, ///< a tool call without an end
    ByUser = 1 << 11, ///< a tool call that the person started (!shell)
    Started = 1 << 12, ///< text with a start time and no end
};
Q_DECLARE_FLAGS(PartFlags, PartFlag)
Q_DECLARE_OPERATORS_FOR_FLAGS(PartFlags)

/// One part of one physical record. Its JSON pointer is `pointer`, or where that is empty
/// PhysicalRecord::partsPointer + "/" + index.
struct PartFacts {
    PartKind kind = PartKind::Other;
    PartFlags flags;
    TextMarker marker = TextMarker::Visible; ///< Text and Reasoning: what the text holds
    quint32 characters = 0; ///< code points of the text, of it only what is visible
    int record = 0; ///< which of the message's records
    int index = -1; ///< position in the array of parts; -1: the content is the string at partsPointer itself
    /// Of the value that proves the part, from the root of its record; for formats whose parts stand in several places.
    /// In a text "OFFSET+LENGTH" in bytes of the record.
    std::string pointer = {};
    quint64 call = 0; ///< ToolCall and ToolResult: hash of the call's id, which brings them together; 0: none
};

/// One stored entry that belongs to a message.
struct PhysicalRecord {
    ByteRange range; ///< in the source or its spool
    qint64 line = 0; ///< of the source, from 1; 0 where the source has no lines (one JSON document, a spool)
    std::string partsPointer; ///< of the array (or string) of parts, from the root of the record itself
    /// Pointer (RFC 6901) to the record from the root of its JSON document: "/messages/417" in an export, "/messages/3"
    /// in a line that holds a conversation. Empty where the record is the document (a line, a piece of a spool) or
    /// text.
    std::string place = {};
};

/// Where a message's branch stands among those that begin at the same place of a tree.
struct BranchPlace {
    quint16 position = 0; ///< from 1, as stored
    quint16 siblings = 0; ///< how many begin there, the continued one counted; 0: this is no dead branch
    friend bool operator==(const BranchPlace &, const BranchPlace &) = default;
};

/// How the parts are absent when there are none.
enum class Absence : quint8 { None, MissingKey, Null, EmptyArray, EmptyString };

/// What a source says of a whole message, beside its parts.
enum class CueKind : quint8 {
    Human, ///< a person typed it
    Sidechain,
    Synthetic, ///< the harness wrote it
    Compaction,
    Interrupt,
    Aborted, ///< the answer was stopped while it was written
    Failed, ///< not "Failure": result.h has that name, and GCC warns of the shadow
    Refusal,
    Length, ///< the answer ended at a limit
    Denied, ///< the person refused the tool call
    Filler, ///< the harness wrote it in place of an answer
    Unfinished, ///< the answer has neither ended nor failed
    SilentEnd, ///< the source says that the turn ended, and that it ended without words
    TokensCounted, ///< the answer was paid for, but nothing of it is stored
};

/// One such saying with the place that says it, so that a rule need not know the format. All strings are static.
struct Cue {
    CueKind kind = CueKind::Synthetic;
    int record = 0;
    const char *rule = ""; ///< stable name of the rule that it makes fire: "claude.meta"
    const char *pointer = ""; ///< RFC 6901 from the root of the record
    const char *detail = ""; ///< word for Finding::detail
};

/// Everything that is known of one message (or of one of its records, before merging) without its text.
/// Strings are UTF-8. Written by importers, read by the rules of silence; never stored as it is.
struct MessageFacts {
    Role role = Role::User;
    MessageFlags flags;
    Absence absence = Absence::None;
    std::optional<qint64> timeMs; ///< since 1970, UTC
    std::optional<qint64> endMs; ///< when an assistant's message was complete
    std::string id; ///< the source's id of the message; empty: none
    std::string mergeId; ///< records with the same one are one message; empty: never merged
    std::string parentId; ///< the id that the source says this answers
    std::string finish; ///< stop reason, as the source spells it
    std::string errorName; ///< name of the error, as the source spells it
    std::string model;
    std::string command; ///< what it was started with, where the source says so (slash command, agent)
    std::optional<qint64> label; ///< a number that the source itself prints
    std::vector<PhysicalRecord> records; ///< at least one
    std::vector<PartFacts> parts;
    std::vector<Cue> cues; ///< in the order of records
    std::string preview; ///< at most 160 code points of the visible text, white space folded
    quint32 textCharacters = 0; ///< of all visible text
    quint32 reasoningCharacters = 0;
    quint64 hash = 0; ///< XXH3 of the record's bytes; of several records: foldedHash() in order
    BranchPlace branch; ///< with MessageFlag::DeadBranch, where the source says so much
    quint8 summaryHeadings = 0; ///< assistants: the most headings of any one known compaction summary in the text

    [[nodiscard]] bool hasVisibleText() const { return textCharacters > 0; }
};

/// The hash of a message whose records so far have `soFar` and whose next record has `next`.
[[nodiscard]] constexpr quint64 foldedHash(quint64 soFar, quint64 next)
{
    return (soFar ^ (soFar >> 29)) * 0x9E3779B97F4A7C15ull + next;
}

/// Where in the raw bytes a rule found what made it fire: a JSON pointer (RFC 6901) from the root of one record.
struct EvidencePointer {
    int record = 0; ///< of the message named by `ordinalOffset`
    std::string pointer; ///< of a value, or with `absent` of the enclosing value
    std::string absent; ///< the key that is missing there; empty: the value itself is the evidence
    int ordinalOffset = 0; ///< 0: this message; +1: the next one, and so on
};

/// What a rule says of one message.
struct Finding {
    SilenceClass silence = SilenceClass::None;
    std::string detail; ///< words separated by spaces; see resources/help/classes.md
    HumanAct humanAct = HumanAct::Unknown;
    Delivered delivered = Delivered::Unknown;
    std::string rule; ///< stable name of the rule, for instance "opencode.part.compaction"
    double confidence = 1.0; ///< below 1 only for what is inferred
    MessageFlags flags; ///< of the message, as far as only its surroundings show them (Replayed, Queued)
    std::vector<EvidencePointer> evidence;
};

}
