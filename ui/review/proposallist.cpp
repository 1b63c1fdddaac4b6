// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/proposallist.h"

#include "models/analysis/flagwords.h"
#include "ui/review/reviewstyle.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tacet {

namespace {

using Kind = ProposalAnswer::Kind;

QString titleOf(const ShownProposal &proposal)
{
    switch (proposal.kind) {
    case Kind::Response:
        return ProposalList::tr("Response: %1").arg(proposal.label);
    case Kind::Reading:
        return ProposalList::tr("Reading: %1").arg(proposal.label);
    case Kind::Flag:
        break;
    }
    return ProposalList::tr("Flag: %1 (%2)").arg(proposal.label, labelOf(proposal.severity));
}

QString answerInWords(const ProposalAnswer &answer)
{
    switch (answer.answer) {
    case ProposalAnswer::Answer::Accepted:
        return ProposalList::tr("accepted");
    case ProposalAnswer::Answer::Changed:
        return ProposalList::tr("changed to %1").arg(answer.chosen);
    case ProposalAnswer::Answer::Ignored:
        break;
    }
    return ProposalList::tr("ignored");
}

QString keyed(const QString &text, Qt::Key key, bool isCurrent)
{
    return isCurrent ? QStringLiteral("%1 %2").arg(text, QKeySequence(key).toString(QKeySequence::NativeText)) : text;
}

}

ProposalList::ProposalList(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    setAccessibleName(tr("Proposals of the program"));
}

ProposalList::~ProposalList() = default;

void ProposalList::showProposals(const std::vector<ShownProposal> &proposals, const Review &review, bool isHidden)
{
    std::vector<bool> isAnswered;
    for (const ShownProposal &proposal : proposals)
        isAnswered.push_back(answerTo(review, proposal) != nullptr);
    if (m_page && proposals == m_proposals && isAnswered == m_isAnswered && isHidden == m_isHidden)
        return; // a key press in a text is no reason to build it again
    m_proposals = proposals;
    m_isAnswered = std::move(isAnswered);
    m_isHidden = isHidden;
    rebuild(review);
}

void ProposalList::rebuild(const Review &review)
{
    if (m_page) {
        m_page->hide();
        m_page->deleteLater(); // it may be one of its buttons that asks
    }
    m_page = new QWidget(this);
    auto *layout = new QVBoxLayout(m_page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::Grid);
    m_layout->addWidget(m_page);
    if (m_isHidden)
        addNote(tr("Hidden until your first reading."));
    else if (m_proposals.empty())
        addNote(tr("The program proposes nothing."));
    else {
        const ShownProposal *next = current();
        for (const ShownProposal &proposal : m_proposals)
            addProposal(proposal, answerTo(review, proposal), &proposal == next);
    }
    m_page->show();
}

void ProposalList::addNote(const QString &text)
{
    auto *note = new QLabel(text, m_page);
    note->setWordWrap(true);
    setLook(*note, Look::Muted);
    m_page->layout()->addWidget(note);
}

void ProposalList::addProposal(const ShownProposal &proposal, const ProposalAnswer *answer, bool isCurrent)
{
    auto *title = new QLabel(titleOf(proposal), m_page);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    title->setObjectName(QLatin1String("proposal-") + proposal.id);
    if (answer)
        setLook(*title, Look::Muted);
    auto *line = new QHBoxLayout;
    line->setSpacing(Theme::Grid);
    line->addWidget(title, 1);
    if (answer) {
        auto *said = new QLabel(answerInWords(*answer), m_page);
        setLook(*said, Look::Muted);
        line->addWidget(said, 0, Qt::AlignTop);
    } else {
        const auto addButton = [&](const QString &text, Qt::Key key, auto action) {
            auto *button = new QPushButton(keyed(text, key, isCurrent), m_page);
            setLook(*button, Look::Link);
            button->setAccessibleName(tr("%1: %2").arg(titleOf(proposal), text));
            connect(button, &QPushButton::clicked, this, action);
            line->addWidget(button, 0, Qt::AlignTop);
        };
        addButton(tr("Accept"), AcceptKey, [this, proposal] { emit accepted(proposal); });
        addButton(tr("Change"), ChangeKey, [this, proposal] { askFor(proposal); });
        addButton(tr("Ignore"), IgnoreKey, [this, proposal] { emit ignored(proposal); });
    }
    qobject_cast<QVBoxLayout *>(m_page->layout())->addLayout(line);
    auto *detail = new QLabel(proposal.detail, m_page);
    detail->setTextFormat(Qt::PlainText);
    detail->setWordWrap(true);
    detail->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    detail->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setLook(*detail, Look::Small);
    title->setAccessibleDescription(proposal.detail);
    m_page->layout()->addWidget(detail);
}

const ShownProposal *ProposalList::current() const
{
    if (m_isHidden)
        return nullptr;
    const auto open = std::find(m_isAnswered.begin(), m_isAnswered.end(), false);
    return open == m_isAnswered.end() ? nullptr : &m_proposals[size_t(open - m_isAnswered.begin())];
}

int ProposalList::openProposals() const
{
    return m_isHidden ? 0 : int(std::count(m_isAnswered.begin(), m_isAnswered.end(), false));
}

void ProposalList::accept()
{
    if (const ShownProposal *proposal = current())
        emit accepted(ShownProposal(*proposal));
}

void ProposalList::change()
{
    if (const ShownProposal *proposal = current())
        askFor(ShownProposal(*proposal));
}

void ProposalList::ignore()
{
    if (const ShownProposal *proposal = current())
        emit ignored(ShownProposal(*proposal));
}

// A menu: its first letters and digits choose, as the keys of the codes do elsewhere.
void ProposalList::askFor(const ShownProposal &proposal)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("changeProposal"));
    const auto add = [&](const QString &text, const QString &chosen) {
        menu->addAction(text, this, [this, proposal, chosen] { emit changed(proposal, chosen); });
    };
    if (proposal.kind == Kind::Flag) {
        add(tr("&Low"), QStringLiteral("low"));
        add(tr("&Medium"), QStringLiteral("medium"));
        add(tr("&High"), QStringLiteral("high"));
    } else {
        for (const Code &code : proposal.kind == Kind::Reading ? m_codebook.readings : m_codebook.responses) {
            if (code.id != proposal.id)
                add(QStringLiteral("&%1  %2").arg(code.key.toUpper(),
                                                  shortLabel(code.label).replace(u'&', QLatin1String("&&"))),
                    code.id);
        }
    }
    menu->popup(mapToGlobal(QPoint(0, height())));
}

}
