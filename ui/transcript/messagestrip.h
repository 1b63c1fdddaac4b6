// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QWidget>

class QToolButton;

namespace tacet {

class ThemeStore;

/// The few things that one does with a message, shown over the message under the mouse. The same stand in the context
/// menu, where the keyboard finds them; the strip takes no focus.
class MessageStrip final : public QWidget
{
    Q_OBJECT
public:
    enum class Deed { Copy, CopyLink, CopyCitation, ShowRecord, AddEvidence };
    Q_ENUM(Deed)

    /// @param themes must outlive this
    MessageStrip(const ThemeStore &themes, QWidget *parent);
    ~MessageStrip() override;

    [[nodiscard]] int row() const { return m_row; } ///< -1: hidden
    /// @param topRight of the message in the parent
    void showFor(int row, const QPoint &topRight);
    void dismiss();
    void setEvidenceEnabled(bool isEnabled);

signals:
    void requested(tacet::MessageStrip::Deed deed, int row);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void restyle();

    const ThemeStore &m_themes;
    QList<QToolButton *> m_buttons;
    int m_row = -1;
};

}
