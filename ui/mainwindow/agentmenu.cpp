// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow/agentmenu.h"

#include "models/jobs/job.h"
#include "models/operations/library.h"

#include <QLocale>

namespace tacet {

AgentMenu::AgentMenu(std::shared_ptr<const Library> library, QWidget *parent)
    : QMenu(tr("Open from &Agent"), parent)
    , m_library(std::move(library))
{
    m_pool.setMaxThreadCount(1);
    connect(this, &QMenu::aboutToShow, this, &AgentMenu::fill);
    connect(&m_job, &QFutureWatcherBase::finished, this, &AgentMenu::showCounts);
    addAction(tr("No sessions of an agent were found"))->setEnabled(false); // an empty menu would not open
}

AgentMenu::~AgentMenu()
{
    m_job.cancel();
    m_pool.waitForDone();
}

void AgentMenu::fill()
{
    clear();
    auto agents = agentsHere(m_library->importers());
    QStringList all;
    for (const AgentFiles &agent : agents)
        all += agent.places;
    if (agents.empty())
        addAction(tr("No sessions of an agent were found"))->setEnabled(false);
    if (agents.size() > 1) {
        addEntry(tr("All Agents"), all);
        addSeparator();
    }
    for (const AgentFiles &agent : agents)
        addEntry(agent.agent, agent.places);
    m_job.cancel();
    m_job.setFuture(startJob(&m_pool, [library = m_library, agents](Progress &progress) {
        return countAgentFiles(library->importers(), agents, progress);
    }));
}

void AgentMenu::addEntry(const QString &title, const QStringList &places)
{
    QAction *action = addAction(title);
    action->setData(title);
    action->setToolTip(places.join(u'\n'));
    connect(action, &QAction::triggered, this, [this, title, places] { emit chosen(places, title); });
}

/// Nothing moves under the pointer: the entries stay where they are and say more.
void AgentMenu::showCounts()
{
    if (m_job.isCanceled() || m_job.future().resultCount() == 0)
        return;
    for (const AgentFiles &agent : m_job.result()) {
        for (QAction *action : actions()) {
            if (action->data().toString() == agent.agent && agent.files)
                action->setText(tr("%1 (%n file(s))", nullptr, int(*agent.files)).arg(agent.agent));
        }
    }
}

}
