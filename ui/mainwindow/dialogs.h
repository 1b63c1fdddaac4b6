// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <optional>

class QWidget;

namespace tacet {

class Settings;

/// The questions that the window asks; each returns nothing when the person thought better of it.
namespace dialogs {

[[nodiscard]] QString chooseTranscript(QWidget *parent, Settings &settings);
[[nodiscard]] QString chooseFolder(QWidget *parent, Settings &settings);
/// @param last the highest ordinal that can be gone to
[[nodiscard]] std::optional<int> chooseMessage(QWidget *parent, int current, int last);
/// @param known who has read something in this library
[[nodiscard]] QString chooseReviewer(QWidget *parent, const QString &current, const QStringList &known);

struct ExportChoice {
    QString path;
    std::optional<int> ordinal; ///< that silence alone
};
/// @param name what the file is called at first, without its ending
/// @param current the silence that can be written alone; none: it has no review
[[nodiscard]] std::optional<ExportChoice> chooseExport(QWidget *parent, Settings &settings, const QString &name,
                                                       std::optional<int> current);

void showAbout(QWidget *parent);

}

}
