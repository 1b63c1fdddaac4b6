// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/agentformat.h"

#include "models/importers/jsonstring.h"

#include <QCoreApplication>

namespace tacet {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("tacet::AgentFormat", text);
}

/// The root with the members that are whole in its beginning; of arrays the first element.
std::string beginningOf(std::string_view head)
{
    if (head.starts_with('[')) {
        const auto items = jsonItems(head);
        const ByteRange first = items.empty() ? ByteRange {} : items.front().range;
        return '[' + std::string(head.substr(size_t(first.offset), size_t(first.length))) + ']';
    }
    std::string root = "{";
    const auto add = [&root](std::string_view key, std::string_view value) {
        root += root.size() > 1 ? "," : "";
        appendJsonString(root, key);
        root += ':';
        root += value;
    };
    for (const JsonItem &item : jsonItems(head, true)) {
        const std::string_view value = head.substr(size_t(item.range.offset), size_t(item.range.length));
        if (!value.starts_with('[')) {
            add(item.key, value);
            continue;
        }
        const auto inner = jsonItems(value);
        const ByteRange first = inner.empty() ? ByteRange {} : inner.front().range;
        add(item.key, '[' + std::string(value.substr(size_t(first.offset), size_t(first.length))) + ']');
    }
    return root + '}';
}

}

QString AgentLinesImporter::id() const
{
    return QString::fromLatin1(m_format.id);
}

QString AgentLinesImporter::label() const
{
    return translated(m_format.label);
}

std::optional<SessionFacts> AgentLinesImporter::session(json::Element record) const
{
    return m_format.session(record);
}

std::optional<MessageBody> AgentLinesImporter::message(json::Element record) const
{
    return m_format.message(record);
}

QString AgentDocumentImporter::id() const
{
    return QString::fromLatin1(m_format.id);
}

QString AgentDocumentImporter::label() const
{
    return translated(m_format.label);
}

bool AgentDocumentImporter::isDocument(QByteArrayView head) const
{
    TolerantParser parser;
    const auto root = parser.parse(beginningOf({head.data(), size_t(head.size())}));
    return root && m_format.isRecord(*root);
}

SessionFacts AgentDocumentImporter::session(json::Element root) const
{
    return m_format.session(root).value_or(SessionFacts());
}

std::optional<MessageBody> AgentDocumentImporter::message(json::Element record) const
{
    return m_format.message(record);
}

std::vector<std::unique_ptr<Importer>> agentImporters(std::span<const AgentFormat> formats)
{
    std::vector<std::unique_ptr<Importer>> importers;
    for (const AgentFormat &format : formats) {
        if (format.arrayKey)
            importers.push_back(std::make_unique<AgentDocumentImporter>(format));
        else
            importers.push_back(std::make_unique<AgentLinesImporter>(format));
    }
    return importers;
}

SessionFacts agentSession(const char *agent, std::string_view uid)
{
    SessionFacts facts;
    facts.agent = QString::fromLatin1(agent);
    facts.uid = toQString(uid);
    return facts;
}

}
