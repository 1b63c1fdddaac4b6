// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reviewform.h"

#include "ui/review/codepicker.h"
#include "ui/review/confidencedots.h"
#include "ui/review/disputeform.h"
#include "ui/review/foldsection.h"
#include "ui/review/hindsightnote.h"
#include "ui/review/markdownfield.h"
#include "ui/review/markdownpreview.h"
#include "ui/review/otherreadings.h"
#include "ui/review/proposallist.h"
#include "ui/review/provenancecard.h"
#include "ui/review/rationalelist.h"
#include "ui/review/reviewedits.h"
#include "ui/review/reviewrows.h"
#include "ui/review/reviewstyle.h"
#include "ui/review/silencewords.h"
#include "ui/review/taborder.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace tacet {

namespace {

constexpr int ShortPx = 860; // below this height codes that are not held are folded away
constexpr int FoldedReadingRows = 4;
constexpr int FoldedResponseRows = 2;

QString wordsIn(const QString &text)
{
    static const QRegularExpression space(QStringLiteral("\\s+"));
    const auto words = text.split(space, Qt::SkipEmptyParts).size();
    return words == 0 ? QString() : (words == 1 ? ReviewForm::tr("%1 word") : ReviewForm::tr("%1 words")).arg(words);
}

QString countOf(size_t entries)
{
    return entries == 0 ? QString() : QString::number(entries);
}

QString cuesInWords(const ResponseProposal &proposal)
{
    QString words;
    for (auto cue = proposal.cues.cbegin(); cue != proposal.cues.cend(); ++cue)
        words += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align=right>%2</td></tr>")
                     .arg(cue.key().toHtmlEscaped(), QString::number(cue.value(), 'g', 3));
    return words.isEmpty() ? words : QStringLiteral("<table>%1</table>").arg(words);
}

}

ReviewForm::ReviewForm(const ThemeStore &themes, QWidget *parent)
    : QScrollArea(parent)
    , m_themes(themes)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    build();
}

ReviewForm::~ReviewForm() = default;

void ReviewForm::build()
{
    m_page = new QWidget;
    m_page->setObjectName(QStringLiteral("reviewPage"));
    m_layout = new QVBoxLayout(m_page);
    m_layout->setContentsMargins(4 * Theme::Grid, 3 * Theme::Grid, 4 * Theme::Grid, 4 * Theme::Grid);
    m_layout->setSpacing(Theme::Grid + 2);
    buildJudgement();
    m_layout->addSpacing(Theme::Grid);
    m_folds = new QVBoxLayout;
    m_folds->setSpacing(0);
    m_layout->addLayout(m_folds);
    addText(ReviewField::Title, tr("A heading for the essay, if it is to have one"));
    addText(ReviewField::Context, tr("What stood before: the pending question, what the assistant was doing"));
    addText(ReviewField::Effect, tr("What the assistant made of the silence, and what that unlocked"));
    addRows(ReviewField::Assumptions, assumptionShape());
    addRows(ReviewField::Knowledge, knowledgeShape());
    addText(ReviewField::Thinking, tr("What the messages around it show of the reasoning"));
    addRows(ReviewField::Mistakes, mistakeShape());
    addText(ReviewField::Conclusion, tr("What this silence comes to"));
    addText(ReviewField::Memo, tr("A note to yourself or to the next reader"));
    addEvidence();
    m_others = new OtherReadings(m_page);
    m_othersSection = new FoldSection(m_themes, tr("Other reviewers"), m_others, m_page);
    m_othersSection->setObjectName(QStringLiteral("otherReviewers"));
    m_othersSection->hide();
    m_folds->addWidget(m_othersSection);
    connect(m_othersSection, &FoldSection::opened, this, &ReviewForm::settleLayout);
    m_layout->addStretch();
    setWidget(m_page);
}

