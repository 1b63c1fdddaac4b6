// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/exportreviews.h"

#include "models/exporters/essay.h"
#include "models/exporters/wholefile.h"
#include "models/operations/collectessay.h"
#include "models/operations/reviewfile.h"
#include "models/operations/silencereport.h"
#include "models/operations/thresholds.h"
#include "ui/session/sessiondocument.h"
#include "ui/session/workspace.h"

namespace tacet {

namespace {

Result<QByteArray> essayOf(const Workspace &workspace, std::optional<int> ordinal)
{
    const SessionDocument &document = *workspace.document();
    const ReportOptions options = document.reportOptions();
    auto session = collectEssay(document.reader(), document.messages(), workspace.annotations(), ordinal, options);
    if (!session)
        return failure(session);
    EssayDocument essay;
    essay.sessions.push_back(std::move(*session));
    if (auto completed = completeEssay(essay, workspace.annotations(), options); !completed)
        return failure(completed);
    return toMarkdown(essay).toUtf8();
}

}

Result<> exportReviewsOf(const Workspace &workspace, const QString &path, std::optional<int> ordinal)
{
    if (!workspace.document())
        return fail(Error::Code::NotFound, Workspace::tr("No session is open."));
    const auto bytes = path.endsWith(QLatin1StringView(".md"), Qt::CaseInsensitive)
        ? essayOf(workspace, ordinal)
        : exportReviews(workspace.annotations(), QStringList {workspace.document()->session().facts.uid},
                        namedThresholds(workspace.document()->reportOptions()));
    if (!bytes)
        return failure(bytes);
    return writeWholeFile(path, *bytes);
}

}
