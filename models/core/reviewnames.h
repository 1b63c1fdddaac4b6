// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/jsonfields.h"
#include "models/core/review.h"

/// How the values of a review are spelt in the tacet-review format. Private to this folder.
namespace tacet::ReviewNames {

inline constexpr EnumName<Review::State> State[] = {
    {Review::State::Unread, "unread"},
    {Review::State::Draft, "draft"},
    {Review::State::Read, "read"},
    {Review::State::Later, "later"},
    {Review::State::NeedsSecond, "needs-second"},
    {Review::State::Disputed, "disputed"},
    {Review::State::Adjudicated, "adjudicated"},
};

inline constexpr EnumName<Reading::Standing> Standing[] = {
    {Reading::Standing::Primary, "primary"},
    {Reading::Standing::Also, "also"},
    {Reading::Standing::Rejected, "rejected"},
};

inline constexpr EnumName<tacet::Side> Side[] = {
    {tacet::Side::User, "user"},
    {tacet::Side::Assistant, "assistant"},
    {tacet::Side::Both, "both"},
};

inline constexpr EnumName<tacet::Side> Owner[] = {
    {tacet::Side::User, "user"},
    {tacet::Side::Assistant, "assistant"},
    {tacet::Side::Both, "both"},
    {tacet::Side::Harness, "harness"},
};

inline constexpr EnumName<Assumption::BorneOut> BorneOut[] = {
    {Assumption::BorneOut::Unknown, "unknown"},
    {Assumption::BorneOut::Yes, "yes"},
    {Assumption::BorneOut::No, "no"},
    {Assumption::BorneOut::Partly, "partly"},
};

inline constexpr EnumName<Knowledge::When> When[] = {
    {Knowledge::When::Input, "input"},
    {Knowledge::When::Output, "output"},
};

inline constexpr EnumName<Mistake::Severity> Severity[] = {
    {Mistake::Severity::Low, "low"},
    {Mistake::Severity::Medium, "medium"},
    {Mistake::Severity::High, "high"},
};

inline constexpr EnumName<ProposalAnswer::Kind> ProposalKind[] = {
    {ProposalAnswer::Kind::Response, "response"},
    {ProposalAnswer::Kind::Reading, "reading"},
    {ProposalAnswer::Kind::Flag, "flag"},
};

inline constexpr EnumName<ProposalAnswer::Answer> Answer[] = {
    {ProposalAnswer::Answer::Accepted, "accepted"},
    {ProposalAnswer::Answer::Changed, "changed"},
    {ProposalAnswer::Answer::Ignored, "ignored"},
};

}
