// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/annotationbackups.h"

#include "models/sqlite/database.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace tacet {

namespace {

QString dailyName(QDate day)
{
    return QStringLiteral("annotations-%1.db").arg(day.toString(Qt::ISODate));
}

}

AnnotationBackups::AnnotationBackups(const QString &databasePath)
    : m_folder(QFileInfo(databasePath).absolutePath() + QStringLiteral("/backups"))
{ }

Result<> AnnotationBackups::makeDaily(Database &database, QDate today) const
{
    if (QFileInfo::exists(m_folder + u'/' + dailyName(today)))
        return {};
    if (auto copied = copy(database, dailyName(today)); !copied)
        return copied;
    const QStringList all = daily();
    for (qsizetype i = DailyKept; i < all.size(); ++i)
        QFile::remove(m_folder + u'/' + all.at(i));
    return {};
}

Result<> AnnotationBackups::makeBeforeMigration(Database &database, int version) const
{
    const QString time = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd'T'HHmmsszzz'Z'"));
    return copy(database, QStringLiteral("annotations-before-version-%1-%2.db").arg(version + 1).arg(time));
}

QStringList AnnotationBackups::daily() const
{
    // Dates of ISO 8601 sort as time does.
    return QDir(m_folder).entryList({QStringLiteral("annotations-[0-9]*.db")}, QDir::Files,
                                    QDir::Name | QDir::Reversed);
}

/// Under its name only when it is whole.
Result<> AnnotationBackups::copy(Database &database, const QString &name) const
{
    const QString unfinished =
        QStringLiteral("%1/%2.%3.part").arg(m_folder, name).arg(QCoreApplication::applicationPid());
    if (!QDir().mkpath(m_folder)) {
        return fail(Error::Code::Io,
                    QCoreApplication::translate("tacet::AnnotationStore", "The folder of backups cannot be made"),
                    m_folder);
    }
    QFile::remove(unfinished);
    if (auto copied = database.backupTo(unfinished); !copied) {
        QFile::remove(unfinished);
        return copied;
    }
    // Another process may have made the same one meanwhile: either is as good.
    if (!QFile::rename(unfinished, m_folder + u'/' + name))
        QFile::remove(unfinished);
    return {};
}

}
