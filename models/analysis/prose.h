// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

namespace tacet {

// What can be counted in Markdown prose. Pure; any thread.

/// The last few kilobytes of the text as paragraphs, without fenced code, rules and emphasis.
[[nodiscard]] QStringList lastParagraphs(const QString &text);
/// Without its bullet; empty when there are no words.
[[nodiscard]] QString lastSentence(const QStringList &paragraphs);

[[nodiscard]] int wordCount(const QString &text);
/// The text up to and including its `words`-th word.
[[nodiscard]] QString firstWords(const QString &text, int words);
/// Lines that start with # or are wholly bold, outside of fenced code.
[[nodiscard]] int headingCount(const QString &text);
/// Lines that start with a bullet or a number, outside of fenced code.
[[nodiscard]] int bulletCount(const QString &text);

/// Names that only make sense in this work: paths, versions, snake_case, camelCase, words with digits.
[[nodiscard]] QSet<QString> identifiersIn(const QString &text);

}
