// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/silencewords.h"

#include "models/items/silencelistmodel.h"

#include <QCoreApplication>

namespace tacet {

QString labelOf(Review::State state)
{
    const auto words = [](const char *text) { return QCoreApplication::translate("tacet::ReviewState", text); };
    switch (state) {
    case Review::State::Unread:
        return words(QT_TRANSLATE_NOOP("tacet::ReviewState", "unread"));
    case Review::State::Draft:
        return words(QT_TRANSLATE_NOOP("tacet::ReviewState", "draft"));
    case Review::State::Read:
        return words(QT_TRANSLATE_NOOP("tacet::ReviewState", "read"));
    case Review::State::Later:
        return words(QT_TRANSLATE_NOOP("tacet::ReviewState", "later"));
    case Review::State::NeedsSecond:
        return words(QT_TRANSLATE_NOOP("tacet::ReviewState", "second reader"));
    case Review::State::Disputed:
        return words(QT_TRANSLATE_NOOP("tacet::ReviewState", "disputed"));
    case Review::State::Adjudicated:
        return words(QT_TRANSLATE_NOOP("tacet::ReviewState", "adjudicated"));
    }
    return {};
}

QString labelOf(SilenceGroup group)
{
    const auto words = [](const char *text) { return QCoreApplication::translate("tacet::SilenceGroup", text); };
    switch (group) {
    case SilenceGroup::Person:
        return words(QT_TRANSLATE_NOOP("tacet::SilenceGroup", "A person"));
    case SilenceGroup::Harness:
        return words(QT_TRANSLATE_NOOP("tacet::SilenceGroup", "The harness, no human act"));
    case SilenceGroup::NotKnown:
        return words(QT_TRANSLATE_NOOP("tacet::SilenceGroup", "Not known whose"));
    case SilenceGroup::Assistant:
        return words(QT_TRANSLATE_NOOP("tacet::SilenceGroup", "The assistant"));
    case SilenceGroup::Branch:
        return words(QT_TRANSLATE_NOOP("tacet::SilenceGroup", "In branches not continued"));
    case SilenceGroup::Program:
        return words(QT_TRANSLATE_NOOP("tacet::SilenceGroup", "Not there (marked by Tacet)"));
    }
    return {};
}

QString titleOf(SilenceClass silence, const QString &detail)
{
    const auto words = [](const char *text) { return QCoreApplication::translate("tacet::SilenceTitle", text); };
    switch (silence) {
    case SilenceClass::Compaction:
        return words(QT_TRANSLATE_NOOP("tacet::SilenceTitle", "Compaction"));
    case SilenceClass::CompactionInferred:
        return words(QT_TRANSLATE_NOOP("tacet::SilenceTitle", "Compaction?"));
    case SilenceClass::AssistantEmpty:
        return words(QT_TRANSLATE_NOOP("tacet::SilenceTitle", "No text"));
    case SilenceClass::Sidechain: {
        // In a branch that was not continued the detail begins with the class that it would have in the conversation.
        const QString branch = QStringLiteral("branch ");
        const auto inBranch = silenceClassFromId(detail.section(u' ', 1, 1));
        return detail.startsWith(branch) && inBranch ? labelOf(*inBranch) : labelOf(silence);
    }
    case SilenceClass::Synthetic:
        return detail.isEmpty() ? labelOf(silence) : detail.left(1).toUpper() + detail.mid(1);
    default:
        return labelOf(silence);
    }
}

QString titleOf(const AbsentTurn &turn)
{
    const auto words = [](const char *text) { return QCoreApplication::translate("tacet::AbsentTitle", text); };
    switch (turn.kind) {
    case AbsentKind::NoAnswer:
        return words(QT_TRANSLATE_NOOP("tacet::AbsentTitle", "No answer"));
    case AbsentKind::NoFinalAnswer:
        return words(QT_TRANSLATE_NOOP("tacet::AbsentTitle", "No final answer"));
    case AbsentKind::Rewound:
        return words(QT_TRANSLATE_NOOP("tacet::AbsentTitle", "Rewound"));
    case AbsentKind::Retracted:
        return words(QT_TRANSLATE_NOOP("tacet::AbsentTitle", "Retracted"));
    case AbsentKind::PrefixMissing:
        return words(QT_TRANSLATE_NOOP("tacet::AbsentTitle", "Beginning missing"));
    case AbsentKind::ResultMissing:
        return words(QT_TRANSLATE_NOOP("tacet::AbsentTitle", "No tool result"));
    }
    return {};
}

QString sentenceOf(const AbsentTurn &turn)
{
    const auto words = [&turn](const char *none, const char *one, const char *many) {
        const char *text = turn.count == 0 ? none : turn.count == 1 ? one : many;
        const QString sentence = QCoreApplication::translate("tacet::AbsentSentence", text);
        return turn.count > 1 ? sentence.arg(turn.count) : sentence;
    };
    switch (turn.kind) {
    case AbsentKind::NoAnswer: {
        const char *text = QT_TRANSLATE_NOOP("tacet::AbsentSentence", "No answer is recorded here.");
        return words(text, text, text);
    }
    case AbsentKind::NoFinalAnswer: {
        const char *text =
            QT_TRANSLATE_NOOP("tacet::AbsentSentence", "The turn ended with commentary; no final answer is recorded.");
        return words(text, text, text);
    }
    case AbsentKind::Rewound:
        return words(QT_TRANSLATE_NOOP("tacet::AbsentSentence", "The conversation was rewound here."),
                     QT_TRANSLATE_NOOP("tacet::AbsentSentence", "The conversation was rewound here by 1 turn."),
                     QT_TRANSLATE_NOOP("tacet::AbsentSentence", "The conversation was rewound here by %1 turns."));
    case AbsentKind::Retracted:
        return words(QT_TRANSLATE_NOOP("tacet::AbsentSentence", "Messages were retracted here."),
                     QT_TRANSLATE_NOOP("tacet::AbsentSentence", "1 message was retracted here."),
                     QT_TRANSLATE_NOOP("tacet::AbsentSentence", "%1 messages were retracted here."));
    case AbsentKind::PrefixMissing: {
        const char *text =
            QT_TRANSLATE_NOOP("tacet::AbsentSentence", "What the next message follows is not in this file.");
        return words(text, text, text);
    }
    case AbsentKind::ResultMissing:
        return words(QT_TRANSLATE_NOOP("tacet::AbsentSentence", "A tool's result is not recorded."),
                     QT_TRANSLATE_NOOP("tacet::AbsentSentence", "The result of 1 tool call is not recorded."),
                     QT_TRANSLATE_NOOP("tacet::AbsentSentence", "The results of %1 tool calls are not recorded."));
    }
    return {};
}

QString branchWords(int position, int siblings)
{
    const auto words = [](const char *text) { return QCoreApplication::translate("tacet::Branch", text); };
    if (siblings == 0)
        return words(QT_TRANSLATE_NOOP("tacet::Branch", "A branch that was not continued"));
    return words(QT_TRANSLATE_NOOP("tacet::Branch", "Branch %1 of %2, not continued")).arg(position).arg(siblings);
}

QString foldedPhrase(SilenceClass silence, int count)
{
    const auto words = [count](const char *one, const char *many) {
        return QCoreApplication::translate("tacet::foldedPhrase", count == 1 ? one : many).arg(count);
    };
    switch (silence) {
    case SilenceClass::ToolResult:
        return words(QT_TRANSLATE_NOOP("tacet::foldedPhrase", "%1 tool result"),
                     QT_TRANSLATE_NOOP("tacet::foldedPhrase", "%1 tool results"));
    case SilenceClass::Sidechain:
        return words(QT_TRANSLATE_NOOP("tacet::foldedPhrase", "%1 sub-agent or branch turn"),
                     QT_TRANSLATE_NOOP("tacet::foldedPhrase", "%1 sub-agent or branch turns"));
    case SilenceClass::NearSilence:
        return words(QT_TRANSLATE_NOOP("tacet::foldedPhrase", "%1 near silence"),
                     QT_TRANSLATE_NOOP("tacet::foldedPhrase", "%1 near silences"));
    case SilenceClass::Absent:
        return words(QT_TRANSLATE_NOOP("tacet::foldedPhrase", "%1 absent turn"),
                     QT_TRANSLATE_NOOP("tacet::foldedPhrase", "%1 absent turns"));
    case SilenceClass::AssistantEmpty:
        return words(QT_TRANSLATE_NOOP("tacet::foldedPhrase", "%1 assistant turn without text"),
                     QT_TRANSLATE_NOOP("tacet::foldedPhrase", "%1 assistant turns without text"));
    default:
        return {}; // listed by default, never folded
    }
}

}
