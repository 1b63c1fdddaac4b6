// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/markdownpreview.h"

#include "ui/review/messagelinks.h"

#include <QTextDocument>
#include <QWheelEvent>

namespace tacet {

namespace {

constexpr QLatin1StringView Scheme("msg");

/// `[msg 414]` is no link in Markdown until it says where it leads.
QString withLinks(const QString &markdown)
{
    QString text = markdown;
    const std::vector<MessageLink> links = messageLinks(markdown);
    for (auto link = links.rbegin(); link != links.rend(); ++link)
        text.insert(link->start + link->length, QStringLiteral("(%1:%2)").arg(Scheme).arg(link->number));
    return text;
}

}

MarkdownPreview::MarkdownPreview(QWidget *parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Preview"));
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        if (url.scheme() == Scheme)
            emit linkActivated(url.path().toLongLong());
    });
}

MarkdownPreview::~MarkdownPreview() = default;

void MarkdownPreview::showMarkdown(const QString &markdown)
{
    document()->setMarkdown(withLinks(markdown),
                            QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
                                | QTextDocument::MarkdownNoHTML);
    fitHeight();
}

// Pictures and style sheets that a text names are never fetched, from wherever.
QVariant MarkdownPreview::loadResource(int, const QUrl &)
{
    return {};
}

void MarkdownPreview::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    fitHeight();
}

void MarkdownPreview::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the form scrolls
}

void MarkdownPreview::fitHeight()
{
    document()->setTextWidth(viewport()->width());
    const int height = int(document()->size().height()) + 2;
    if (height != this->height())
        setFixedHeight(height);
}

}
