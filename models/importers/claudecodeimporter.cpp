// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/claudecodeimporter.h"

#include "models/importers/bytesource.h"
#include "models/importers/canonicaljson.h"
#include "models/importers/claudecodebody.h"
#include "models/importers/claudecodereading.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/jsonvalue.h"
#include "models/importers/tolerantparser.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tacet {

namespace {

constexpr int LinesThatVote = 200;
constexpr qint64 BytesBetweenReports = 1 << 20;

QString tr(const char *text)
{
    return QCoreApplication::translate("tacet::ClaudeCodeImporter", text);
}

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
bool looksLikeARecord(std::string_view head)
{
    return head.starts_with("{\"") && head.find("\"sessionId\":\"") != std::string_view::npos
        && head.find("\"parentUuid\":") != std::string_view::npos;
}

}

QString ClaudeCodeImporter::id() const
{
    return QStringLiteral("claude-code");
}

QString ClaudeCodeImporter::label() const
{
    return tr("Claude Code log");
}

Recognition ClaudeCodeImporter::recognise(const SniffInput &input) const
{
    if (input.isFolder)
        return Recognition::No;
    std::string_view head(input.head.data(), size_t(input.head.size()));
    if (head.starts_with("\xEF\xBB\xBF"))
        head.remove_prefix(3);
    TolerantParser parser;
    int lines = 0;
    int records = 0;
    const bool onlyLine = head.find('\n') == std::string_view::npos;
    for (std::string_view rest = head; !rest.empty() && lines < LinesThatVote;) {
        const size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        line.remove_prefix(std::min(line.find_first_not_of('\0'), line.size()));
        // Two records may stand on one line: the first one votes.
        const size_t first = skipJsonSpace(line, 0);
        const auto length = first < line.size() ? jsonValueLength(line.substr(first)) : std::nullopt;
        const auto parsed =
            length ? parser.parse(line.substr(first, *length)) : Result<json::Element>(Failure(Error {}));
        if (!parsed)
            continue; // a bad line costs no vote
        ++lines;
        records += isRecord(*parsed) ? 1 : 0;
    }
    if (lines == 0)
        return onlyLine && looksLikeARecord(head) ? Recognition::Likely : Recognition::No;
    return records * 2 > lines ? Recognition::Certain : Recognition::No;
}

Result<> ClaudeCodeImporter::read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const
{
    JsonLinesReader lines(source, from);
    ClaudeCodeReading reading(sink);
    qint64 reported = from.offset;
    for (;;) {
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled, tr("Reading was stopped."), source.path());
        const auto line = lines.next();
        if (!line)
            return failure(line);
        if (!*line)
            break;
        if (auto read = reading.line(**line); !read)
            return read;
        if (lines.position() - reported >= BytesBetweenReports) {
            reported = lines.position();
            progress.report(reported, source.size());
        }
    }
    progress.report(lines.position(), lines.position());
    return reading.finish();
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
