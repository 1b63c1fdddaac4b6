// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/operations/library.h"
#include "models/operations/reviewfile.h"
#include "models/store/annotationstore.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/session/sessiondocument.h"
#include "ui/session/workspace.h"
#include "ui/settings/settings.h"
#include "ui/theme/themestore.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tacet {

/// A library in a folder of its own, and windows on it as the program makes them.
class WindowFixture
{
public:
    WindowFixture()
        : settings(folder.filePath(QStringLiteral("settings.ini")))
    {
        settings.setReviewer(QStringLiteral("anna"));
        auto opened = Library::open(folder.filePath(QStringLiteral("library")));
        if (opened)
            library = *opened;
    }

    static QString sample()
    {
        const QDir samples(QStringLiteral(TACET_SOURCE "/resources/samples"));
        return samples.filePath(samples.entryList({QStringLiteral("*.json")}).value(0));
    }

    /// The finished review that comes with the sample.
    bool mergeSampleReviews() const
    {
        const QDir samples(QStringLiteral(TACET_SOURCE "/resources/samples"));
        const QString name = samples.entryList({QStringLiteral("*.jsonl")}).value(0);
        QFile file(samples.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return false;
        const auto parsed = parseReviewFile(file.readAll(), name);
        auto store = library->openAnnotations();
        return parsed && store && mergeReviews(**store, *parsed, name);
    }

    std::unique_ptr<MainWindow> window(QSize size = {1440, 900})
    {
        auto store = library->openAnnotations();
        if (!store)
            return nullptr;
        auto made =
            std::make_unique<MainWindow>(std::make_unique<Workspace>(library, std::move(*store)), settings, themes);
        made->resize(size);
        made->show();
        return made;
    }

    /// Of its own, as another process would open them.
    [[nodiscard]] std::unique_ptr<AnnotationStore> annotations() const
    {
        auto store = library->openAnnotations();
        return store ? std::move(*store) : nullptr;
    }

    /// Opens and waits until all of it is read.
    static bool open(MainWindow &window, const QString &path, std::optional<int> index = std::nullopt)
    {
        window.openPath(path, index);
        return QTest::qWaitFor([&] { return window.workspace().document() && !window.workspace().isImporting(); },
                               20'000);
    }

    QTemporaryDir folder;
    Settings settings;
    ThemeStore themes;
    std::shared_ptr<const Library> library;
};

}
