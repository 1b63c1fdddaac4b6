// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QAbstractItemModel;

namespace tacet {

/// The row that a number in the text means: the source's label where it prints one, else the index. -1: none.
[[nodiscard]] int rowOfNumber(const QAbstractItemModel &model, int number);

}
