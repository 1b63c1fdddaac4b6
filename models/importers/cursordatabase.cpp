// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/spooledimporter.h"

#include "models/importers/cursorbubble.h"
#include "models/importers/databaseschema.h"
#include "models/importers/foreigndatabase.h"
#include "models/importers/isotime.h"
#include "models/importers/spool.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

namespace tacet {

namespace {

using json::Element;

// Keys begin with what they are the key of; ';' follows ':'. Nothing else is read: other keys hold tokens and secrets.
constexpr char Composers[] = "SELECT key, value FROM cursorDiskKV WHERE key>='composerData:' AND key<'composerData;'"
                             " ORDER BY key";
constexpr char Bubble[] = "SELECT key, value FROM cursorDiskKV WHERE key=?1 ORDER BY key";
constexpr char Bubbles[] = "SELECT key, value FROM cursorDiskKV WHERE key>=?1 AND key<?2 ORDER BY key";

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), size_t(bytes.size())};
}

std::optional<qint64> timeOf(Element owner, std::string_view key)
{
    const auto value = json::member(owner, key);
    if (!value)
        return std::nullopt;
    return value->is_string() ? millisecondsOf(json::text(*value)) : json::integer(*value);
}

class CursorSpooler
{
public:
    CursorSpooler(QString file, RecordSpool &spool, Statement &bubble, Statement &bubbles, Progress &progress)
        : m_file(std::move(file))
        , m_spool(spool)
        , m_bubble(bubble)
        , m_bubbles(bubbles)
        , m_progress(progress)
    { }

    Result<> composer(const QString &key, const QByteArray &value)
    {
        m_key = key;
        m_uid = key.section(QLatin1Char(':'), 1);
        m_listed.clear();
        TolerantParser parser;
        const auto parsed = parser.parse(view(value));
        if (!parsed || !parsed->is_object()) {
            // A chat that was deleted leaves its key, with nothing.
            const bool deleted = value.isEmpty() || value == "null";
            return deleted ? Result<>() : m_spool.damaged(0, {}, key + QStringLiteral(": ") + reasonOf(parsed));
        }
        const std::vector<JsonItem> members = jsonItems(view(value));
        const auto items = [&](std::string_view name) {
            for (const JsonItem &member : members) {
                if (member.key == name)
                    return itemsOf(value, member.range);
            }
            return std::vector<JsonItem>();
        };
        const auto headers = items("fullConversationHeadersOnly");
        const auto inlined = headers.empty() ? items("conversation") : std::vector<JsonItem>();
        const auto unlisted = hasBubbles();
        if (!unlisted)
            return failure(unlisted);
        // A chat that was opened and never used.
        if (headers.empty() && inlined.empty() && !*unlisted)
            return {};
        if (auto told = m_spool.session(factsOf(*parsed)); !told)
            return told;
        for (size_t i = 0; i < headers.size(); ++i) {
            if (auto told = listed(value, headers[i].range, i); !told)
                return told;
        }
        for (size_t i = 0; i < inlined.size(); ++i) {
            const ByteRange range = inlined[i].range;
            const auto told = record("bubble", view(value).substr(size_t(range.offset), size_t(range.length)),
                                     composerPlace("conversation", i), range.offset, false);
            if (!told)
                return told;
        }
        return rest();
    }

private:
    static QString reasonOf(const Result<Element> &parsed)
    {
        return parsed ? QCoreApplication::translate("tacet::CursorDatabase", "A JSON object is expected here.")
                      : oneLine(parsed.error());
    }

    static std::vector<JsonItem> itemsOf(const QByteArray &value, ByteRange array)
    {
        auto items = jsonItems(view(value).substr(size_t(array.offset), size_t(array.length)));
        for (JsonItem &item : items)
            item.range.offset += array.offset;
        return items;
    }

    SessionFacts factsOf(Element composer) const
    {
        SessionFacts facts;
        facts.agent = QStringLiteral("Cursor");
        facts.uid = m_uid;
        facts.title = toQString(json::text(composer, "name"));
        facts.createdMs = timeOf(composer, "createdAt");
        facts.updatedMs = timeOf(composer, "lastUpdatedAt");
        if (const auto model = json::member(composer, "modelConfig"))
            facts.model = toQString(json::text(*model, "modelName"));
        if (const auto parent = json::member(composer, "subagentInfo"))
            facts.parentUid = toQString(json::text(*parent, "parentComposerId"));
        return facts;
    }

