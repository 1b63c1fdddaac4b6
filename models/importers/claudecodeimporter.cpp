// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/claudecodeimporter.h"

#include "models/importers/bytesource.h"
#include "models/importers/canonicaljson.h"
#include "models/importers/claudecodebody.h"
#include "models/importers/claudecodereading.h"
#include "models/importers/jsondocument.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonmessages.h"
#include "models/importers/jsonvalue.h"
#include "models/importers/tolerantparser.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tacet {

namespace {

// How much of a file that has grown is looked at again for the parents of what is new.
constexpr qint64 LookedBack = 16 << 20;

QString tr(const char *text)
{
    return QCoreApplication::translate("tacet::ClaudeCodeImporter", text);
}

/// The member of a web export that holds the records.
constexpr const char *WebRecords = "loglines";

constexpr std::array RecordTypes {
    std::string_view {"user"},
    std::string_view {"assistant"},
    std::string_view {"system"},
    std::string_view {"attachment"},
    std::string_view {"progress"},
    std::string_view {"summary"},
    std::string_view {"queue-operation"},
    std::string_view {"permission-mode"},
    std::string_view {"mode"},
    std::string_view {"last-prompt"},
    std::string_view {"custom-title"},
    std::string_view {"ai-title"},
    std::string_view {"agent-name"},
    std::string_view {"agent-setting"},
    std::string_view {"pr-link"},
    std::string_view {"bridge-session"},
    std::string_view {"worktree-state"},
    std::string_view {"relocated"},
    std::string_view {"started"},
    std::string_view {"result"},
    std::string_view {"frame-link"},
    std::string_view {"atis-latch"},
    std::string_view {"tag"},
    std::string_view {"api-request"},
    std::string_view {"tools-used"},
    std::string_view {"cost-state"},
    std::string_view {"file-history-snapshot"},
};

/// A line as Claude Code writes it. The first line alone decides nothing: a summary or a snapshot may come first.
bool isRecord(json::Element line)
{
    const std::string_view type = json::text(line, "type");
    if (std::find(RecordTypes.begin(), RecordTypes.end(), type) == RecordTypes.end())
        return false;
    if (type == "user" || type == "assistant") {
        const auto message = json::member(line, "message");
        // Qwen Code has message.parts, Cursor's records name no type.
        return message && (json::member(*message, "content") || !json::text(*message).empty());
    }
    constexpr std::array Ids {std::string_view {"sessionId"}, std::string_view {"uuid"}, std::string_view {"leafUuid"},
                              std::string_view {"messageId"}};
    return std::any_of(Ids.begin(), Ids.end(), [line](std::string_view id) { return !json::text(line, id).empty(); });
}

/// A first line that is longer than what was read: its opening tells enough to try.
bool looksLikeARecord(QByteArrayView bytes)
{
    std::string_view head(bytes.data(), size_t(bytes.size()));
    if (head.starts_with("\xEF\xBB\xBF"))
        head.remove_prefix(3);
    return head.starts_with("{\"") && head.find("\"sessionId\":\"") != std::string_view::npos
        && head.find("\"parentUuid\":") != std::string_view::npos;
}

bool looksLikeAWebExport(QByteArrayView bytes)
{
    std::string_view head(bytes.data(), size_t(bytes.size()));
    if (head.starts_with("\xEF\xBB\xBF"))
        head.remove_prefix(3);
    // The array goes on behind what was read.
    const std::vector<JsonItem> members = jsonItems(head, true);
    return std::any_of(members.begin(), members.end(), [head](const JsonItem &member) {
        return member.key == WebRecords && head[size_t(member.range.offset)] == '[';
    });
}

Result<> readWebExport(ByteSource &source, ClaudeCodeReading &reading, RecordSink &sink, Progress &progress)
{
    JsonDocument document(source, sink, progress);
    if (const auto root = document.peek(); !root)
        return failure(root);
    return document.forEachMember([&](const std::string &key) -> Result<> {
        const auto opening = document.peek();
        if (!opening)
            return failure(opening);
        if (key != WebRecords || *opening != '[')
            return {};
        return document.forEachElement('/' + key, [&reading](const JsonStream::Value &value, std::string &&place) {
            return reading.element(value.bytes, {value.range, 0, {}, std::move(place)});
        });
    });
}

}

QString ClaudeCodeImporter::id() const
{
    return m_shape == Shape::Lines ? QStringLiteral("claude-code") : QStringLiteral("claude-code-web");
}

QString ClaudeCodeImporter::label() const
{
    return m_shape == Shape::Lines ? tr("Claude Code log") : tr("Claude Code web export");
}

Recognition ClaudeCodeImporter::recognise(const SniffInput &input) const
{
    if (input.isFolder)
        return Recognition::No;
    if (m_shape == Shape::WebExport)
        return looksLikeAWebExport(input.head) ? Recognition::Certain : Recognition::No;
    const JsonLineVotes votes = voteOnJsonLines(input.head, isRecord);
    if (votes.unread && looksLikeARecord(input.head))
        return Recognition::Likely;
    return votes.carried() ? Recognition::Certain : Recognition::No;
}

Result<> ClaudeCodeImporter::read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const
{
    ClaudeCodeReading reading(sink);
    if (from.offset > 0) {
        const qint64 begin = std::max<qint64>(0, from.offset - LookedBack);
        const auto earlier = source.read({begin, from.offset - begin});
        if (!earlier)
            return failure(earlier);
        reading.remember({earlier->constData(), size_t(earlier->size())}, begin == 0);
    }
    const auto read = m_shape == Shape::WebExport
        ? readWebExport(source, reading, sink, progress)
        : forEachJsonLine(source, from, progress, [&reading](const JsonLine &line) { return reading.line(line); });
    return read ? reading.finish() : read;
}

MessageBody ClaudeCodeImporter::body(std::span<const QByteArray> records) const
{
    return claudeCodeBody(records);
}

QByteArray ClaudeCodeImporter::canonicalContent(std::span<const QByteArray> records) const
{
    std::string content;
    std::string_view role = "user";
    for (const QByteArray &bytes : records) {
        TolerantParser parser;
        const auto record = parser.parse({bytes.constData(), size_t(bytes.size())});
        if (!record || json::text(*record, "type") == "system")
            continue;
        role = json::text(*record, "type") == "assistant" ? "assistant" : "user";
        const std::string pointer = contentPointerOf(*record);
        const auto range = pointer.empty() ? Result<ByteRange>(Failure(Error {})) : locate(bytes, pointer);
        if (!range)
            continue;
        std::string value;
        appendCanonicalJson(value, {bytes.constData() + range->offset, size_t(range->length)});
        // Of an array its elements, so that blocks count the same whether they came in one record or in several.
        const bool array = value.starts_with('[');
        const std::string_view items = array ? std::string_view(value).substr(1, value.size() - 2) : value;
        if (!content.empty() && !items.empty())
            content += ',';
        content += items;
    }
    const std::string object = "{\"content\":[" + content + "],\"role\":\"" + std::string(role) + "\"}";
    return QByteArray(object.data(), qsizetype(object.size()));
}

}
