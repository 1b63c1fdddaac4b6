// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace tacet {

/// Makes Tab go the way of the eye through what is visible in the page: line by line, whatever was made first.
void orderTabs(QWidget &page);

}
