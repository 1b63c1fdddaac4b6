// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/archivedimporter.h"

namespace tacet {

/// An ".eval" of Inspect: a ZIP with one JSON document a sample, spooled as the one document that a ".json" log is.
class InspectArchive final : public ArchivedImporter
{
public:
    using ArchivedImporter::ArchivedImporter;
    Result<> spool(const QString &path, SpoolWriter &spool, Progress &progress) const override;
};

}
