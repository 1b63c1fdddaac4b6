// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/silence.h"

namespace tacet {

/// Which classes are listed; a set of SilenceClass in one word.
class SilenceClassSet final
{
public:
    constexpr SilenceClassSet() = default;

    [[nodiscard]] static SilenceClassSet all()
    {
        SilenceClassSet set;
        for (const SilenceClass silence : allSilenceClasses())
            set.insert(silence);
        return set;
    }
    /// What is listed without being asked for.
    [[nodiscard]] static SilenceClassSet listedByDefault()
    {
        SilenceClassSet set;
        for (const SilenceClass silence : allSilenceClasses()) {
            if (isListedByDefault(silence))
                set.insert(silence);
        }
        return set;
    }

    [[nodiscard]] constexpr bool contains(SilenceClass silence) const { return (m_bits & bit(silence)) != 0; }
    [[nodiscard]] constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr void insert(SilenceClass silence) { m_bits |= bit(silence); }
    constexpr void remove(SilenceClass silence) { m_bits &= ~bit(silence); }

    friend constexpr bool operator==(SilenceClassSet, SilenceClassSet) = default;

private:
    static constexpr quint32 bit(SilenceClass silence) { return quint32(1) << quint32(silence); }

    quint32 m_bits = 0;
};

}
