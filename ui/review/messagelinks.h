// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/review.h"

#include <QString>
#include <QStringView>

#include <functional>
#include <optional>
#include <vector>

namespace tacet {

/// `[msg 414]` as it stands in a text.
struct MessageLink {
    qsizetype start = 0; ///< of the opening bracket, in UTF-16 units
    qsizetype length = 0; ///< brackets included
    qint64 number = 0;
    friend bool operator==(const MessageLink &, const MessageLink &) = default;
};

/// In the order in which they stand. Pure; any thread.
[[nodiscard]] std::vector<MessageLink> messageLinks(QStringView text);

/// Which message a number means; none: there is no such message.
using LinkResolver = std::function<std::optional<EvidenceLink>(qint64 number)>;

/// Makes the evidence follow the links that were typed: a message newly referred to is added; one whose last
/// reference went away is removed, unless a note was written to it.
void followLinks(const Review &before, Review &after, const LinkResolver &resolve);

}
