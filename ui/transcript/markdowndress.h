// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QTextDocument;

namespace tacet {

struct Block;
struct Theme;

/// Gives a document that was read from Markdown the program's look: fonts, distances, tables with lines, lists that
/// number from where they begin; puts its description in the place of each picture.
void dressMarkdown(QTextDocument &document, const Block &block, const Theme &theme);

}
