// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

class QAbstractItemModel;
class QString;

namespace tacet {

class BodyProvider;
class TranscriptPage;

/// What can be copied of one message as a whole; each puts it into the clipboard and changes nothing on an error.
class MessageClipboard
{
public:
    /// All must outlive this.
    MessageClipboard(TranscriptPage &page, const QAbstractItemModel &model, BodyProvider &bodies);

    void copyText(int row); ///< its words, as they are written
    void copyMarkdown(int row);
    void copyLink(int row); ///< tacet:UID#KEY
    /// One line for a paper or an audit, see BodyProvider::citation().
    [[nodiscard]] Result<> copyCitation(int row);

private:
    [[nodiscard]] bool has(int row) const;

    TranscriptPage &m_page;
    const QAbstractItemModel &m_model;
    BodyProvider &m_bodies;
};

}
