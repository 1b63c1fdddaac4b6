// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/silence.h"

#include <QAbstractButton>

namespace tacet {

class ThemeStore;

/// A switch for one class of silence: its mark, how many there are. On: they are listed.
class ClassChip final : public QAbstractButton
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    ClassChip(const ThemeStore &themes, SilenceClass silence, QWidget *parent = nullptr);
    ~ClassChip() override;

    [[nodiscard]] SilenceClass silence() const { return m_silence; }
    void setCount(int count);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// Control was held: this class and no other.
    void onlyRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    const ThemeStore &m_themes;
    SilenceClass m_silence;
};

}
