// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/importers/messagebody.h"

#include <QByteArray>
#include <QString>

namespace tacet {

/// Where the transcript view has the text of messages from. Called on the GUI thread, for visible messages only.
class BodyProvider
{
public:
    virtual ~BodyProvider() = default;
    /// For links that name the message: tacet:UID#KEY.
    [[nodiscard]] virtual QString sessionUid() const = 0;
    [[nodiscard]] virtual Result<MessageBody> body(int ordinal) = 0;
    /// What names the message, its finding and its bytes in one line.
    [[nodiscard]] virtual Result<QString> citation(int ordinal) = 0;
    /// What reviewers say against the class that was computed; empty: nothing.
    [[nodiscard]] virtual QString objectionTo(int) const { return {}; }
    /// An attachment that the message itself carries, as it is stored: the picture's bytes, or a JSON string with
    /// Base64 in it, see bytesOfBase64(), which costs too much for the GUI thread. Empty: it carries none.
    /// @param part of body(ordinal)
    [[nodiscard]] virtual QByteArray attachment(int ordinal, const BodyPart &part) = 0;
};

}
