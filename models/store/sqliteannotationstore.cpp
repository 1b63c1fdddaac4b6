// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/sqliteannotationstore.h"

#include "models/sqlite/database.h"
#include "models/sqlite/transaction.h"
#include "resources/resources.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::AnnotationStore)
};

constexpr char Reviews[] = "SELECT json FROM review ORDER BY session_uid, idx, reviewer, created, id";
constexpr char ReviewsOf[] = "SELECT json FROM review WHERE session_uid=?1 ORDER BY idx, reviewer, created, id";
constexpr char OneReview[] = "SELECT json FROM review WHERE id=?1";
constexpr char ReviewOf[] = "SELECT json FROM review WHERE session_uid=?1 AND key=?2 AND reviewer=?3"
                            " ORDER BY created, id LIMIT 1";
constexpr char PutReview[] = "INSERT OR REPLACE INTO review(id, session_uid, key, idx, reviewer, created, modified,"
                             " codebook, state, primary_code, json) VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11)";
constexpr char RemoveReview[] = "DELETE FROM review WHERE id=?1";
constexpr char AddChange[] = "INSERT INTO change(time, who, what, review_id, before, after) VALUES(?1,?2,?3,?4,?5,?6)";
constexpr char History[] = "SELECT id, time, who, what, review_id, before, after FROM change WHERE review_id=?1"
                           " ORDER BY id";
constexpr char LatestChanges[] = "SELECT id, time, who, what, review_id, before, after FROM change"
                                 " ORDER BY id DESC LIMIT ?1";
constexpr char CurrentCodebook[] = "SELECT json FROM codebook ORDER BY revision DESC LIMIT 1";
constexpr char OneCodebook[] = "SELECT json FROM codebook WHERE revision=?1";
constexpr char AddCodebook[] = "INSERT INTO codebook(revision, json) VALUES(?1,?2)";
constexpr char NoteSession[] = "INSERT OR REPLACE INTO session_note(uid, format, title, messages) VALUES(?1,?2,?3,?4)";
constexpr char OneSessionNote[] = "SELECT format, title, messages FROM session_note WHERE uid=?1";

QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

Result<Review> parse(const QByteArray &json)
{
    return reviewFromJson(QJsonDocument::fromJson(json).object());
}

Result<Review> parseAt(const Statement &query, int column)
{
    return parse(query.bytes(column));
}

Result<std::optional<Review>> parseOptional(const Statement &query, int column)
{
    if (query.isNull(column))
        return std::optional<Review>();
    auto review = parseAt(query, column);
    if (!review)
        return failure(review);
    return std::optional(std::move(*review));
}

Result<Change> changeFrom(const Statement &query)
{
    auto before = parseOptional(query, 5);
    if (!before)
        return failure(before);
    auto after = parseOptional(query, 6);
    if (!after)
        return failure(after);
    return Change {query.integer(0), QDateTime::fromString(query.text(1), Qt::ISODateWithMs),
                   query.text(2),    query.text(3),
                   query.text(4),    std::move(*before),
                   std::move(*after)};
}

/// All rows of a bound statement; `read` makes a Result of each.
template<typename Value, typename Read>
Result<std::vector<Value>> collect(Statement &query, Read read)
{
    const StatementReset reset(query);
    std::vector<Value> values;
    for (;;) {
        const auto more = query.step();
        if (!more)
            return failure(more);
        if (!*more)
            return values;
        auto value = read(query);
        if (!value)
            return failure(value);
        values.push_back(std::move(*value));
    }
}

template<typename Value>
std::optional<Value> firstOf(std::vector<Value> &&values)
{
    return values.empty() ? std::nullopt : std::optional(std::move(values.front()));
}

template<typename Value>
Result<std::optional<Value>> firstOf(Result<std::vector<Value>> &&values)
{
    if (!values)
        return failure(values);
    return firstOf(std::move(*values));
}

Result<std::vector<Review>> reviewsFrom(Statement &query)
{
    return collect<Review>(query, [](const Statement &row) { return parseAt(row, 0); });
}

Result<std::vector<Codebook>> codebooksFrom(Statement &query)
{
    return collect<Codebook>(query, [](const Statement &row) { return codebookFromJson(row.bytes(0)); });
}

/// What cannot be read back must not be written.
Result<> check(const Review &review)
{
    const auto back = parse(toCanonicalJson(review));
    if (!back) {
        return fail(Error::Code::Format, Text::tr("The review cannot be kept: %1").arg(back.error().message),
                    review.id);
    }
    return {};
}

}

