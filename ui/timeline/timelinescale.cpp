// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinescale.h"

#include <algorithm>

namespace tacet {

void TimelineScale::setDomain(double begin, double end)
{
    const bool wasFitted = isFitted();
    m_domainBegin = begin;
    m_domainEnd = std::max(begin, end);
    if (wasFitted)
        fit();
    else
        setView(m_begin, m_span);
}

void TimelineScale::setWidthPx(double widthPx)
{
    m_widthPx = std::max(0.0, widthPx);
    setView(m_begin, m_span);
}

void TimelineScale::setMaximumPixelsPerUnit(double maximum)
{
    m_maximumPixelsPerUnit = maximum;
    setView(m_begin, m_span);
}

double TimelineScale::pixelsPerUnit() const
{
    return m_span > 0 ? m_widthPx / m_span : 0;
}

bool TimelineScale::isFitted() const
{
    return m_span >= domain();
}

double TimelineScale::toValue(double px) const
{
    return m_widthPx > 0 ? m_begin + px * m_span / m_widthPx : m_begin;
}

void TimelineScale::fit()
{
    setView(m_domainBegin, domain());
}

void TimelineScale::zoomAbout(double px, double factor)
{
    if (factor <= 0 || m_widthPx <= 0)
        return;
    const double value = toValue(px);
    const double closest = std::min(domain(), m_widthPx / m_maximumPixelsPerUnit);
    const double span = std::clamp(m_span / factor, closest, domain());
    setView(value - px / m_widthPx * span, span);
}

void TimelineScale::panBy(double px)
{
    if (m_widthPx > 0)
        setView(m_begin - px * m_span / m_widthPx, m_span);
}

void TimelineScale::show(double begin, double end)
{
    const double closest = m_widthPx / m_maximumPixelsPerUnit;
    const double span = std::max({end - begin, closest, 0.0});
    setView((begin + end - span) / 2, span); // what is shown stays in the middle
}

void TimelineScale::reveal(double value)
{
    const double margin = m_span / 8;
    if (value < m_begin + margin)
        setView(value - margin, m_span);
    else if (value > end() - margin)
        setView(value + margin - m_span, m_span);
}

void TimelineScale::setView(double begin, double span)
{
    const double closest = std::min(domain(), m_widthPx / m_maximumPixelsPerUnit);
    m_span = std::clamp(span, closest, domain());
    m_begin = std::clamp(begin, m_domainBegin, m_domainEnd - m_span);
}

}
