// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace tacet {

class Database;

/// The numbered scripts of one database, in the order of their numbers: script N takes it to user_version N.
class Migrations
{
public:
    /// @param folder below ":/tacet/store/migrations/"
    explicit Migrations(const QString &folder);

    [[nodiscard]] int latest() const { return int(m_scripts.size()); }

    /// Brings the database to latest(), one transaction a step. Several processes may try at once.
    /// @param beforeStep called with the version that a database with rows is about to leave; fails: nothing is done
    Result<> run(Database &database, const std::function<Result<>(int version)> &beforeStep = {}) const;

private:
    QStringList m_scripts; ///< paths of resources
};

}
