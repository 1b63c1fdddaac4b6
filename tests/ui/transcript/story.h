// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fakesession.h"

namespace tacet::test {

/// Messages 414 to 420 of a session about GPUs in a virtual machine, and every class of silence after them: the
/// story that the two reviews tell, for pictures and tests. Numbers are labels; the first row is 412.
inline constexpr int StoryFirst = 412;
[[nodiscard]] FakeMessage storyMessage(int row);
[[nodiscard]] int storyRows();
/// Where the silences of all classes begin, one user's message each, in the order of the enumeration from Blank on.
[[nodiscard]] int classesBegin();

}
