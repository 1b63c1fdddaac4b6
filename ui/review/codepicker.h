// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/codebook.h"
#include "ui/review/codebutton.h"

#include <QWidget>

#include <map>
#include <vector>

class QPushButton;

namespace tacet {

class CodeGridLayout;

/// The codes of one list of the codebook as buttons, some of them folded away where room is short.
class CodePicker final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    CodePicker(const ThemeStore &themes, CodeButton::Offer offer, QWidget *parent = nullptr);
    ~CodePicker() override;

    void setCodes(const std::vector<Code> &codes);
    void setHeld(const std::map<QString, Reading::Standing> &held);
    void setProposed(const QString &code, const QString &why);
    /// How many rows are shown until "more" is pressed; 0: all.
    void setFoldedRows(int rows);
    [[nodiscard]] CodeButton *button(const QString &code) const;
    /// How many codes are not shown at present.
    [[nodiscard]] int foldedCodes() const;

signals:
    void standingToggled(const QString &code, tacet::Reading::Standing standing);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refold();

    const ThemeStore &m_themes;
    CodeButton::Offer m_offer;
    CodeGridLayout *m_grid = nullptr;
    QPushButton *m_more = nullptr;
    std::vector<CodeButton *> m_buttons; ///< in the codebook's order
    int m_foldedRows = 0;
    bool m_isUnfolded = false;
};

}
