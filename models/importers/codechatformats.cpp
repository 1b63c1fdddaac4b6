// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/spooledimporter.h"

#include "models/importers/bytesource.h"
#include "models/importers/codechatmessage.h"
#include "models/importers/damagespool.h"
#include "models/importers/jsondocument.h"
#include "models/importers/jsonlinerecords.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonpatchwork.h"
#include "models/importers/jsonstring.h"
#include "models/importers/spool.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace tacet {

namespace {

using json::Element;
using Node = JsonPatchwork::Node;
using Place = JsonPatchwork::Place;

constexpr std::array PromptMembers {
    std::string_view {"requestId"},    std::string_view {"timestamp"}, std::string_view {"message"},
    std::string_view {"variableData"}, std::string_view {"isHidden"},  std::string_view {"shouldBeRemovedOnSend"},
};
constexpr std::array AnswerMembers {
    std::string_view {"requestId"},  std::string_view {"responseId"},
    std::string_view {"timestamp"},  std::string_view {"modelId"},
    std::string_view {"response"},   std::string_view {"result"},
    std::string_view {"isCanceled"}, std::string_view {"modelState"},
    std::string_view {"isHidden"},   std::string_view {"shouldBeRemovedOnSend"},
};

SpoolOrigin originOf(const Place &place, const QString &file)
{
    const SpoolOrigin document = place.line > 0 ? SpoolOrigin::ofLine(file, place.line) : SpoolOrigin::ofFile(file);
    return document.at(place.pointer);
}

/// Writes a value that may be in pieces.
Result<> writeNode(const Node &node, JsonPatchwork &chat, const QString &pointer, const QString &file,
                   RecordSpool &spool)
{
    if (node.kind == Node::Kind::Nothing)
        return spool.writer().write("null");
    const SpoolOrigin origin = originOf(node.place, file);
    if (node.kind == Node::Kind::Stored) {
        const auto bytes = chat.bytes(node);
        if (!bytes)
            return failure(bytes);
        return spool.writer().write({bytes->constData(), size_t(bytes->size())}, pointer, origin.json(),
                                    node.place.range.offset);
    }
    const bool isObject = node.kind == Node::Kind::Object;
    if (node.children.empty())
        return spool.writer().write(isObject ? "{}" : "[]", pointer, origin.spanning(node.place.range).json());
    std::string before = isObject ? "{" : "[";
    int index = 0;
    for (const auto &[key, child] : node.children) {
        QString step = isObject ? toQString(key) : QString::number(index++);
        step.replace(QLatin1Char('~'), QStringLiteral("~0")).replace(QLatin1Char('/'), QStringLiteral("~1"));
        if (isObject) {
            appendJsonString(before, key);
            before += ':';
        }
        if (auto written = spool.writer().write(before); !written)
            return written;
        if (auto written = writeNode(*child, chat, pointer + QLatin1Char('/') + step, file, spool); !written)
            return written;
        before = ",";
    }
    return spool.writer().write(isObject ? "}" : "]");
}

Result<> writeHalf(const char *turn, std::span<const std::string_view> members, Node &request, JsonPatchwork &chat,
                   const QString &file, RecordSpool &spool)
{
    if (auto begun = spool.begin(); !begun)
        return begun;
    if (auto told = spool.own("turn", turn); !told)
        return told;
    // Stands for the request itself, where something that is missing in it is the proof.
    const SpoolOrigin whole = originOf(request.place, file).spanning(request.place.range);
    if (auto told = spool.member("request", "{}", whole); !told)
        return told;
    for (const std::string_view name : members) {
        const auto member = chat.member(request, name);
        if (!member)
            return failure(member);
        if (!*member)
            continue;
        if (auto begun = spool.beginMember(name); !begun)
            return begun;
        if (auto told = writeNode(**member, chat, QLatin1Char('/') + toQString(name), file, spool); !told)
            return told;
    }
    return spool.end();
}

class ChatFacts
{
public:
    explicit ChatFacts(JsonPatchwork &chat)
        : m_chat(chat)
    { }

