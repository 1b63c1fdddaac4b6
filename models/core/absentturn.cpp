// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/absentturn.h"

#include <QCoreApplication>

#include <array>

namespace tacet {

namespace {

constexpr char KeyPrefix[] = "absent:";

struct Names {
    const char *id;
    const char *label;
};

constexpr std::array Kinds {
    Names {"no-answer", QT_TRANSLATE_NOOP("tacet::AbsentTurn", "no answer is recorded")},
    Names {"no-final-answer", QT_TRANSLATE_NOOP("tacet::AbsentTurn", "commentary only, no final answer is recorded")},
    Names {"rewound", QT_TRANSLATE_NOOP("tacet::AbsentTurn", "the conversation was rewound")},
    Names {"retracted", QT_TRANSLATE_NOOP("tacet::AbsentTurn", "messages were retracted")},
    Names {"prefix-missing", QT_TRANSLATE_NOOP("tacet::AbsentTurn", "what stands before is not in this file")},
    Names {"result-missing", QT_TRANSLATE_NOOP("tacet::AbsentTurn", "the result of a tool call is missing")},
};

}

QLatin1StringView idOf(AbsentKind value)
{
    return QLatin1StringView(Kinds[size_t(value)].id);
}

QString labelOf(AbsentKind value)
{
    return QCoreApplication::translate("tacet::AbsentTurn", Kinds[size_t(value)].label);
}

Role roleOf(AbsentKind value)
{
    switch (value) {
    case AbsentKind::NoAnswer:
    case AbsentKind::NoFinalAnswer:
        return Role::Assistant;
    case AbsentKind::ResultMissing:
        return Role::Tool;
    case AbsentKind::Rewound:
        return Role::User;
    case AbsentKind::Retracted:
    case AbsentKind::PrefixMissing:
        break;
    }
    return Role::System;
}

bool isAbsentKey(const QString &key)
{
    return key.startsWith(QLatin1StringView(KeyPrefix));
}

std::string keyOf(const AbsentTurn &turn)
{
    return std::string(KeyPrefix) + Kinds[size_t(turn.kind)].id + '@' + std::to_string(turn.record.range.offset);
}

}
