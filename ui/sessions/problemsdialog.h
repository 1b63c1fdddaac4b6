// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/error.h"

#include <QDialog>

#include <vector>

namespace tacet {

/// Lists what was not read, and why.
class ProblemsDialog final : public QDialog
{
    Q_OBJECT
public:
    ProblemsDialog(const std::vector<Error> &unreadable, const std::vector<Error> &passedOver,
                   QWidget *parent = nullptr);
    ~ProblemsDialog() override;
};

}
