// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QTextDocument;

namespace tacet {

struct Block;
struct Theme;

/// Fills a document with an edit: one paragraph a line, or two columns where the block says so.
void writeDiff(QTextDocument &document, const Block &block, const Theme &theme);

/// The edit as `diff -u` writes it, without its headers.
[[nodiscard]] QString diffText(const Block &block);

}
