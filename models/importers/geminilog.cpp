// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/spooledimporter.h"

#include "models/importers/agentmessages.h"
#include "models/importers/bytesource.h"
#include "models/importers/damagespool.h"
#include "models/importers/jsonlinerecords.h"
#include "models/importers/jsonlocator.h"

#include <QFileInfo>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace tacet {

namespace {

using json::Element;

constexpr std::string_view Checkpoint = "/$set/messages";
constexpr std::string_view Rewind = "/$rewindTo";

bool isHeader(Element line)
{
    return !json::text(line, "sessionId").empty() && json::member(line, "projectHash") && !json::member(line, "type");
}

bool isMessage(Element line)
{
    const std::string_view type = json::text(line, "type");
    return type == "user" || type == "gemini" || type == "info" || type == "error" || type == "warning";
}

bool isLine(Element line)
{
    return isHeader(line) || json::member(line, "$set") || json::member(line, "$rewindTo")
        || (isMessage(line) && json::member(line, "id") && json::member(line, "timestamp")
            && (json::member(line, "content") || json::member(line, "toolCalls")));
}

bool recogniseLog(const SniffInput &input)
{
    if (input.isFolder)
        return false;
    bool header = false;
    const auto votes = voteOnJsonLines(input.head, [&header](Element line) {
        header = header || isHeader(line) || json::member(line, "$set");
        // The document of earlier versions is one line, too.
        return isLine(line) && !json::member(line, "messages");
    });
    return header && votes.carried();
}

/// A value and where it stands.
struct Place {
    ByteRange range;
    qint64 line = 0;
    QString pointer; ///< from the root of the line
};

struct Entry {
    std::string id;
    Place place;
    std::optional<Place> retractedBy;
    bool live = false;
};

/// What the lines make of the conversation, one after the other. Keeps places, no texts.
class GeminiReplay
{
public:
    explicit GeminiReplay(SessionFacts facts)
        : m_facts(std::move(facts))
    { }

    void line(const JsonRecord &record)
    {
        const ByteRange range = record.place.range;
        const qint64 line = record.place.line;
        if (json::member(record.value, "$rewindTo"))
            return rewind(json::text(record.value, "$rewindTo"), placeOf(record, Rewind));
        if (const auto set = json::member(record.value, "$set")) {
            learn(*set);
            if (json::member(*set, "messages"))
                checkpoint(record);
            return;
        }
        if (isMessage(record.value))
            upsert(record.value, {range, line, {}});
        else
            learn(record.value);
    }

    [[nodiscard]] const SessionFacts &facts() const { return m_facts; }
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }

private:
    static Place placeOf(const JsonRecord &record, std::string_view pointer)
    {
        const auto range = locate({record.bytes.data(), qsizetype(record.bytes.size())}, pointer);
        const ByteRange within = range ? *range : ByteRange {0, qint64(record.bytes.size())};
        return {{record.place.range.offset + within.offset, within.length},
                record.place.line,
                range ? toQString(pointer) : QString()};
    }

    void learn(Element record)
    {
        const SessionFacts said = geminiFacts(record);
        const auto take = [](QString &fact, const QString &now) { fact = now.isEmpty() ? fact : now; };
        take(m_facts.uid, said.uid);
        take(m_facts.title, said.title);
        m_facts.createdMs = m_facts.createdMs ? m_facts.createdMs : said.createdMs;
        m_facts.updatedMs = said.updatedMs ? said.updatedMs : m_facts.updatedMs;
    }

    size_t upsert(Element message, Place &&place)
    {
        const std::string id(json::text(message, "id"));
        const auto known = id.empty() ? m_byId.end() : m_byId.find(id);
        const size_t number = known == m_byId.end() ? m_entries.size() : known->second;
        if (number == m_entries.size()) {
            m_entries.push_back({id, {}, {}, false});
            if (!id.empty())
                m_byId.emplace(id, number);
        }
        Entry &entry = m_entries[number];
        if (!std::exchange(entry.live, true))
            m_live.push_back(number);
        entry.retractedBy.reset();
        entry.place = std::move(place);
        return number;
    }

