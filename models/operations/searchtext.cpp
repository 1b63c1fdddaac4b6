// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/searchtext.h"

#include <bit>

namespace tacet {

namespace {

QString joined(std::initializer_list<QString> texts)
{
    QString all;
    for (const QString &text : texts) {
        if (!text.isEmpty())
            all += all.isEmpty() ? text : u'\n' + text;
    }
    return all;
}

SearchPart authorOf(Role role)
{
    switch (role) {
    case Role::User:
        return SearchPart::User;
    case Role::Assistant:
        return SearchPart::Assistant;
    case Role::Tool:
        return SearchPart::ToolOutput;
    case Role::System:
        break;
    }
    return SearchPart::Harness;
}

SearchPart authorOfText(const BodyPart &part, Role role)
{
    const bool isHidden = bool(part.flags & (PartFlags(PartFlag::Synthetic) | PartFlag::Ignored));
    const bool isWords = part.marker == TextMarker::Visible || part.marker == TextMarker::NearSilence
        || part.marker == TextMarker::Redacted;
    return isHidden || !isWords ? SearchPart::Harness : authorOf(role);
}

}

std::vector<SearchPiece> searchPiecesOf(const BodyPart &part, Role role)
{
    std::vector<SearchPiece> pieces;
    const auto add = [&pieces](SearchPart as, const QString &text) {
        if (!text.isEmpty())
            pieces.push_back({as, text});
    };
    switch (part.kind) {
    case PartKind::Text:
        add(authorOfText(part, role), part.text);
        break;
    case PartKind::Reasoning:
        add(SearchPart::Reasoning, part.text);
        break;
    case PartKind::ToolCall:
        // The target alone is not added: it is taken from the input.
        add(SearchPart::ToolInput, joined({part.name, part.title, part.input, part.text}));
        add(SearchPart::ToolOutput, part.output);
        break;
    case PartKind::ToolResult:
        add(SearchPart::ToolOutput, joined({part.text, part.output}));
        break;
    case PartKind::Attachment:
    case PartKind::Mention:
        add(authorOf(role), part.name);
        break;
    case PartKind::Subtask:
        add(authorOf(role), joined({part.name, part.title, part.text}));
        break;
    case PartKind::Compaction:
    case PartKind::Other:
        add(SearchPart::Harness, joined({part.text, part.output}));
        break;
    case PartKind::Step:
        break;
    }
    return pieces;
}

SearchTexts searchTextsOf(const MessageBody &body, Role role)
{
    SearchTexts texts;
    const auto add = [&texts](SearchPart part, const QString &text) {
        QString &all = texts[size_t(std::countr_zero(quint8(part)))];
        if (!all.isEmpty() && !text.isEmpty())
            all += u'\n';
        all += text;
    };
    for (const BodyPart &part : body.parts) {
        for (const SearchPiece &piece : searchPiecesOf(part, role))
            add(piece.part, piece.text);
    }
    add(authorOf(role), body.error);
    return texts;
}

}
