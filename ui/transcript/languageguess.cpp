// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/languageguess.h"

#include <algorithm>

namespace tacet {

namespace {

QString languageOfShebang(QStringView line)
{
    for (const auto &[word, language] : {std::pair {QLatin1StringView("python"), "Python"},
                                         {QLatin1StringView("node"), "JavaScript"},
                                         {QLatin1StringView("perl"), "Perl"},
                                         {QLatin1StringView("ruby"), "Ruby"},
                                         {QLatin1StringView("sh"), "Bash"}}) {
        if (line.contains(word))
            return QString::fromLatin1(language);
    }
    return {};
}

bool isDiff(QStringView code)
{
    return code.startsWith(QLatin1StringView("diff --git ")) || code.startsWith(QLatin1StringView("--- a/"))
        || code.startsWith(QLatin1StringView("*** Begin Patch")) || code.startsWith(QLatin1StringView("Index: "))
        || code.startsWith(QLatin1StringView("@@ -"));
}

// Looks like JSON, not like Markdown's "[link]" or a log's "[12:03:55]".
bool isJson(QStringView code)
{
    const QChar first = code.front();
    const QStringView inside = code.mid(1).trimmed();
    if (inside.isEmpty())
        return false;
    if (first == u'{')
        return inside.startsWith(u'"') || inside.startsWith(u'}');
    return first == u'[' && (inside.startsWith(u'{') || inside.startsWith(u'"'));
}

}

QString guessLanguage(QStringView code)
{
    code = code.left(512).trimmed();
    if (code.isEmpty())
        return {};
    const QStringView line =
        code.left(std::max<qsizetype>(0, code.indexOf(u'\n') < 0 ? code.size() : code.indexOf(u'\n')));
    if (line.startsWith(QLatin1StringView("#!")))
        return languageOfShebang(line);
    if (line.startsWith(QLatin1StringView("$ ")))
        return QStringLiteral("Bash");
    if (isDiff(code))
        return QStringLiteral("Diff");
    if (isJson(code))
        return QStringLiteral("JSON");
    if (line.startsWith(QLatin1StringView("<?xml")))
        return QStringLiteral("XML");
    if (line.startsWith(QLatin1StringView("<!DOCTYPE html"), Qt::CaseInsensitive)
        || line.startsWith(QLatin1StringView("<html")))
        return QStringLiteral("HTML");
    if (line.startsWith(QLatin1StringView("#include ")) || line.startsWith(QLatin1StringView("#pragma ")))
        return QStringLiteral("C++");
    return {};
}

}