void ReviewForm::buildJudgement()
{
    addHeading(tr("Why there is no text"));
    m_card = new ProvenanceCard(m_themes, m_page);
    m_layout->addWidget(m_card);
    connect(&m_card->disputeForm(), &DisputeForm::disputeEdited, this,
            [this](const std::optional<Dispute> &dispute, bool isTyped) {
                change({ReviewField::Dispute, {}}, isTyped, [&](Review &review) { review.dispute = dispute; });
            });
    connectField(&m_card->disputeForm().reason());

    m_revision = new QLabel(m_page);
    setLook(*m_revision, Look::Section);
    addHeading(tr("Reading"), m_revision);
    m_readings = new CodePicker(m_themes, CodeButton::Offer::AllStandings, m_page);
    m_layout->addWidget(m_readings);
    connect(m_readings, &CodePicker::standingToggled, this, [this](const QString &code, Reading::Standing standing) {
        change({ReviewField::Readings, {}}, false, [&](Review &review) { toggleReading(review, code, standing); });
    });

    m_hindsight = new HindsightNote(m_page);
    m_layout->addWidget(m_hindsight);
    connect(m_hindsight, &HindsightNote::revealRequested, this, [this] {
        if (m_editor)
            m_editor->reveal();
    });

    m_confidence = new ConfidenceDots(m_themes, m_page);
    addHeading(tr("Confidence"), m_confidence);
    connect(m_confidence, &ConfidenceDots::confidenceToggled, this, [this](int confidence) {
        change({ReviewField::Confidence, {}}, false, [&](Review &review) { toggleConfidence(review, confidence); });
    });

    m_proposal = new QLabel(m_page);
    setLook(*m_proposal, Look::Section);
    addHeading(tr("Response"), m_proposal);
    m_responses = new CodePicker(m_themes, CodeButton::Offer::PrimaryOnly, m_page);
    m_layout->addWidget(m_responses);
    connect(m_responses, &CodePicker::standingToggled, this, [this](const QString &code) {
        change({ReviewField::Response, {}}, false, [&](Review &review) { toggleResponse(review, code); });
    });

    buildProposals();

    addHeading(tr("Rationale"));
    m_rationales = new RationaleList(m_themes, m_page);
    m_layout->addWidget(m_rationales);
    connect(m_rationales, &RationaleList::rationaleEdited, this, [this](const QString &code, const QString &text) {
        change({ReviewField::Rationale, code}, true, [&](Review &review) { setRationale(review, code, text); });
    });
    connect(m_rationales, &RationaleList::linkActivated, this, &ReviewForm::linkActivated);
    connect(m_rationales, &RationaleList::cursorMoved, this, &ReviewForm::bringIntoView);
}

void ReviewForm::buildProposals()
{
    addHeading(tr("Proposals of the program"));
    m_proposals = new ProposalList(m_page);
    m_layout->addWidget(m_proposals);
    const auto answer = [this](const ShownProposal &proposal, const std::function<void(Review &)> &edit) {
        change({ReviewField::Proposals, proposal.id}, false, edit);
    };
    connect(m_proposals, &ProposalList::accepted, this, [answer](const ShownProposal &proposal) {
        answer(proposal, [&](Review &review) { acceptProposal(review, proposal); });
    });
    connect(m_proposals, &ProposalList::changed, this, [answer](const ShownProposal &proposal, const QString &chosen) {
        answer(proposal, [&](Review &review) { changeProposal(review, proposal, chosen); });
    });
    connect(m_proposals, &ProposalList::ignored, this, [answer](const ShownProposal &proposal) {
        answer(proposal, [&](Review &review) { ignoreProposal(review, proposal); });
    });
}

QLabel *ReviewForm::addHeading(const QString &name, QWidget *right)
{
    auto *label = new QLabel(name.toUpper(), m_page);
    setLook(*label, Look::Section);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(0, Theme::Grid, 0, 0);
    line->addWidget(label, 1);
    if (right)
        line->addWidget(right);
    m_layout->addLayout(line);
    return label;
}

void ReviewForm::change(const FieldKey &key, bool isTyped, const std::function<void(Review &)> &edit)
{
    if (m_editor)
        m_editor->change(key, isTyped ? ReviewEditor::Pace::Typing : ReviewEditor::Pace::AtOnce, edit);
}

void ReviewForm::connectField(MarkdownField *field)
{
    connect(field, &MarkdownField::linkActivated, this, &ReviewForm::linkActivated);
    connect(field, &MarkdownField::cursorMoved, this, [this, field] { bringIntoView(field); });
    connect(field, &MarkdownField::left, this, [this] {
        if (m_editor)
            m_editor->endTyping();
    });
}

void ReviewForm::addSection(ReviewField field, QWidget *body)
{
    auto *section = new FoldSection(m_themes, labelOf(field), body, m_page);
    m_sections[field] = section;
    m_folds->addWidget(section);
    connect(section, &FoldSection::opened, this, &ReviewForm::settleLayout);
}

