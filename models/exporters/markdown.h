// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace tacet {

// Foreign text inside a Markdown document (CommonMark and GitHub's dialect): it shows as it is, and makes no heading,
// link, image, HTML or table of its own. Pure; any thread.

/// One line of text.
[[nodiscard]] QString markdownEscaped(const QString &line);
/// A block quotation; line ends are kept.
[[nodiscard]] QString markdownQuote(const QString &text);
/// `text`, however many backticks it holds; one line.
[[nodiscard]] QString markdownCode(const QString &text);
/// A fenced block that nothing in the text can end.
[[nodiscard]] QString markdownFence(const QString &text, const QString &language = {});
/// A cell of a table.
[[nodiscard]] QString markdownCell(const QString &text);

}
