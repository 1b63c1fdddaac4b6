// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/console.h"

#include <QCoreApplication>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <unistd.h>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::Console)
};

void writeError(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stderr);
    std::fflush(stderr);
}

int rank(ExitStatus status)
{
    switch (status) {
    case ExitStatus::Done:
        return 0;
    case ExitStatus::Damaged:
        return 1;
    case ExitStatus::Found:
        return 2;
    case ExitStatus::WrongUsage:
        return 3;
    case ExitStatus::Failed:
        break;
    }
    return 4;
}

}

ExitStatus worse(ExitStatus one, ExitStatus other)
{
    return rank(one) >= rank(other) ? one : other;
}

Result<> Console::write(const QByteArray &bytes)
{
    const auto size = size_t(bytes.size());
    if (std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0)
        return {};
    return tacet::fail(
        Error::Code::Io,
        Text::tr("The result could not be written: %1.").arg(QString::fromLocal8Bit(std::strerror(errno))),
        Text::tr("standard output"));
}

void Console::note(const QString &line)
{
    if (!m_quiet)
        writeError(line + u'\n');
}

ExitStatus Console::fail(const Error &error)
{
    if (error.code == Error::Code::NotFound) // what was asked for is not there: the question was wrong
        return refuse(error.message);
    writeError(QStringLiteral("tacet: %1\n").arg(oneLine(error)));
    return ExitStatus::Failed;
}

ExitStatus Console::refuse(const QString &message)
{
    writeError(QStringLiteral("tacet: %1\n").arg(message));
    return ExitStatus::WrongUsage;
}

ExitStatus Console::tellDamaged(const QString &name, const std::vector<DamagedRecord> &damaged)
{
    constexpr size_t MostLines = 100;
    if (damaged.empty())
        return ExitStatus::Done;
    for (size_t i = 0; i < qMin(damaged.size(), MostLines); ++i) {
        const DamagedRecord &record = damaged[i];
        const QString offset = QString::number(record.range.offset);
        QStringList where;
        if (record.line > 0)
            where << Text::tr("line %1").arg(record.line);
        if (!record.place.isEmpty())
            where << record.place;
        where << Text::tr("byte %1").arg(offset);
        //: %1 file, %2 where in it, %3 reason
        writeError(Text::tr("%1: %2: %3").arg(name, where.join(QStringLiteral(", ")), record.reason) + u'\n');
    }
    const QString count = QString::number(damaged.size());
    writeError(Text::tr("%1: damaged records: %2; everything else was read.").arg(name, count) + u'\n');
    return ExitStatus::Damaged;
}

Console::Percentage::Percentage(Console &console, QString what)
    : m_what(std::move(what))
    , m_watched(!console.m_quiet && isatty(STDERR_FILENO) != 0)
{
    m_sinceLine.start();
}

Console::Percentage::~Percentage()
{
    if (m_shown)
        writeError(QStringLiteral("\r\x1b[K"));
}

void Console::Percentage::report(qint64 done, qint64 total)
{
    if (!m_watched || total <= 0 || m_sinceLine.elapsed() < 200)
        return;
    m_sinceLine.restart();
    m_shown = true;
    writeError(QStringLiteral("\r\x1b[K%1 %2 %").arg(m_what, QString::number(done * 100 / total)));
}

}
