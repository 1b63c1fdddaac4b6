// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/codebook.h"
#include "models/core/review.h"
#include "models/items/silencefacts.h"

namespace tacet {

class Workspace;

/// What the silence list says of the rows that are shown, from the reports of the open session. GUI thread.
class DocumentFacts final : public SilenceFactsSource
{
public:
    /// @param workspace must outlive this
    DocumentFacts(const Workspace &workspace, Codebook codebook);

    [[nodiscard]] SilenceFacts factsOf(int ordinal) const override;

    /// Whose readings are seen, and what is kept from them; the window's modes.
    struct View {
        QString reviewer;
        bool isOwnOnly = false; ///< blind: nobody else's reading is told
        bool hidesProposals = false; ///< until the reviewer has read the silence
    };
    void setView(const View &view) { m_view = view; }
    [[nodiscard]] const View &view() const { return m_view; }
    /// The reviews of one silence that may be seen.
    [[nodiscard]] std::vector<Review> visibleReviews(int ordinal) const;
    /// Who disputes the computed class, for which and why, one line a reviewer; empty: nobody.
    [[nodiscard]] QString objectionTo(int ordinal) const;

private:
    const Workspace &m_workspace;
    Codebook m_codebook;
    View m_view;
};

/// How far the silence has been read, as `reviewer` sees it: their own reading, else somebody's.
[[nodiscard]] SilenceReading readingOf(const std::vector<Review> &reviews, const QString &reviewer);

}
