// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodecollector.h"

#include "models/importers/bytesource.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonstring.h"
#include "models/importers/opencodespool.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tacet {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::OpenCodeCollector)
};

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

}

OpenCodeCollector::Session &OpenCodeCollector::sessionOf(std::string_view uid)
{
    const auto [found, isNew] = m_sessionByUid.try_emplace(std::string(uid), m_sessions.size());
    if (isNew)
        m_sessions.push_back({std::string(uid), {}, {}});
    return m_sessions[found->second];
}

OpenCodeCollector::Message &OpenCodeCollector::messageOf(const Owner &owner)
{
    const auto [found, isNew] = m_messageById.try_emplace(std::string(owner.message), m_messages.size());
    if (isNew) {
        sessionOf(owner.session).messages.push_back(m_messages.size());
        m_messages.push_back({std::string(owner.message), {}, {}, {}, false});
    }
    return m_messages[found->second];
}

OpenCodeCollector::Part &OpenCodeCollector::partOf(Message &message, std::string_view id)
{
    const auto found = std::find_if(message.parts.begin(), message.parts.end(),
                                    [id](const Part &part) { return !id.empty() && part.id == id; });
    if (found != message.parts.end())
        return *found;
    message.parts.push_back({std::string(id), {}, {}, false});
    return message.parts.back();
}

void OpenCodeCollector::session(std::string_view uid, OpenCodePlace info)
{
    sessionOf(uid).info = std::move(info);
}

void OpenCodeCollector::message(const Owner &owner, OpenCodePlace info)
{
    Message &message = messageOf(owner);
    message.info = std::move(info);
    message.removed = false;
}

void OpenCodeCollector::part(const Owner &owner, std::string_view id, OpenCodePlace value)
{
    Part &part = partOf(messageOf(owner), id);
    part.value = std::move(value);
    part.deltas.clear(); // what was added before is in it
    part.removed = false;
}

void OpenCodeCollector::delta(const Owner &owner, std::string_view id, OpenCodePlace string)
{
    partOf(messageOf(owner), id).deltas.push_back(std::move(string));
}

void OpenCodeCollector::removeMessage(std::string_view id)
{
    if (const auto found = m_messageById.find(std::string(id)); found != m_messageById.end())
        m_messages[found->second].removed = true;
}

void OpenCodeCollector::removePart(std::string_view message, std::string_view id)
{
    const auto found = m_messageById.find(std::string(message));
    if (found == m_messageById.end())
        return;
    for (Part &part : m_messages[found->second].parts)
        part.removed = part.removed || part.id == id;
}

void OpenCodeCollector::fact(const Owner &owner, const char *key, OpenCodePlace value)
{
    auto &facts = messageOf(owner).facts;
    const std::string_view name(key);
    const auto found =
        std::find_if(facts.begin(), facts.end(), [name](const auto &fact) { return fact.first == name; });
    if (found == facts.end())
        facts.emplace_back(key, std::move(value));
    else if (name != "time/created") // the first time it was heard of is when it began
        found->second = std::move(value);
}

std::optional<std::string> OpenCodeCollector::lastOpenMessage(std::string_view session) const
{
    const auto found = m_sessionByUid.find(std::string(session));
    if (found == m_sessionByUid.end() || m_sessions[found->second].messages.empty())
        return std::nullopt;
    const Message &last = m_messages[m_sessions[found->second].messages.back()];
    const bool complete = std::any_of(last.facts.begin(), last.facts.end(), [](const auto &fact) {
        return std::string_view(fact.first) == "time/completed";
    });
    return complete ? std::nullopt : std::optional(last.id);
}

/// Reads the places again and writes what stands there.
class OpenCodeCollector::Writer
{
public:
    Writer(ByteSource &source, QString name, OpenCodeSpool &spool)
        : m_source(source)
        , m_name(std::move(name))
        , m_spool(spool)
    { }

    Result<> session(const Session &session)
    {
        const QByteArray plain =
            QJsonDocument(QJsonObject {{QStringLiteral("id"), toQString(session.uid)}}).toJson(QJsonDocument::Compact);
        if (!session.info)
            return m_spool.session(view(plain), originOf({}));
        const auto bytes = m_source.read(session.info->range);
        return bytes ? m_spool.session(view(*bytes), originOf(*session.info), session.info->range.offset)
                     : Result<>(failure(bytes));
    }

    Result<> message(const Message &message)
    {
        if (message.removed)
            return m_spool.other("message.removed", message.id);
        const auto begun = begin(message);
        if (!begun)
            return failure(begun);
        if (!*begun)
            return {};
        for (const Part &part : message.parts) {
            if (part.removed)
                continue;
            if (auto written = write(part); !written)
                return written;
        }
        return m_spool.endMessage(missing(message));
    }

private:
    static std::string_view view(const QByteArray &bytes) { return {bytes.constData(), size_t(bytes.size())}; }

