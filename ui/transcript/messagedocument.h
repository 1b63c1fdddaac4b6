// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

class QTextDocument;

namespace tacet {

struct Block;
struct Theme;

/// Makes the text of a block ready to be laid out: Markdown without raw HTML, links to messages found, nothing loaded
/// from anywhere. @param widthPx of the text itself
[[nodiscard]] std::unique_ptr<QTextDocument> makeDocument(const Block &block, const Theme &theme, int widthPx);

}
