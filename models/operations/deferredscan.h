// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/exporters/scan.h"

#include <functional>
#include <variant>
#include <vector>

namespace tacet {

/// Keeps what one source's scan writes until it is its turn; a source with very many silences waits for its turn
/// early, and writes the rest directly, so that memory stays bounded.
class DeferredScan final : public ScanWriter
{
public:
    static constexpr size_t MostKept = 4096;

    /// @param target receives everything in the end; must outlive this
    /// @param waitForTurn called at most once, when more than MostKept entries would have to be kept
    DeferredScan(ScanWriter &target, std::function<void()> waitForTurn);

    Result<> beginSession(const ScannedSession &session) override;
    Result<> silence(const ScannedSilence &silence) override;
    Result<> endSession(const std::vector<DamagedRecord> &damaged) override;
    /// Writes what is still kept. To be called when it is this source's turn.
    Result<> release();

private:
    using Entry = std::variant<ScannedSession, ScannedSilence, std::vector<DamagedRecord>>;

    Result<> add(Entry &&entry);
    Result<> pass(const Entry &entry);

    ScanWriter &m_target;
    std::function<void()> m_waitForTurn;
    std::vector<Entry> m_kept;
    bool m_isTurn = false;
};

}
