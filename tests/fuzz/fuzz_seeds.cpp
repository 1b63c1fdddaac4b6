// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fuzz_seeds FOLDER: writes what fuzz_importers begins with: the smallest file of every format, and every small file of
// tests/data; each once for the registry to recognise and once for its importer, so that each importer is reached.

#include "tests/fuzz/choice.h"
#include "tests/support/specimens.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>

using namespace tacet;

namespace {

/// Longer ones would be mutated too seldom where it matters.
constexpr qint64 LongestSeed = 32 << 10;

class Seeds
{
public:
    explicit Seeds(const QString &folder)
        : m_folder(folder)
    { }

    void add(const QByteArray &bytes)
    {
        const QString path = m_temporary.filePath(QStringLiteral("seed"));
        write(path, bytes);
        const auto importer = m_registry.recognise(path);
        put(fuzz::Sniff, bytes);
        if (importer)
            put(fuzz::choiceOf(m_registry, *importer), bytes);
    }

    [[nodiscard]] int count() const { return m_count; }

private:
    void put(quint8 choice, const QByteArray &bytes)
    {
        write(m_folder + QStringLiteral("/%1").arg(m_count++, 5, 10, QLatin1Char('0')), char(choice) + bytes);
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(path));
    }

    ImporterRegistry m_registry;
    QTemporaryDir m_temporary;
    QString m_folder;
    int m_count = 0;
};

}

int main(int argc, char **argv)
{
    if (argc != 2 || !QDir().mkpath(QString::fromLocal8Bit(argv[1]))) {
        std::fputs("usage: fuzz_seeds FOLDER\n", stderr);
        return 2;
    }
    Seeds seeds(QString::fromLocal8Bit(argv[1]));
    for (const test::Specimen &specimen : test::specimens())
        seeds.add(test::fileOf(specimen, test::recordsOf(specimen)));
    for (QDirIterator files(QStringLiteral(TACET_TEST_DATA), QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();) {
        QFile file(files.next());
        if (file.size() <= LongestSeed && file.open(QIODevice::ReadOnly))
            seeds.add(file.readAll());
    }
    std::printf("%d seeds\n", seeds.count());
    return 0;
}
