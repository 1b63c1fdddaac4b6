// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/toolcalldetails.h"
#include "ui/transcript/block.h"

#include <QCoreApplication>

namespace tacet {

class BlockWriter;
struct BodyPart;

/// How many lines a call adds and removes.
struct ChangeCount {
    int added = 0;
    int removed = 0;
};
[[nodiscard]] ChangeCount countOf(const std::vector<FileChange> &changes);

/// Turns tool calls and their results into blocks, each kind of tool in its own way, whichever agent called it.
class ToolComposer
{
    Q_DECLARE_TR_FUNCTIONS(tacet::ToolComposer)
public:
    /// @param writer must outlive this
    explicit ToolComposer(BlockWriter &writer);

    void add(const BodyPart &part);

private:
    void addHeader(const BodyPart &part, const ToolCallDetails &details, bool isOpenByItself);
    void addTarget(std::vector<TextRun> &runs, const BodyPart &part, const ToolCallDetails &details) const;
    void addState(std::vector<TextRun> &runs, const BodyPart &part) const;
    void addChildSession(const BodyPart &part);
    void addInput(const BodyPart &part, const ToolCallDetails &details);
    void addChanges(const BodyPart &part, const ToolCallDetails &details);
    void addDiff(const FileChange &change);
    void addTodos(const ToolCallDetails &details);
    void addOutput(const BodyPart &part, const ToolCallDetails &details);

    BlockWriter &m_writer;
};

}
