// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resources/resources.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace tacet {

namespace {

bool install(const QLocale &locale)
{
    auto *translator = new QTranslator(QCoreApplication::instance());
    const bool isThere =
        translator->load(locale, QStringLiteral("tacet"), QStringLiteral("_"), QStringLiteral(":/tacet/translations"));
    return isThere && QCoreApplication::installTranslator(translator);
}

}

void installTranslations()
{
    // The source texts are English but for their plurals, so that file goes below any other language's.
    install(QLocale(QLocale::English));
    if (QLocale().language() != QLocale::English)
        install(QLocale());
}

}
