// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/core/session.h"
#include "models/jobs/progress.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QString>

#include <vector>

namespace tacet {

/// How the command ends.
enum class ExitStatus {
    Done = 0,
    Failed = 1, ///< with one line that says what, where and what to do
    WrongUsage = 2,
    Damaged = 3, ///< done, but some records were damaged
    Found = 4, ///< --fail-on found something
};

/// Of several paths the worst counts: a failure, then wrong usage, then what was found, then damage.
[[nodiscard]] ExitStatus worse(ExitStatus one, ExitStatus other);

/// Standard output and standard error of a command.
class Console
{
public:
    explicit Console(bool quiet)
        : m_quiet(quiet)
    { }

    /// Results. Fails when they cannot be written (a full disk, a closed pipe).
    [[nodiscard]] Result<> write(const QByteArray &bytes);
    /// One line to standard error, unless quiet.
    void note(const QString &line);
    /// One line to standard error, always. Code::NotFound is wrong usage, everything else a failure.
    ExitStatus fail(const Error &error);
    ExitStatus refuse(const QString &message);
    /// The first 100 damaged records and their count.
    ExitStatus tellDamaged(const QString &name, const std::vector<DamagedRecord> &damaged);

    /// Percentages of one piece of work on a line of standard error that is overwritten; only where a person watches.
    class Percentage final : public Progress
    {
    public:
        Percentage(Console &console, QString what);
        ~Percentage() override;
        [[nodiscard]] bool isCancelled() const override { return false; }
        void report(qint64 done, qint64 total) override;

    private:
        QString m_what;
        QElapsedTimer m_sinceLine;
        bool m_watched = false;
        bool m_shown = false;
    };

private:
    bool m_quiet = false;
};

}
