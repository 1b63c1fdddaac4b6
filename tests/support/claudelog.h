// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/operations/importsource.h"
#include "models/operations/library.h"
#include "models/store/transcriptreader.h"
#include "tests/support/storebuilders.h"

#include <QFile>

namespace tacet::test {

/// One line of a Claude Code log, with its newline. @param content JSON: a string or an array of blocks
inline QByteArray userLine(int number, const QByteArray &content)
{
    const QByteArray id = QByteArray::number(number);
    return R"({"type":"user","uuid":"u)" + id + R"(","sessionId":"ses_a","timestamp":"2026-03-01T10:00:)"
        + id.rightJustified(2, '0').right(2) + R"(.000Z","message":{"role":"user","content":)" + content + "}}\n";
}

inline QByteArray assistantLine(int number, const QByteArray &messageId, const QByteArray &text)
{
    const QByteArray id = QByteArray::number(number);
    return R"({"type":"assistant","uuid":"a)" + id + R"(","sessionId":"ses_a","timestamp":"2026-03-01T10:00:)"
        + id.rightJustified(2, '0').right(2) + R"(.000Z","message":{"id":")" + messageId
        + R"(","role":"assistant","model":"m","content":[{"type":"text","text":")" + text + R"("}]}})" + "\n";
}

/// Questions and answers in turn, `lines` in all.
inline QByteArray claudeLog(int lines)
{
    QByteArray log;
    for (int i = 0; i < lines; ++i) {
        log += i % 2 == 0 ? userLine(i, "\"question " + QByteArray::number(i) + '"')
                          : assistantLine(i, "msg_" + QByteArray::number(i), "answer " + QByteArray::number(i));
    }
    return log;
}

inline void writeFile(const QString &path, const QByteArray &bytes, QIODevice::OpenMode mode = QFile::WriteOnly)
{
    QFile file(path);
    if (!file.open(mode) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

inline std::vector<MessageRow> rowsOf(const Library &library, SessionId session)
{
    return valueOf(valueOf(library.openReader())->page(session, 0, 1'000'000));
}

inline QStringList keysOf(const Library &library, SessionId session)
{
    QStringList keys;
    for (const MessageRow &row : rowsOf(library, session))
        keys.append(row.key);
    return keys;
}

inline ImportOutcome imported(const Library &library, const QString &path)
{
    NoProgress progress;
    return valueOf(importSource(library, path, progress));
}

}
