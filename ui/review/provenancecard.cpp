// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/provenancecard.h"

#include "ui/review/disputeform.h"
#include "ui/review/markdownfield.h"
#include "ui/review/reviewstyle.h"
#include "ui/review/silencewords.h"
#include "ui/theme/silencemark.h"
#include "ui/theme/themestore.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace tacet {

namespace {

constexpr int MostProofs = 3; // the rest is in the record

class MarkWidget final : public QWidget
{
public:
    MarkWidget(const ThemeStore &themes, const SilenceClass &silence, QWidget *parent)
        : QWidget(parent)
        , m_themes(themes)
        , m_silence(silence)
    {
        setFixedSize(14, 16);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintSilenceMark(painter, QRectF(1, 2, 12, 12), m_silence, m_themes.theme());
    }

private:
    const ThemeStore &m_themes;
    const SilenceClass &m_silence;
};

/// A link that gives way in the middle when there is no room.
class ProofLink final : public QPushButton
{
public:
    ProofLink(const QString &words, QWidget *parent)
        : QPushButton(parent)
        , m_words(words)
    {
        setLook(*this, Look::MonoLink);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setAccessibleName(words);
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QPushButton::resizeEvent(event);
        QString shown = fontMetrics().elidedText(m_words, Qt::ElideMiddle, width() - 6);
        setText(shown.replace(u'&', QLatin1String("&&")));
    }

private:
    QString m_words;
};

QString titleOf(const SilenceReport &report)
{
    QStringList facts;
    if (!report.row.detail.isEmpty() && report.silence == report.row.silence)
        facts << report.row.detail.toHtmlEscaped();
    facts << inWords(report.row.humanAct).toHtmlEscaped();
    if (report.row.confidence < 1.0)
        facts << ProvenanceCard::tr("inferred, %1 % sure").arg(qRound(report.row.confidence * 100));
    return QStringLiteral("<b>%1</b> · %2")
        .arg(labelOf(report.silence).toHtmlEscaped(), facts.join(QStringLiteral(" · ")));
}

}

ProvenanceCard::ProvenanceCard(const ThemeStore &themes, QWidget *parent)
    : QFrame(parent)
    , m_themes(themes)
    , m_mark(new MarkWidget(themes, m_silence, this))
    , m_title(new QLabel(this))
    , m_rows(new QFormLayout)
    , m_dispute(new QPushButton(this))
    , m_form(new DisputeForm(themes, this))
{
    setLook(*this, Look::Card);
    setLook(*m_dispute, Look::Link);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::RichText);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_rows->setHorizontalSpacing(3 * Theme::Grid);
    m_rows->setVerticalSpacing(Theme::Grid / 2);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_rows->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_form->hide();

    auto *head = new QHBoxLayout;
    head->setSpacing(2 * Theme::Grid);
    head->addWidget(m_mark, 0, Qt::AlignTop);
    head->addWidget(m_title, 1);
    head->addWidget(m_dispute, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * Theme::Grid, 2 * Theme::Grid, 3 * Theme::Grid, 2 * Theme::Grid);
    layout->setSpacing(Theme::Grid);
    layout->addLayout(head);
    layout->addLayout(m_rows);
    layout->addWidget(m_form);

    connect(m_dispute, &QPushButton::clicked, this, [this] {
        m_form->setVisible(m_form->isHidden());
        if (!m_form->isHidden())
            m_form->reason().setFocus();
    });
    connect(m_form, &DisputeForm::withdrawn, m_form, &QWidget::hide);
    showDispute(std::nullopt);
}

ProvenanceCard::~ProvenanceCard() = default;

void ProvenanceCard::showReport(const SilenceReport &report, const std::vector<RawRecord> &records)
{
    m_silence = report.silence;
    m_mark->update();
    m_title->setText(titleOf(report));
    m_title->setToolTip(report.row.rule.isEmpty() ? QString() : tr("Rule %1").arg(report.row.rule.toHtmlEscaped()));
    while (m_rows->rowCount() > 0)
        m_rows->removeRow(0);
    addProofs(records);
    addText(tr("to the model"), inWords(report.row.delivered));
    addText(tr("slot, gap"), slotAndGapInWords(report));
}

void ProvenanceCard::addProofs(const std::vector<RawRecord> &records)
{
    int shown = 0;
    int all = 0;
    for (size_t record = 0; record < records.size(); ++record) {
        const RawRecord &raw = records[record];
        for (size_t proof = 0; proof < raw.proofs.size(); ++proof, ++all) {
            if (shown == MostProofs)
                continue;
            QString words = inWords(raw.proofs[proof], raw.bytes);
            if (raw.ordinal != records.front().ordinal)
                words += tr("  [msg %1]").arg(raw.ordinal);
            auto *link = new ProofLink(words, this);
            link->setToolTip(tr("<p>%1</p><p>Show it in the record</p>").arg(words.toHtmlEscaped()));
            link->setAccessibleDescription(tr("Shows the proof in the record"));
            link->setObjectName(QStringLiteral("proof"));
            connect(link, &QPushButton::clicked, this, [this, record, proof] { emit proofActivated(record, proof); });
            addRow(shown == 0 ? tr("proof") : QString(), link);
            ++shown;
        }
    }
    if (all == 0)
        addText(tr("proof"), tr("the time between two messages"));
    else if (all > shown)
        addText({}, tr("%n more in the record", nullptr, all - shown));
}

void ProvenanceCard::addRow(const QString &name, QWidget *value)
{
    auto *label = new QLabel(name, this);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setLook(*label, Look::Muted);
    m_rows->addRow(label, value);
}

void ProvenanceCard::addText(const QString &name, const QString &value)
{
    auto *label = new QLabel(value, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    addRow(name, label);
}

void ProvenanceCard::showDispute(const std::optional<Dispute> &dispute)
{
    m_form->showDispute(dispute);
    if (dispute.has_value() != m_isDisputed)
        m_form->setVisible(dispute.has_value() || m_form->isAncestorOf(focusWidget()));
    m_isDisputed = dispute.has_value();
    m_dispute->setText(dispute ? tr("Disputed") : tr("Dispute…"));
}

QString inWords(const RecordProof &proof, const QByteArray &record, qsizetype longest)
{
    const QString pointer = proof.pointer.isEmpty() ? ProvenanceCard::tr("the record") : proof.pointer;
    if (!proof.absent.isEmpty())
        return ProvenanceCard::tr("%1 has no \"%2\"").arg(pointer, proof.absent);
    const QByteArrayView bytes = QByteArrayView(record).sliced(qBound<qsizetype>(0, proof.range.offset, record.size()));
    QString value = QString::fromUtf8(bytes.first(qMin<qsizetype>(proof.range.length, bytes.size()))).simplified();
    if (value.size() > longest)
        value = value.left(longest) + u'…';
    return QStringLiteral("%1 = %2").arg(pointer, value);
}

}
