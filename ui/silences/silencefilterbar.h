// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/silenceclassset.h"

#include <QWidget>

#include <utility>
#include <vector>

class QLineEdit;
class QToolButton;

namespace tacet {

class ClassChip;
class FlowLayout;
class ThemeStore;

/// What narrows the list of silences: words, only those unread, and a switch for each class there is.
class SilenceFilterBar final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit SilenceFilterBar(const ThemeStore &themes, QWidget *parent = nullptr);
    ~SilenceFilterBar() override;

    /// A chip for each; the order is kept.
    void setClasses(const std::vector<std::pair<SilenceClass, int>> &counts, SilenceClassSet listed);
    void clear(); ///< words and unread; the classes are the list's
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool isUnreadOnly() const;

signals:
    void textChanged(const QString &text);
    void unreadOnlyChanged(bool isUnreadOnly);
    void classToggled(tacet::SilenceClass silence, bool isListed);
    void onlyClassRequested(tacet::SilenceClass silence);

private:
    void restyle();
    ClassChip *addChip(SilenceClass silence);

    const ThemeStore &m_themes;
    QLineEdit *m_text = nullptr;
    QToolButton *m_unread = nullptr;
    FlowLayout *m_flow = nullptr;
    std::vector<ClassChip *> m_chips;
};

}
