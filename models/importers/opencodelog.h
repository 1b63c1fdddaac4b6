// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/opencodestores.h"

namespace tacet {

/// A file in which the pieces of sessions stand one after another, each perhaps several times: what opencode tells
/// programs while it works, and what others made of its sessions.
class OpenCodeLogImporter final : public OpenCodeStoreImporter
{
public:
    enum class Shape {
        Events, ///< of its server: an array or lines of {"type":…,"properties":…}, or lines "data: {…}" as it sends
                ///< them
        Share, ///< of a shared session: an array or lines of {"type":…,"data":…}, or of {"key":…,"content":…}
        Run, ///< of `opencode run --format json`, which prints what the assistant does and nothing that was asked
        Rollouts, ///< lines of {"session_id":…,"agent":"opencode","session":{"info":…,"messages":[…]}}
        Dump, ///< {"session":ROW,"messages":[ROW…]}, or {"info":…,"messages":{ID:{…,"parts":[…]}}} of opencode 1.1
    };
    explicit OpenCodeLogImporter(Shape shape)
        : m_shape(shape)
    { }

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override;
    [[nodiscard]] Recognition recognise(const SniffInput &input) const override;
    Result<> spool(const QString &path, SpoolWriter &spool, Progress &progress) const override;

private:
    Shape m_shape;
};

}
