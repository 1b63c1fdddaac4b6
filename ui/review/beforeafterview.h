// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/operations/dossier.h"
#include "ui/review/reviewcontext.h"

#include <QPointer>
#include <QScrollArea>

class QVBoxLayout;

namespace tacet {

class ShiftTable;
class ThemeStore;

/// What is known of the silence beside what its dossier holds.
struct DossierFacts {
    std::vector<RawRecord> records;
    std::optional<Dispute> dispute;
    QString disputedBy;
    QString response; ///< the proposed kind in words; empty: none, or not to be shown
    bool isGuarded = false; ///< what follows is not to be seen
};

/// The dossier of a silence: before and after side by side, what was kept, what shifted, why there is no text.
class BeforeAfterView final : public QScrollArea
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit BeforeAfterView(const ThemeStore &themes, QWidget *parent = nullptr);
    ~BeforeAfterView() override;

    void showDossier(const SilenceReport &report, const Dossier &dossier, const DossierFacts &facts);
    void showMessage(const QString &text);
    /// @param baseline nullptr: not measured yet; @param note says why
    void showBaseline(const Baseline *baseline, const QString &note);
    void clear();

signals:
    void messageActivated(int ordinal);
    void recordRequested();

private:
    void addHeading(const QString &text);
    void addText(const QString &text, bool isMuted = false);
    void addSilence(const SilenceReport &report, const DossierFacts &facts);
    void addRecord(const std::vector<RawRecord> &records);
    void addSides(const Dossier &dossier, const DossierFacts &facts);
    void addPending(const Dossier &dossier);
    void addTables(const Dossier &dossier);
    void addNeighbours(const Dossier &dossier, const DossierFacts &facts);
    QWidget *link(const QString &text, int ordinal, QWidget *parent);

    const ThemeStore &m_themes;
    QWidget *m_page = nullptr;
    QVBoxLayout *m_layout = nullptr;
    QPointer<ShiftTable> m_shift;
};

}
