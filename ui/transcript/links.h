// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringView>

#include <optional>
#include <vector>

namespace tacet {

/// Targets of links inside a transcript; kept as strings in the text's anchors. Nothing else is ever followed.
struct LinkTarget {
    enum class Kind {
        Message, ///< number: as written in `[msg N]`: a label, else an index
        Record, ///< the raw record of the message that the link stands in
        Viewpoint, ///< number: of Viewpoint, which is changed to
        Session, ///< text: uid of another session
        Fold, ///< number: what to open or close in that message
        Outside, ///< an address in the text: shown and copied, never opened
    };
    Kind kind = Kind::Outside;
    int number = -1;
    QString text = {};
};

[[nodiscard]] QString messageTarget(int number);
[[nodiscard]] QString recordTarget();
[[nodiscard]] QString viewpointTarget(int viewpoint);
[[nodiscard]] QString sessionTarget(const QString &uid);
[[nodiscard]] QString foldTarget(int fold);
/// What the link to the record is called; does not break at the end of a line.
[[nodiscard]] QString showRecordWords();
[[nodiscard]] LinkTarget linkTargetOf(const QString &anchor);

/// `[msg N]`, `[msg N, M]` or `msg N` in running text: the range of each number with what belongs to it.
struct MessageMention {
    qsizetype start = 0;
    qsizetype length = 0;
    int number = 0;
};
[[nodiscard]] std::vector<MessageMention> messageMentions(const QString &text);

}
