// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodedatabase.h"

#include "models/importers/foreigndatabase.h"
#include "models/importers/jsonstring.h"
#include "models/importers/opencodeid.h"
#include "models/importers/opencodespool.h"
#include "models/importers/spool.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <string>
#include <vector>

namespace tacet {

namespace {

constexpr char Tables[] = "SELECT name FROM sqlite_master WHERE type='table' ORDER BY name";
// Nothing else is read: other tables hold tokens and secrets.
constexpr char Sessions[] = "SELECT id, parent_id, title, version, directory, time_created, time_updated, revert"
                            " FROM session ORDER BY time_created, id";
constexpr char Sessions2[] = "SELECT id, parent_id, title, version, directory, time_created, time_updated, revert"
                             " FROM session_v2 ORDER BY time_created, id";
constexpr char Messages2[] = "SELECT id, type, data FROM session_message WHERE session_id=?1 ORDER BY seq, id";
constexpr char HasMessages2[] = "SELECT EXISTS (SELECT 1 FROM session_message WHERE session_id=?1)";
constexpr char HasMessages[] = "SELECT EXISTS (SELECT 1 FROM message WHERE session_id=?1)";
constexpr char Messages[] = "SELECT id, data FROM message WHERE session_id=?1 ORDER BY time_created, id";
constexpr char Parts[] = "SELECT id, data FROM part WHERE message_id=?1 ORDER BY id";
// Of a message from before the wrap of ids: parts that were made after it come last. See opencodeid.h.
constexpr char PartsAcrossWrap[] = "SELECT id, data FROM part WHERE message_id=?1 ORDER BY substr(id, 5, 1) < '8', id";

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::OpenCodeDatabase)
};

void appendText(std::string &out, const char *key, const Statement &row, int column)
{
    if (row.isNull(column))
        return;
    out += std::string(",\"") + key + "\":";
    appendJsonString(out, row.textView(column));
}

QString originOf(QJsonObject object)
{
    return QString::fromUtf8(QJsonDocument(std::move(object)).toJson(QJsonDocument::Compact));
}

class DatabaseSpooler
{
public:
    DatabaseSpooler(Database &database, QString name, OpenCodeSpool &spool, Progress &progress)
        : m_database(database)
        , m_name(std::move(name))
        , m_spool(spool)
        , m_progress(progress)
    { }

    /// The tables of version 1.
    Result<> run()
    {
        Statement sessions;
        const auto prepared = m_database.prepareAll(
            {{&sessions, Sessions}, {&m_messages, Messages}, {&m_parts, Parts}, {&m_partsAcrossWrap, PartsAcrossWrap}});
        if (!prepared)
            return prepared;
        return forEachRow(
            sessions, [&] { return m_spool.begin(sessions.text(0)) ? spoolSession("session", sessions) : Result<>(); });
    }

    /// The tables of OpenCode 2.
    /// @param besideOne the tables of version 1 are there too: a session that has messages in those alone, because it
    /// was never taken over, is left to run()
    Result<> runTwo(const char *sessionsOf, const char *table, bool besideOne)
    {
        Statement sessions;
        Statement inTwo;
        Statement inOne;
        auto prepared =
            m_database.prepareAll({{&sessions, sessionsOf}, {&m_messages, Messages2}, {&inTwo, HasMessages2}});
        if (prepared && besideOne)
            prepared = m_database.prepareAll({{&inOne, HasMessages}});
        if (!prepared)
            return prepared;
        m_isTwo = true;
        const auto spooled = forEachRow(sessions, [&]() -> Result<> {
            const QString uid = sessions.text(0);
            if (besideOne && !isTrue(inTwo, uid) && isTrue(inOne, uid))
                return {};
            return m_spool.begin(uid) ? spoolSession(table, sessions) : Result<>();
        });
        m_isTwo = false;
        return spooled;
    }

private:
    template<typename OnRow>
    Result<> forEachRow(Statement &statement, OnRow onRow)
    {
        const StatementReset reset(statement);
        while (true) {
            if (m_progress.isCancelled())
                return fail(Error::Code::Cancelled, Words::tr("Stopped."));
            const auto row = statement.step();
            if (!row)
                return failure(row);
            if (!*row)
                return {};
            if (auto done = onRow(); !done)
                return done;
        }
    }

    static bool isTrue(Statement &question, const QString &uid)
    {
        question.bind(1, uid);
        const StatementReset reset(question);
        return question.step().value_or(false) && question.integer(0) != 0;
    }

    /// The row as opencode itself writes the session.
    std::string sessionJson(const Statement &row)
    {
        std::string out = "{\"id\":";
        appendJsonString(out, row.textView(0));
        appendText(out, "parentID", row, 1);
        appendText(out, "title", row, 2);
        appendText(out, "version", row, 3);
        appendText(out, "directory", row, 4);
        out += ",\"time\":{\"created\":" + std::to_string(row.integer(5))
            + ",\"updated\":" + std::to_string(row.integer(6)) + '}';
        if (!row.isNull(7) && m_spool.parse(row.textView(7)))
            out += ",\"revert\":" + std::string(row.textView(7));
        return out + '}';
    }