    [[nodiscard]] QJsonObject placed(const OpenCodePlace &place) const
    {
        QJsonObject origin {{QStringLiteral("file"), m_name}};
        if (place.line > 0)
            origin.insert(QStringLiteral("line"), place.line);
        if (!place.pointer.empty())
            origin.insert(QStringLiteral("at"), toQString(place.pointer));
        return origin;
    }
    static QString compact(const QJsonObject &object)
    {
        return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
    }
    [[nodiscard]] QString originOf(const OpenCodePlace &place) const { return compact(placed(place)); }
    [[nodiscard]] QString missing(const Message &message) const
    {
        QJsonObject origin {{QStringLiteral("file"), m_name}};
        origin.insert(QStringLiteral("message_id"), toQString(message.id));
        origin.insert(QStringLiteral("rows"), 0);
        return compact(origin);
    }

    /// @returns false where there is no message to end
    Result<bool> begin(const Message &message)
    {
        if (message.info) {
            const auto bytes = m_source.read(message.info->range);
            return bytes
                ? m_spool.beginMessage(message.id, view(*bytes), originOf(*message.info), message.info->range.offset)
                : Result<bool>(failure(bytes));
        }
        if (!message.facts.empty())
            return beginOfFacts(message);
        const auto told = m_spool.damaged(
            compact({{QStringLiteral("file"), m_name}, {QStringLiteral("message_id"), toQString(message.id)}}),
            Words::tr("The message that these parts belong to is not in the file."));
        return told ? Result<bool>(false) : Result<bool>(failure(told));
    }

    Result<bool> beginOfFacts(const Message &message)
    {
        std::vector<OpenCodeSpool::Fact> facts;
        for (const auto &[key, place] : message.facts) {
            auto bytes = m_source.read(place.range);
            if (!bytes)
                return failure(bytes);
            facts.push_back({key, std::move(*bytes), originOf(place), place.range.offset});
        }
        const auto begun = m_spool.beginMessageOf(message.id, "assistant", facts, missing(message));
        return begun ? Result<bool>(true) : Result<bool>(failure(begun));
    }

    Result<> write(const Part &part)
    {
        const auto bytes = part.value ? m_source.read(part.value->range) : Result<QByteArray>(QByteArray());
        if (!bytes)
            return failure(bytes);
        if (part.deltas.empty())
            return m_spool.part(view(*bytes), originOf(*part.value), part.value->range.offset);
        // Of a part that was never told whole nothing is known but that text was added to it.
        return writeJoined(part, part.value ? *bytes : QByteArray("{\"type\":\"text\",\"text\":\"\"}"));
    }

    /// The part as it was last told, with what was added since at the end of its text.
    Result<> writeJoined(const Part &part, const QByteArray &base)
    {
        const OpenCodePlace &whole = part.value ? *part.value : part.deltas.front();
        const OpenCodePlace &last = part.deltas.back();
        const auto text = locate(base, "/text");
        if (!text || base.at(text->offset) != '"')
            return m_spool.part(view(base), originOf(whole), whole.range.offset);
        QByteArray joined = base.left(text->end() - 1); // before the closing quote
        for (const OpenCodePlace &delta : part.deltas) {
            const auto bytes = m_source.read(delta.range);
            if (!bytes)
                return failure(bytes);
            joined += bytes->mid(1, bytes->size() - 2);
        }
        const qint64 length = joined.size() + 1 - text->offset;
        joined += base.mid(text->end() - 1);
        QJsonObject origin = placed(last);
        origin.insert(QStringLiteral("span"), QJsonArray {last.range.offset, last.range.length});
        return m_spool.joinedPart(
            view(joined),
            {{text->offset, length}, compact(origin), last.range.offset, whole.range.offset + text->end()},
            originOf(whole), whole.range.offset);
    }

    ByteSource &m_source;
    QString m_name;
    OpenCodeSpool &m_spool;
};

Result<> OpenCodeCollector::spool(ByteSource &source, const QString &name, OpenCodeSpool &spool,
                                  Progress &progress) const
{
    Writer writer(source, name, spool);
    qint64 done = 0;
    for (const Session &session : m_sessions) {
        if (auto begun = writer.session(session); !begun)
            return begun;
        for (const size_t message : session.messages) {
            if (progress.isCancelled())
                return fail(Error::Code::Cancelled, Words::tr("Stopped."));
            progress.report(++done, qint64(m_messages.size()));
            if (auto written = writer.message(m_messages[message]); !written)
                return written;
        }
    }
    return {};
}

}
