// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commands.h"

#include <QCoreApplication>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::Command)
};

struct Runner {
    CommandContext &context;

    ExitStatus operator()(const WindowCommand &) const
    {
        return context.console().refuse(
            Text::tr("The window needs a display. Without one: tacet scan FILE; see tacet --help."));
    }
    ExitStatus operator()(const PrintedText &printed) const
    {
        const auto written = context.console().write(printed.text.toUtf8());
        return written ? ExitStatus::Done : context.console().fail(written.error());
    }
    ExitStatus operator()(const WrongUsage &usage) const
    {
        return context.console().refuse(Text::tr("%1 See --help.").arg(usage.message));
    }
    template<typename Command>
    ExitStatus operator()(const Command &command) const
    {
        return run(command, context);
    }
};

}

ExitStatus runCommand(const CommandLine &line)
{
    Console console(line.global.quiet);
    CommandContext context(line.global, console);
    return std::visit(Runner {context}, line.command);
}

}
