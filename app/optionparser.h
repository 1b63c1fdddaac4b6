// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline.h"

#include <QCommandLineParser>

#include <optional>

namespace tacet {

/// Reads one sub-command's options and remembers the first thing that is wrong with them.
class OptionParser
{
public:
    using Command = decltype(CommandLine::command);

    /// With the global options. @param command name of the sub-command; empty: the window
    OptionParser(const char *command, const QString &description);

    void argument(const QString &syntax, const QString &description);
    void option(const char *option, const QString &description, const QString &valueName);
    void flag(const char *option, const QString &description);

    /// @param arguments without the sub-command's name
    /// @returns what to do at once (help, version, wrong usage), else nothing
    [[nodiscard]] std::optional<Command> parse(const QStringList &arguments);

    [[nodiscard]] GlobalOptions global() const;
    [[nodiscard]] QStringList positional() const { return m_parser.positionalArguments(); }
    [[nodiscard]] bool isSet(const char *option) const;
    [[nodiscard]] QString value(const char *option) const;
    [[nodiscard]] std::optional<QString> optional(const char *option) const;
    /// Ids of a codebook are upper-case.
    [[nodiscard]] std::optional<QString> code(const char *option) const;
    [[nodiscard]] std::optional<QStringList> codes(const char *option) const;
    /// Outside of [least, most] it is wrong usage.
    [[nodiscard]] std::optional<int> number(const char *option, int least, int most);
    /// Ids separated by commas, or "all".
    [[nodiscard]] SilenceClassSet classes(const char *option);

    /// The option's value is wrong.
    void blame(const char *option, const QString &hint = {});
    void require(bool condition, const QString &message);
    /// The command, or what was wrong with it.
    [[nodiscard]] Command result(Command command) const;

private:
    QCommandLineParser m_parser;
    QString m_blame;
};

}