    Result<SessionFacts> read()
    {
        SessionFacts facts;
        facts.agent = QStringLiteral("VS Code chat");
        for (const auto &[name, fact] :
             {std::pair("sessionId", &SessionFacts::uid), std::pair("customTitle", &SessionFacts::title)}) {
            if (const auto value = valueOf(name))
                facts.*fact = toQString(json::text(*value));
        }
        if (const auto created = valueOf("creationDate"))
            facts.createdMs = json::integer(*created);
        if (const auto updated = valueOf("lastMessageDate"))
            facts.updatedMs = json::integer(*updated);
        return facts;
    }

private:
    std::optional<Element> valueOf(std::string_view name)
    {
        const auto node = m_chat.member(m_chat.root(), name);
        const auto bytes = node && *node ? m_chat.bytes(**node) : Result<QByteArray>(QByteArray());
        if (!bytes || bytes->isEmpty())
            return std::nullopt;
        const auto value = m_parser.parse({bytes->constData(), size_t(bytes->size())});
        return value ? std::optional(*value) : std::nullopt;
    }

    JsonPatchwork &m_chat;
    TolerantParser m_parser;
};

Result<> writeChat(JsonPatchwork &chat, const QString &path, RecordSpool &spool, Progress &progress)
{
    const auto facts = ChatFacts(chat).read();
    if (!facts)
        return failure(facts);
    if (auto told = spool.session(*facts); !told)
        return told;
    const auto requests = chat.member(chat.root(), "requests");
    if (!requests)
        return failure(requests);
    if (!*requests)
        return {};
    if (auto opened = chat.open(**requests); !opened)
        return opened;
    const QString file = QFileInfo(path).fileName();
    qint64 done = 0;
    for (const auto &[key, request] : (*requests)->children) {
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled, QCoreApplication::translate("tacet::CodeChat", "Stopped."), path);
        progress.report(done++, qint64((*requests)->children.size()));
        if (request->kind == Node::Kind::Nothing)
            continue;
        if (auto written = writeHalf("\"prompt\"", PromptMembers, *request, chat, file, spool); !written)
            return written;
        const auto response = chat.member(*request, "response");
        const auto result = chat.member(*request, "result");
        if (!response || !result)
            return response ? failure(result) : failure(response);
        // Not even begun: there is no answer that could be silent.
        if (!*response && !*result)
            continue;
        if (auto written = writeHalf("\"answer\"", AnswerMembers, *request, chat, file, spool); !written)
            return written;
    }
    return {};
}

// The document of versions until 2025.

bool recogniseDocument(const SniffInput &input)
{
    if (input.isFolder || !input.head.trimmed().startsWith('{'))
        return false;
    const std::string_view head(input.head.data(), size_t(input.head.size()));
    const auto members = jsonItems(head, true);
    const auto has = [&](std::string_view key, std::string_view opening) {
        return std::any_of(members.begin(), members.end(), [&](const JsonItem &member) {
            return member.key == key && head.substr(size_t(member.range.offset)).starts_with(opening);
        });
    };
    return has("requests", "[") && (has("responderUsername", "\"") || has("requesterUsername", "\""));
}

Result<> spoolDocument(const QString &path, RecordSpool &spool, Progress &progress)
{
    const auto source = ByteSource::open(path);
    if (!source)
        return failure(source);
    DamageSpool damage(spool);
    JsonDocument document(**source, damage, progress);
    if (const auto root = document.peek(); !root)
        return failure(root);
    const auto whole = document.value();
    if (!whole)
        return failure(whole);
    JsonPatchwork chat(**source);
    // A document that ends too early has lost its end alone: what is whole in it stands.
    chat.setRoot({*whole ? (*whole)->range : ByteRange {0, (*source)->size()}, 0, {}});
    return writeChat(chat, path, spool, progress);
}

// The log of changes of later versions: the whole state, then what became of it.

bool isOperation(Element line)
{
    const auto kind = json::member(line, "kind");
    const bool named = kind && (json::integer(*kind) || kind->is_string());
    const auto path = json::member(line, "k");
    const auto state = json::member(line, "v");
    return named && ((path && path->is_array()) || (state && json::member(*state, "requests")));
}

