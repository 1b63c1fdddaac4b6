// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"
#include "models/importers/messagebuilder.h"

#include <memory>
#include <optional>
#include <string_view>

namespace tacet {

/// Decides, line after line, where the turns of a text begin.
class TurnCutter
{
public:
    enum class Line {
        Continues, ///< belongs to whatever is being read
        Opens, ///< begins a message
        Apart, ///< begins something that is no message
    };
    virtual ~TurnCutter() = default;
    /// @param line without its end, never blank @param afterBlank a blank line or nothing stands before it
    [[nodiscard]] virtual Line next(std::string_view line, bool afterBlank) = 0;
    /// Where within the line messages begin, in order, for formats whose openers may stand anywhere; next() is then not
    /// asked. Nothing: this is no such format.
    [[nodiscard]] virtual std::optional<std::vector<size_t>> openings(std::string_view line);
    /// What a stretch that is no message says about the session; nothing when it says nothing. @param text whole
    [[nodiscard]] virtual std::optional<SessionFacts> session(std::string_view text);
};

/// Reads transcripts that are text: each record is the bytes from one opener to the next.
class TextImporter : public Importer
{
public:
    [[nodiscard]] RuleSet rules() const final { return RuleSet::General; }
    [[nodiscard]] bool isText() const final { return true; }
    Result<> read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const final;
    [[nodiscard]] MessageBody body(std::span<const QByteArray> records) const final;
    [[nodiscard]] QByteArray canonicalContent(std::span<const QByteArray> records) const final;
    [[nodiscard]] Result<ByteRange> locateIn(QByteArrayView record, std::string_view pointer) const final;

    /// @param head the first bytes of the source, from which the cutter may learn its habits
    [[nodiscard]] virtual std::unique_ptr<TurnCutter> cutter(std::string_view head) const = 0;
    /// The message that stands in these bytes, which begin with its opener.
    [[nodiscard]] virtual MessageBody turn(std::string_view text) const = 0;
};

/// The evidence pointer of a part of a text record.
[[nodiscard]] std::string textPointer(std::string_view record, std::string_view part);

/// The line that begins at `position`, without its end; `position` is moved behind it.
[[nodiscard]] std::string_view takeLine(std::string_view text, size_t &position);

/// Time of the first "2026-07-18 16:40:52" in a line, with or without T, Z, "UTC" or an offset.
[[nodiscard]] std::optional<qint64> timeIn(std::string_view line);

}
