// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/exporters/essay.h"

#include <QCoreApplication>

namespace tacet::essaywords {

// Values in words, and the small blocks that an essay is made of; Markdown.

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::Essay)
};

[[nodiscard]] QString inWords(Slot slot);
[[nodiscard]] QString inWords(GapKind gap);
[[nodiscard]] QString inWords(Reading::Standing standing);
[[nodiscard]] QString inWords(Side side);
[[nodiscard]] QString inWords(Assumption::BorneOut borneOut);
[[nodiscard]] QString inWords(Mistake::Severity severity);
[[nodiscard]] QString inWords(Review::State state);
/// "headings 5, words 212".
[[nodiscard]] QString cuesInWords(const QMap<QString, double> &cues);
/// File (without its folder), line, table and row, archive member.
[[nodiscard]] QString placeInWords(const QJsonObject &origin);
/// Pointer, place and bytes.
[[nodiscard]] QString proofInWords(const Evidence &evidence);
/// "2026-03-01 10:00:00 UTC".
[[nodiscard]] QString timeInWords(qint64 ms);

/// A reviewer's Markdown on one line.
[[nodiscard]] QString folded(const QString &markdown);
/// A reviewer's Markdown as the content of a list item: further lines are indented.
[[nodiscard]] QString continued(const QString &markdown);
[[nodiscard]] QString bulleted(const QStringList &lines);
/// A head line, then the message's words as a quotation; nothing of it is taken for Markdown.
[[nodiscard]] QString quoted(const QuotedMessage &message);

}
