// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/formatsample.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QTableWidget;

namespace tacet {

struct Theme;

/// Asks which key is what, and who speaks in which role; at first as it was guessed.
class FormatForm final : public QWidget
{
    Q_OBJECT
public:
    /// @param theme of now @param name of the format, at first
    FormatForm(const Theme &theme, FormatSample sample, const QString &name, QWidget *parent = nullptr);
    ~FormatForm() override;

    /// As chosen; without the file.
    [[nodiscard]] HouseFormat format() const;
    [[nodiscard]] const FormatSample &sample() const { return m_sample; }
    /// What each path is used as, for people.
    [[nodiscard]] std::vector<std::pair<JsonPath, QString>> uses() const;

signals:
    void placeChanged();
    void changed();

private:
    QComboBox *addChooser(const QString &objectName, const QString &accessibleName);
    void fillPlaces();
    void fillKeys();
    void fillRoles();
    void takePlace();
    void takeKeys();
    void takeRole(const QString &value, int choice);
    void takeName();

    FormatSample m_sample;
    HouseFormat m_format;
    QLineEdit *m_name = nullptr;
    QComboBox *m_place = nullptr;
    QComboBox *m_role = nullptr;
    QComboBox *m_text = nullptr;
    QComboBox *m_time = nullptr;
    QComboBox *m_id = nullptr;
    QTableWidget *m_roles = nullptr;
    QCheckBox *m_before = nullptr;
};

}
