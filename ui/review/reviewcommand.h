// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/review.h"
#include "ui/review/reviewfield.h"

#include <QUndoCommand>

namespace tacet {

class ReviewEditor;

/// One change of one field of one review; keystrokes in the same field are one command.
class ReviewCommand final : public QUndoCommand
{
public:
    /// What was changed, for merging: commands of one run (see ReviewEditor) in the same field become one.
    struct Edit {
        FieldKey key;
        int run = 0; ///< 0: never merged
    };

    /// @param editor must outlive this
    ReviewCommand(ReviewEditor &editor, Review before, Review after, const Edit &edit);
    ~ReviewCommand() override;

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return 1; }
    [[nodiscard]] bool mergeWith(const QUndoCommand *other) override;

private:
    ReviewEditor &m_editor;
    Review m_before;
    Review m_after;
    Edit m_edit;
};

}
