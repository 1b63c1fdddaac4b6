// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QMenu;
class QMenuBar;

namespace tacet {

class Actions;

/// Puts the actions into the menus of the window.
/// @returns the menu "Open Recent", which the window fills, and "View", to which it adds its panels
struct Menus {
    QMenu *recent = nullptr;
    QMenu *view = nullptr;
    QMenu *theme = nullptr;
};
[[nodiscard]] Menus buildMenus(QMenuBar &bar, const Actions &actions);

}
