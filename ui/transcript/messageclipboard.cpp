// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/messageclipboard.h"

#include "ui/transcript/bodyprovider.h"
#include "ui/transcript/transcriptcopy.h"

#include "models/items/transcriptmodel.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QClipboard>

namespace tacet {

MessageClipboard::MessageClipboard(TranscriptPage &page, const QAbstractItemModel &model, BodyProvider &bodies)
    : m_page(page)
    , m_model(model)
    , m_bodies(bodies)
{ }

bool MessageClipboard::has(int row) const
{
    return row >= 0 && row < m_page.rows();
}

void MessageClipboard::copyText(int row)
{
    if (!has(row))
        return;
    const Result<MessageBody> body = m_bodies.body(row);
    if (!body)
        return;
    // Of a message without words of its own what is shown of it.
    const QString words = body->visibleText();
    QApplication::clipboard()->setText(words.trimmed().isEmpty() ? textOfMessage(m_page, row) : words);
}

void MessageClipboard::copyMarkdown(int row)
{
    if (!has(row))
        return;
    if (const Result<MessageBody> body = m_bodies.body(row))
        QApplication::clipboard()->setText(messageAsMarkdown(rowFactsOf(m_model.index(row, 0)), *body));
}

void MessageClipboard::copyLink(int row)
{
    if (!has(row))
        return;
    const QString key = m_model.index(row, 0).data(TranscriptModel::KeyRole).toString();
    QApplication::clipboard()->setText(QStringLiteral("tacet:%1#%2").arg(m_bodies.sessionUid(), key));
}

Result<> MessageClipboard::copyCitation(int row)
{
    if (!has(row))
        return {};
    const Result<QString> citation = m_bodies.citation(row);
    if (!citation)
        return failure(citation);
    QApplication::clipboard()->setText(*citation);
    return {};
}

}
