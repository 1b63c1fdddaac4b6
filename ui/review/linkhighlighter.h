// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSyntaxHighlighter>

namespace tacet {

class ThemeStore;

/// Shows `[msg 414]` as the link that it is.
class LinkHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    LinkHighlighter(const ThemeStore &themes, QTextDocument *document);
    ~LinkHighlighter() override;

protected:
    void highlightBlock(const QString &text) override;

private:
    const ThemeStore &m_themes;
};

}
