// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/blockwriter.h"
#include "ui/transcript/rowfacts.h"
#include "ui/transcript/toolcomposer.h"

#include <QCoreApplication>

namespace tacet {

struct BodyPart;

/// Turns the parts of one message into blocks, long things folded; what is not seen from the viewpoint is marked.
class PartComposer
{
    Q_DECLARE_TR_FUNCTIONS(tacet::PartComposer)
public:
    /// Both must outlive this.
    PartComposer(const RowFacts &facts, BlockWriter &writer);

    /// @param number index of the part in the message
    void add(const BodyPart &part, int number);

private:
    void addPart(const BodyPart &part);
    void addText(const BodyPart &part);
    void addBlank(const BodyPart &part);
    void addWords(const BodyPart &part);
    void addProse(const QString &markdown);
    void addHarnessText(const BodyPart &part);
    void addEnvelope(const BodyPart &part);
    void addReasoning(const BodyPart &part);
    void addAttachment(const BodyPart &part);
    void addSubtask(const BodyPart &part);
    void addCompaction(const BodyPart &part);
    void addOther(const BodyPart &part);
    [[nodiscard]] Visibility visibility(const BodyPart &part, bool isEnvelope) const;
    void mark(size_t first, const Visibility &visibility);
    void addInstead(const Visibility &visibility);

    const RowFacts &m_facts;
    BlockWriter &m_writer;
    ToolComposer m_tools;
};

}