bool recogniseLog(const SniffInput &input)
{
    if (input.isFolder)
        return false;
    const auto votes = voteOnJsonLines(input.head, &isOperation);
    if (!votes.unread)
        return votes.lines > 0 && votes.carried() && input.head.indexOf("\"requests\"") > 0;
    return input.head.startsWith("{\"kind\":0,\"v\":{") && input.head.indexOf("\"requests\":[") > 0;
}

class Replay
{
public:
    Replay(JsonPatchwork &chat, RecordSink &damage)
        : m_chat(chat)
        , m_damage(damage)
    { }

    Result<> apply(const JsonRecord &record)
    {
        const std::string_view word = json::text(record.value, "kind");
        const qint64 kind = word.size() == 1 ? word.front() - '0' : json::integer(record.value, "kind").value_or(-1);
        const auto value = placeOf(record, "/v");
        if (kind == 0 && value) {
            m_chat.setRoot(*value);
            return {};
        }
        const JsonPatchwork::Path path = pathOf(record.value);
        Result<bool> done = false;
        if (kind == 1 && value)
            done = m_chat.set(path, *value);
        else if (kind == 2)
            done = m_chat.push(path, elementsOf(record, value), keptBy(record.value),
                               {record.place.range, record.place.line, {}});
        else if (kind == 3 || (kind == 1 && !value))
            done = m_chat.remove(path);
        if (!done)
            return failure(done);
        return *done ? Result<>() : m_damage.damaged({record.place.line, record.place.range, reason(), false});
    }

private:
    static QString reason()
    {
        return QCoreApplication::translate("tacet::CodeChat", "This change is of something that is not there.");
    }

    static std::optional<Place> placeOf(const JsonRecord &record, const char *pointer)
    {
        const auto range = locate({record.bytes.data(), qsizetype(record.bytes.size())}, pointer);
        if (!range)
            return std::nullopt;
        return Place {{record.place.range.offset + range->offset, range->length},
                      record.place.line,
                      QString::fromLatin1(pointer)};
    }

    static std::optional<size_t> keptBy(Element line)
    {
        const auto kept = json::integer(line, "i");
        return kept && *kept >= 0 ? std::optional(size_t(*kept)) : std::nullopt;
    }

    static JsonPatchwork::Path pathOf(Element line)
    {
        JsonPatchwork::Path path;
        const auto keys = json::member(line, "k");
        json::Array steps;
        if (!keys || keys->get(steps))
            return path;
        for (const Element step : steps) {
            const auto index = json::integer(step);
            path.push_back(
                {std::string(json::text(step)), index && *index >= 0 ? std::optional(size_t(*index)) : std::nullopt});
        }
        return path;
    }

    static std::vector<Place> elementsOf(const JsonRecord &record, const std::optional<Place> &array)
    {
        std::vector<Place> places;
        if (!array)
            return places;
        const std::string_view text =
            record.bytes.substr(size_t(array->range.offset - record.place.range.offset), size_t(array->range.length));
        for (const JsonItem &item : jsonItems(text)) {
            places.push_back({{array->range.offset + item.range.offset, item.range.length},
                              array->line,
                              array->pointer + QStringLiteral("/%1").arg(places.size())});
        }
        return places;
    }

    JsonPatchwork &m_chat;
    RecordSink &m_damage;
};

Result<> spoolLog(const QString &path, RecordSpool &spool, Progress &progress)
{
    const auto source = ByteSource::open(path);
    const auto values = ByteSource::open(path);
    if (!source || !values)
        return source ? failure(values) : failure(source);
    JsonPatchwork chat(**values);
    DamageSpool damage(spool);
    Replay replay(chat, damage);
    const auto read =
        readJsonLines(**source, {}, damage, progress, [&replay](JsonRecord &&record) { return replay.apply(record); });
    return read ? writeChat(chat, path, spool, progress) : read;
}

}

std::span<const SpooledFormat> codeChatFormats()
{
    static constexpr std::array Formats {
        SpooledFormat {"vscode-chat", QT_TRANSLATE_NOOP("tacet::SpooledFormat", "VS Code chat session"),
                       &recogniseDocument, &spoolDocument, &codeChatMessage},
        SpooledFormat {"vscode-chat-log", QT_TRANSLATE_NOOP("tacet::SpooledFormat", "VS Code chat log"), &recogniseLog,
                       &spoolLog, &codeChatMessage},
    };
    return Formats;
}

}
