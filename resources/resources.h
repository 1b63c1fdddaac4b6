// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace tacet {

/// Makes ":/tacet/…" readable. The resources are in a static library, which the linker would otherwise leave out.
/// Cheap when called again; before any use, from the main thread or a static of the user's.
void initResources();

/// Texts in the language of the desktop, else in English. Call once, when there is an application object.
void installTranslations();

}
