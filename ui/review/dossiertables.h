// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/operations/dossier.h"

#include <QWidget>

#include <functional>

class QLabel;
class QVBoxLayout;

namespace tacet {

class ThemeStore;

/// A list of names that stand on both sides of a silence: kept, new, dropped, with how often on each.
class AlignedTable final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    AlignedTable(const ThemeStore &themes, const std::vector<AlignedName> &names, bool isMono, QWidget *parent);
    ~AlignedTable() override;
};

/// What shifted between the sides, each measure with its n, what is usual in this session, and what it means.
class ShiftTable final : public QWidget
{
    Q_OBJECT
public:
    ShiftTable(const Dossier &dossier, QWidget *parent);
    ~ShiftTable() override;

    /// @param baseline nullptr: not measured
    /// @param note stands instead of the figures until there are some: "measuring …"
    void showBaseline(const Baseline *baseline, const QString &note);

private:
    void addMeasure(QVBoxLayout &column, Measure measure);

    Shift m_shift;
    ShiftSettings m_settings;
    std::array<QLabel *, Measures> m_usual {};
};

/// "kept", "new", "dropped".
[[nodiscard]] QString standingInWords(const AlignedName &name);

}
