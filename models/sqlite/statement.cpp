// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sqlite/statement.h"

#include "models/sqlite/sqliteerror.h"

#include <sqlite3.h>

namespace tacet {

void Statement::Finalize::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

Statement::Statement(sqlite3_stmt *statement)
    : m_statement(statement)
{ }

// Keeps the first error of a row's binds: SQLITE_OK is 0.
#define TACET_BIND(call)                                                                                               \
    do {                                                                                                               \
        const int code = (call);                                                                                       \
        if (m_bindError == SQLITE_OK)                                                                                  \
            m_bindError = code;                                                                                        \
    } while (false)

void Statement::bind(int parameter, qint64 value)
{
    TACET_BIND(sqlite3_bind_int64(m_statement.get(), parameter, value));
}

void Statement::bind(int parameter, double value)
{
    TACET_BIND(sqlite3_bind_double(m_statement.get(), parameter, value));
}

void Statement::bind(int parameter, const std::optional<qint64> &value)
{
    if (value)
        bind(parameter, *value);
    else
        bindNull(parameter);
}

void Statement::bind(int parameter, const QString &value)
{
    const QByteArray utf8 = value.toUtf8();
    TACET_BIND(sqlite3_bind_text64(m_statement.get(), parameter, utf8.constData(), quint64(utf8.size()),
                                   SQLITE_TRANSIENT, SQLITE_UTF8));
}

void Statement::bindBytes(int parameter, QByteArrayView value)
{
    TACET_BIND(sqlite3_bind_blob64(m_statement.get(), parameter, value.isEmpty() ? "" : value.data(),
                                   quint64(value.size()), SQLITE_TRANSIENT));
}

void Statement::bindNull(int parameter)
{
    TACET_BIND(sqlite3_bind_null(m_statement.get(), parameter));
}

void Statement::bindStatic(int parameter, std::string_view text)
{
    TACET_BIND(sqlite3_bind_text64(m_statement.get(), parameter, text.empty() ? "" : text.data(), text.size(),
                                   SQLITE_STATIC, SQLITE_UTF8));
}

#undef TACET_BIND

Result<bool> Statement::step()
{
    sqlite3 *connection = sqlite3_db_handle(m_statement.get());
    if (const int bindError = std::exchange(m_bindError, SQLITE_OK); bindError != SQLITE_OK)
        return Failure(sqliteError(connection, bindError));
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE) {
        sqlite3_reset(m_statement.get());
        return false;
    }
    Error error = sqliteError(connection, code);
    sqlite3_reset(m_statement.get());
    return Failure(std::move(error));
}

Result<> Statement::run()
{
    const auto row = step();
    reset();
    if (!row)
        return failure(row);
    return {};
}

void Statement::reset()
{
    sqlite3_reset(m_statement.get());
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

qint64 Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

std::optional<qint64> Statement::optionalInteger(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(integer(column));
}

double Statement::real(int column) const
{
    return sqlite3_column_double(m_statement.get(), column);
}

QString Statement::text(int column) const
{
    const std::string_view view = textView(column);
    return QString::fromUtf8(view.data(), qsizetype(view.size()));
}

std::string_view Statement::textView(int column) const
{
    const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(m_statement.get(), column));
    return text ? std::string_view(text, size_t(sqlite3_column_bytes(m_statement.get(), column))) : std::string_view();
}

std::string_view Statement::blobView(int column) const
{
    const void *data = sqlite3_column_blob(m_statement.get(), column);
    return data
        ? std::string_view(static_cast<const char *>(data), size_t(sqlite3_column_bytes(m_statement.get(), column)))
        : std::string_view();
}

QByteArray Statement::bytes(int column) const
{
    const std::string_view view = blobView(column);
    return QByteArray(view.data(), qsizetype(view.size()));
}

}
