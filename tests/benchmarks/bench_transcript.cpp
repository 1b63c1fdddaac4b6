// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Prints how long a frame of the transcript view takes at 1,000,000 messages: wheel steps and random jumps, with
// Markdown, code and tool outputs of 1 MB. A frame: the event, the layout of what comes into view, the repaint.
//
//   bench_transcript [MESSAGES]

#include "models/items/transcriptmodel.h"
#include "ui/navigation/navigator.h"
#include "ui/theme/themestore.h"
#include "ui/transcript/bodyprovider.h"
#include "ui/transcript/transcriptview.h"

#include <QAbstractListModel>
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <random>
#include <vector>

using namespace tacet;

namespace {

constexpr int LargeOutput = 1024 * 1024;

bool isAssistant(int row)
{
    return row % 3 != 0;
}
bool isSilent(int row)
{
    return row % 90 == 0;
}
bool hasLargeOutput(int row)
{
    return row % 50 == 1;
}

// Lengths like those of real sessions: median 500 characters, a long tail.
int lengthOf(int row)
{
    std::mt19937 random(static_cast<unsigned>(row));
    std::lognormal_distribution<double> length(std::log(500.0), 1.2);
    return std::clamp(int(length(random)), 20, 60'000);
}

const QString &words()
{
    static const QString text = [] {
        QString made;
        std::mt19937 random(7);
        while (made.size() < 70'000) {
            const unsigned pick = random() % 60;
            if (pick == 0)
                made += QStringLiteral(
                    "\n\n```cpp\nfor (int i = 0; i < rows; ++i)\n    total += heights[i]; // px\n```\n\n");
            else if (pick == 1)
                made += QStringLiteral(".\n\n- an item of a list\n- `another` item, see [msg 17]\n\n");
            else if (pick == 2)
                made += QStringLiteral(".\n\n## A heading\n\n");
            else
                made += QStringLiteral("the %1 group of **devices** ").arg(random() % 100);
        }
        return made;
    }();
    return text;
}

class GeneratedModel final : public QAbstractListModel
{
public:
    explicit GeneratedModel(int rows)
        : m_rows(rows)
    { }
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : m_rows; }
    QVariant data(const QModelIndex &index, int role) const override
    {
        const int row = index.row();
        switch (role) {
        case TranscriptModel::RoleRole:
            return int(isAssistant(row) ? Role::Assistant : Role::User);
        case TranscriptModel::SilenceRole:
            return int(isSilent(row) ? SilenceClass::Compaction : SilenceClass::None);
        case TranscriptModel::TimeMsRole:
            return qint64(1'772'000'000'000) + row * 20'000;
        case TranscriptModel::ToolCallsRole:
            return hasLargeOutput(row) ? 1 : 0;
        default:
            return {};
        }
    }

private:
    int m_rows;
};

class GeneratedBodies final : public BodyProvider
{
public:
    [[nodiscard]] QString sessionUid() const override { return {}; }
    [[nodiscard]] Result<QString> citation(int) override { return QString(); }
    [[nodiscard]] QByteArray attachment(int, const BodyPart &) override { return {}; }
    [[nodiscard]] Result<MessageBody> body(int row) override
    {
        MessageBody body;
        body.facts.role = isAssistant(row) ? Role::Assistant : Role::User;
        if (isSilent(row))
            return body;
        if (hasLargeOutput(row)) {
            BodyPart call;
            call.kind = PartKind::ToolCall;
            call.name = QStringLiteral("bash");
            call.target = QStringLiteral("make -j2");
            call.output = m_output;
            body.parts.push_back(call);
        }
        BodyPart text;
        text.text = words().mid(row % 5'000, lengthOf(row));
        text.kind = PartKind::Text;
        body.parts.push_back(text);
        return body;
    }

private:
    QString m_output = QString(words()).repeated(1 + LargeOutput / words().size());
};

double residentMb()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * 4096 / 1e6;
}

// Of the GUI thread alone: on a machine that does other things as well, the truer figure.
double processorMs()
{
    timespec time {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

void print(const char *name, const char *what, std::vector<double> ms)
{
    std::sort(ms.begin(), ms.end());
    const auto at = [&ms](double share) { return ms[size_t(double(ms.size() - 1) * share)]; };
    std::printf("%-26s %-9s %5zu  p50 %6.2f  p99 %6.2f  max %6.2f ms  resident %.0f MB\n", name, what, ms.size(),
                at(0.5), at(0.99), ms.back(), residentMb());
}

template<typename Step>
void measure(const char *name, int times, TranscriptView &view, Step step)
{
    std::vector<double> ms;
    std::vector<double> busyMs;
    for (int time = 0; time < times; ++time) {
        QElapsedTimer timer;
        timer.start();
        const double before = processorMs();
        step(time);
        view.viewport()->repaint();
        QCoreApplication::processEvents();
        ms.push_back(double(timer.nsecsElapsed()) / 1e6);
        busyMs.push_back(processorMs() - before);
    }
    print(name, "wall", std::move(ms));
    print("", "processor", std::move(busyMs));
}

void wheel(TranscriptView &view, int notches)
{
    QWheelEvent event(QPointF(400, 300), view.mapToGlobal(QPointF(400, 300)), {}, {0, notches * 120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(view.viewport(), &event);
}

}

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    const int rows = argc > 1 ? std::atoi(argv[1]) : 1'000'000;
    ThemeStore theme;
    Navigator navigator;
    GeneratedModel model(rows);
    TranscriptView view(theme, navigator);
    view.resize(1200, 900);
    view.show();
    QCoreApplication::processEvents();
    words();
    auto bodies = std::make_unique<GeneratedBodies>();
    std::printf("%d messages, 1200x900, resident %.0f MB\n", rows, residentMb());

    QElapsedTimer timer;
    timer.start();
    view.setModel(&model, std::move(bodies));
    view.viewport()->repaint();
    std::printf("%-28s %.2f ms\n", "first paint", double(timer.nsecsElapsed()) / 1e6);

    measure("wheel down", 3000, view, [&view](int) { wheel(view, -1); });
    navigator.goTo(rows / 2);
    measure("wheel up, heights unknown", 2000, view, [&view](int) { wheel(view, 1); });
    std::mt19937 random(11);
    measure("random jumps", 1000, view, [&](int) { navigator.goTo(int(random() % unsigned(rows))); });
    measure("page down", 1000, view, [&view](int) {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_PageDown, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &event);
    });
    // Tool outputs of 1 MB opened whole, and read through.
    const int large = rows / 2 / 50 * 50 + 1;
    navigator.goTo(large);
    measure("open 1 MB", 1, view, [&](int) { view.toggleFolds(large); });
    measure("show all of it", 1, view, [&](int) { view.showAll(large); });
    measure("wheel through 1 MB", 2000, view, [&view](int) { wheel(view, -1); });
    measure("end to end", 2000, view, [&](int time) { navigator.goTo(int(qint64(time) * rows / 2000)); });
    view.setModel(nullptr, nullptr);
    return 0;
}
