// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Prints how much processor time the list of silences takes at 100,000 rows. Not a test: it asserts nothing, and is
// built only with -DTACET_BENCHMARKS=ON.

#include "models/items/silencelistmodel.h"
#include "tests/support/sessionstory.h"
#include "ui/navigation/navigator.h"
#include "ui/silences/silencelistpanel.h"
#include "ui/theme/themestore.h"

#include <QApplication>
#include <QImage>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace tacet;

namespace {

constexpr int Silences = 100'000;

double cpuMs()
{
    return 1000.0 * double(std::clock()) / CLOCKS_PER_SEC;
}

}

int main(int argc, char *argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    ThemeStore themes;
    Navigator navigator;
    SilenceListModel model(nullptr);
    SilenceListPanel panel(themes, navigator);
    panel.setModel(&model);
    panel.resize(280, 900);
    panel.show();
    auto columns = std::make_shared<SessionColumns>();
    for (int i = 0; i < Silences; ++i)
        test::append(*columns,
                     {Role::User, i % 3 == 0 ? SilenceClass::Blank : SilenceClass::Compaction,
                      i % 3 == 0 ? HumanAct::Yes : HumanAct::No, 0, 0, SessionColumns::NoTime, 400});
    QImage image(panel.size(), QImage::Format_ARGB32_Premultiplied);

    double start = cpuMs();
    model.setSession(columns);
    std::printf("%-40s %8.2f ms\n", "100,000 silences grouped", cpuMs() - start);
    start = cpuMs();
    panel.render(&image);
    std::printf("%-40s %8.2f ms\n", "first paint", cpuMs() - start);

    std::vector<double> ms;
    for (int i = 0; i < 200; ++i) {
        start = cpuMs();
        navigator.goTo((i * 7919 + 1) % Silences);
        panel.render(&image);
        ms.push_back(cpuMs() - start);
    }
    std::sort(ms.begin(), ms.end());
    std::printf("%-40s %8.2f ms p50 %8.2f ms max\n", "jump to another silence", ms[ms.size() / 2], ms.back());
    return 0;
}
