// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sqlite/database.h"
#include "models/store/annotationbackups.h"
#include "models/store/migrations.h"
#include "models/store/sqliteannotationstore.h"

#include <QCoreApplication>
#include <QFile>
#include <QLoggingCategory>
#include <QtEndian>

namespace tacet {

namespace {

Q_LOGGING_CATEGORY(storeLog, "tacet.store")

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::AnnotationStore)
};

// A change is on the disk when put() returns, whatever happens to the machine then.
constexpr char Settings[] = "PRAGMA synchronous=FULL;";

/// From the header of the file (big-endian at byte 60, as SQLite documents it): opening it as a database would already
/// write to it.
int versionInHeader(const QString &path)
{
    QFile file(path);
    quint32 version = 0;
    if (!file.open(QFile::ReadOnly) || !file.seek(60)
        || file.read(reinterpret_cast<char *>(&version), sizeof version) != qint64(sizeof version))
        return 0;
    return int(qFromBigEndian(version));
}

Result<> refuseNewer(int version, int latest, const QString &path)
{
    if (version <= latest)
        return {};
    return fail(Error::Code::SchemaTooNew,
                Text::tr("The library was written by a newer Tacet and is left untouched. Update Tacet, or choose"
                         " another library with --library"),
                path);
}

Error withAdvice(Error error, const AnnotationBackups &backups)
{
    if (error.code == Error::Code::Format) {
        error.message =
            Text::tr("The reviewers' work is damaged. Nothing was changed. Copies of earlier days are in %1")
                .arg(backups.folder());
    }
    return error;
}

Result<> bringUpToDate(Database &database, const Migrations &migrations, const AnnotationBackups &backups)
{
    const auto version = database.userVersion();
    if (!version)
        return failure(version);
    if (auto refused = refuseNewer(*version, migrations.latest(), database.path()); !refused)
        return refused;
    if (auto sound = database.checkIntegrity(); !sound)
        return sound;
    return migrations.run(database, [&](int leaving) { return backups.makeBeforeMigration(database, leaving); });
}

}

Result<std::unique_ptr<AnnotationStore>> openAnnotations(const QString &path)
{
    const Migrations migrations(QStringLiteral("annotations"));
    if (const auto refused = refuseNewer(versionInHeader(path), migrations.latest(), path); !refused)
        return failure(refused);
    const AnnotationBackups backups(path);
    const bool isNew = !QFile::exists(path);
    auto database = Database::open(path, Database::Mode::ReadWrite);
    if (!database)
        return Failure(withAdvice(database.error(), backups));
    if (const auto set = (*database)->execute(Settings); !set)
        return failure(set);
    if (const auto ready = bringUpToDate(**database, migrations, backups); !ready)
        return Failure(withAdvice(ready.error(), backups));
    // A copy that fails must not keep a reviewer from working.
    if (!isNew) {
        if (const auto copied = backups.makeDaily(**database, QDate::currentDate()); !copied)
            qCWarning(storeLog) << "no backup today:" << oneLine(copied.error());
    }
    auto store = SqliteAnnotationStore::create(std::move(*database));
    if (!store)
        return failure(store);
    return std::unique_ptr<AnnotationStore>(std::move(*store));
}

}
