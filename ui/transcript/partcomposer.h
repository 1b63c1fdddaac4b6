// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/block.h"
#include "ui/transcript/rowfacts.h"

#include <QCoreApplication>

namespace tacet {

struct BodyPart;

/// Turns the parts of one message into blocks, long things folded.
class PartComposer
{
    Q_DECLARE_TR_FUNCTIONS(tacet::PartComposer)
public:
    /// All three must outlive this; blocks are appended to `blocks`.
    PartComposer(const RowFacts &facts, const Folds &folds, std::vector<Block> &blocks);

    /// @param number index of the part in the message
    void add(const BodyPart &part, int number);

private:
    [[nodiscard]] static QString lineWords(int lines);
    [[nodiscard]] static QString wordWords(int words);
    [[nodiscard]] static QString moreLines(int lines);
    [[nodiscard]] bool isOpen(FoldKind kind) const { return m_folds.contains(foldOf(m_number, kind)); }
    void addText(const BodyPart &part);
    void addWords(const BodyPart &part);
    void addProse(const QString &markdown);
    void addHarnessText(const BodyPart &part);
    void addReasoning(const BodyPart &part);
    void addToolCall(const BodyPart &part);
    void addToolContent(const BodyPart &part);
    void addAttachment(const BodyPart &part);
    void addSubtask(const BodyPart &part);
    void addOther(const BodyPart &part);
    void addMono(const QString &label, const QString &stored, const QString &language, FoldKind rest);
    void addFold(FoldKind kind, std::vector<TextRun> runs);
    void addMore(FoldKind kind, const QString &words, bool isInset);
    Block &append(Block::Kind kind);

    const RowFacts &m_facts;
    const Folds &m_folds;
    std::vector<Block> &m_blocks;
    int m_number = 0;
};

}
