// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resources/resources.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace tacet {

namespace {

bool install(const QLocale &locale, const QString &name, const QString &folder)
{
    auto *translator = new QTranslator(QCoreApplication::instance());
    const bool isThere = translator->load(locale, name, QStringLiteral("_"), folder);
    return isThere && QCoreApplication::installTranslator(translator);
}

}

void installTranslations()
{
    const QString name = QStringLiteral("tacet");
    const QString folder = QStringLiteral(":/tacet/translations");
    // The source texts are English but for their plurals, so that file goes below any other language's.
    install(QLocale(QLocale::English), name, folder);
    if (QLocale().language() == QLocale::English)
        return;
    // The names of keys and the buttons of dialogs are Qt's: where the system has them, they speak the same language.
    install(QLocale(), QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QLocale(), name, folder);
}

}