    Result<> spoolSession(const char *table, const Statement &session)
    {
        m_progress.report(++m_done, 0);
        const auto origin = originOf({{QStringLiteral("file"), m_name},
                                      {QStringLiteral("table"), QLatin1String(table)},
                                      {QStringLiteral("id"), session.text(0)}});
        if (auto begun = m_spool.session(sessionJson(session), origin); !begun)
            return begun;
        m_messages.bind(1, session.text(0));
        return forEachRow(m_messages, [&] { return m_isTwo ? spoolFlatMessage() : spoolMessage(); });
    }

    Result<> spoolFlatMessage()
    {
        const QString id = m_messages.text(0);
        return m_spool.flatMessage(m_messages.textView(0),
                                   {m_messages.textView(1), column("session_message", id, "type")},
                                   {m_messages.textView(2), column("session_message", id)});
    }

    Result<> spoolMessage()
    {
        const QString id = m_messages.text(0);
        const auto begun = m_spool.beginMessage(m_messages.textView(0), m_messages.textView(1), column("message", id));
        if (!begun)
            return failure(begun);
        if (!*begun)
            return {};
        Statement &parts = mayCrossWrap(m_messages.textView(0)) ? m_partsAcrossWrap : m_parts;
        parts.bind(1, id);
        const auto spooled =
            forEachRow(parts, [&] { return m_spool.part(parts.textView(1), column("part", parts.text(0))); });
        if (!spooled)
            return spooled;
        return m_spool.endMessage(originOf({{QStringLiteral("file"), m_name},
                                            {QStringLiteral("table"), QStringLiteral("part")},
                                            {QStringLiteral("message_id"), id},
                                            {QStringLiteral("rows"), 0}}));
    }

    [[nodiscard]] QString column(const char *table, const QString &id, const char *name = "data") const
    {
        return originOf({{QStringLiteral("file"), m_name},
                         {QStringLiteral("table"), QLatin1String(table)},
                         {QStringLiteral("id"), id},
                         {QStringLiteral("column"), QLatin1String(name)}});
    }

    Database &m_database;
    QString m_name;
    OpenCodeSpool &m_spool;
    Progress &m_progress;
    Statement m_messages;
    Statement m_parts;
    Statement m_partsAcrossWrap;
    bool m_isTwo = false;
    qint64 m_done = 0; ///< sessions
};

bool hasVersionOne(const QSet<QString> &tables)
{
    return tables.contains(QStringLiteral("session")) && tables.contains(QStringLiteral("message"))
        && tables.contains(QStringLiteral("part"));
}

Result<QSet<QString>> tableNames(Database &database)
{
    auto tables = database.prepare(Tables);
    if (!tables)
        return failure(tables);
    QSet<QString> names;
    while (true) {
        const auto row = tables->step();
        if (!row)
            return failure(row);
        if (!*row)
            return names;
        names.insert(tables->text(0));
    }
}

}

Result<OpenCodeSchema> openCodeSchema(const QString &path)
{
    auto opened = ForeignDatabase::open(path, {});
    if (!opened)
        return failure(opened);
    const auto names = tableNames(opened->database());
    if (!names)
        return failure(names);
    const auto has = [&names](const char *name) { return names->contains(QLatin1String(name)); };
    // session_message stands in databases of late 1.x too, all but empty: beside "message" only session_v2 tells.
    if (has("session_message") && (has("session_v2") || (has("session") && !has("message"))))
        return OpenCodeSchema::V2;
    if (hasVersionOne(*names))
        return OpenCodeSchema::V1;
    if (has("sessions") && has("messages") && has("files"))
        return OpenCodeSchema::Go;
    return OpenCodeSchema::None;
}

bool isOpenCodeDatabase(const QString &path)
{
    const auto schema = openCodeSchema(path).value_or(OpenCodeSchema::None);
    return schema == OpenCodeSchema::V1 || schema == OpenCodeSchema::V2;
}

Result<> spoolOpenCodeDatabase(const QString &path, const QString &name, OpenCodeSpool &spool, Progress &progress)
{
    auto opened = ForeignDatabase::open(path, spool.writer().folder());
    if (!opened)
        return failure(opened);
    Database &database = opened->database();
    database.interruptOn(&progress);
    const auto names = tableNames(database);
    if (!names)
        return failure(names);
    const bool hasOne = hasVersionOne(*names);
    DatabaseSpooler spooler(database, name, spool, progress);
    Result<> spooled;
    if (names->contains(QStringLiteral("session_v2")))
        spooled = spooler.runTwo(Sessions2, "session_v2", hasOne);
    else if (!hasOne)
        spooled = spooler.runTwo(Sessions, "session", false);
    return spooled && hasOne ? spooler.run() : spooled;
}

}
