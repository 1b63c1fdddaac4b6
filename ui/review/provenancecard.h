// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/review.h"
#include "ui/review/reviewcontext.h"

#include <QFrame>

#include <optional>
#include <vector>

class QFormLayout;
class QLabel;
class QPushButton;

namespace tacet {

class DisputeForm;
class ThemeStore;

/// Why there is no text: what was computed, with its proof, and the reviewer's objection beside it.
class ProvenanceCard final : public QFrame
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit ProvenanceCard(const ThemeStore &themes, QWidget *parent = nullptr);
    ~ProvenanceCard() override;

    void showReport(const SilenceReport &report, const std::vector<RawRecord> &records);
    void showDispute(const std::optional<Dispute> &dispute);
    [[nodiscard]] DisputeForm &disputeForm() const { return *m_form; }

signals:
    void proofActivated(size_t record, size_t proof);

private:
    void addProofs(const std::vector<RawRecord> &records);
    void addRow(const QString &name, QWidget *value);
    void addText(const QString &name, const QString &value);

    const ThemeStore &m_themes;
    QWidget *m_mark;
    QLabel *m_title;
    QFormLayout *m_rows;
    QPushButton *m_dispute;
    DisputeForm *m_form;
    SilenceClass m_silence = SilenceClass::None;
    bool m_isDisputed = false;
};

/// "/parts/0/type = "compaction"", what a proof says, at most `longest` characters of the value.
[[nodiscard]] QString inWords(const RecordProof &proof, const QByteArray &record, qsizetype longest = 48);

}
