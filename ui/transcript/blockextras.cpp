// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/blockextras.h"

#include "ui/theme/theme.h"
#include "ui/transcript/bodyprovider.h"
#include "ui/transcript/messagelayout.h"
#include "ui/transcript/transcriptpage.h"

namespace tacet {

BlockExtras::BlockExtras(TranscriptPage &page, QObject *parent)
    : QObject(parent)
    , m_page(page)
{
    connect(&m_highlighter, &CodeHighlighter::highlighted, this,
            [this](const CodeHighlighter::Ticket &ticket, const QList<QTextLayout::FormatRange> &formats) {
                const auto layout = m_page.knownLayout(ticket.row, ticket.layout);
                if (!layout)
                    return;
                layout->setHighlighting(ticket.block, formats);
                emit highlightingChanged();
            });
    connect(&m_pictures, &PictureReader::pictureRead, this,
            [this](const PictureReader::Ticket &ticket, const QImage &picture) {
                if (!m_page.knownLayout(ticket.row, ticket.layout))
                    return;
                m_page.setPicture(ticket.row, ticket.block, picture);
                emit heightsChanged();
            });
}

BlockExtras::~BlockExtras() = default;

void BlockExtras::setTheme(const Theme &theme)
{
    m_picturePx = theme.body.pixelSize() * 28;
    m_highlighter.cancelAll();
    m_highlighter.setTheme(theme);
}

void BlockExtras::cancelAll()
{
    m_highlighter.cancelAll();
    m_pictures.cancelAll();
}

void BlockExtras::fetch(BodyProvider &bodies)
{
    for (const PlacedBlock &placed : m_page.placed()) {
        const Block &block = placed.layout->block(placed.block);
        const bool isCode = block.kind == Block::Kind::Code || block.kind == Block::Kind::Mono;
        if (isCode && !placed.layout->isHighlightingAsked(placed.block)) {
            placed.layout->setHighlightingAsked(placed.block);
            m_highlighter.request({placed.row, placed.block, placed.layout->serial()}, block.text, block.language);
        }
        if (block.kind == Block::Kind::Image && !placed.layout->isPictureAsked(placed.block))
            fetchPicture(placed, bodies);
    }
}

void BlockExtras::fetchPicture(const PlacedBlock &placed, BodyProvider &bodies)
{
    placed.layout->setPictureAsked(placed.block);
    const Result<MessageBody> body = bodies.body(placed.row);
    const int part = placed.layout->block(placed.block).part;
    if (!body || part < 0 || part >= int(body->parts.size()))
        return;
    const BodyPart &attachment = body->parts[size_t(part)];
    if (attachment.bytes > PictureReader::MaxBytes)
        return;
    const QByteArray bytes = bodies.attachment(placed.row, attachment);
    const QSize largest(placed.layout->textRect(placed.block).width(), m_picturePx);
    if (!bytes.isEmpty())
        m_pictures.request({placed.row, placed.block, placed.layout->serial()}, bytes, largest);
}

}
