// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/shift.h"
#include "models/core/result.h"
#include "models/importers/messagebody.h"
#include "models/store/rows.h"

#include <QCache>

#include <vector>

namespace tacet {

class MessageReader;
class TranscriptReader;

/// One assistant message of a window, with what its tools gave back in messages of their own.
struct WindowMessage {
    MessageRow row;
    SideFacts facts;
    MessageMeasure measure;
};

/// Reads the assistant messages on one side of a message, however many turns they belong to; remembers what
/// neighbouring windows share. One thread.
class TurnWindow
{
public:
    /// @param reader, messages must outlive this
    TurnWindow(const TranscriptReader &reader, const MessageReader &messages);
    ~TurnWindow();

    /// The nearest, in stored order.
    [[nodiscard]] Result<std::vector<WindowMessage>> before(int ordinal, int count);
    [[nodiscard]] Result<std::vector<WindowMessage>> after(int ordinal, int count);

private:
    [[nodiscard]] Result<const SideFacts *> factsOf(const MessageRow &row);
    [[nodiscard]] Result<std::vector<WindowMessage>> measured(const std::vector<MessageRow> &rows);

    const TranscriptReader &m_reader;
    const MessageReader &m_messages;
    QCache<int, SideFacts> m_facts {256};
};

}
