// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silencerules.h"
#include "support/assembled.h"

#include <QFile>
#include <QStringList>
#include <QTemporaryDir>

namespace tacet::test {

/// What a whole source comes to: each message as "user", or with its silence "user blank", "user blank/empty".
struct Judged {
    QStringList messages;
    AssemblingSink sink {classifyGeneral};
    bool isRead = false;

    /// How many messages have this silence, whatever its detail.
    [[nodiscard]] int count(const char *silence) const
    {
        int count = 0;
        for (const QString &message : messages)
            count += message.section(QLatin1Char(' '), 1).section(QLatin1Char('/'), 0, 0) == QLatin1String(silence);
        return count;
    }
};

inline std::unique_ptr<Judged> judgeFile(const Importer &importer, const QString &path)
{
    auto judged = std::make_unique<Judged>();
    judged->isRead = assemble(importer, path, judged->sink).has_value();
    for (const MessageEntry &entry : judged->sink.entries) {
        QString word = idOf(entry.facts.role);
        if (entry.finding.silence != SilenceClass::None)
            word += QLatin1Char(' ') + idOf(entry.finding.silence);
        if (!entry.finding.detail.empty())
            word += QLatin1Char('/') + QString::fromStdString(entry.finding.detail);
        judged->messages.append(word);
    }
    return judged;
}

/// @param content ' stands for "
inline std::unique_ptr<Judged> judgeText(const Importer &importer, QByteArray content)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("input"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(content.replace('\'', '"'));
    file.close();
    return judgeFile(importer, path);
}

/// Files of others, which are not in the tree: the folder that TACET_SAMPLES names, or nothing.
inline QString samplesFolder()
{
    return qEnvironmentVariable("TACET_SAMPLES");
}

}