SqliteAnnotationStore::SqliteAnnotationStore(std::unique_ptr<Database> database)
    : m_database(std::move(database))
{ }

SqliteAnnotationStore::~SqliteAnnotationStore() = default;

Result<std::unique_ptr<SqliteAnnotationStore>> SqliteAnnotationStore::create(std::unique_ptr<Database> database)
{
    std::unique_ptr<SqliteAnnotationStore> store(new SqliteAnnotationStore(std::move(database)));
    if (const auto prepared = store->prepare(); !prepared)
        return failure(prepared);
    if (const auto seeded = store->seedCodebook(); !seeded)
        return failure(seeded);
    return store;
}

Result<> SqliteAnnotationStore::prepare()
{
    Statements &s = m_statements;
    return m_database->prepareAll({{&s.reviews, Reviews},
                                   {&s.reviewsOf, ReviewsOf},
                                   {&s.review, OneReview},
                                   {&s.reviewOf, ReviewOf},
                                   {&s.putReview, PutReview},
                                   {&s.removeReview, RemoveReview},
                                   {&s.addChange, AddChange},
                                   {&s.history, History},
                                   {&s.latestChanges, LatestChanges},
                                   {&s.currentCodebook, CurrentCodebook},
                                   {&s.codebook, OneCodebook},
                                   {&s.addCodebook, AddCodebook},
                                   {&s.noteSession, NoteSession},
                                   {&s.sessionNote, OneSessionNote}});
}

Result<> SqliteAnnotationStore::seedCodebook()
{
    const auto have = codebooksFrom(m_statements.currentCodebook);
    if (!have)
        return failure(have);
    if (!have->empty())
        return {};
    initResources();
    QFile file(QStringLiteral(":/tacet/codebook.json"));
    if (!file.open(QFile::ReadOnly))
        return fail(Error::Code::Io, file.errorString(), file.fileName());
    const auto codebook = codebookFromJson(file.readAll());
    if (!codebook)
        return failure(codebook);
    return addCodebook(*codebook);
}

Result<std::vector<Review>> SqliteAnnotationStore::reviews() const
{
    return reviewsFrom(m_statements.reviews);
}

Result<std::vector<Review>> SqliteAnnotationStore::reviewsOf(const QString &sessionUid) const
{
    m_statements.reviewsOf.bind(1, sessionUid);
    return reviewsFrom(m_statements.reviewsOf);
}

Result<std::optional<Review>> SqliteAnnotationStore::review(const QString &id) const
{
    m_statements.review.bind(1, id);
    return firstOf(reviewsFrom(m_statements.review));
}

Result<std::optional<Review>> SqliteAnnotationStore::reviewOf(const QString &sessionUid, const QString &key,
                                                              const QString &reviewer) const
{
    m_statements.reviewOf.bind(1, sessionUid);
    m_statements.reviewOf.bind(2, key);
    m_statements.reviewOf.bind(3, reviewer);
    return firstOf(reviewsFrom(m_statements.reviewOf));
}

Result<QByteArray> SqliteAnnotationStore::jsonOf(const QString &reviewId) const
{
    const StatementReset reset(m_statements.review);
    m_statements.review.bind(1, reviewId);
    const auto found = m_statements.review.step();
    if (!found)
        return failure(found);
    return *found ? m_statements.review.bytes(0) : QByteArray();
}

Result<> SqliteAnnotationStore::put(const Review &review, const QString &what)
{
    return putAll({review}, what);
}

Result<> SqliteAnnotationStore::putAll(const std::vector<Review> &reviews, const QString &what)
{
    for (const Review &one : reviews) {
        if (auto checked = check(one); !checked)
            return checked;
    }
    auto transaction = Transaction::begin(*m_database);
    if (!transaction)
        return failure(transaction);
    for (const Review &one : reviews) {
        if (auto replaced = replace(one, what); !replaced)
            return replaced;
    }
    return transaction->commit();
}

Result<> SqliteAnnotationStore::replace(const Review &review, const QString &what)
{
    const auto before = jsonOf(review.id);
    if (!before)
        return failure(before);
    if (review.isBlank())
        return before->isEmpty() ? Result<>() : drop(review.id, *before, review.reviewer, what);
    const QByteArray json = toCanonicalJson(review);
    if (json == *before)
        return {};
    if (auto written = writeReview(review, json); !written)
        return written;
    return log(review.reviewer, what, review.id, *before, json);
}

