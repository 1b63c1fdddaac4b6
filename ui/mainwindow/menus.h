// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QMenu;
class QMenuBar;

namespace tacet {

class Actions;

/// Puts the actions into the menus of the window.
/// @returns "File", before whose "Open Recent" the window puts a menu of its own, "Open Recent", which it fills, and
/// "View", to which it adds its panels
struct Menus {
    QMenu *file = nullptr;
    QMenu *recent = nullptr;
    QMenu *view = nullptr;
    QMenu *theme = nullptr;
};
[[nodiscard]] Menus buildMenus(QMenuBar &bar, const Actions &actions);

}
