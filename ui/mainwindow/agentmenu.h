// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/operations/agentfiles.h"

#include <QFutureWatcher>
#include <QMenu>
#include <QThreadPool>

#include <memory>

namespace tacet {

class Library;

/// The agents that keep sessions on this machine, to open all that one of them has as a list. Counts while it is open.
class AgentMenu final : public QMenu
{
    Q_OBJECT
public:
    explicit AgentMenu(std::shared_ptr<const Library> library, QWidget *parent = nullptr);
    ~AgentMenu() override;

signals:
    void chosen(const QStringList &places, const QString &title);

private:
    void fill();
    void showCounts();
    void addEntry(const QString &title, const QStringList &places);

    std::shared_ptr<const Library> m_library;
    QThreadPool m_pool; ///< before the watcher, so that it is waited for last
    QFutureWatcher<std::vector<AgentFiles>> m_job;
};

}
