// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/exporters/essay.h"

#include <functional>

namespace tacet {

/// Writes one silence, section by section, in Markdown.
class EssaySections
{
public:
    /// @param level of the essay's own sections: 2 where the title is a heading of level 1
    EssaySections(const EssayDocument &document, const EssaySession &session, const EssaySilence &silence, int level);

    [[nodiscard]] QString write();

    /// Of the only review if it has one, else what was computed.
    [[nodiscard]] static QString titleOf(const EssaySilence &silence);

private:
    using OfReview = std::function<QString(const Review &)>;

    void subject();
    void provenance();
    void contextBefore();
    void readings();
    void response();
    void shift();
    void proposals();
    void assumptions();
    void knowledge();
    void mistakes();
    void evidence();
    void colophon();

    /// A heading, then each review's text under its reviewer's name (the name only where there are several).
    /// Nothing at all where no review says anything and `lead` and `trail` are empty.
    void section(const QString &heading, const OfReview &text, const QString &lead = {}, const QString &trail = {});
    [[nodiscard]] QString heading(int depth, const QString &text) const;
    [[nodiscard]] QString readingName(const QString &code, int revision) const;
    [[nodiscard]] QString responseName(const QString &code, int revision) const;

    const EssayDocument &m_document;
    const EssaySession &m_session;
    const EssaySilence &m_silence;
    int m_level;
    QString m_text;
};

/// "[msg 417]", by the label where the source has one.
[[nodiscard]] QString referenceTo(const QuotedMessage &message);

}
