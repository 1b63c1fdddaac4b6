// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reviewcommand.h"

#include "ui/review/revieweditor.h"

namespace tacet {

ReviewCommand::ReviewCommand(ReviewEditor &editor, Review before, Review after, const Edit &edit)
    : m_editor(editor)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_edit(edit)
{
    setText(QStringLiteral("%1, %2").arg(labelOf(edit.key.field)).arg(m_after.subject.index));
}

ReviewCommand::~ReviewCommand() = default;

void ReviewCommand::undo()
{
    m_editor.assume(m_before, m_edit.key);
}

void ReviewCommand::redo()
{
    m_editor.assume(m_after, m_edit.key);
}

bool ReviewCommand::mergeWith(const QUndoCommand *other)
{
    const auto &next = static_cast<const ReviewCommand &>(*other);
    if (m_edit.run == 0 || m_edit.run != next.m_edit.run || m_edit.key != next.m_edit.key
        || m_before.id != next.m_before.id)
        return false;
    m_after = next.m_after;
    return true;
}

}
