// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/searchindex.h"

#include "models/core/textmatcher.h"
#include "models/sqlite/database.h"
#include "models/sqlite/transaction.h"
#include "models/store/messagecolumns.h"
#include "models/store/migrations.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::SearchIndex)
};

constexpr char Add[] = "INSERT INTO words(rowid, user, assistant, reasoning, tool_input, tool_output, harness)"
                       " VALUES(?1,?2,?3,?4,?5,?6,?7)";
constexpr char Hits[] = "SELECT rowid FROM words WHERE words MATCH ?1 AND rowid>=?2 AND rowid<?3"
                        " ORDER BY rowid LIMIT ?4";
constexpr char OneCover[] = "SELECT session_id, uid, messages, last_hash FROM searchable WHERE session_id=?1";
constexpr char Covers[] = "SELECT session_id, uid, messages, last_hash FROM searchable ORDER BY session_id";
constexpr char PutCover[] = "INSERT OR REPLACE INTO searchable(session_id, uid, messages, last_hash)"
                            " VALUES(?1,?2,?3,?4)";

// Derived: what a power cut takes is built again.
constexpr char Settings[] = "PRAGMA synchronous=OFF;";

constexpr std::array Columns {"user", "assistant", "reasoning", "tool_input", "tool_output", "harness"};
static_assert(Columns.size() == SearchPartCount);

Migrations searchMigrations()
{
    return Migrations(QStringLiteral("search"));
}

SearchCover coverFrom(const Statement &query)
{
    return {{query.integer(0)}, query.text(1), int(query.integer(2)), quint64(query.integer(3))};
}

/// In the query language of FTS5. Tokens hold letters and digits alone, so nothing in them needs escaping.
QString expressionOf(const TextMatcher &matcher)
{
    QStringList columns;
    for (int i = 0; i < SearchPartCount; ++i) {
        if (matcher.query().parts.testFlag(SearchPart(1 << i)))
            columns.append(QLatin1StringView(Columns[size_t(i)]));
    }
    QStringList phrases;
    for (const TextMatcher::Term &term : matcher.terms()) {
        phrases.append(u'"' + term.tokens.join(u' ') + u'"' + (term.isPrefix ? QStringLiteral(" *") : QString()));
    }
    return QStringLiteral("{%1} : (%2)").arg(columns.join(u' '), phrases.join(QStringLiteral(" AND ")));
}

}

struct SearchIndex::Private {
    std::unique_ptr<Database> database; // first: the statements and the transaction must go before it
    Statement add;
    Statement hits;
    Statement cover;
    Statement covers;
    Statement putCover;
    std::optional<Transaction> transaction;

    Result<> prepare();
};

Result<> SearchIndex::Private::prepare()
{
    return database->prepareAll(
        {{&add, Add}, {&hits, Hits}, {&cover, OneCover}, {&covers, Covers}, {&putCover, PutCover}});
}

SearchIndex::SearchIndex(std::unique_ptr<Private> data)
    : d(std::move(data))
{ }

SearchIndex::~SearchIndex() = default;

Result<std::unique_ptr<SearchIndex>> SearchIndex::openForReading(const QString &path)
{
    if (!QFile::exists(path))
        return nullptr;
    auto data = std::make_unique<Private>();
    auto database = Database::open(path, Database::Mode::ReadOnly);
    if (!database)
        return nullptr; // derived: whoever builds it says what is wrong
    data->database = std::move(*database);
    const auto version = data->database->userVersion();
    if (!version || *version != searchMigrations().latest())
        return nullptr;
    if (const auto prepared = data->prepare(); !prepared)
        return nullptr;
    return std::unique_ptr<SearchIndex>(new SearchIndex(std::move(data)));
}

