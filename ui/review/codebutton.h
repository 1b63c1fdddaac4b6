// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/codebook.h"
#include "models/core/review.h"

#include <QAbstractButton>

#include <optional>

namespace tacet {

class ThemeStore;

/// One code of the codebook as a button with its key on it: filled when primary, outlined with a dot when also held,
/// struck through when rejected.
class CodeButton final : public QAbstractButton
{
    Q_OBJECT
public:
    enum class Offer { AllStandings, PrimaryOnly };

    /// @param themes must outlive this
    CodeButton(const ThemeStore &themes, const Code &code, Offer offer, QWidget *parent = nullptr);
    ~CodeButton() override;

    [[nodiscard]] const QString &code() const { return m_code; }
    [[nodiscard]] std::optional<Reading::Standing> standing() const { return m_standing; }
    void setStanding(std::optional<Reading::Standing> standing);
    /// Marks it as what the program proposes; words for the tooltip, empty: not proposed.
    void setProposed(const QString &why);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The person wants it so, or, when it is so already, no longer.
    void standingToggled(const QString &code, tacet::Reading::Standing standing);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void describe();

    const ThemeStore &m_themes;
    QString m_code;
    QString m_key;
    QString m_help;
    QString m_proposed;
    Offer m_offer;
    std::optional<Reading::Standing> m_standing;
    Reading::Standing m_clicked = Reading::Standing::Primary;
};

/// Definition, when to use it and when not, as rich text for a tooltip. Whatever a codebook says is escaped.
[[nodiscard]] QString helpOf(const Code &code);

}
