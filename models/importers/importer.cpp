// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/importer.h"

namespace tacet {

QString Importer::recordPointer(const PhysicalRecord &) const
{
    return {};
}

Result<> Importer::spool(const QString &, SpoolWriter &, Progress &) const
{
    Q_ASSERT_X(!needsSpool(), "Importer::spool", "an importer that needs a spool must write one");
    return {};
}

}
