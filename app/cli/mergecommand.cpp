// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commands.h"
#include "models/operations/reviewfile.h"

#include <QCoreApplication>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::MergeCommand)
};

Result<MergeOutcome> merge(const QString &name, AnnotationStore &store, CommandContext &context)
{
    const auto bytes = context.readAll(name);
    if (!bytes)
        return failure(bytes);
    const auto file = parseReviewFile(*bytes, name);
    if (!file)
        return failure(file);
    return mergeReviews(store, *file, name);
}

}

ExitStatus run(const MergeCommand &command, CommandContext &context)
{
    const auto store = context.annotations();
    if (!store)
        return context.console().fail(store.error());
    ExitStatus status = ExitStatus::Done;
    for (const QString &name : command.files) {
        const auto outcome = merge(name, **store, context);
        if (!outcome) {
            status = worse(status, context.console().fail(outcome.error()));
            continue;
        }
        context.console().note(Text::tr("%1: new reviews: %2, updated: %3, the library's kept: %4, the same: %5")
                                   .arg(name, QString::number(outcome->added), QString::number(outcome->updated),
                                        QString::number(outcome->kept), QString::number(outcome->same)));
    }
    return status;
}

}
