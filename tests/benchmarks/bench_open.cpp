// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench_open FILE: how long a person waits for a transcript. Prints milliseconds on the wall:
//   first    never indexed before: from the start of the import to its first word that messages can be read, and to
//            a page of them
//   whole    to the end of that import
//   reuse    the same source again, unchanged: the import finds nothing to do
//   columns  what the timeline and the list of silences are made of, of all messages
//   page     200 messages at a random place, 1,000 times: median and 99 %
//   body     one whole message at a random place read from the source, 1,000 times: median and 99 %

#include "models/operations/importsource.h"
#include "models/operations/library.h"
#include "models/operations/messagereader.h"
#include "models/store/transcriptreader.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <random>
#include <vector>

using namespace tacet;

namespace {

constexpr int PageSize = 200;
constexpr int Draws = 1000;

double milliseconds(const QElapsedTimer &timer)
{
    return double(timer.nsecsElapsed()) / 1e6;
}

void print(const char *what, double ms)
{
    std::printf("%-8s %10.3f ms\n", what, ms);
}

/// Calls `draw` with ordinals below `messages`. The same ones each time that the program runs.
Result<> measureDraws(const char *what, int messages, const std::function<Result<>(int ordinal)> &draw)
{
    std::mt19937 random(417);
    std::vector<double> ms;
    for (int i = 0; i < Draws; ++i) {
        const int ordinal = int(random() % unsigned(std::max(1, messages)));
        QElapsedTimer timer;
        timer.start();
        if (auto drawn = draw(ordinal); !drawn)
            return drawn;
        ms.push_back(milliseconds(timer));
    }
    std::sort(ms.begin(), ms.end());
    std::printf("%-8s %10.3f ms %10.3f ms\n", what, ms[Draws / 2], ms[Draws * 99 / 100]);
    return {};
}

Result<ImportOutcome> importNew(const Library &library, const QString &path)
{
    NoProgress progress;
    double firstWord = 0;
    double firstPage = 0;
    QElapsedTimer timer;
    timer.start();
    auto outcome = importSource(library, path, progress, [&](SessionId session, int) {
        if (firstPage > 0)
            return;
        firstWord = milliseconds(timer);
        const auto reader = library.openReader();
        if (reader && (*reader)->page(session, 0, PageSize))
            firstPage = milliseconds(timer);
    });
    const double whole = milliseconds(timer);
    std::printf("%-8s %10.3f ms %10.3f ms\n", "first", firstWord, firstPage);
    print("whole", whole);
    return outcome;
}

Result<> readAgain(const Library &library, const QString &path)
{
    NoProgress progress;
    QElapsedTimer timer;
    timer.start();
    const auto outcome = importSource(library, path, progress);
    if (!outcome)
        return failure(outcome);
    print(outcome->kind == ImportKind::Reused ? "reuse" : "again", milliseconds(timer));
    if (outcome->sessions.empty())
        return {};
    const SessionRow &session = outcome->sessions.front();
    timer.start();
    const auto reader = library.openReader();
    if (!reader)
        return failure(reader);
    if (const auto columns = (*reader)->columns(session.id); !columns)
        return failure(columns);
    print("columns", milliseconds(timer));
    const auto pages = measureDraws("page", session.messages, [&](int ordinal) -> Result<> {
        const auto page = (*reader)->page(session.id, ordinal, PageSize);
        return page ? Result<>() : failure(page);
    });
    if (!pages)
        return pages;
    const auto bodies = MessageReader::open(library, **reader, session);
    if (!bodies)
        return failure(bodies);
    return measureDraws("body", session.messages, [&](int ordinal) -> Result<> {
        const auto row = (*reader)->message(session.id, ordinal);
        if (!row)
            return failure(row);
        const auto body = (*bodies)->body(*row);
        return body ? Result<>() : failure(body);
    });
}

}

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::fputs("usage: bench_open FILE\n", stderr);
        return 2;
    }
    const QString path = QString::fromLocal8Bit(argv[1]);
    const QTemporaryDir folder;
    const auto library = Library::open(folder.path());
    Result<> done = library ? Result<>() : failure(library);
    if (done) {
        const auto outcome = importNew(**library, path);
        done = outcome ? readAgain(**library, path) : failure(outcome);
    }
    if (!done)
        std::fprintf(stderr, "%s\n", qPrintable(oneLine(done.error())));
    return done ? 0 : 1;
}
