// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/codebook.h"
#include "ui/review/proposals.h"
#include "ui/review/reviewcontext.h"
#include "ui/review/revieweditor.h"

#include <QScrollArea>

#include <map>
#include <vector>

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace tacet {

class CodePicker;
class ConfidenceDots;
class FoldSection;
class HindsightNote;
class MarkdownField;
class OtherReadings;
class ProposalList;
class ProvenanceCard;
class RationaleList;
class RowList;
class ThemeStore;
struct Row;
struct RowShape;

/// The whole review of one silence as a form, from fact to judgement.
class ReviewForm final : public QScrollArea
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit ReviewForm(const ThemeStore &themes, QWidget *parent = nullptr);
    ~ReviewForm() override;

    /// @param editor must outlive this, or be replaced; nullptr: none
    void setEditor(ReviewEditor *editor) { m_editor = editor; }
    void setCodebook(const Codebook &codebook);
    void showReport(const SilenceReport &report, const std::vector<RawRecord> &records,
                    const SilenceProposals &proposals);
    /// What other reviewers say of it. @param isBlind they are not to be seen
    void showOthers(const std::vector<Review> &reviews, bool isBlind);
    [[nodiscard]] ProposalList &proposals() const { return *m_proposals; }
    void showReview(const Review &review);
    [[nodiscard]] ProvenanceCard &card() const { return *m_card; }
    [[nodiscard]] MarkdownField *field(ReviewField field) const;
    [[nodiscard]] FoldSection *section(ReviewField field) const;

signals:
    void linkActivated(qint64 number); ///< `[msg number]`
    void messageActivated(int ordinal);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void buildJudgement();
    QLabel *addHeading(const QString &name, QWidget *right = nullptr);
    void addText(ReviewField field, const QString &hint);
    void addPreview(QVBoxLayout &layout, MarkdownField &text);
    void addRows(ReviewField field, RowShape shape);
    void addEvidence();
    void addSection(ReviewField field, QWidget *body);
    void editRows(ReviewField field, int row, bool isTyped);
    void change(const FieldKey &key, bool isTyped, const std::function<void(Review &)> &edit);
    void connectField(MarkdownField *field);
    void bringIntoView(QWidget *field);
    void settleLayout();
    void showCounts(const Review &review);
    void buildProposals();
    void showProposals(const Review &review);
    void addEvidenceNumber(QLineEdit *line);

    const ThemeStore &m_themes;
    ReviewEditor *m_editor = nullptr;
    Codebook m_codebook;
    QWidget *m_page = nullptr;
    QVBoxLayout *m_layout = nullptr;
    QVBoxLayout *m_folds = nullptr;
    ProvenanceCard *m_card = nullptr;
    CodePicker *m_readings = nullptr;
    QLabel *m_revision = nullptr;
    ConfidenceDots *m_confidence = nullptr;
    CodePicker *m_responses = nullptr;
    QLabel *m_proposal = nullptr;
    HindsightNote *m_hindsight = nullptr;
    ProposalList *m_proposals = nullptr;
    OtherReadings *m_others = nullptr;
    FoldSection *m_othersSection = nullptr;
    ResponseProposal m_response; ///< as measured
    std::vector<ShownProposal> m_shownProposals;
    RationaleList *m_rationales = nullptr;
    bool m_isShort = false;
    std::map<ReviewField, MarkdownField *> m_texts;
    std::map<ReviewField, RowList *> m_rows;
    std::map<ReviewField, FoldSection *> m_sections;
};

}
