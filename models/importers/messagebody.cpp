// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/messagebody.h"

#include "models/core/textmarker.h"

#include <QStringList>

namespace tacet {

QString MessageBody::visibleText() const
{
    QStringList texts;
    for (const BodyPart &part : parts) {
        const bool authored = part.kind == PartKind::Text
            && !(part.flags & (PartFlags(PartFlag::Synthetic) | PartFlag::Ignored))
            && (part.marker == TextMarker::Visible || part.marker == TextMarker::NearSilence);
        if (authored)
            texts.append(part.text);
    }
    return texts.join(QStringLiteral("\n\n"));
}

void addRecordFacts(MessageFacts &facts, MessageFacts &&record, int number)
{
    for (PartFacts &part : record.parts) {
        part.record = number;
        facts.parts.push_back(part);
    }
    facts.textCharacters += record.textCharacters;
    facts.reasoningCharacters += record.reasoningCharacters;
    if (!record.finish.empty())
        facts.finish = record.finish;
    facts.endMs = record.timeMs;
    facts.flags |= record.flags;
}

}
