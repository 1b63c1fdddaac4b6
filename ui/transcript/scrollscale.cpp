// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/scrollscale.h"

#include <algorithm>

namespace tacet {

ScrollScale::ScrollScale(qint64 contentPx, int viewportPx)
    : m_range(std::max<qint64>(0, contentPx - viewportPx))
    , m_viewportPx(viewportPx)
{
    m_factor = m_range / ExactPx + 1;
    // Rounded up, so that the last step reaches the end.
    m_maximum = int((m_range + m_factor - 1) / m_factor);
}

int ScrollScale::pageStep() const
{
    return std::max(1, int(m_viewportPx / m_factor));
}

int ScrollScale::valueAt(qint64 y) const
{
    if (y >= m_range)
        return m_maximum;
    return int(std::max<qint64>(0, y) / m_factor);
}

qint64 ScrollScale::yAt(int value) const
{
    return std::clamp<qint64>(qint64(value) * m_factor, 0, m_range);
}

}
