// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"
#include "models/core/result.h"
#include "models/core/silence.h"
#include "models/importers/houseformat.h"
#include "models/jobs/progress.h"

#include <QMap>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace tacet {

struct PreviewedMessage {
    Role role = Role::User;
    std::optional<qint64> timeMs; ///< since 1970, UTC
    QString text; ///< at most 160 code points of what is visible
    SilenceClass silence = SilenceClass::None;
    QString detail;
};

/// How a transcript would be read after a mapping.
struct FormatPreview {
    std::vector<PreviewedMessage> messages; ///< of the first session, in order
    QString session; ///< its title, else its id
    QMap<QString, int> others; ///< records that are no message, by the value of their role
    int damaged = 0;
    bool isWhole = false; ///< there is nothing behind these messages
    /// What keeps the transcript from being opened after this mapping, translated; empty: nothing.
    QString obstacle;
};

/// Reads no more than it takes for `limit` messages; writes nothing anywhere. Any thread.
/// Fails where the transcript cannot be read, or holds no messages where the mapping looks for them.
[[nodiscard]] Result<FormatPreview> previewFormat(const std::shared_ptr<const HouseFormat> &format, const QString &path,
                                                  int limit, Progress &progress);

}
