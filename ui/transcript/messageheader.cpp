// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/messageheader.h"

#include "ui/transcript/silencewords.h"

#include "models/analysis/sequence.h"
#include "models/importers/messagebody.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

namespace tacet {

namespace {

class Header
{
    Q_DECLARE_TR_FUNCTIONS(tacet::MessageHeader)
public:
    Header(const RowFacts &facts, const MessageBody &body)
        : m_facts(facts)
        , m_body(body)
    { }

    Block block() const
    {
        Block header;
        header.kind = Block::Kind::Header;
        header.runs.push_back({name(m_facts), TextRun::Style::Bold, {}});
        const QString facts = factLine();
        if (!facts.isEmpty())
            header.runs.push_back({QStringLiteral("\u2002") + facts, TextRun::Style::Small, {}});
        return header;
    }

    static QString name(const RowFacts &facts)
    {
        if (facts.flags.testFlag(MessageFlag::Summary))
            return tr("Summary");
        switch (facts.role) {
        case Role::User:
            return tr("User");
        case Role::Assistant:
            return tr("Assistant");
        case Role::Tool:
            return tr("Tool");
        case Role::System:
            break;
        }
        return tr("System");
    }

    static QString gapWords(const QString &jeffersonTime)
    {
        return tr("%1 without a message", "time in Jefferson's notation").arg(jeffersonTime);
    }

    static QString seconds(qint64 s) { return tr("%1 s", "seconds").arg(s); }
    static QString minutes(qint64 s) { return tr("%1 min", "minutes").arg(s / 60); }
    static QString hours(qint64 s) { return tr("%1 h %2 min").arg(s / 3600).arg(s / 60 % 60, 2, 10, QLatin1Char('0')); }

private:
    QString factLine() const
    {
        QStringList facts;
        if (m_facts.timeMs)
            facts += clockTime(*m_facts.timeMs, true);
        if (m_facts.role == Role::Assistant)
            addAssistant(facts);
        addFlags(facts);
        return facts.join(QStringLiteral(" · "));
    }

    void addAssistant(QStringList &facts) const
    {
        if (!m_body.agent.isEmpty())
            facts += m_body.agent;
        if (!m_body.model.isEmpty())
            facts += m_body.model;
        if (m_facts.toolCalls > 0)
            facts += m_facts.toolCalls == 1 ? tr("1 tool call") : tr("%1 tool calls").arg(m_facts.toolCalls);
        const auto &stored = m_body.facts;
        if (stored.timeMs && stored.endMs && *stored.endMs > *stored.timeMs)
            facts += durationWords(*stored.endMs - *stored.timeMs);
        if (m_facts.silence == SilenceClass::AssistantEmpty && m_facts.detail.contains(QLatin1StringView("tool-only")))
            facts += silenceWords(m_facts, m_body).title;
    }

    void addFlags(QStringList &facts) const
    {
        const std::pair<MessageFlag, QString> words[] = {
            {MessageFlag::Sidechain, m_facts.branch.isEmpty() ? tr("sub-agent") : QString()},
            {MessageFlag::Aborted, tr("stopped")},
            {MessageFlag::Unfinished, tr("unfinished")},
            {MessageFlag::Queued, tr("queued while the agent worked")},
            {MessageFlag::Replayed, tr("sent again by the program")},
            {MessageFlag::Reverted, tr("marked for removal")},
            {MessageFlag::OrderDoubtful, tr("order doubtful")},
            {MessageFlag::Repaired, tr("damaged characters")},
        };
        for (const auto &[flag, word] : words) {
            if (m_facts.flags.testFlag(flag) && !word.isEmpty())
                facts += word;
        }
        if (!m_facts.branch.isEmpty())
            facts += m_facts.branch;
    }

    const RowFacts &m_facts;
    const MessageBody &m_body;
};

}

Block headerBlock(const RowFacts &facts, const MessageBody &body)
{
    return Header(facts, body).block();
}

QString roleWords(const RowFacts &facts)
{
    return Header::name(facts);
}

Block gapBlock(qint64 gapMs)
{
    Block gap;
    gap.kind = Block::Kind::Gap;
    gap.runs.push_back({Header::gapWords(jefferson(gapMs)), TextRun::Style::Small, {}});
    return gap;
}

Block dayBlock(qint64 timeMs)
{
    Block day;
    day.kind = Block::Kind::Day;
    day.runs.push_back({QLocale().toString(QDateTime::fromMSecsSinceEpoch(timeMs).date(), QLocale::LongFormat),
                        TextRun::Style::Small,
                        {}});
    return day;
}

QString clockTime(qint64 timeMs, bool withSeconds)
{
    return QDateTime::fromMSecsSinceEpoch(timeMs).toString(withSeconds ? QStringLiteral("HH:mm:ss")
                                                                       : QStringLiteral("HH:mm"));
}

QString utcTime(qint64 timeMs)
{
    return QDateTime::fromMSecsSinceEpoch(timeMs, Qt::UTC).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss 'UTC'"));
}

QString durationWords(qint64 ms)
{
    const qint64 s = (ms + 500) / 1000;
    if (s < 120)
        return Header::seconds(s);
    return s < 7200 ? Header::minutes(s) : Header::hours(s);
}

}
