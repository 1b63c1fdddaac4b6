// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QWidget>

class QAction;

namespace tacet {

class ThemeStore;

/// A switch of three places, one for each viewpoint: the buttons of exclusive actions in one frame.
class ViewpointSwitch final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this  @param actions exclusive and checkable; their texts are what is spoken
    ViewpointSwitch(const ThemeStore &themes, const QList<QAction *> &actions, QWidget *parent = nullptr);
    ~ViewpointSwitch() override;

private:
    class Segment;
};

}
