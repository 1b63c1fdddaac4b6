// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace tacet {

/// Through which long work tells how far it is and asks whether to go on. Called from the thread that works.
class Progress
{
public:
    virtual ~Progress() = default;
    [[nodiscard]] virtual bool isCancelled() const = 0;
    /// @param done, total in the unit of the work (bytes, rows); total 0: not known
    virtual void report(qint64 done, qint64 total) = 0;
};

/// For callers that neither watch nor stop.
class NoProgress final : public Progress
{
public:
    [[nodiscard]] bool isCancelled() const override { return false; }
    void report(qint64, qint64) override { }
};

}
