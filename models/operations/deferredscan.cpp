// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/deferredscan.h"

#include <utility>

namespace tacet {

DeferredScan::DeferredScan(ScanWriter &target, std::function<void()> waitForTurn)
    : ScanWriter([](const QByteArray &) { return Result<>(); }) // it writes no bytes itself
    , m_target(target)
    , m_waitForTurn(std::move(waitForTurn))
{ }

Result<> DeferredScan::beginSession(const ScannedSession &session)
{
    return add(session);
}

Result<> DeferredScan::silence(const ScannedSilence &silence)
{
    return add(silence);
}

Result<> DeferredScan::endSession(const std::vector<DamagedRecord> &damaged)
{
    return add(damaged);
}

Result<> DeferredScan::add(Entry &&entry)
{
    if (!m_isTurn && m_kept.size() < MostKept) {
        m_kept.push_back(std::move(entry));
        return {};
    }
    if (!m_isTurn) {
        m_waitForTurn();
        m_isTurn = true;
        if (auto released = release(); !released)
            return released;
    }
    return pass(entry);
}

Result<> DeferredScan::release()
{
    for (const Entry &entry : std::exchange(m_kept, {})) {
        if (auto passed = pass(entry); !passed)
            return passed;
    }
    return {};
}

Result<> DeferredScan::pass(const Entry &entry)
{
    struct Pass {
        ScanWriter &target;
        Result<> operator()(const ScannedSession &session) const { return target.beginSession(session); }
        Result<> operator()(const ScannedSilence &silence) const { return target.silence(silence); }
        Result<> operator()(const std::vector<DamagedRecord> &damaged) const { return target.endSession(damaged); }
    };
    return std::visit(Pass {m_target}, entry);
}

}
