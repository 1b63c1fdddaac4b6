// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"

namespace tacet {

// Where what opencode says of a message stands in its record. Version 1 has {"info":…,"parts":[…]}, version 2 one flat
// object, or in its database the same object as a column.

/// True for a message of OpenCode 2.
[[nodiscard]] inline bool isOpenCode2(const MessageFacts &message)
{
    return !message.records.empty() && message.records.front().partsPointer.ends_with("/content");
}

/// What the record says of the message as a whole.
[[nodiscard]] inline EvidencePointer aboutMessage(const MessageFacts &message, const char *key)
{
    std::string base = "/info";
    if (isOpenCode2(message))
        base = message.records.front().partsPointer.substr(0, message.records.front().partsPointer.rfind('/'));
    return {0, base + '/' + key, {}, 0};
}

/// A part's member; of OpenCode 2, whose parts stand in several places, the value that its reader named.
[[nodiscard]] inline EvidencePointer inOpenCodePart(const PartFacts &part, const char *key)
{
    return {0, part.pointer.empty() ? "/parts/" + std::to_string(part.index) + "/" + key : part.pointer, {}, 0};
}

/// The list of parts, which is empty or not there at all.
[[nodiscard]] inline EvidencePointer noOpenCodeParts(const MessageFacts &message)
{
    const std::string pointer = message.records.empty() ? "/parts" : message.records.front().partsPointer;
    if (message.absence != Absence::MissingKey)
        return {0, pointer, {}, 0};
    const size_t slash = pointer.rfind('/');
    return {0, pointer.substr(0, slash), pointer.substr(slash + 1), 0};
}

}
