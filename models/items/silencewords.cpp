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
    case SilenceClass::Synthetic:
        return detail.isEmpty() ? labelOf(silence) : detail.left(1).toUpper() + detail.mid(1);
    default:
        return labelOf(silence);
    }
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
        return words(QT_TRANSLATE_NOOP("tacet::foldedPhrase", "%1 sub-agent turn"),
                     QT_TRANSLATE_NOOP("tacet::foldedPhrase", "%1 sub-agent turns"));
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
