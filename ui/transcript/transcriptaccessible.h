// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace tacet {

/// Makes every TranscriptView a list of its messages for assistive technology. Cheap when called again; GUI thread.
void installTranscriptAccessibility();

}
