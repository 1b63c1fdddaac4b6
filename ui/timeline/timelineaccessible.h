// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace tacet {

/// Makes every TimelineWidget a list of its silences for assistive technology. Cheap when called again; GUI thread.
void installTimelineAccessibility();

}
