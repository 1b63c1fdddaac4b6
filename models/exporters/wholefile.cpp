// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/wholefile.h"

#include <QCoreApplication>
#include <QSaveFile>

namespace tacet {

Result<> writeWholeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return fail(
        Error::Code::Io,
        QCoreApplication::translate("tacet::WholeFile", "The file could not be written: %1.").arg(file.errorString()),
        path);
}

}
