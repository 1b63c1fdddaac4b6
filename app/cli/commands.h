// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/console.h"
#include "app/commandline.h"

namespace tacet {

class CommandContext;

// Each sub-command, to its end. Results go to standard output, everything else to standard error.

[[nodiscard]] ExitStatus run(const ScanCommand &command, CommandContext &context);
[[nodiscard]] ExitStatus run(const ShowCommand &command, CommandContext &context);
[[nodiscard]] ExitStatus run(const SearchCommand &command, CommandContext &context);
[[nodiscard]] ExitStatus run(const CodeCommand &command, CommandContext &context);
[[nodiscard]] ExitStatus run(const MergeCommand &command, CommandContext &context);
[[nodiscard]] ExitStatus run(const ExportCommand &command, CommandContext &context);
[[nodiscard]] ExitStatus run(const FormatsCommand &command, CommandContext &context);

/// What the command line asks for; a window is refused, since this is called where there is none.
[[nodiscard]] ExitStatus runCommand(const CommandLine &line);

}
