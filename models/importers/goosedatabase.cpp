// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/spooledimporter.h"

#include "models/importers/agentmessages.h"
#include "models/importers/databaseschema.h"
#include "models/importers/foreigndatabase.h"
#include "models/importers/isotime.h"
#include "models/importers/jsonstring.h"
#include "models/importers/spool.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace tacet {

namespace {

// The tables have grown: of each statement the first that the database understands is taken.
constexpr const char *Sessions[] = {
    "SELECT id, name, working_dir, created_at, updated_at, parent_session_id FROM sessions ORDER BY created_at, id",
    "SELECT id, CASE WHEN name='' THEN description ELSE name END, working_dir, created_at, updated_at, NULL"
    " FROM sessions ORDER BY created_at, id",
    "SELECT id, description, working_dir, created_at, updated_at, NULL FROM sessions ORDER BY created_at, id",
};
constexpr const char *Messages[] = {
    "SELECT id, message_id, role, content_json, created_timestamp, metadata_json FROM messages"
    " WHERE session_id=?1 ORDER BY id",
    "SELECT id, NULL, role, content_json, created_timestamp, metadata_json FROM messages"
    " WHERE session_id=?1 ORDER BY id",
    "SELECT id, NULL, role, content_json, created_timestamp, NULL FROM messages WHERE session_id=?1 ORDER BY id",
};

Result<Statement> prepareFirst(Database &database, std::span<const char *const> statements)
{
    Result<Statement> prepared = database.prepare(statements.front());
    for (size_t i = 1; !prepared && i < statements.size(); ++i)
        prepared = database.prepare(statements[i]);
    return prepared;
}

bool recognise(const SniffInput &input)
{
    return schemaMentions(input, "content_json") && schemaMentions(input, "working_dir");
}

class GooseSpooler
{
public:
    GooseSpooler(QString file, RecordSpool &spool)
        : m_file(std::move(file))
        , m_spool(spool)
    { }

    Result<> session(const Statement &row)
    {
        SessionFacts facts;
        facts.agent = QStringLiteral("Goose");
        facts.uid = row.text(0);
        facts.title = row.text(1);
        facts.directory = row.text(2);
        facts.createdMs = millisecondsOf(row.textView(3));
        facts.updatedMs = millisecondsOf(row.textView(4));
        facts.parentUid = row.text(5);
        return m_spool.session(facts);
    }

    /// The same record as a line of the log that Goose wrote before it had a database.
    Result<> message(const Statement &row)
    {
        const QString id = row.text(0);
        std::string quoted;
        appendJsonString(quoted, row.isNull(1) ? row.textView(0) : row.textView(1));
        if (auto begun = m_spool.begin(); !begun)
            return begun;
        if (auto told = m_spool.own("id", quoted); !told)
            return told;
        if (auto told = m_spool.own("created", std::to_string(row.integer(4))); !told)
            return told;
        if (auto told = m_spool.text("role", row.textView(2), column(id, "role")); !told)
            return told;
        if (auto told = m_spool.member("content", row.textView(3), column(id, "content_json")); !told)
            return told;
        if (!row.isNull(5)) {
            if (auto told = m_spool.member("metadata", row.textView(5), column(id, "metadata_json")); !told)
                return told;
        }
        return m_spool.end();
    }

private:
    [[nodiscard]] SpoolOrigin column(const QString &id, const char *name) const
    {
        return SpoolOrigin::ofColumn(m_file, QStringLiteral("messages"), id, QLatin1String(name));
    }

    QString m_file;
    RecordSpool &m_spool;
};

Result<> spoolDatabase(const QString &path, RecordSpool &spool, Progress &progress)
{
    auto opened = ForeignDatabase::open(path, spool.writer().folder());
    if (!opened)
        return failure(opened);
    opened->database().interruptOn(&progress);
    auto sessions = prepareFirst(opened->database(), Sessions);
    auto messages = prepareFirst(opened->database(), Messages);
    if (!sessions || !messages)
        return sessions ? failure(messages) : failure(sessions);
    GooseSpooler spooler(QFileInfo(path).fileName(), spool);
    for (;;) {
        const auto session = sessions->step();
        if (!session)
            return failure(session);
        if (!*session)
            return {};
        if (auto told = spooler.session(*sessions); !told)
            return told;
        messages->bind(1, sessions->text(0));
        const StatementReset reset(*messages);
        for (;;) {
            if (progress.isCancelled())
                return fail(Error::Code::Cancelled, QCoreApplication::translate("tacet::GooseDatabase", "Stopped."),
                            path);
            const auto row = messages->step();
            if (!row)
                return failure(row);
            if (!*row)
                break;
            if (auto told = spooler.message(*messages); !told)
                return told;
        }
    }
}

}

const SpooledFormat &gooseDatabase()
{
    static constexpr SpooledFormat Format {
        "goose-database", QT_TRANSLATE_NOOP("tacet::SpooledFormat", "Goose database"),
        &recognise,       &spoolDatabase,
        &gooseMessage,    false};
    return Format;
}

}
