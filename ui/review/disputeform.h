// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/review.h"

#include <QWidget>

#include <optional>

class QComboBox;

namespace tacet {

class MarkdownField;
class ThemeStore;

/// The reviewer's objection to the computed class: which class it should be, and why.
class DisputeForm final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit DisputeForm(const ThemeStore &themes, QWidget *parent = nullptr);
    ~DisputeForm() override;

    void showDispute(const std::optional<Dispute> &dispute);
    [[nodiscard]] MarkdownField &reason() const { return *m_reason; }

signals:
    void disputeEdited(const std::optional<tacet::Dispute> &dispute, bool isTyped);
    void withdrawn();

private:
    [[nodiscard]] std::optional<Dispute> dispute() const;

    QComboBox *m_class;
    MarkdownField *m_reason;
};

}
