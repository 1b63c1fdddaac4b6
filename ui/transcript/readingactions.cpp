// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/readingactions.h"

#include "ui/transcript/transcriptview.h"
#include "ui/transcript/visibilitywords.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace tacet {

ReadingActions::ReadingActions(TranscriptView &view, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_viewpoints(new QActionGroup(this))
{
    addViewpoint(Viewpoint::Stored, 1);
    addViewpoint(Viewpoint::Person, 2);
    addViewpoint(Viewpoint::Model, 3);
    addGroup(tr("&Reasoning"), FoldGroup::Reasoning);
    addGroup(tr("Tool &Input"), FoldGroup::ToolInput);
    addGroup(tr("Tool &Output"), FoldGroup::ToolOutput);
    addGroup(tr("&Harness Text"), FoldGroup::Harness);
    addGroup(tr("&Everything"), AllFoldGroups);
    m_invisible = addToggle(tr("Show &Invisible Characters"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I));
    connect(m_invisible, &QAction::triggered, this,
            [this](bool isOn) { change([isOn](ReadingOptions &options) { options.showsInvisible = isOn; }); });
    m_sideBySide = addToggle(tr("Edits Side &by Side"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
    connect(m_sideBySide, &QAction::triggered, this,
            [this](bool isOn) { change([isOn](ReadingOptions &options) { options.showsSideBySide = isOn; }); });
    connect(&view, &TranscriptView::optionsChanged, this, &ReadingActions::follow);
    follow();
}

ReadingActions::~ReadingActions() = default;

QAction *ReadingActions::addToggle(const QString &text, const QKeySequence &key)
{
    auto *action = new QAction(text, this);
    action->setCheckable(true);
    action->setShortcut(key);
    return action;
}

void ReadingActions::addViewpoint(Viewpoint viewpoint, int digit)
{
    QAction *action =
        addToggle(viewpointWords(viewpoint), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key(Qt::Key_0 + digit)));
    action->setData(int(viewpoint));
    m_viewpoints->addAction(action);
    connect(action, &QAction::triggered, this,
            [this, viewpoint] { change([viewpoint](ReadingOptions &options) { options.viewpoint = viewpoint; }); });
}

void ReadingActions::addGroup(const QString &text, FoldGroups groups)
{
    QAction *action = addToggle(text, {});
    m_groups.append({action, groups});
    connect(action, &QAction::triggered, this, [this, groups](bool isOn) {
        change([isOn, groups](ReadingOptions &options) {
            options.unfolded = isOn ? options.unfolded | groups : options.unfolded & ~groups;
        });
    });
}

void ReadingActions::change(const std::function<void(ReadingOptions &)> &edit)
{
    ReadingOptions options = m_view.options();
    edit(options);
    m_view.setOptions(options);
    follow();
}

void ReadingActions::follow()
{
    const ReadingOptions &options = m_view.options();
    for (QAction *action : m_viewpoints->actions())
        action->setChecked(action->data().toInt() == int(options.viewpoint));
    for (const auto &[action, groups] : std::as_const(m_groups))
        action->setChecked((options.unfolded & groups) == groups);
    m_invisible->setChecked(options.showsInvisible);
    m_sideBySide->setChecked(options.showsSideBySide);
}

QList<QAction *> ReadingActions::viewpoints() const
{
    return m_viewpoints->actions();
}

QList<QAction *> ReadingActions::all() const
{
    QList<QAction *> actions = viewpoints();
    for (const auto &group : m_groups)
        actions.append(group.first);
    return actions << m_invisible << m_sideBySide;
}

void ReadingActions::addTo(QMenu &menu)
{
    menu.addActions(viewpoints());
    menu.addSeparator();
    QMenu *folds = menu.addMenu(tr("&Unfold"));
    for (const auto &group : std::as_const(m_groups))
        folds->addAction(group.first);
    menu.addActions({m_invisible, m_sideBySide});
    menu.addSeparator();
}

}
