// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"

namespace tacet {

/// What proves a finding, found in the bytes of its record.
struct EvidencePlace {
    ByteRange range; ///< within the record
    std::string pointer; ///< of the value that stands there, as EvidencePointer has it
    std::string absent; ///< the key that the value lacks; empty: the value itself is the evidence
};

/// Where the evidence stands. What was expected at a place where nothing is (a part of text without its text) is proven
/// by the value around it, and by the key that it lacks. Fails where the record has changed since.
[[nodiscard]] Result<EvidencePlace> placeOf(const Importer &importer, QByteArrayView record,
                                            const EvidencePointer &evidence);

}
