// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commands.h"
#include "app/cli/messagetext.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace tacet {

namespace {

constexpr int PageRows = 200;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::ShowCommand)
};

Result<> showRaw(const OpenSession &open, const MessageRow &row, Console &console)
{
    const auto records = open.messages->records(row);
    if (!records)
        return failure(records);
    for (const QByteArray &record : *records) {
        if (auto written = console.write(record.endsWith('\n') ? record : record + '\n'); !written)
            return written;
    }
    return {};
}

Result<> showText(const OpenSession &open, const MessageRow &row, Console &console)
{
    const auto body = open.messages->body(row);
    if (!body)
        return failure(body);
    auto evidence = Result<std::vector<Evidence>>(std::vector<Evidence> {});
    if (row.silence != SilenceClass::None && !row.evidence.empty())
        evidence = open.messages->evidence(row);
    if (!evidence)
        return failure(evidence);
    renameFile(*evidence, QFileInfo(open.session.sourcePath).fileName(), QFileInfo(open.name).fileName());
    return console.write(messageText(row, *body, *evidence).toUtf8());
}

Result<> show(const OpenSession &open, int first, int last, bool raw, Console &console)
{
    for (int page = first; page <= last; page += PageRows) {
        const auto rows = open.reader->page(open.session.id, page, qMin(PageRows, last - page + 1));
        if (!rows)
            return failure(rows);
        for (const MessageRow &row : *rows) {
            auto shown = raw ? showRaw(open, row, console) : showText(open, row, console);
            if (!shown)
                return shown;
        }
    }
    return {};
}

}

ExitStatus run(const ShowCommand &command, CommandContext &context)
{
    Console &console = context.console();
    const auto input = context.input(command.path);
    if (!input)
        return console.fail(input.error());
    const auto open = context.openSession(*input);
    if (!open)
        return console.fail(open.error());
    int first = 0;
    int last = open->session.messages - 1;
    if (command.choice.isOne()) {
        const auto row = chosenMessage(*open, command.choice);
        if (!row)
            return console.fail(row.error());
        first = last = row->ordinal;
    } else if (command.choice.range) {
        first = command.choice.range->first;
        if (first > last) {
            return console.refuse(
                Text::tr("There is no message %1: the session has the messages 0 to %2.").arg(first).arg(last));
        }
        last = qMin(last, command.choice.range->second);
    }
    if (const auto shown = show(*open, first, last, command.raw, console); !shown)
        return console.fail(shown.error());
    return console.tellDamaged(input->name, open->damaged);
}

}
