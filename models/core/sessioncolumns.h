// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/absentturn.h"
#include "models/core/message.h"
#include "models/core/silence.h"

#include <vector>

namespace tacet {

/// What the timeline and the filters need of every message of a session, in columns of equal length.
struct SessionColumns {
    std::vector<Role> role;
    std::vector<SilenceClass> silence;
    std::vector<HumanAct> humanAct;
    std::vector<MessageFlags> flags;
    std::vector<quint32> textCharacters;
    std::vector<quint16> toolCalls;
    std::vector<qint64> timeMs; ///< NoTime where the source has none
    std::vector<qint64> gapMs; ///< NoTime where it is unknown

    std::vector<AbsentTurn> absent; ///< not one a message: markers between them, ascending by AbsentTurn::before

    static constexpr qint64 NoTime = -1;
    [[nodiscard]] int size() const { return int(role.size()); }
};

}
