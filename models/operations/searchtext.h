// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"
#include "models/importers/messagebody.h"
#include "models/store/searchindex.h"

namespace tacet {

/// What a search looks at of a part, and as what; nothing for parts without text.
struct SearchPiece {
    SearchPart part = SearchPart::Assistant;
    QString text;
};
[[nodiscard]] std::vector<SearchPiece> searchPiecesOf(const BodyPart &part, Role role);

/// All of a message by what it is searched as, pieces of one kind on lines of their own.
[[nodiscard]] SearchTexts searchTextsOf(const MessageBody &body, Role role);

}
