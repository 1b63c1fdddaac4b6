// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/messagefolding.h"

#include "ui/transcript/messagelayout.h"

namespace tacet {

Folds openedFolds(TranscriptPage &page, int row)
{
    Folds folds = page.folds(row);
    const auto layout = page.layoutOf(row);
    for (int block = 0; layout && block < layout->count(); ++block) {
        const Block &content = layout->block(block);
        if (content.fold < 0 || content.isUnfolded)
            continue;
        if (!folds.erase(content.fold))
            folds.insert(content.fold);
    }
    return folds;
}

Folds toggledFolds(TranscriptPage &page, int row)
{
    return page.folds(row).empty() ? openedFolds(page, row) : Folds {};
}

}
