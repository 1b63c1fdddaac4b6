// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace tacet {

/// How many headings of one known template of compaction summaries `text` has: of that template it has most of.
/// Models deviate and plugins replace the template, so headings support a finding and never make one alone.
/// @param text UTF-8 Markdown. Any thread.
[[nodiscard]] int summaryHeadingsIn(std::string_view text);

}
