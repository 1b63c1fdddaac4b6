// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/visibletext.h"

namespace tacet {

bool isVisible(TextMarker marker, Role role)
{
    switch (marker) {
    case TextMarker::Empty:
    case TextMarker::Whitespace:
    case TextMarker::Invisible:
    case TextMarker::Wrapper:
    case TextMarker::Redacted:
    case TextMarker::NoContent:
    case TextMarker::NoResponseRequested:
        return false;
    case TextMarker::SystemReminder:
    case TextMarker::PlanReminder:
    case TextMarker::CommandEnvelope:
    case TextMarker::BashEnvelope:
    case TextMarker::LocalCommandOutput:
    case TextMarker::Caveat:
    case TextMarker::Notification:
    case TextMarker::IdeContext:
    case TextMarker::InjectedContext:
    case TextMarker::HookFeedback:
    case TextMarker::ContinuationSummary:
    case TextMarker::InterruptNotice:
    case TextMarker::Nudge:
    case TextMarker::ImagePlaceholder:
        return role == Role::Assistant;
    default:
        return true;
    }
}

}
