// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/reviewcontext.h"

#include <map>

namespace tacet {

/// A session of eight messages: 3 is a compaction in the middle of research, 4 its summary, 6 a blank message.
class FakeContext final : public ReviewContext
{
public:
    FakeContext();

    int messages() const override { return 8; }
    Result<SilenceReport> report(int ordinal) const override;
    Result<MessageBody> body(int ordinal) const override;
    Result<std::vector<RawRecord>> rawRecords(int ordinal) const override;
    Result<SilenceProposals> proposals(const SilenceReport &report) const override;
    Result<Dossier> dossier(const SilenceReport &report) const override;
    BaselineWork baselineWork() const override;
    Result<ReviewSubject> subjectOf(int ordinal) const override;
    std::optional<EvidenceLink> messageNumbered(qint64 number) const override;

private:
    void add(int ordinal, Role role, const QString &text);
    void addCall(int ordinal, const QString &tool, const QString &target);

    std::map<int, MessageBody> m_bodies;
};

}