Result<> SqliteAnnotationStore::writeReview(const Review &review, const QByteArray &json)
{
    Statement &put = m_statements.putReview;
    put.bind(1, review.id);
    put.bind(2, review.subject.sessionUid);
    put.bind(3, review.subject.key);
    put.bind(4, review.subject.index);
    put.bind(5, review.reviewer);
    put.bind(6, timeText(review.created));
    put.bind(7, timeText(review.modified));
    put.bind(8, review.codebook);
    put.bind(9, idOf(review.state));
    if (const Reading *primary = review.primary())
        put.bind(10, primary->code);
    else
        put.bindNull(10);
    put.bindStatic(11, {json.constData(), size_t(json.size())});
    return put.run();
}

Result<> SqliteAnnotationStore::remove(const QString &reviewId, const QString &who)
{
    auto transaction = Transaction::begin(*m_database);
    if (!transaction)
        return failure(transaction);
    const auto before = jsonOf(reviewId);
    if (!before)
        return failure(before);
    if (before->isEmpty())
        return fail(Error::Code::NotFound, Text::tr("There is no such review in the library"), reviewId);
    if (auto dropped = drop(reviewId, *before, who, Text::tr("removed")); !dropped)
        return dropped;
    return transaction->commit();
}

Result<> SqliteAnnotationStore::drop(const QString &reviewId, const QByteArray &before, const QString &who,
                                     const QString &what)
{
    m_statements.removeReview.bind(1, reviewId);
    if (auto removed = m_statements.removeReview.run(); !removed)
        return removed;
    return log(who, what, reviewId, before, {});
}

Result<> SqliteAnnotationStore::log(const QString &who, const QString &what, const QString &reviewId,
                                    const QByteArray &before, const QByteArray &after)
{
    Statement &add = m_statements.addChange;
    const auto bindJson = [&add](int parameter, const QByteArray &json) {
        if (json.isEmpty())
            add.bindNull(parameter);
        else
            add.bindStatic(parameter, {json.constData(), size_t(json.size())});
    };
    add.bind(1, timeText(QDateTime::currentDateTimeUtc()));
    add.bind(2, who);
    add.bind(3, what);
    add.bind(4, reviewId);
    bindJson(5, before);
    bindJson(6, after);
    return add.run();
}

Result<std::vector<Change>> SqliteAnnotationStore::history(const QString &reviewId) const
{
    m_statements.history.bind(1, reviewId);
    return collect<Change>(m_statements.history, changeFrom);
}

Result<std::vector<Change>> SqliteAnnotationStore::latestChanges(int count) const
{
    m_statements.latestChanges.bind(1, count);
    return collect<Change>(m_statements.latestChanges, changeFrom);
}

Result<Codebook> SqliteAnnotationStore::currentCodebook() const
{
    auto codebook = firstOf(codebooksFrom(m_statements.currentCodebook));
    if (!codebook)
        return failure(codebook);
    if (!*codebook)
        return fail(Error::Code::NotFound, Text::tr("The library holds no codebook"), m_database->path());
    return std::move(**codebook);
}

Result<std::optional<Codebook>> SqliteAnnotationStore::codebook(int revision) const
{
    m_statements.codebook.bind(1, revision);
    return firstOf(codebooksFrom(m_statements.codebook));
}

Result<> SqliteAnnotationStore::addCodebook(const Codebook &added)
{
    auto transaction = Transaction::begin(*m_database);
    if (!transaction)
        return failure(transaction);
    const auto known = codebook(added.revision);
    if (!known)
        return failure(known);
    if (*known) {
        if (**known == added)
            return {};
        return fail(Error::Code::Database,
                    Text::tr("The library holds another codebook under revision %1").arg(added.revision),
                    m_database->path());
    }
    const QByteArray json = QJsonDocument(toJson(added)).toJson(QJsonDocument::Compact);
    m_statements.addCodebook.bind(1, added.revision);
    m_statements.addCodebook.bindStatic(2, {json.constData(), size_t(json.size())});
    if (auto written = m_statements.addCodebook.run(); !written)
        return written;
    return transaction->commit();
}

Result<> SqliteAnnotationStore::noteSession(const SessionNote &note)
{
    Statement &write = m_statements.noteSession;
    write.bind(1, note.uid);
    write.bind(2, note.format);
    write.bind(3, note.title);
    write.bind(4, note.messages);
    return write.run();
}

Result<std::optional<AnnotationStore::SessionNote>> SqliteAnnotationStore::sessionNote(const QString &uid) const
{
    m_statements.sessionNote.bind(1, uid);
    return firstOf(collect<SessionNote>(m_statements.sessionNote, [&uid](const Statement &row) {
        return Result<SessionNote>(SessionNote {uid, row.text(0), row.text(1), int(row.integer(2))});
    }));
}

}