    /// The message with this id goes, and what came after it. An id that is not there: everything.
    void rewind(std::string_view id, const Place &by)
    {
        auto from =
            std::find_if(m_live.begin(), m_live.end(), [&](size_t number) { return m_entries[number].id == id; });
        if (from == m_live.end())
            from = m_live.begin();
        std::for_each(from, m_live.end(), [&](size_t number) {
            m_entries[number].retractedBy = by;
            m_entries[number].live = false;
        });
        m_live.erase(from, m_live.end());
    }

    /// All messages as they are now. Those that it leaves out were taken back, unless it begins anew (a compression).
    void checkpoint(const JsonRecord &record)
    {
        const Place whole = placeOf(record, Checkpoint);
        const size_t known = m_entries.size();
        std::unordered_set<size_t> kept;
        const std::string_view array =
            record.bytes.substr(size_t(whole.range.offset - record.place.range.offset), size_t(whole.range.length));
        TolerantParser parser;
        int index = 0;
        for (const JsonItem &item : jsonItems(array)) {
            const auto message = parser.parse(array.substr(size_t(item.range.offset), size_t(item.range.length)));
            const QString pointer = QStringLiteral("%1/%2").arg(toQString(Checkpoint)).arg(index++);
            if (message)
                kept.insert(upsert(*message,
                                   {{whole.range.offset + item.range.offset, item.range.length}, whole.line, pointer}));
        }
        const bool beginsAnew = m_entries.size() > known;
        std::erase_if(m_live, [&](size_t number) {
            Entry &entry = m_entries[number];
            entry.live = kept.contains(number);
            if (!entry.live && !beginsAnew)
                entry.retractedBy = whole;
            return !entry.live;
        });
    }

    SessionFacts m_facts;
    std::vector<Entry> m_entries; ///< in the order in which their ids first appear
    std::unordered_map<std::string, size_t> m_byId;
    std::vector<size_t> m_live; ///< what the program itself would show
};

Result<> spoolLog(const QString &path, RecordSpool &spool, Progress &progress)
{
    const auto source = ByteSource::open(path);
    if (!source)
        return failure(source);
    GeminiReplay replay({});
    DamageSpool damage(spool);
    const auto read = readJsonLines(**source, {}, damage, progress, [&replay](JsonRecord &&record) -> Result<> {
        replay.line(record);
        return {};
    });
    if (!read)
        return read;
    SessionFacts facts = replay.facts();
    facts.agent = QStringLiteral("Gemini CLI");
    if (auto told = spool.session(facts); !told)
        return told;
    const QString file = QFileInfo(path).fileName();
    for (const Entry &entry : replay.entries()) {
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled, QString(), path);
        const Place &place = entry.place;
        const auto bytes = (*source)->read(place.range);
        if (!bytes)
            return failure(bytes);
        if (auto begun = spool.begin(); !begun)
            return begun;
        const auto told = spool.member("message", {bytes->constData(), size_t(bytes->size())},
                                       SpoolOrigin::ofLine(file, place.line).at(place.pointer), place.range.offset);
        if (!told)
            return told;
        if (const auto &by = entry.retractedBy) {
            const SpoolOrigin origin = SpoolOrigin::ofLine(file, by->line).at(by->pointer).spanning(by->range);
            if (auto put = spool.member("retracted", "true", origin); !put)
                return put;
        }
        if (auto ended = spool.end(); !ended)
            return ended;
    }
    return {};
}

std::optional<MessageBody> spooledMessage(Element record)
{
    const auto stored = json::member(record, "message");
    auto body = stored ? geminiMessage(*stored, "/message") : std::nullopt;
    if (!body || !json::member(record, "retracted"))
        return body;
    body->facts.flags |= MessageFlag::Sidechain;
    // Of words that were taken back there is nothing to ask.
    if (!body->facts.hasVisibleText())
        body->facts.cues.push_back({CueKind::Sidechain, 0, "gemini.retracted", "/retracted", ""});
    return body;
}

}

const SpooledFormat &geminiLog()
{
    static constexpr SpooledFormat Format {"gemini-cli-log",
                                           QT_TRANSLATE_NOOP("tacet::SpooledFormat", "Gemini CLI log"), &recogniseLog,
                                           &spoolLog, &spooledMessage};
    return Format;
}

}
