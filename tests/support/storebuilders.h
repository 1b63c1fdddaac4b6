// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messageentry.h"
#include "models/store/transcriptreader.h"
#include "models/store/transcriptwriter.h"

#include <QTest>

namespace tacet::test {

/// The value; without one the test cannot go on.
template<typename T>
T valueOf(Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(oneLine(result.error())));
    return std::move(*result);
}

inline void require(const Result<> &result)
{
    if (!result)
        qFatal("%s", qPrintable(oneLine(result.error())));
}

/// A message of one record of ten bytes, at ten times its ordinal; users at even ordinals.
inline MessageEntry entry(int ordinal, const std::string &key = {}, SilenceClass silence = SilenceClass::None)
{
    MessageEntry made;
    made.ordinal = ordinal;
    made.key = key.empty() ? "m" + std::to_string(ordinal) : key;
    made.facts.role = ordinal % 2 == 0 ? Role::User : Role::Assistant;
    made.facts.timeMs = 1'000 * qint64(ordinal);
    made.facts.records = {{{10 * qint64(ordinal), 10}, ordinal + 1, {}}};
    made.facts.preview = "text of " + std::to_string(ordinal);
    made.facts.textCharacters = silence == SilenceClass::None ? 10 : 0;
    made.facts.hash = quint64(ordinal) * 7;
    made.finding.silence = silence;
    return made;
}

inline SourceRow sourceRow(const QString &path = QStringLiteral("/t/a.jsonl"))
{
    SourceRow row;
    row.path = path;
    row.format = QStringLiteral("claude-code");
    row.importerVersion = 1;
    return row;
}

inline SessionFacts sessionFacts(const QString &uid = QStringLiteral("s1"))
{
    SessionFacts facts;
    facts.uid = uid;
    facts.title = QStringLiteral("A title");
    return facts;
}

/// Writes one source with one session of `messages` messages.
inline SessionId writeSession(const QString &indexPath, int messages,
                              const QString &path = QStringLiteral("/t/a.jsonl"))
{
    auto writer = valueOf(TranscriptWriter::open(indexPath));
    valueOf(writer->begin(sourceRow(path)));
    const SessionId session = valueOf(writer->addSession(sessionFacts()));
    for (int i = 0; i < messages; ++i)
        require(writer->addMessage(session, entry(i)));
    require(writer->finish(sourceRow(path)));
    return session;
}

}