void ReviewForm::addText(ReviewField field, const QString &hint)
{
    auto *text = new MarkdownField(m_themes, labelOf(field), m_page);
    text->setPlaceholderText(hint);
    text->setMinimumLines(field == ReviewField::Title ? 1 : 3);
    m_texts[field] = text;
    connectField(text);
    connect(text, &MarkdownField::textEdited, this, [this, field](const QString &words) {
        change({field, {}}, true, [&](Review &review) { *textOf(review, field) = words; });
    });
    auto *body = new QWidget(m_page);
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 2 * Theme::Grid);
    layout->addWidget(text);
    if (field != ReviewField::Title)
        addPreview(*layout, *text);
    addSection(field, body);
    connect(m_sections[field], &FoldSection::opened, text, [text] { text->setFocus(); });
}

// The text is what is written; how it will look is a look at it.
void ReviewForm::addPreview(QVBoxLayout &layout, MarkdownField &text)
{
    auto *preview = new MarkdownPreview(m_page);
    preview->hide();
    layout.addWidget(preview);
    auto *button = new QPushButton(tr("Preview"), m_page);
    button->setCheckable(true);
    button->setObjectName(QLatin1String("preview-") + text.accessibleName());
    button->setAccessibleName(tr("Preview of %1").arg(text.accessibleName()));
    setLook(*button, Look::Link);
    layout.addWidget(button, 0, Qt::AlignLeft);
    connect(preview, &MarkdownPreview::linkActivated, this, &ReviewForm::linkActivated);
    connect(button, &QPushButton::toggled, this, [this, preview, button, field = &text](bool isPreview) {
        if (isPreview)
            preview->showMarkdown(field->toPlainText());
        field->setVisible(!isPreview);
        preview->setVisible(isPreview);
        button->setText(isPreview ? tr("Write") : tr("Preview"));
        settleLayout();
    });
    // Another silence, or an undo: what is previewed is another text now.
    connect(&text, &QPlainTextEdit::textChanged, preview, [preview, field = &text] {
        if (!preview->isHidden())
            preview->showMarkdown(field->toPlainText());
    });
}

void ReviewForm::addRows(ReviewField field, RowShape shape)
{
    auto *rows = new RowList(m_themes, std::move(shape), m_page);
    m_rows[field] = rows;
    connect(rows, &RowList::rowsEdited, this, [this, field](int row, bool isTyped) { editRows(field, row, isTyped); });
    connect(rows, &RowList::linkActivated, this, &ReviewForm::linkActivated);
    connect(rows, &RowList::rowLinkActivated, this, [this](qint64 index) { emit messageActivated(int(index)); });
    connect(rows, &RowList::cursorMoved, this, &ReviewForm::bringIntoView);
    connect(rows, &RowList::left, this, [this] {
        if (m_editor)
            m_editor->endTyping();
    });
    addSection(field, rows);
    connect(m_sections[field], &FoldSection::opened, rows, [this, field, rows] {
        if (field != ReviewField::Evidence && rows->rows().empty())
            rows->addRow();
    });
}

void ReviewForm::addEvidence()
{
    addRows(ReviewField::Evidence, evidenceShape());
    auto *line = new QLineEdit(m_rows[ReviewField::Evidence]);
    line->setPlaceholderText(tr("Number of a message, then Enter"));
    line->setAccessibleName(tr("Add a message as evidence"));
    line->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{1,9}")), line));
    m_rows[ReviewField::Evidence]->layout()->addWidget(line);
    connect(line, &QLineEdit::returnPressed, this, [this, line] { addEvidenceNumber(line); });
}

void ReviewForm::addEvidenceNumber(QLineEdit *line)
{
    if (!m_editor)
        return;
    const auto link = m_editor->resolve(line->text().toLongLong());
    if (!link) {
        line->selectAll();
        line->setToolTip(tr("This session has no message %1").arg(line->text()));
        return;
    }
    line->clear();
    m_editor->addEvidence(*link);
}

void ReviewForm::editRows(ReviewField field, int row, bool isTyped)
{
    const std::vector<Row> rows = m_rows[field]->rows();
    change({field, QString::number(row)}, isTyped, [&](Review &review) {
        if (field == ReviewField::Assumptions)
            review.assumptions = assumptionsFrom(rows);
        else if (field == ReviewField::Knowledge)
            review.knowledge = knowledgeFrom(rows);
        else if (field == ReviewField::Mistakes)
            review.mistakes = mistakesFrom(rows);
        else
            review.evidence = evidenceFrom(rows, review.evidence);
    });
}

void ReviewForm::setCodebook(const Codebook &codebook)
{
    m_codebook = codebook;
    m_readings->setCodes(codebook.readings);
    m_responses->setCodes(codebook.responses);
    m_proposals->setCodebook(codebook);
}

void ReviewForm::showReport(const SilenceReport &report, const std::vector<RawRecord> &records,
                            const SilenceProposals &proposals)
{
    m_card->showReport(report, records);
    m_response = report.proposal;
    m_shownProposals = shownProposals(report.proposal, proposals, m_codebook);
}

