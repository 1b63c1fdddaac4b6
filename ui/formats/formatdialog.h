// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/importers/formatsample.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace tacet {

class FormatForm;
class FormatPreviewView;
class RecordTree;
class ThemeStore;

/// Describes the format of one file: its records on the left, what is what in the middle, on the right how its messages
/// would be read. Saves the description when it is accepted.
class FormatDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @param themes must outlive this @param folder where descriptions are kept @param path of the file
    FormatDialog(const ThemeStore &themes, QString folder, QString path, FormatSample sample,
                 QWidget *parent = nullptr);
    ~FormatDialog() override;

    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] QString savedFile() const { return m_savedFile; } ///< empty: nothing was saved

    void accept() override;

private:
    void build();
    void showChoices();
    [[nodiscard]] Result<QString> save() const;
    [[nodiscard]] static QString faultsText(const std::vector<MappingFault> &faults);

    const ThemeStore &m_themes;
    QString m_folder;
    QString m_path;
    QString m_savedFile;
    RecordTree *m_tree = nullptr;
    FormatForm *m_form = nullptr;
    FormatPreviewView *m_preview = nullptr;
    QPushButton *m_save = nullptr;
    QLabel *m_error = nullptr;
};

}
