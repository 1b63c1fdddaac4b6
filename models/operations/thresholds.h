// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/operations/silencereport.h"

#include <QString>

#include <utility>
#include <vector>

namespace tacet {

/// Every threshold under which silences are reported on and proposals are made, by the name that it has in settings
/// and exports ("summary_overlap"), in a fixed order.
[[nodiscard]] std::vector<std::pair<QString, double>> namedThresholds(const ReportOptions &options);

/// @returns false when there is no threshold of that name, or the value is no number that it can take (below 0, a
/// share above 1, a window of nothing); nothing is changed then
bool setThreshold(ReportOptions &options, const QString &name, double value);

}
