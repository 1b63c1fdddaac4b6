// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fakesession.h"

#include "ui/navigation/navigator.h"
#include "ui/theme/themestore.h"
#include "ui/transcript/readingactions.h"
#include "ui/transcript/transcriptview.h"
#include "ui/transcript/viewpointswitch.h"

#include <QAbstractButton>
#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

class ReadingActionsTest final : public QObject
{
    Q_OBJECT
private slots:
    void changeTheView();
    void followTheView();
    void standInTheMenu();
    void areSwitchedByMouseAndKeyboard();

private:
    ThemeStore m_theme;
    Navigator m_navigator;
    TranscriptView m_view {m_theme, m_navigator};
    ReadingActions m_actions {m_view};
};

void ReadingActionsTest::changeTheView()
{
    QCOMPARE(int(m_actions.viewpoints().size()), 3);
    m_actions.viewpoints()[2]->trigger();
    QCOMPARE(m_view.options().viewpoint, Viewpoint::Model);
    QVERIFY(!m_actions.viewpoints()[0]->isChecked());
    m_actions.viewpoints()[0]->trigger();
    QCOMPARE(m_view.options().viewpoint, Viewpoint::Stored);

    // After the viewpoints: reasoning, tool input, tool output, harness text, everything, invisible, side by side.
    const QList<QAction *> all = m_actions.all();
    QCOMPARE(int(all.size()), 10);
    all[3]->trigger();
    QVERIFY(m_view.options().unfolded == FoldGroups(FoldGroup::Reasoning));
    all[7]->trigger();
    QVERIFY(m_view.options().unfolded == AllFoldGroups);
    all[3]->trigger(); // one of all is closed again: it is not everything any more
    QVERIFY(!all[7]->isChecked() && all[4]->isChecked());
    all[7]->trigger();
    all[7]->trigger();
    QVERIFY(m_view.options().unfolded == FoldGroups());
    all[8]->trigger();
    QVERIFY(m_view.options().showsInvisible);
    all[9]->trigger();
    QVERIFY(m_view.options().showsSideBySide);
}

void ReadingActionsTest::followTheView()
{
    ReadingOptions options;
    options.viewpoint = Viewpoint::Person;
    options.unfolded = FoldGroup::ToolOutput;
    m_view.setOptions(options);
    QVERIFY(m_actions.viewpoints()[1]->isChecked());
    QVERIFY(m_actions.all()[5]->isChecked());
    QVERIFY(!m_actions.all()[8]->isChecked());
}

void ReadingActionsTest::standInTheMenu()
{
    QMenu menu;
    m_actions.addTo(menu);
    QList<QAction *> shown = menu.actions();
    for (qsizetype at = 0; at < shown.size(); ++at) {
        if (shown[at]->menu())
            shown += shown[at]->menu()->actions();
    }
    QStringList keys;
    for (QAction *action : m_actions.all()) {
        QVERIFY(shown.contains(action));
        QVERIFY(!action->text().isEmpty());
        const QString key = action->shortcut().toString();
        QVERIFY2(key.isEmpty() || !keys.contains(key), qPrintable(key)); // no two have the same
        keys += key;
    }
}

void ReadingActionsTest::areSwitchedByMouseAndKeyboard()
{
    m_view.setOptions({});
    ViewpointSwitch control(m_theme, m_actions.viewpoints());
    control.show();
    const auto buttons = control.findChildren<QAbstractButton *>();
    QCOMPARE(int(buttons.size()), 3);
    for (const QAbstractButton *button : buttons) {
        QVERIFY(!button->accessibleName().isEmpty());
        QCOMPARE(button->focusPolicy(), Qt::StrongFocus);
    }
    QVERIFY(buttons[0]->isChecked());
    QTest::mouseClick(buttons[1], Qt::LeftButton);
    QCOMPARE(m_view.options().viewpoint, Viewpoint::Person);
    QTest::mouseClick(buttons[1], Qt::LeftButton); // what is on stays on
    QVERIFY(buttons[1]->isChecked() && !buttons[0]->isChecked());
    QTest::keyClick(buttons[2], Qt::Key_Space);
    QCOMPARE(m_view.options().viewpoint, Viewpoint::Model);
    QVERIFY(buttons[2]->isChecked() && !buttons[1]->isChecked());
    QVERIFY(buttons[2]->accessibleName().contains(QStringLiteral("model")));
}

QTEST_MAIN(ReadingActionsTest)
#include "tst_readingactions.moc"
