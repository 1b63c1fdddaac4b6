// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/sessionstory.h"
#include "ui/navigation/navigator.h"
#include "ui/theme/themestore.h"
#include "ui/timeline/timelinewidget.h"

#include <QAccessible>
#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace tacet;

class TestTimelineWidget final : public QObject
{
    Q_OBJECT
private slots:
    void drawsPictures_data();
    void drawsPictures();
};

void TestTimelineWidget::drawsPictures_data()
{
    QTest::addColumn<int>("choice");
    QTest::addColumn<int>("width");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("name");
    using Choice = ThemeStore::Choice;
    for (const auto &[choice, theme] : {std::pair(Choice::Light, "light"), std::pair(Choice::Dark, "dark"),
                                        std::pair(Choice::HighContrast, "contrast")}) {
        for (const char *what : {"fitted", "zoomed", "time", "million"}) {
            const QString name = QStringLiteral("timeline-%1-%2").arg(QLatin1String(what), QLatin1String(theme));
            QTest::newRow(qPrintable(name)) << int(choice) << 1440 << QString::fromLatin1(what) << name;
        }
    }
    QTest::newRow("timeline-narrow-light")
        << int(Choice::Light) << 1024 << QStringLiteral("fitted") << QStringLiteral("timeline-narrow-light");
}

void TestTimelineWidget::drawsPictures()
{
    QFETCH(int, choice);
    QFETCH(int, width);
    QFETCH(QString, what);
    QFETCH(QString, name);
    ThemeStore themes;
    themes.setChoice(ThemeStore::Choice(choice));
    Navigator navigator;
    TimelineWidget timeline(themes, navigator);
    timeline.resize(width, timeline.sizeHint().height());
    timeline.setGapThresholdMs(1'800'000);
    std::shared_ptr<SessionColumns> columns = test::drawnStory();
    if (what == QStringLiteral("million")) {
        columns = test::plainStory(1'000'000);
        test::Lcg random;
        for (int i = 0; i < 100'000; ++i) {
            const bool byPerson = random.below(40) == 0;
            test::silenceAt(*columns, int(random.below(999'999)),
                            byPerson ? SilenceClass::Blank : SilenceClass::Compaction,
                            byPerson ? HumanAct::Yes : HumanAct::No, 500);
        }
    }
    timeline.setColumns(columns);
    timeline.setReadMarks({{88, ReadMark::Read},
                           {151, ReadMark::ReadByOther},
                           {203, ReadMark::Read},
                           {204, ReadMark::Read},
                           {262, ReadMark::Adjudicated},
                           {346, ReadMark::Read}});
    navigator.goTo(417);
    navigator.setVisibleRange(404, 428);
    if (what == QStringLiteral("zoomed")) {
        for (int i = 0; i < 9; ++i)
            timeline.zoomIn();
    }
    if (what == QStringLiteral("time"))
        timeline.setMode(TimelineMode::ByTime);
    const QPixmap picture = timeline.grab();
    QVERIFY(QDir().mkpath(QStringLiteral(TACET_BINARY "/screenshots")));
    QVERIFY(picture.save(QStringLiteral(TACET_BINARY "/screenshots/%1.png").arg(name)));
}

QTEST_MAIN(TestTimelineWidget)
#include "tst_timelinewidget.moc"
