// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/operations/dossier.h"

#include <QWidget>

class QVBoxLayout;

namespace tacet {

class ThemeStore;

/// One side of a silence in words: who said what, the topic, the plan, the calls.
class SideColumn final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    SideColumn(const ThemeStore &themes, const QString &title, QWidget *parent);
    ~SideColumn() override;

    void addNote(const QString &text);
    void addQuote(const QString &who, const DossierText &quote);
    /// @param isBefore the calls nearest to the silence are the last
    void addSide(const DossierSide &side, bool isBefore);

signals:
    void messageActivated(int ordinal);

private:
    void addCaption(const QString &text);
    void addLink(const QString &text, int ordinal);
    void addText(const QString &text, bool isMuted);
    void addPlan(const DossierSide &side);
    void addCalls(const std::vector<CallFacts> &calls, bool isBefore);
    void addCall(const CallFacts &call);

    const ThemeStore &m_themes;
    QVBoxLayout *m_layout;
};

}
