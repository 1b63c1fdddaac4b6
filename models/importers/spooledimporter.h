// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/jsonmessages.h"
#include "models/importers/recordspool.h"

#include <span>

namespace tacet {

/// What is particular to the sessions of one agent that are not one flat file of messages: a line in a table.
struct SpooledFormat {
    const char *id;
    const char *label; ///< for people, to be translated
    /// Certain about what it is, or not.
    bool (*recognise)(const SniffInput &input);
    /// Writes the sessions at `path` record by record. Opens nothing for writing but files in the spool's folder.
    Result<> (*spool)(const QString &path, RecordSpool &spool, Progress &progress);
    /// The message that a record is; nothing when it is none.
    std::optional<MessageBody> (*message)(json::Element record);
    bool isFile = true; ///< false: a folder or a database, which no archive is asked for
};

/// Sessions that are spooled record by record, and then read as if they were a file of messages.
class SpooledImporter final : public JsonMessageImporter
{
public:
    explicit SpooledImporter(const SpooledFormat &format)
        : m_format(format)
    { }
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override;
    [[nodiscard]] Recognition recognise(const SniffInput &input) const override;
    [[nodiscard]] bool needsSpool() const override { return true; }
    [[nodiscard]] bool spoolsAFile() const override { return m_format.isFile; }
    Result<> spool(const QString &path, SpoolWriter &spool, Progress &progress) const override;
    Result<> read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const override;
    [[nodiscard]] std::optional<MessageBody> message(json::Element record) const override;

private:
    const SpooledFormat &m_format;
};

// One file a family of formats; static, in the order in which they are asked.
[[nodiscard]] const SpooledFormat &geminiLog(); ///< Gemini CLI since 0.40
[[nodiscard]] std::span<const SpooledFormat> openHandsFormats();
[[nodiscard]] const SpooledFormat &gooseDatabase();
[[nodiscard]] const SpooledFormat &cursorDatabase();
[[nodiscard]] std::span<const SpooledFormat> codeChatFormats(); ///< VS Code's chat: document, log of operations

/// Every format of these, ready to be registered.
[[nodiscard]] std::vector<std::unique_ptr<Importer>> spooledImporters();

}
