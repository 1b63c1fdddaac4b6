// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/dossier.h"

#include <QScrollArea>

class QVBoxLayout;

namespace tacet {

class ThemeStore;

/// What the assistant was doing before a silence, and what it did next.
class BeforeAfterView final : public QScrollArea
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit BeforeAfterView(const ThemeStore &themes, QWidget *parent = nullptr);
    ~BeforeAfterView() override;

    void showDossier(const SilenceReport &report, const Dossier &dossier, const QString &responseLabel);
    void clear();

signals:
    void messageActivated(int ordinal);

private:
    void addHeading(const QString &text);
    void addLink(const QString &text, int ordinal);
    void addText(const QString &text, bool isMuted = false);
    void addQuote(const QString &who, const DossierText &quote);
    void addCalls(const std::vector<DossierCall> &calls, int more, bool moreFirst);

    const ThemeStore &m_themes;
    QWidget *m_page = nullptr;
    QVBoxLayout *m_layout = nullptr;
};

}
