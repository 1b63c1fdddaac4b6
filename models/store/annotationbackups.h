// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QDate>
#include <QString>
#include <QStringList>

namespace tacet {

class Database;

/// Whole copies of annotations.db in the folder "backups" beside it: one a day, of which the newest seven stay, and one
/// before each migration, which all stay.
class AnnotationBackups
{
public:
    static constexpr int DailyKept = 7;

    explicit AnnotationBackups(const QString &databasePath);

    /// Nothing is done where today's is there already.
    Result<> makeDaily(Database &database, QDate today) const;
    Result<> makeBeforeMigration(Database &database, int version) const;
    /// Names of the files, newest first.
    [[nodiscard]] QStringList daily() const;
    [[nodiscard]] QString folder() const { return m_folder; }

private:
    Result<> copy(Database &database, const QString &name) const;

    QString m_folder;
};

}