Result<std::unique_ptr<SearchIndex>> SearchIndex::openForWriting(const QString &path)
{
    auto data = std::make_unique<Private>();
    for (const bool isAgain : {false, true}) {
        if (isAgain) {
            data->database.reset();
            if (const auto removed = remove(path); !removed)
                return failure(removed);
        }
        auto database = Database::open(path, Database::Mode::ReadWrite);
        if (!database) {
            if (isAgain || database.error().code != Error::Code::Format)
                return failure(database);
            continue;
        }
        data->database = std::move(*database);
        const auto version = data->database->userVersion();
        if (version && (*version == 0 || *version == searchMigrations().latest()))
            break;
    }
    if (const auto set = data->database->execute(Settings); !set)
        return failure(set);
    if (const auto made = searchMigrations().run(*data->database); !made)
        return failure(made);
    if (const auto prepared = data->prepare(); !prepared)
        return failure(prepared);
    return std::unique_ptr<SearchIndex>(new SearchIndex(std::move(data)));
}

Result<> SearchIndex::remove(const QString &path)
{
    for (const QString &suffix : {QString(), QStringLiteral("-wal"), QStringLiteral("-shm")}) {
        QFile file(path + suffix);
        if (file.exists() && !file.remove()) {
            return fail(Error::Code::Io, Text::tr("The old search index could not be removed: remove it by hand"),
                        file.fileName());
        }
    }
    return {};
}

Result<std::optional<SearchCover>> SearchIndex::cover(SessionId session)
{
    const StatementReset reset(d->cover);
    d->cover.bind(1, session.value);
    const auto found = d->cover.step();
    if (!found)
        return failure(found);
    if (!*found)
        return std::optional<SearchCover>();
    return std::optional(coverFrom(d->cover));
}

Result<std::vector<SearchCover>> SearchIndex::covers()
{
    const StatementReset reset(d->covers);
    std::vector<SearchCover> all;
    for (;;) {
        const auto more = d->covers.step();
        if (!more)
            return failure(more);
        if (!*more)
            return all;
        all.push_back(coverFrom(d->covers));
    }
}

bool SearchIndex::canAnswer(const TextMatcher &matcher)
{
    return std::all_of(matcher.terms().begin(), matcher.terms().end(),
                       [](const TextMatcher::Term &term) { return !term.tokens.isEmpty(); });
}

Result<std::vector<int>> SearchIndex::hits(SessionId session, const TextMatcher &matcher, int first, int most)
{
    Q_ASSERT(canAnswer(matcher));
    std::vector<int> ordinals;
    if (!matcher.query().parts)
        return ordinals;
    const StatementReset reset(d->hits);
    d->hits.bind(1, expressionOf(matcher));
    d->hits.bind(2, MessageColumns::idOf(session, first));
    d->hits.bind(3, MessageColumns::idsEnd(session));
    d->hits.bind(4, most);
    for (;;) {
        const auto more = d->hits.step();
        if (!more)
            return failure(more);
        if (!*more)
            return ordinals;
        ordinals.push_back(int(d->hits.integer(0) & 0xffff'ffff));
    }
}

Result<> SearchIndex::begin()
{
    auto transaction = Transaction::begin(*d->database);
    if (!transaction)
        return failure(transaction);
    d->transaction.emplace(std::move(*transaction));
    return {};
}

Result<> SearchIndex::add(SessionId session, int ordinal, const SearchTexts &texts)
{
    d->add.bind(1, MessageColumns::idOf(session, ordinal));
    for (int i = 0; i < SearchPartCount; ++i)
        d->add.bind(i + 2, texts[size_t(i)]);
    return d->add.run();
}

Result<> SearchIndex::commit(const SearchCover &cover)
{
    Q_ASSERT(d->transaction);
    d->putCover.bind(1, cover.session.value);
    d->putCover.bind(2, cover.uid);
    d->putCover.bind(3, cover.messages);
    d->putCover.bind(4, qint64(cover.lastHash));
    auto done = d->putCover.run();
    if (done)
        done = d->transaction->commit();
    d->transaction.reset();
    return done;
}

void SearchIndex::interruptOn(const Progress *progress)
{
    d->database->interruptOn(progress);
}

}
