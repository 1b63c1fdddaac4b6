// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/linkhighlighter.h"

#include "ui/review/messagelinks.h"
#include "ui/theme/themestore.h"

namespace tacet {

LinkHighlighter::LinkHighlighter(const ThemeStore &themes, QTextDocument *document)
    : QSyntaxHighlighter(document)
    , m_themes(themes)
{
    connect(&themes, &ThemeStore::themeChanged, this, &QSyntaxHighlighter::rehighlight);
}

LinkHighlighter::~LinkHighlighter() = default;

void LinkHighlighter::highlightBlock(const QString &text)
{
    for (const MessageLink &link : messageLinks(text))
        setFormat(int(link.start), int(link.length), m_themes.theme().accent);
}

}
