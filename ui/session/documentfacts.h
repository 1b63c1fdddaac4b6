// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/codebook.h"
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

private:
    const Workspace &m_workspace;
    Codebook m_codebook;
};

/// How far the silence has been read, as `reviewer` sees it: their own reading, else somebody's.
[[nodiscard]] SilenceReading readingOf(const std::vector<Review> &reviews, const QString &reviewer);

}
