// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTextBrowser>

namespace tacet {

/// A reviewer's Markdown as it will look: no raw HTML, nothing loaded from anywhere; `[msg 414]` is a link. As high as
/// what stands in it.
class MarkdownPreview final : public QTextBrowser
{
    Q_OBJECT
public:
    explicit MarkdownPreview(QWidget *parent = nullptr);
    ~MarkdownPreview() override;

    void showMarkdown(const QString &markdown);

signals:
    void linkActivated(qint64 number);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void fitHeight();
};

}
