// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/beforeafterview.h"

#include "models/analysis/disputewords.h"
#include "models/analysis/sequence.h"
#include "models/analysis/shiftwords.h"
#include "ui/common/elidedlabel.h"
#include "ui/review/dossiertables.h"
#include "ui/review/reviewstyle.h"
#include "ui/review/sidecolumn.h"
#include "ui/review/silencewords.h"
#include "ui/theme/themestore.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tacet {

namespace {

constexpr int RecordCharacters = 600;

}

BeforeAfterView::BeforeAfterView(const ThemeStore &themes, QWidget *parent)
    : QScrollArea(parent)
    , m_themes(themes)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Before and after"));
    clear();
}

BeforeAfterView::~BeforeAfterView() = default;

void BeforeAfterView::clear()
{
    m_page = new QWidget;
    m_page->setObjectName(QStringLiteral("reviewPage"));
    m_layout = new QVBoxLayout(m_page);
    m_layout->setContentsMargins(4 * Theme::Grid, 3 * Theme::Grid, 4 * Theme::Grid, 4 * Theme::Grid);
    m_layout->setSpacing(Theme::Grid);
    setWidget(m_page); // deletes the one before
}

void BeforeAfterView::showMessage(const QString &text)
{
    clear();
    addText(text, true);
    m_layout->addStretch();
}

void BeforeAfterView::showDossier(const SilenceReport &report, const Dossier &dossier, const DossierFacts &facts)
{
    clear();
    addSilence(report, facts);
    addPending(dossier);
    addSides(dossier, facts);
    if (facts.isGuarded)
        addText(tr("What follows, and what shifted, is hidden until a first reading is recorded."), true);
    else
        addTables(dossier);
    addNeighbours(dossier, facts);
    addHeading(tr("The record"));
    addRecord(facts.records);
    m_layout->addStretch();
}

void BeforeAfterView::addHeading(const QString &text)
{
    auto *label = new QLabel(text.toUpper(), m_page);
    setLook(*label, Look::Section);
    if (m_layout->count() > 0)
        m_layout->addSpacing(3 * Theme::Grid);
    m_layout->addWidget(label);
}

QWidget *BeforeAfterView::link(const QString &text, int ordinal, QWidget *parent)
{
    auto *link = new QPushButton(text, parent);
    setLook(*link, Look::Link);
    link->setToolTip(tr("Go to message %1").arg(ordinal));
    connect(link, &QPushButton::clicked, this, [this, ordinal] { emit messageActivated(ordinal); });
    return link;
}

void BeforeAfterView::addText(const QString &text, bool isMuted)
{
    auto *label = new QLabel(text, m_page);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (isMuted)
        setLook(*label, Look::Muted);
    m_layout->addWidget(label);
}

void BeforeAfterView::addSilence(const SilenceReport &report, const DossierFacts &facts)
{
    addHeading(tr("The silence"));
    m_layout->addWidget(
        link(tr("%1, message %2").arg(labelOf(report.silence)).arg(report.row.ordinal), report.row.ordinal, m_page), 0,
        Qt::AlignLeft);
    addText(slotAndGapInWords(report));
    addText(tr("Given to the model: %1; %2.").arg(inWords(report.row.delivered), inWords(report.row.humanAct)), true);
    if (!report.row.rule.isEmpty())
        addText(tr("Rule: %1").arg(report.row.rule), true);
    if (facts.dispute)
        addText(disputeInWords(*facts.dispute, facts.disputedBy));
}

void BeforeAfterView::addPending(const Dossier &dossier)
{
    if (dossier.pending.isEmpty())
        return;
    addHeading(tr("Left hanging"));
    m_layout->addWidget(link(tr("Assistant, message %1").arg(dossier.pendingOrdinal), dossier.pendingOrdinal, m_page),
                        0, Qt::AlignLeft);
    addText(dossier.pending);
}

