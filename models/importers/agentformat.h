// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/jsonmessages.h"

#include <span>

namespace tacet {

/// What is particular to the log of one agent, where one record is one message: a line in a table.
struct AgentFormat {
    const char *id;
    const char *label; ///< for people, to be translated
    /// The root's member that holds the messages, "" for a root that is the array; null: JSON Lines.
    const char *arrayKey;
    /// A line as the agent writes it; of a document its root, as far as its beginning is whole.
    bool (*isRecord)(json::Element record);
    /// What a line, or the root of a document, says about the session; nothing when it says nothing.
    std::optional<SessionFacts> (*session)(json::Element record);
    /// The message that a record is; nothing when it is none.
    std::optional<MessageBody> (*message)(json::Element record);
};

class AgentLinesImporter final : public JsonLinesImporter
{
public:
    explicit AgentLinesImporter(const AgentFormat &format)
        : m_format(format)
    { }
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override;
    [[nodiscard]] bool isRecord(json::Element line) const override { return m_format.isRecord(line); }
    [[nodiscard]] std::optional<SessionFacts> session(json::Element record) const override;
    [[nodiscard]] std::optional<MessageBody> message(json::Element record) const override;

private:
    const AgentFormat &m_format;
};

class AgentDocumentImporter final : public JsonDocumentImporter
{
public:
    explicit AgentDocumentImporter(const AgentFormat &format)
        : m_format(format)
    { }
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override;
    [[nodiscard]] std::string_view arrayKey() const override { return m_format.arrayKey; }
    [[nodiscard]] bool isDocument(QByteArrayView head) const override;
    [[nodiscard]] SessionFacts session(json::Element root) const override;
    [[nodiscard]] std::optional<MessageBody> message(json::Element record) const override;

private:
    const AgentFormat &m_format;
};

// One file a family of formats; static, in the order in which they are asked.
[[nodiscard]] std::span<const AgentFormat> googleFormats(); ///< Gemini CLI, Qwen Code, Antigravity
[[nodiscard]] std::span<const AgentFormat> editorFormats(); ///< Copilot CLI, Cline and Roo, pi and OpenClaw, Droid
[[nodiscard]] std::span<const AgentFormat> assistantFormats(); ///< Grok, Hermes, Kimi
[[nodiscard]] std::span<const AgentFormat> benchmarkFormats(); ///< SWE-agent, ATIF
[[nodiscard]] std::span<const AgentFormat> workspaceFormats(); ///< Cursor, Continue, Goose

/// Every format of a family, ready to be registered.
[[nodiscard]] std::vector<std::unique_ptr<Importer>> agentImporters(std::span<const AgentFormat> formats);

/// Session facts with what most agents say.
[[nodiscard]] SessionFacts agentSession(const char *agent, std::string_view uid);

}
