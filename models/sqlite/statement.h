// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <string_view>

struct sqlite3_stmt;

namespace tacet {

/// One prepared statement, bound and read by position (parameters from 1, columns from 0).
///
/// Over SQLite's own functions, because SQLiteCpp counts a shared reference for each column read and copies each text
/// bound, which at a million rows is most of the time. A failed bind is told by the next step(). Errors as Database's.
class Statement
{
public:
    Statement() = default; ///< to be assigned to; not usable before

    void bind(int parameter, qint64 value);
    void bind(int parameter, int value) { bind(parameter, qint64(value)); }
    void bind(int parameter, double value);
    void bind(int parameter, const std::optional<qint64> &value);
    void bind(int parameter, const QString &value); ///< as UTF-8; a null string is an empty text
    void bindBytes(int parameter, QByteArrayView value); ///< as BLOB, copied
    void bindNull(int parameter);
    /// UTF-8 that is not copied: it must stay as it is until the next step() or run() has returned.
    void bindStatic(int parameter, std::string_view text);

    /// True: a row stands ready. False: there are no more, and the statement is reset.
    [[nodiscard]] Result<bool> step();
    /// For statements without rows: executes and resets.
    Result<> run();
    /// Ends an unfinished walk; the bound values stay.
    void reset();

    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] qint64 integer(int column) const; ///< 0 for NULL
    [[nodiscard]] std::optional<qint64> optionalInteger(int column) const;
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] QString text(int column) const; ///< empty for NULL
    [[nodiscard]] std::string_view textView(int column) const; ///< UTF-8, valid until the next step() or reset()
    [[nodiscard]] std::string_view blobView(int column) const; ///< the bytes of a BLOB, valid as above
    [[nodiscard]] QByteArray bytes(int column) const; ///< the bytes of a BLOB, or of a text as UTF-8

private:
    friend class Database;
    struct Finalize {
        void operator()(sqlite3_stmt *statement) const;
    };
    explicit Statement(sqlite3_stmt *statement);

    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
    int m_bindError = 0; ///< the first one since the last step
};

/// Makes sure that a walk which ends early, by return or error, does not keep its read transaction open.
class StatementReset
{
public:
    explicit StatementReset(Statement &statement)
        : m_statement(statement)
    { }
    ~StatementReset() { m_statement.reset(); }
    Q_DISABLE_COPY_MOVE(StatementReset)

private:
    Statement &m_statement;
};

}
