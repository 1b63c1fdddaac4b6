// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodedatabase.h"

#include "models/importers/foreigndatabase.h"
#include "models/importers/jsonstring.h"
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
constexpr char SessionCount[] = "SELECT count(*) FROM session";
// Nothing else is read: other tables hold tokens and secrets.
constexpr char Sessions[] = "SELECT id, parent_id, title, version, directory, time_created, time_updated, revert"
                            " FROM session ORDER BY time_created, id";
constexpr char Messages[] = "SELECT id, data FROM message WHERE session_id=?1 ORDER BY time_created, id";
constexpr char Parts[] = "SELECT id, data FROM part WHERE message_id=?1 ORDER BY id";

QString tr(const char *text)
{
    return QCoreApplication::translate("tacet::OpenCodeDatabase", text);
}

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

    Result<> run()
    {
        auto sessions = m_database.prepare(Sessions);
        auto messages = m_database.prepare(Messages);
        auto parts = m_database.prepare(Parts);
        for (auto *statement : {&sessions, &messages, &parts}) {
            if (!*statement)
                return failure(*statement);
        }
        const qint64 total = countSessions();
        for (qint64 done = 0;; ++done) {
            m_progress.report(done, total);
            const auto row = sessions->step();
            if (!row)
                return failure(row);
            if (!*row)
                return {};
            if (!m_spool.begin(sessions->text(0)))
                continue;
            if (auto spooled = spoolSession(*sessions, *messages, *parts); !spooled)
                return spooled;
        }
    }

private:
    qint64 countSessions()
    {
        auto count = m_database.prepare(SessionCount);
        return count && count->step().value_or(false) ? count->integer(0) : 0;
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

    Result<> spoolSession(const Statement &session, Statement &messages, Statement &parts)
    {
        const auto origin = originOf({{QStringLiteral("file"), m_name},
                                      {QStringLiteral("table"), QStringLiteral("session")},
                                      {QStringLiteral("id"), session.text(0)}});
        if (auto begun = m_spool.session(sessionJson(session), origin); !begun)
            return begun;
        messages.bind(1, session.text(0));
        const StatementReset reset(messages);
        while (true) {
            if (m_progress.isCancelled())
                return fail(Error::Code::Cancelled, tr("Stopped."));
            const auto row = messages.step();
            if (!row)
                return failure(row);
            if (!*row)
                return {};
            if (auto spooled = spoolMessage(messages, parts); !spooled)
                return spooled;
        }
    }

    Result<> spoolMessage(const Statement &message, Statement &parts)
    {
        const QString id = message.text(0);
        const auto begun = m_spool.beginMessage(message.textView(0), message.textView(1), column("message", id));
        if (!begun)
            return failure(begun);
        if (!*begun)
            return {};
        parts.bind(1, id);
        const StatementReset reset(parts);
        while (true) {
            const auto row = parts.step();
            if (!row)
                return failure(row);
            if (!*row)
                break;
            if (auto spooled = m_spool.part(parts.textView(1), column("part", parts.text(0))); !spooled)
                return spooled;
        }
        return m_spool.endMessage(originOf({{QStringLiteral("file"), m_name},
                                            {QStringLiteral("table"), QStringLiteral("part")},
                                            {QStringLiteral("message_id"), id},
                                            {QStringLiteral("rows"), 0}}));
    }

    [[nodiscard]] QString column(const char *table, const QString &id) const
    {
        return originOf({{QStringLiteral("file"), m_name},
                         {QStringLiteral("table"), QLatin1String(table)},
                         {QStringLiteral("id"), id},
                         {QStringLiteral("column"), QStringLiteral("data")}});
    }

    Database &m_database;
    QString m_name;
    OpenCodeSpool &m_spool;
    Progress &m_progress;
};

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
    // session_message stands in databases of late 1.x too, empty: only session_v2 tells.
    if (has("session_v2"))
        return OpenCodeSchema::V2;
    if (has("session") && has("message") && has("part"))
        return OpenCodeSchema::V1;
    if (has("sessions") && has("messages") && has("files"))
        return OpenCodeSchema::Go;
    return OpenCodeSchema::None;
}

Result<> spoolOpenCodeDatabase(const QString &path, const QString &name, OpenCodeSpool &spool, Progress &progress)
{
    auto opened = ForeignDatabase::open(path, spool.writer().folder());
    if (!opened)
        return failure(opened);
    opened->database().interruptOn(&progress);
    return DatabaseSpooler(opened->database(), name, spool, progress).run();
}

}
