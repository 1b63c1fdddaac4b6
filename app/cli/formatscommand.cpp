// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commands.h"
#include "models/importers/importerregistry.h"

#include <algorithm>

namespace tacet {

// The id is what a scan prints as "format"; the registry is asked, so that nothing is listed that is not read.
ExitStatus run(const FormatsCommand &, CommandContext &context)
{
    const ImporterRegistry registry;
    qsizetype width = 0;
    for (const auto &importer : registry.importers())
        width = std::max(width, importer->id().size());
    QString text;
    for (const auto &importer : registry.importers())
        text += importer->id().leftJustified(width + 2) + importer->label() + u'\n';
    const auto written = context.console().write(text.toUtf8());
    return written ? ExitStatus::Done : context.console().fail(written.error());
}

}