void BeforeAfterView::addSides(const Dossier &dossier, const DossierFacts &facts)
{
    auto *line = new QHBoxLayout;
    line->setSpacing(4 * Theme::Grid);
    m_layout->addSpacing(3 * Theme::Grid);
    const auto addColumn = [&](SideColumn *column) {
        connect(column, &SideColumn::messageActivated, this, &BeforeAfterView::messageActivated);
        line->addWidget(column, 1, Qt::AlignTop);
    };
    auto *before = new SideColumn(m_themes, tr("Before: what it was doing"), m_page);
    if (dossier.lastUser)
        before->addQuote(tr("User"), *dossier.lastUser);
    before->addSide(dossier.before, true);
    addColumn(before);
    auto *after = new SideColumn(m_themes, tr("After: what it did next"), m_page);
    if (facts.isGuarded) {
        after->addNote(tr("Hidden."));
    } else {
        if (!dossier.response)
            after->addNote(tr("No answer follows before the next message of the user."));
        else if (!facts.response.isEmpty())
            after->addNote(tr("Proposed: %1").arg(facts.response));
        after->addSide(dossier.after, false);
        if (dossier.nextUser)
            after->addQuote(tr("User"), *dossier.nextUser);
    }
    addColumn(after);
    m_layout->addLayout(line);
}

void BeforeAfterView::addTables(const Dossier &dossier)
{
    if (!dossier.tools.empty()) {
        addHeading(tr("Tool calls"));
        m_layout->addWidget(new AlignedTable(m_themes, dossier.tools, false, m_page));
    }
    if (!dossier.files.empty()) {
        addHeading(tr("Files"));
        m_layout->addWidget(new AlignedTable(m_themes, dossier.files, true, m_page));
    }
    addHeading(tr("What shifted"));
    addText(tr("Over up to %1 messages of the assistant on each side; the first answer is counted apart. Below %2 on "
               "either side: too few. “Usual” is the same measure around the user's turns with words in this session: "
               "median, quartiles, n.")
                .arg(dossier.settings.window)
                .arg(dossier.settings.few),
            true);
    m_shift = new ShiftTable(dossier, m_page);
    m_layout->addWidget(m_shift);
    showBaseline(nullptr, {});
    if (!dossier.firstAnswer)
        return;
    const MessageMeasure &first = *dossier.firstAnswer;
    addText(tr("The first answer alone: %1, %2, %3.")
                .arg(tr("%n word(s)", nullptr, first.words), tr("%n call(s)", nullptr, int(first.tools.size())),
                     tr("%n change(s)", nullptr, first.stateChanges)));
}

void BeforeAfterView::showBaseline(const Baseline *baseline, const QString &note)
{
    if (m_shift)
        m_shift->showBaseline(baseline, note);
}

void BeforeAfterView::addNeighbours(const Dossier &dossier, const DossierFacts &facts)
{
    const auto neighbour = [&](const Neighbour &near, const QString &words) {
        auto *line = new QHBoxLayout;
        line->addWidget(link(tr("%1, message %2").arg(labelOf(near.silence)).arg(near.ordinal), near.ordinal, m_page));
        auto *text = new QLabel(
            near.apartMs ? tr("%1 %2").arg(jefferson(near.apartMs), words) : tr("%1, time unknown").arg(words), m_page);
        setLook(*text, Look::Muted);
        line->addWidget(text);
        line->addStretch();
        m_layout->addLayout(line);
    };
    if (!dossier.silenceBefore && !dossier.silenceAfter)
        return;
    addHeading(tr("Neighbours in time"));
    if (dossier.silenceBefore)
        neighbour(*dossier.silenceBefore, tr("before"));
    if (dossier.silenceAfter && !facts.isGuarded)
        neighbour(*dossier.silenceAfter, tr("after"));
}

void BeforeAfterView::addRecord(const std::vector<RawRecord> &records)
{
    if (records.empty()) {
        addText(tr("The record cannot be read."), true);
        return;
    }
    const RawRecord &record = records.front();
    const QString whole = QString::fromUtf8(record.bytes);
    auto *text = new QLabel(whole.size() > RecordCharacters ? whole.left(RecordCharacters) + u'…' : whole, m_page);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setFont(m_themes.theme().mono);
    text->setMinimumWidth(0);
    text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setLook(*text, Look::Mono);
    m_layout->addWidget(text);
    auto *door = new QPushButton(tr("Show it with its place and its proof"), m_page);
    setLook(*door, Look::Link);
    connect(door, &QPushButton::clicked, this, &BeforeAfterView::recordRequested);
    m_layout->addWidget(door, 0, Qt::AlignLeft);
}

}
