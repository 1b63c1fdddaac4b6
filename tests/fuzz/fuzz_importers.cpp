// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What no input may do: crash, hang, run out of memory, or make an importer break its contract (see importWith()).
// A folder is never the input: what importers of folders read in it are the documents that others read here.

#include "tests/fuzz/choice.h"
#include "tests/support/importedoutline.h"

#include <QFile>
#include <QTemporaryDir>

using namespace tacet;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const ImporterRegistry Registry;
    static const QTemporaryDir Folder(QStringLiteral("/dev/shm/fuzz-XXXXXX"));
    if (size == 0)
        return 0;
    const QString path = Folder.filePath(QStringLiteral("input"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(reinterpret_cast<const char *>(data + 1), qint64(size - 1)) < 0)
        qFatal("%s cannot be written", qPrintable(path));
    file.close();
    const Importer *importer = fuzz::chosen(Registry, data[0]);
    if (!importer) {
        const auto recognised = Registry.recognise(path);
        if (!recognised)
            return 0;
        importer = *recognised;
    }
    const test::Imported imported = test::importWith(*importer, path);
    if (!imported.wrong.isEmpty() && !imported.refused)
        qFatal("%s: %s", qPrintable(importer->id()), qPrintable(imported.wrong));
    return 0;
}
