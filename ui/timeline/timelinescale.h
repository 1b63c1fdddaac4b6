// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace tacet {

/// The arithmetic between a range of values (message numbers, or milliseconds) and pixels, with a part of the range in
/// view. A value; knows neither messages nor widgets. Pixels count from the left edge of the view.
class TimelineScale final
{
public:
    /// The whole range; what is in view stays so as far as it still exists. Fitted stays fitted.
    void setDomain(double begin, double end);
    void setWidthPx(double widthPx);
    /// The closest that one can look; a domain that is shorter than that is spread over the width all the same.
    void setMaximumPixelsPerUnit(double maximum);

    [[nodiscard]] double domainBegin() const { return m_domainBegin; }
    [[nodiscard]] double domainEnd() const { return m_domainEnd; }
    [[nodiscard]] double begin() const { return m_begin; } ///< the value at pixel 0
    [[nodiscard]] double end() const { return m_begin + m_span; } ///< the value at widthPx()
    [[nodiscard]] double widthPx() const { return m_widthPx; }
    [[nodiscard]] double pixelsPerUnit() const;
    [[nodiscard]] bool isFitted() const;

    [[nodiscard]] double toPixel(double value) const { return (value - m_begin) * pixelsPerUnit(); }
    [[nodiscard]] double toValue(double px) const;

    void fit();
    /// @param factor above 1: closer. The value at `px` stays where it is, as far as the ends of the domain allow.
    void zoomAbout(double px, double factor);
    /// @param px positive: what is seen moves to the right
    void panBy(double px);
    /// Makes [begin, end) fill the view, as far as the closest look allows.
    void show(double begin, double end);
    /// Pans as little as needed for the value to stand at least an eighth of the width from either edge.
    void reveal(double value);

private:
    [[nodiscard]] double domain() const { return m_domainEnd - m_domainBegin; }
    void setView(double begin, double span);

    double m_domainBegin = 0;
    double m_domainEnd = 0;
    double m_begin = 0;
    double m_span = 0;
    double m_widthPx = 0;
    double m_maximumPixelsPerUnit = 1;
};

}
