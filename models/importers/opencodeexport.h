// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/opencodeimporter.h"

namespace tacet {

/// One session as `opencode export` prints it, {"info":…,"messages":[{"info":…,"parts":[…]}]}, of OpenCode 2
/// {"info":…,"messages":[{"type":…}]}, also behind the
/// status line that gets into the file with it; or the bare array of messages that its server answers with.
class OpenCodeExportImporter final : public OpenCodeImporter
{
public:
    enum class Shape { Document, Messages };
    explicit OpenCodeExportImporter(Shape shape)
        : m_shape(shape)
    { }

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override;
    [[nodiscard]] Recognition recognise(const SniffInput &input) const override;
    Result<> read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const override;

private:
    Shape m_shape;
};

}
