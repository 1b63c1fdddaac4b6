// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/scancsv.h"

#include "models/exporters/csv.h"

namespace tacet {

namespace {

QString numberOf(std::optional<qint64> number)
{
    return number ? QString::number(*number) : QString();
}

QString cuesOf(const QMap<QString, double> &cues)
{
    QStringList words;
    for (auto cue = cues.cbegin(); cue != cues.cend(); ++cue)
        words.append(QStringLiteral("%1=%2").arg(cue.key()).arg(cue.value()));
    return words.join(u' ');
}

}

Result<> ScanCsvWriter::begin()
{
    return write(csvRecord(QStringLiteral("source,format,session,title,index,key,role,class,detail,human_act,delivered,"
                                          "rule,pointer,offset,length,gap_ms,gap,slot,response_index,response_last,"
                                          "proposal,cues")
                               .split(u',')));
}

Result<> ScanCsvWriter::beginSession(const ScannedSession &session)
{
    m_session = session;
    return {};
}

Result<> ScanCsvWriter::silence(const ScannedSilence &silence)
{
    // A table has room for one proof: the first. All of them are in the JSON.
    const Evidence *proof = silence.evidence.empty() ? nullptr : &silence.evidence.front();
    const bool inBytes = proof && !proof->rows;
    return write(csvRecord({m_session.source,
                            m_session.format,
                            m_session.uid,
                            m_session.title,
                            QString::number(silence.index),
                            silence.key,
                            idOf(silence.role),
                            idOf(silence.silence),
                            silence.detail,
                            idOf(silence.humanAct),
                            idOf(silence.delivered),
                            silence.rule,
                            inBytes ? proof->pointer : QString(),
                            inBytes ? QString::number(proof->range.offset) : QString(),
                            inBytes ? QString::number(proof->range.length) : QString(),
                            numberOf(silence.gapMs),
                            idOf(silence.gap),
                            idOf(silence.slot),
                            numberOf(silence.responseFirst),
                            numberOf(silence.responseLast),
                            silence.proposal,
                            cuesOf(silence.cues)}));
}

Result<> ScanCsvWriter::endSession(const std::vector<DamagedRecord> &)
{
    return {};
}

}
