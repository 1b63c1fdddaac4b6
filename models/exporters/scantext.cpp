// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/scantext.h"

namespace tacet {

namespace {

/// Columns padded to the widest cell; the last is not padded.
QString aligned(const std::vector<QStringList> &rows)
{
    std::vector<qsizetype> widths;
    for (const QStringList &row : rows) {
        widths.resize(qMax(widths.size(), size_t(row.size())));
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[size_t(i)] = qMax(widths[size_t(i)], row[i].size());
    }
    QString table;
    for (const QStringList &row : rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i)
            line += i == 0 ? row[i].rightJustified(widths[0])
                           : QStringLiteral("  ") + row[i].leftJustified(widths[size_t(i)]);
        while (line.endsWith(u' '))
            line.chop(1);
        table += line + u'\n';
    }
    return table;
}

QString responseOf(const ScannedSilence &silence)
{
    QString where;
    if (silence.responseFirst) {
        where = QString::number(*silence.responseFirst);
        if (silence.responseLast && *silence.responseLast != *silence.responseFirst)
            where += QStringLiteral("–%1").arg(*silence.responseLast);
    }
    return QStringLiteral("%1 %2").arg(where, silence.proposal).trimmed();
}

}

Result<> ScanTextWriter::beginSession(const ScannedSession &session)
{
    m_session = session;
    m_rows.clear();
    return {};
}

Result<> ScanTextWriter::silence(const ScannedSilence &silence)
{
    m_rows.push_back({QString::number(silence.index), idOf(silence.silence), silence.detail, idOf(silence.humanAct),
                      silence.gapNotation, idOf(silence.slot), responseOf(silence)});
    return {};
}

Result<> ScanTextWriter::endSession(const std::vector<DamagedRecord> &damaged)
{
    QString text = m_first ? QString() : QStringLiteral("\n");
    m_first = false;
    //: %1 file, %2 title of the conversation
    text += m_session.title.isEmpty() ? m_session.source : tr("%1: %2").arg(m_session.source, m_session.title);
    //: %1 name of a file format, %2 id of a session, %3 number of messages
    text += u'\n'
        + tr("%1, session %2, messages: %3").arg(m_session.format, m_session.uid, QString::number(m_session.messages))
        + u'\n';
    if (m_rows.empty()) {
        text += tr("No silences of the classes asked for.") + u'\n';
    } else {
        m_rows.insert(m_rows.begin(),
                      QStringList {tr("index"), tr("class"), tr("detail"), tr("human act"), tr("gap"), tr("slot"),
                                   tr("response")});
        text += u'\n' + aligned(m_rows);
    }
    if (!damaged.empty())
        text += u'\n' + tr("Damaged records: %1").arg(damaged.size()) + u'\n';
    return write(text.toUtf8());
}

}
