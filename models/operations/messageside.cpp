// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/messageside.h"

#include "models/core/textmarker.h"

#include <QByteArray>

namespace tacet {

namespace {

/// Empty where the part is not words by its author.
QString wordsOf(const BodyPart &part)
{
    const bool counts = part.kind == PartKind::Text && !part.flags.testFlag(PartFlag::Synthetic)
        && !part.flags.testFlag(PartFlag::Ignored)
        && (part.marker == TextMarker::Visible || part.marker == TextMarker::NearSilence);
    if (!counts)
        return {};
    const QByteArray text = part.text.toUtf8();
    const auto visible = visibleTextOf({text.constData(), size_t(text.size())});
    return QString::fromUtf8(visible.data(), qsizetype(visible.size())).trimmed();
}

}

bool isUserTurn(const MessageRow &row)
{
    return row.role == Role::User && row.silence != SilenceClass::ToolResult
        && !row.flags.testFlag(MessageFlag::Sidechain);
}

SideFacts sideOf(const MessageRow &row, const MessageBody &body)
{
    SideFacts side;
    for (const BodyPart &part : body.parts) {
        if (const QString words = wordsOf(part); !words.isEmpty())
            side.texts.append(words.left(TextLimit));
        if (part.kind == PartKind::ToolCall) {
            side.calls.push_back({part.name, part.target.left(TextLimit), changesState(part.name, part.target),
                                  int(side.texts.size()), row.ordinal, part.flags.testFlag(PartFlag::Error)});
        }
        const bool isResult = part.kind == PartKind::ToolCall || part.kind == PartKind::ToolResult;
        side.errors += isResult && part.flags.testFlag(PartFlag::Error) ? 1 : 0;
        if (!part.output.isEmpty())
            side.outputs.append(part.output.left(TextLimit));
    }
    side.failed = row.flags.testFlag(MessageFlag::Failed);
    side.markedSummary = row.role == Role::Assistant && row.flags.testFlag(MessageFlag::Summary);
    side.reasoningOnly = side.texts.isEmpty() && side.calls.empty() && row.reasoningCharacters > 0;
    return side;
}

void append(SideFacts &side, const SideFacts &message)
{
    const auto shift = int(side.texts.size());
    const bool wasEmpty = side.texts.isEmpty() && side.calls.empty();
    side.texts += message.texts;
    side.outputs += message.outputs;
    for (CallFacts call : message.calls) {
        call.textsBefore += shift;
        side.calls.push_back(std::move(call));
    }
    side.errors += message.errors;
    side.failed |= message.failed;
    side.markedSummary |= wasEmpty && message.markedSummary; // the response opens with it
    side.reasoningOnly |= message.reasoningOnly;
}

TurnFacts turnOf(const MessageRow &row, const MessageBody *body)
{
    TurnFacts turn {.byUser = isUserTurn(row),
                    .toolCalls = row.toolCalls > 0,
                    .failed = row.flags.testFlag(MessageFlag::Failed),
                    .interrupted = row.flags.testFlag(MessageFlag::Aborted) || row.silence == SilenceClass::Interrupt,
                    .silent = row.silence != SilenceClass::None};
    if (!body)
        return turn;
    for (const BodyPart &part : body->parts) {
        if (part.kind == PartKind::ToolCall) {
            turn.tools.append(part.name);
            turn.toolCalls = true;
            turn.text.clear();
        } else if (const QString words = wordsOf(part); !words.isEmpty()) {
            turn.text += (turn.text.isEmpty() ? QString() : QStringLiteral("\n\n")) + words.right(TextLimit);
            // Words after the last call are what the message comes down to.
            turn.tools.clear();
            turn.toolCalls = false;
        }
    }
    return turn;
}

}
