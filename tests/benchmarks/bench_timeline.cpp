// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Prints how much processor time a frame of the timeline takes at 1,000,000 messages, 100,000 of them silent. Not a
// test: it asserts nothing, and is built only with -DTACET_BENCHMARKS=ON.

#include "tests/support/sessionstory.h"
#include "ui/navigation/navigator.h"
#include "ui/theme/themestore.h"
#include "ui/timeline/timelinewidget.h"

#include <QApplication>
#include <QImage>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <vector>

using namespace tacet;

namespace {

constexpr int Messages = 1'000'000;
constexpr int Frames = 200;

std::shared_ptr<SessionColumns> millionMessages()
{
    auto columns = test::plainStory(Messages);
    test::Lcg random;
    for (int i = 0; i < Messages / 10; ++i) {
        const bool byPerson = random.below(10) == 0;
        test::silenceAt(*columns, int(random.below(Messages - 1)),
                        byPerson ? SilenceClass::Blank : SilenceClass::Compaction,
                        byPerson ? HumanAct::Yes : HumanAct::No, 500);
    }
    return columns;
}

/// Of this thread: on a machine that others use too, the time on the wall says nothing about the program.
double cpuMs()
{
    return 1000.0 * double(std::clock()) / CLOCKS_PER_SEC;
}

/// @param step done before each frame, not counted when it is a mere pan or zoom of the scale
void measure(const char *what, TimelineWidget &timeline, const std::function<void(int frame)> &step)
{
    QImage image(timeline.size(), QImage::Format_ARGB32_Premultiplied);
    std::vector<double> ms;
    for (int frame = 0; frame < Frames; ++frame) {
        const double start = cpuMs();
        step(frame);
        timeline.render(&image);
        ms.push_back(cpuMs() - start);
    }
    std::sort(ms.begin(), ms.end());
    std::printf("%-44s p50 %6.2f  p99 %6.2f  max %6.2f ms\n", what, ms[Frames / 2], ms[Frames * 99 / 100], ms.back());
}

}

int main(int argc, char *argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    ThemeStore themes;
    Navigator navigator;
    TimelineWidget timeline(themes, navigator);
    timeline.resize(2000, timeline.sizeHint().height());
    timeline.setGapThresholdMs(1'800'000);
    const auto columns = millionMessages();

    const double start = cpuMs();
    timeline.setColumns(columns);
    std::printf("%-44s     %6.2f ms\n", "session of 1,000,000 messages given to it", cpuMs() - start);

    measure("whole session, nothing changes", timeline, [](int) {});
    measure("whole session, window moves", timeline,
            [&](int frame) { navigator.setVisibleRange(frame * 1000, frame * 1000 + 30); });
    measure("whole session, every frame another zoom", timeline,
            [&](int frame) { frame % 2 == 0 ? timeline.zoomIn() : timeline.fit(); });
    for (const int notches : {3, 10, 20, 30, 45}) {
        timeline.fit();
        navigator.setCurrent(Messages / 2);
        for (int i = 0; i < notches; ++i)
            timeline.zoomIn();
        const auto [first, last] = timeline.scene().axis().visibleMessages();
        const QByteArray what = QStringLiteral("panning %1 messages").arg(last - first + 1).toUtf8();
        measure(what.constData(), timeline, [&](int frame) {
            navigator.setCurrent(Messages / 2 + (frame % 2 == 0 ? frame : -frame) * (last - first) / 100);
        });
    }
    timeline.fit();
    timeline.setMode(TimelineMode::ByTime);
    measure("by time, every frame another zoom", timeline,
            [&](int frame) { frame % 2 == 0 ? timeline.zoomIn() : timeline.fit(); });
    return 0;
}
