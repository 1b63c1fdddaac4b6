// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QPoint;

namespace tacet {

class TranscriptPage;
struct PageGeometry;

/// What is told of the place under the mouse: where a link leads, the time of a message in UTC. Rich text that holds
/// nothing of the transcript unescaped; empty: nothing.
[[nodiscard]] QString tipAt(const TranscriptPage &page, const PageGeometry &geometry, const QPoint &viewportPoint);

}
