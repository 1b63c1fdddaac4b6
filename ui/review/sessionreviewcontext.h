// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/reviewcontext.h"

namespace tacet {

class SessionDocument;

/// What the review panel asks, answered from the session that is open in the window.
class SessionReviewContext final : public ReviewContext
{
public:
    /// @param document must outlive this
    explicit SessionReviewContext(const SessionDocument &document);
    ~SessionReviewContext() override;

    [[nodiscard]] int messages() const override;
    [[nodiscard]] Result<SilenceReport> report(int ordinal) const override;
    [[nodiscard]] Result<MessageBody> body(int ordinal) const override;
    [[nodiscard]] Result<std::vector<RawRecord>> rawRecords(int ordinal) const override;
    [[nodiscard]] Result<SilenceProposals> proposals(const SilenceReport &report) const override;
    [[nodiscard]] Result<Dossier> dossier(const SilenceReport &report) const override;
    [[nodiscard]] BaselineWork baselineWork() const override;
    [[nodiscard]] Result<ReviewSubject> subjectOf(int ordinal) const override;
    [[nodiscard]] std::optional<EvidenceLink> messageNumbered(qint64 number) const override;

private:
    [[nodiscard]] Result<MessageRow> row(int ordinal) const;
    [[nodiscard]] Result<std::vector<RawRecord>> recordsOf(const MessageRow &row) const;
    void locateOrigin(RawRecord &record, const PhysicalRecord &physical) const;

    const SessionDocument &m_document;
};

/// Evidence::origin for people: "session.json", "opencode.db, table part, row prt_1".
[[nodiscard]] QString originInWords(const QJsonObject &origin);

}
