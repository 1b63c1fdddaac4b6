// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/silence.h"

#include <QColor>
#include <QFont>

namespace tacet {

/// Every colour, font and distance of the window, by what it is for. A value: views keep a reference to the current
/// one (ThemeStore) and ask it while painting.
struct Theme {
    enum class Kind { Light, Dark, HighContrastLight, HighContrastDark };
    Kind kind = Kind::Light;

    QColor ground; ///< behind what is read
    QColor surface; ///< behind panels, code and bars; one step from the ground
    QColor raised; ///< buttons and cards; one step from the surface
    QColor hairline; ///< lines between things
    QColor text; ///< words; at least 7:1 on the ground
    QColor muted; ///< times, labels, counts; at least 4.5:1 on ground and surface
    QColor accent; ///< the one accent: links, focus, primary button, current row
    QColor onAccent; ///< text on the accent
    QColor selection; ///< behind the current row
    QColor hatch; ///< stripes of the silent band
    QColor good;
    QColor bad;

    QColor person; ///< warm: blank messages
    QColor personGap; ///< gaps, waits
    QColor personAct; ///< attachments and other acts
    QColor personStop; ///< interrupts
    QColor machine; ///< cool: compaction
    QColor machineText; ///< synthetic text, commands, fillers
    QColor unknown; ///< grey: not known

    QFont body; ///< 13 px at scale 1
    QFont label; ///< 11 px
    QFont mono; ///< 12 px, for code, indices and times

    static constexpr int Grid = 4; ///< px; distances are multiples of it

    [[nodiscard]] bool isDark() const { return kind == Kind::Dark || kind == Kind::HighContrastDark; }
    [[nodiscard]] QColor of(SilenceClass silence) const;

    [[nodiscard]] static Theme make(Kind kind, double fontScale = 1.0);
};

/// WCAG 2.2 contrast ratio, 1 to 21.
[[nodiscard]] double contrast(const QColor &one, const QColor &other);

}
