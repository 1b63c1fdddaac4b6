// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/codebook.h"
#include "ui/review/proposals.h"

#include <QWidget>

class QVBoxLayout;

namespace tacet {

/// What the program proposes, apart from what the reviewer says: each line can be accepted, changed or ignored. The
/// first that is not answered is the one that the keys mean.
class ProposalList final : public QWidget
{
    Q_OBJECT
public:
    static constexpr Qt::Key AcceptKey = Qt::Key_Y;
    static constexpr Qt::Key ChangeKey = Qt::Key_C;
    static constexpr Qt::Key IgnoreKey = Qt::Key_V;

    explicit ProposalList(QWidget *parent = nullptr);
    ~ProposalList() override;

    void setCodebook(const Codebook &codebook) { m_codebook = codebook; }
    /// @param isHidden nothing is said but that they are hidden
    void showProposals(const std::vector<ShownProposal> &proposals, const Review &review, bool isHidden);
    /// How many are shown and not answered.
    [[nodiscard]] int openProposals() const;

public slots:
    void accept();
    void change(); ///< asks for what stands instead, in a menu
    void ignore();

signals:
    void accepted(const tacet::ShownProposal &proposal);
    void changed(const tacet::ShownProposal &proposal, const QString &chosen);
    void ignored(const tacet::ShownProposal &proposal);

private:
    void rebuild(const Review &review);
    void addNote(const QString &text);
    void addProposal(const ShownProposal &proposal, const ProposalAnswer *answer, bool isCurrent);
    void askFor(const ShownProposal &proposal);
    [[nodiscard]] const ShownProposal *current() const;

    Codebook m_codebook;
    std::vector<ShownProposal> m_proposals;
    std::vector<bool> m_isAnswered;
    QVBoxLayout *m_layout;
    QWidget *m_page = nullptr;
    bool m_isHidden = false;
};

}
