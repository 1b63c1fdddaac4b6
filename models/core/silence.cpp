// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/silence.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tacet {

namespace {

struct ClassNames {
    SilenceClass silence;
    const char *id;
    const char *label;
};

// In the order of the enumeration.
constexpr std::array Classes {
    ClassNames {SilenceClass::None, "none", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Has text")},
    ClassNames {SilenceClass::Blank, "blank", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Blank message")},
    ClassNames {SilenceClass::Wrapper, "wrapper", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Only a wrapper")},
    ClassNames {SilenceClass::NoParts, "no-parts", QT_TRANSLATE_NOOP("tacet::SilenceClass", "No parts")},
    ClassNames {SilenceClass::Compaction, "compaction", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Context compaction")},
    ClassNames {SilenceClass::CompactionInferred, "compaction-inferred",
                QT_TRANSLATE_NOOP("tacet::SilenceClass", "Context compaction, inferred")},
    ClassNames {SilenceClass::ToolResult, "tool-result", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Tool result")},
    ClassNames {SilenceClass::Attachment, "attachment", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Attachment only")},
    ClassNames {SilenceClass::AttachmentLost, "attachment-lost",
                QT_TRANSLATE_NOOP("tacet::SilenceClass", "Attachment, lost")},
    ClassNames {SilenceClass::Synthetic, "synthetic", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Harness text")},
    ClassNames {SilenceClass::Ignored, "ignored", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Ignored text")},
    ClassNames {SilenceClass::Subtask, "subtask", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Sub-agent launch")},
    ClassNames {SilenceClass::Command, "command", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Command only")},
    ClassNames {SilenceClass::Interrupt, "interrupt", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Interrupt")},
    ClassNames {SilenceClass::AutoReply, "auto-reply", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Filler text")},
    ClassNames {SilenceClass::Redacted, "redacted", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Redacted")},
    ClassNames {SilenceClass::Damaged, "damaged", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Damaged record")},
    ClassNames {SilenceClass::Sidechain, "sidechain", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Sub-agent's turn")},
    ClassNames {SilenceClass::AssistantEmpty, "assistant-empty",
                QT_TRANSLATE_NOOP("tacet::SilenceClass", "Assistant without text")},
    ClassNames {SilenceClass::Gap, "gap", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Gap")},
    ClassNames {SilenceClass::Absent, "absent", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Absent turn")},
    ClassNames {SilenceClass::NearSilence, "near-silence", QT_TRANSLATE_NOOP("tacet::SilenceClass", "Near silence")},
};

constexpr auto AllClasses = [] {
    std::array<SilenceClass, Classes.size() - 1> all {};
    for (size_t i = 0; i < all.size(); ++i)
        all[i] = Classes[i + 1].silence;
    return all;
}();

template<size_t N>
QLatin1StringView nameAt(const std::array<const char *, N> &names, size_t index)
{
    Q_ASSERT(index < N);
    return QLatin1StringView(names[index]);
}

}

QLatin1StringView idOf(SilenceClass value)
{
    return QLatin1StringView(Classes[size_t(value)].id);
}

QLatin1StringView idOf(HumanAct value)
{
    return nameAt(std::array {"no", "yes", "partly", "unknown"}, size_t(value));
}

QLatin1StringView idOf(Delivered value)
{
    return nameAt(std::array {"no", "yes", "replaced", "unknown"}, size_t(value));
}

QLatin1StringView idOf(Slot value)
{
    return nameAt(std::array {"session-start", "question-pending", "proposal-pending", "report-delivered", "bad-news",
                              "work-in-progress", "error", "interrupted"},
                  size_t(value));
}

QLatin1StringView idOf(GapKind value)
{
    return nameAt(std::array {"unknown", "pause", "gap", "lapse", "attributable"}, size_t(value));
}

std::optional<SilenceClass> silenceClassFromId(QStringView id)
{
    const auto found = std::find_if(Classes.begin() + 1, Classes.end(),
                                    [id](const ClassNames &names) { return id == QLatin1StringView(names.id); });
    return found == Classes.end() ? std::nullopt : std::optional(found->silence);
}

std::span<const SilenceClass> allSilenceClasses()
{
    return AllClasses;
}

QString labelOf(SilenceClass value)
{
    return QCoreApplication::translate("tacet::SilenceClass", Classes[size_t(value)].label);
}

QString labelOf(Slot value)
{
    static constexpr std::array Labels {
        QT_TRANSLATE_NOOP("tacet::Slot", "session start"),
        QT_TRANSLATE_NOOP("tacet::Slot", "question pending"),
        QT_TRANSLATE_NOOP("tacet::Slot", "proposal pending"),
        QT_TRANSLATE_NOOP("tacet::Slot", "report delivered"),
        QT_TRANSLATE_NOOP("tacet::Slot", "bad news"),
        QT_TRANSLATE_NOOP("tacet::Slot", "work in progress"),
        QT_TRANSLATE_NOOP("tacet::Slot", "error"),
        QT_TRANSLATE_NOOP("tacet::Slot", "interrupted"),
    };
    return QCoreApplication::translate("tacet::Slot", Labels[size_t(value)]);
}

SilenceGroup groupOf(SilenceClass value, HumanAct humanAct)
{
    if (value == SilenceClass::AssistantEmpty)
        return SilenceGroup::Assistant;
    switch (humanAct) {
    case HumanAct::Yes:
    case HumanAct::Partly:
        return SilenceGroup::Person;
    case HumanAct::No:
        return SilenceGroup::Harness;
    case HumanAct::Unknown:
        break;
    }
    return SilenceGroup::NotKnown;
}

bool isListedByDefault(SilenceClass value)
{
    switch (value) {
    case SilenceClass::None:
    case SilenceClass::ToolResult:
    case SilenceClass::Sidechain:
    case SilenceClass::NearSilence:
    case SilenceClass::Absent:
    case SilenceClass::AssistantEmpty:
        return false;
    default:
        return true;
    }
}

}
