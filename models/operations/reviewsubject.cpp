// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/reviewsubject.h"

#include "models/operations/messagereader.h"
#include "models/operations/silencereport.h"
#include "models/store/transcriptreader.h"

#include <QCryptographicHash>

#include <algorithm>

namespace tacet {

namespace {

constexpr int QuoteCharacters = 160;
constexpr int QuoteRows = 64; ///< how far away words are looked for, each way

bool hasWords(const MessageRow &row)
{
    return row.textCharacters > 0 && !row.flags.testFlag(MessageFlag::Sidechain);
}

Result<QString> quoteBefore(const TranscriptReader &reader, const MessageReader &messages, int ordinal)
{
    const int first = std::max(0, ordinal - QuoteRows);
    const auto rows = reader.page(messages.session().id, first, ordinal - first);
    if (!rows)
        return failure(rows);
    const auto last = std::find_if(rows->rbegin(), rows->rend(), hasWords);
    if (last == rows->rend())
        return QString();
    const auto body = messages.body(*last);
    if (!body)
        return failure(body);
    return body->visibleText().right(16 * QuoteCharacters).simplified().right(QuoteCharacters).trimmed();
}

Result<QString> quoteAfter(const TranscriptReader &reader, const MessageReader &messages, int ordinal)
{
    const auto rows = reader.page(messages.session().id, ordinal + 1, QuoteRows);
    if (!rows)
        return failure(rows);
    const auto first = std::find_if(rows->begin(), rows->end(), hasWords);
    return first == rows->end() ? QString() : first->preview.left(QuoteCharacters);
}

}

Result<QString> sha256Of(const MessageReader &messages, const AbsentTurn &turn)
{
    const auto record = messages.record(turn);
    if (!record)
        return failure(record);
    return QString::fromLatin1(QCryptographicHash::hash(*record, QCryptographicHash::Sha256).toHex());
}

Result<ReviewSubject> describeSubject(const TranscriptReader &reader, const MessageReader &messages,
                                      const SilenceReport &report)
{
    const MessageRow &row = report.row;
    const auto raw = report.absent ? sha256Of(messages, *report.absent) : messages.rawSha256(row);
    if (!raw)
        return failure(raw);
    const auto content = report.absent ? raw : messages.contentSha256(row);
    if (!content)
        return failure(content);
    const auto before = quoteBefore(reader, messages, row.ordinal);
    if (!before)
        return failure(before);
    const auto after = quoteAfter(reader, messages, report.absent ? row.ordinal - 1 : row.ordinal);
    if (!after)
        return failure(after);
    ReviewSubject subject;
    subject.sessionUid = messages.session().facts.uid;
    subject.key = row.key;
    subject.index = row.ordinal;
    subject.label = row.label;
    subject.silence = idOf(report.silence);
    subject.detail = row.detail;
    subject.rule = row.rule;
    subject.rawSha256 = *raw;
    subject.contentSha256 = *content;
    subject.quoteBefore = *before;
    subject.quoteAfter = *after;
    return subject;
}

}
