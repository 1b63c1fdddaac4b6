// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/migrations.h"

#include "models/sqlite/database.h"
#include "models/sqlite/transaction.h"

#include <QDir>
#include <QFile>

// Q_INIT_RESOURCE must stand outside of any namespace.
static void initStore()
{
    Q_INIT_RESOURCE(store);
}

namespace tacet {

namespace {

Result<> runStep(Database &database, int version, const QString &script)
{
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return failure(transaction);
    const auto now = database.userVersion();
    if (!now)
        return failure(now);
    if (*now >= version)
        return {}; // another process was quicker
    QFile file(script);
    if (!file.open(QFile::ReadOnly))
        return fail(Error::Code::Io, file.errorString(), script);
    if (const auto done = database.execute(file.readAll().constData()); !done)
        return failure(done);
    if (const auto done = database.setUserVersion(version); !done)
        return failure(done);
    return transaction->commit();
}

}

Migrations::Migrations(const QString &folder)
{
    initStore();
    const QDir scripts(QStringLiteral(":/tacet/store/migrations/") + folder);
    const QStringList names = scripts.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name);
    for (const QString &name : names)
        m_scripts.append(scripts.filePath(name));
    Q_ASSERT(!m_scripts.isEmpty());
}

Result<> Migrations::run(Database &database, const std::function<Result<>(int version)> &beforeStep) const
{
    auto version = database.userVersion();
    if (!version)
        return failure(version);
    for (int next = *version + 1; next <= latest(); ++next) {
        if (beforeStep && next > 1) {
            if (const auto ready = beforeStep(next - 1); !ready)
                return failure(ready);
        }
        if (const auto done = runStep(database, next, m_scripts.at(next - 1)); !done)
            return failure(done);
    }
    return {};
}

}