void ReviewForm::showOthers(const std::vector<Review> &reviews, bool isBlind)
{
    m_othersSection->setVisible(isBlind || !reviews.empty());
    m_othersSection->setCount(isBlind ? QString() : countOf(reviews.size()));
    if (isBlind)
        m_others->showNote(tr("Blind mode: only your own readings are shown."));
    else
        m_others->showReviews(reviews, m_codebook);
}

// In blind and in guarded reading the program says nothing before the reviewer has.
void ReviewForm::showProposals(const Review &review)
{
    const bool isHidden = m_editor && m_editor->hidesProposals();
    const Code *code = isHidden ? nullptr : m_codebook.response(m_response.code);
    const QString cues = isHidden ? QString() : cuesInWords(m_response);
    m_proposal->setText(isHidden   ? QString()
                            : code ? tr("proposed: %1").arg(shortLabel(code->label))
                                   : tr("nothing is proposed"));
    m_proposal->setToolTip(cues.isEmpty() ? cues : tr("<p>Cues measured in the answer:</p>%1").arg(cues));
    m_responses->setProposed(code ? m_response.code : QString(),
                             tr("<p><b>Proposed</b> by the program from these cues:</p>%1").arg(cues));
    m_proposals->showProposals(m_shownProposals, review, isHidden);
}

void ReviewForm::showReview(const Review &review)
{
    m_card->showDispute(review.dispute);
    std::map<QString, Reading::Standing> held;
    for (const Reading &reading : review.readings)
        held[reading.code] = reading.standing;
    m_readings->setHeld(held);
    m_revision->setText(tr("codebook %1").arg(review.readings.empty() ? m_codebook.revision : review.codebook));
    m_confidence->setConfidence(review.confidence);
    held.clear();
    if (!review.responseCode.isEmpty())
        held[review.responseCode] = Reading::Standing::Primary;
    m_responses->setHeld(held);
    m_rationales->showReadings(review.readings, m_codebook);
    for (const auto &[field, text] : m_texts)
        text->showText(*textOf(review, field));
    m_rows[ReviewField::Assumptions]->showRows(toRows(review.assumptions));
    m_rows[ReviewField::Knowledge]->showRows(toRows(review.knowledge));
    m_rows[ReviewField::Mistakes]->showRows(toRows(review.mistakes));
    m_rows[ReviewField::Evidence]->showRows(toRows(review.evidence));
    showProposals(review);
    m_hindsight->showReview(review, m_editor && m_editor->hidesWhatFollows());
    showCounts(review);
    settleLayout();
}

// What was shown or hidden asks for its place through posted events, one level of nesting at a time. Carried out here,
// so that no frame is painted in between.
void ReviewForm::settleLayout()
{
    constexpr int Levels = 3;
    for (int level = 0; level < Levels; ++level)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    orderTabs(*m_page); // fields come and go
}

void ReviewForm::showCounts(const Review &review)
{
    for (const auto &[field, text] : m_texts)
        m_sections[field]->setCount(wordsIn(*textOf(review, field)));
    m_sections[ReviewField::Assumptions]->setCount(countOf(review.assumptions.size()));
    m_sections[ReviewField::Knowledge]->setCount(countOf(review.knowledge.size()));
    m_sections[ReviewField::Mistakes]->setCount(countOf(review.mistakes.size()));
    m_sections[ReviewField::Evidence]->setCount(countOf(review.evidence.size()));
}

MarkdownField *ReviewForm::field(ReviewField field) const
{
    const auto found = m_texts.find(field);
    return found == m_texts.end() ? nullptr : found->second;
}

FoldSection *ReviewForm::section(ReviewField field) const
{
    const auto found = m_sections.find(field);
    return found == m_sections.end() ? nullptr : found->second;
}

void ReviewForm::bringIntoView(QWidget *field)
{
    const auto *text = qobject_cast<QPlainTextEdit *>(field);
    const QRect cursor = text ? text->cursorRect() : field->rect();
    const QPoint place = field->mapTo(m_page, cursor.center());
    ensureVisible(place.x(), place.y(), 0, cursor.height() / 2 + 4 * Theme::Grid);
}

void ReviewForm::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    const bool isShort = event->size().height() < ShortPx;
    if (isShort == m_isShort)
        return;
    m_isShort = isShort;
    m_readings->setFoldedRows(isShort ? FoldedReadingRows : 0);
    m_responses->setFoldedRows(isShort ? FoldedResponseRows : 0);
    settleLayout();
}

}
