// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/evidenceplace.h"

#include <QString>

namespace tacet {

Result<EvidencePlace> placeOf(const Importer &importer, QByteArrayView record, const EvidencePointer &evidence)
{
    EvidencePlace place {{}, evidence.pointer, evidence.absent};
    auto range = importer.locateIn(record, place.pointer);
    const auto first = range;
    while (!range && !importer.isText() && !place.pointer.empty()) {
        const size_t slash = place.pointer.rfind('/');
        if (slash == std::string::npos)
            break;
        QString key = QString::fromStdString(place.pointer.substr(slash + 1));
        key.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
        place.absent = key.toStdString();
        place.pointer.resize(slash);
        range = importer.locateIn(record, place.pointer);
    }
    if (!range)
        return failure(first);
    place.range = *range;
    return place;
}

}
