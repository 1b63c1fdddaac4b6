// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow/horizon.h"

#include "models/items/transcriptmodel.h"
#include "ui/navigation/navigator.h"
#include "ui/session/documentfacts.h"
#include "ui/session/sessiondocument.h"
#include "ui/session/workspace.h"
#include "ui/settings/settings.h"

#include <utility>

namespace tacet {

Horizon::Horizon(Workspace &workspace, Settings &settings, DocumentFacts &facts, ReviewEditor &editor,
                 Navigator &navigator, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_facts(facts)
    , m_editor(editor)
    , m_navigator(navigator)
{
    connect(&editor, &ReviewEditor::reviewChanged, this, &Horizon::update);
}

Horizon::~Horizon() = default;

void Horizon::setModes(const ReviewModes &modes)
{
    m_settings.setGuarded(modes.isGuarded);
    m_settings.setBlind(modes.isBlind);
    m_facts.setView({m_settings.reviewer(), modes.isBlind, modes.isGuarded || modes.isBlind});
    m_editor.setModes(modes);
    update();
}

std::optional<int> Horizon::ordinal() const
{
    const SessionDocument *document = m_workspace.document();
    return document ? document->horizon() : std::nullopt;
}

bool Horizon::hides(int ordinal) const
{
    const auto horizon = this->ordinal();
    return horizon && ordinal > *horizon;
}

// A message with text that is looked at meanwhile lifts nothing: the silence under reading keeps its horizon until it
// is read, or until another silence is.
void Horizon::update()
{
    SessionDocument *document = m_workspace.document();
    if (!document)
        return;
    std::optional<int> horizon = m_editor.modes().isGuarded ? document->horizon() : std::nullopt;
    if (m_editor.isOpen())
        horizon = m_editor.hidesWhatFollows() ? std::optional(m_editor.review().subject.index) : std::nullopt;
    if (horizon == document->horizon())
        return;
    document->setHorizon(horizon);
    emit moved();
}

void Horizon::keepBefore(int ordinal)
{
    if (hides(ordinal))
        m_navigator.setCurrent(*this->ordinal());
}

void Horizon::updateObjections()
{
    QHash<int, QString> objections;
    for (auto it = m_workspace.reviews().cbegin(); it != m_workspace.reviews().cend(); ++it) {
        if (QString objection = m_facts.objectionTo(it.key()); !objection.isEmpty())
            objections.insert(it.key(), std::move(objection));
    }
    const QHash<int, QString> before = std::exchange(m_objections, objections);
    const SessionDocument *document = m_workspace.document();
    const QList<int> ordinals = before.keys() + objections.keys();
    for (const int ordinal : document ? ordinals : QList<int>()) {
        if (before.value(ordinal) != objections.value(ordinal))
            document->model().refresh(ordinal);
    }
}

}