    [[nodiscard]] SpoolOrigin place(const QString &key) const
    {
        return SpoolOrigin::ofColumn(m_file, QStringLiteral("cursorDiskKV"), key, QStringLiteral("value"));
    }

    [[nodiscard]] SpoolOrigin composerPlace(const char *array, size_t index) const
    {
        return place(m_key).at(QStringLiteral("/%1/%2").arg(QLatin1String(array)).arg(index));
    }

    void bindRange()
    {
        const QString prefix = QStringLiteral("bubbleId:%1").arg(m_uid);
        m_bubbles.bind(1, prefix + QLatin1Char(':'));
        m_bubbles.bind(2, prefix + QLatin1Char(';'));
    }

    Result<bool> hasBubbles()
    {
        bindRange();
        const StatementReset reset(m_bubbles);
        return m_bubbles.step();
    }

    Result<> record(std::string_view name, std::string_view bytes, const SpoolOrigin &origin, qint64 offset,
                    bool unlisted)
    {
        if (auto begun = m_spool.begin(); !begun)
            return begun;
        if (unlisted) {
            if (auto told = m_spool.own("unlisted", "true"); !told)
                return told;
        }
        if (auto told = m_spool.member(name, bytes, origin, offset); !told)
            return told;
        return m_spool.end();
    }

    /// A message that the list of the chat names; its row may be gone.
    Result<> listed(const QByteArray &composer, ByteRange header, size_t index)
    {
        if (m_progress.isCancelled())
            return fail(Error::Code::Cancelled, QCoreApplication::translate("tacet::CursorDatabase", "Stopped."));
        const std::string_view bytes = view(composer).substr(size_t(header.offset), size_t(header.length));
        const auto parsed = m_spool.parse(bytes);
        const QString id = parsed ? toQString(json::text(*parsed, "bubbleId")) : QString();
        const QString key = QStringLiteral("bubbleId:%1:%2").arg(m_uid, id);
        m_listed.insert(key);
        m_bubble.bind(1, key);
        const StatementReset reset(m_bubble);
        const auto row = m_bubble.step();
        if (!row)
            return failure(row);
        if (!*row || m_bubble.isNull(1))
            return record("header", bytes, composerPlace("fullConversationHeadersOnly", index), header.offset, false);
        const QByteArray bubble = m_bubble.bytes(1);
        return record("bubble", view(bubble), place(key), 0, false);
    }

    /// What the chat once had and its list no longer names.
    Result<> rest()
    {
        bindRange();
        const StatementReset reset(m_bubbles);
        for (;;) {
            const auto row = m_bubbles.step();
            if (!row)
                return failure(row);
            if (!*row)
                return {};
            const QString key = m_bubbles.text(0);
            const QByteArray bubble = m_bubbles.bytes(1);
            if (m_listed.contains(key) || bubble.isEmpty() || bubble == "null")
                continue;
            if (auto told = record("bubble", view(bubble), place(key), 0, !m_listed.isEmpty()); !told)
                return told;
        }
    }

    QString m_file;
    RecordSpool &m_spool;
    Statement &m_bubble;
    Statement &m_bubbles;
    Progress &m_progress;
    QString m_key; ///< of the chat that is being read
    QString m_uid;
    QSet<QString> m_listed;
};

bool recognise(const SniffInput &input)
{
    return schemaMentions(input, "cursorDiskKV");
}

Result<> spoolDatabase(const QString &path, RecordSpool &spool, Progress &progress)
{
    auto opened = ForeignDatabase::open(path, spool.writer().folder());
    if (!opened)
        return failure(opened);
    opened->database().interruptOn(&progress);
    auto composers = opened->database().prepare(Composers);
    auto bubble = opened->database().prepare(Bubble);
    auto bubbles = opened->database().prepare(Bubbles);
    for (const auto *statement : {&composers, &bubble, &bubbles}) {
        if (!*statement)
            return failure(*statement);
    }
    CursorSpooler spooler(QFileInfo(path).fileName(), spool, *bubble, *bubbles, progress);
    for (;;) {
        const auto row = composers->step();
        if (!row)
            return failure(row);
        if (!*row)
            return {};
        if (auto told = spooler.composer(composers->text(0), composers->bytes(1)); !told)
            return told;
    }
}

}

const SpooledFormat &cursorDatabase()
{
    static constexpr SpooledFormat Format {
        "cursor-database", QT_TRANSLATE_NOOP("tacet::SpooledFormat", "Cursor database"),
        &recognise,        &spoolDatabase,
        &cursorBubble,     false};
    return Format;
}

}
