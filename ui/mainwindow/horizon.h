// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/revieweditor.h"

#include <QHash>
#include <QObject>
#include <QString>

#include <optional>

namespace tacet {

class DocumentFacts;
class Navigator;
class Settings;
class Workspace;

/// Keeps from every panel alike what the reviewer's modes keep from them: what follows the silence that is being read,
/// proposals, other people's readings. GUI thread.
class Horizon final : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    Horizon(Workspace &workspace, Settings &settings, DocumentFacts &facts, ReviewEditor &editor, Navigator &navigator,
            QObject *parent = nullptr);
    ~Horizon() override;

    /// Also after another reviewer was set.
    void setModes(const ReviewModes &modes);
    /// The message after which nothing is shown; none: all is.
    [[nodiscard]] std::optional<int> ordinal() const;
    [[nodiscard]] bool hides(int ordinal) const;
    /// Tells the transcript of which messages what reviewers say against their class has changed: it lays each out
    /// once.
    void updateObjections();
    /// Connect last to Navigator::currentChanged: whoever goes beyond the horizon is brought back.
    void keepBefore(int ordinal);

signals:
    void moved(); ///< ordinal() is another

private:
    void update();

    Workspace &m_workspace;
    Settings &m_settings;
    DocumentFacts &m_facts;
    ReviewEditor &m_editor;
    Navigator &m_navigator;
    QHash<int, QString> m_objections; ///< as the transcript shows them
};

}
