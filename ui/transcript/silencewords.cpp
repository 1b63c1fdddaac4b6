// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/silencewords.h"

#include "models/importers/messagebody.h"

#include <QCoreApplication>
#include <QStringList>

namespace tacet {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::SilenceWords)
public:
    Words(const RowFacts &facts, const MessageBody &body)
        : m_facts(facts)
        , m_body(body)
        , m_details(facts.detail.split(u' ', Qt::SkipEmptyParts))
    { }

    [[nodiscard]] SilenceWords words() const;

private:
    [[nodiscard]] bool is(QLatin1StringView detail) const { return m_details.contains(detail); }
    [[nodiscard]] QString record() const;
    [[nodiscard]] SilenceWords blank() const;
    [[nodiscard]] SilenceWords noParts() const;
    [[nodiscard]] SilenceWords compaction() const;
    [[nodiscard]] QString compactionState() const;
    [[nodiscard]] SilenceWords synthetic() const;
    [[nodiscard]] SilenceWords command() const;
    [[nodiscard]] SilenceWords interrupt() const;
    [[nodiscard]] SilenceWords assistant() const;
    [[nodiscard]] SilenceWords absent() const;
    [[nodiscard]] SilenceWords machineText() const;

    const RowFacts &m_facts;
    const MessageBody &m_body;
    QStringList m_details;
};

QString joined(const QString &first, const QString &second)
{
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    return first + u' ' + second;
}

// What can be seen in the record itself, before anybody interprets it.
QString Words::record() const
{
    QStringList types;
    for (const BodyPart &part : m_body.parts) {
        if (!part.type.isEmpty() && !types.contains(part.type))
            types.append(part.type);
    }
    const auto parts = m_body.parts.size();
    if (types.isEmpty())
        return {};
    if (parts == 1)
        return tr("The message has one part, of type “%1”.").arg(types.first());
    const QString list = QStringList(types.first(4)).join(QStringLiteral(", "));
    return tr("The message has %1 parts, of type %2.").arg(parts).arg(list);
}

SilenceWords Words::blank() const
{
    SilenceWords words;
    if (is(QLatin1StringView("whitespace"))) {
        words = {tr("No text: a blank message, white space only"),
                 tr("The text that is stored holds nothing but spaces or line breaks.")};
    } else if (is(QLatin1StringView("invisible"))) {
        words = {tr("No text: a blank message, invisible characters only"),
                 tr("The text that is stored holds only characters that show nothing, such as zero-width spaces.")};
    } else {
        words = {tr("No text: a blank message"), tr("The text that is stored has length zero.")};
    }
    const bool isPerson = m_facts.humanAct == HumanAct::Yes;
    const QString who = isPerson
        ? tr("The source marks it as a prompt that a person sent.")
        : tr("Whether a person sent it cannot be told from the record: a client can send such a message too.");
    return {words.title, joined(words.explanation, who)};
}

SilenceWords Words::noParts() const
{
    QString shown;
    switch (m_body.facts.absence) {
    case Absence::MissingKey:
        shown = tr("The record has no content at all: the key is missing.");
        break;
    case Absence::Null:
        shown = tr("The content that is stored is null.");
        break;
    case Absence::EmptyArray:
        shown = tr("The list of parts that is stored is empty.");
        break;
    case Absence::EmptyString:
        shown = tr("The content that is stored is an empty string.");
        break;
    case Absence::None:
        shown = tr("Nothing is stored for this message but its frame.");
        break;
    }
    return {tr("No text: a message without any part"),
            joined(shown, tr("A client, a crash or a lost migration can leave this behind."))};
}

QString Words::compactionState() const
{
    if (is(QLatin1StringView("aborted")))
        return tr("The compaction was stopped before it was done.");
    if (is(QLatin1StringView("failed")))
        return tr("The compaction failed.");
    if (is(QLatin1StringView("unfinished")))
        return tr("No finished summary is recorded.");
    return {};
}

SilenceWords Words::compaction() const
{
    if (m_facts.flags.testFlag(MessageFlag::Summary)) {
        return {tr("No words of a person: summary written by context compaction"),
                tr("The text below is a summary of the conversation so far. The model was given it in place of all "
                   "that stands before.")};
    }
    if (m_facts.silence == SilenceClass::CompactionInferred) {
        return {tr("No text: probably context compaction (inferred)"),
                tr("The parts of this message are not in the file. The answer that follows has the headings of a "
                   "compaction summary, so this was probably a request of the program’s, not of a person.")};
    }
    QString title = tr("No text: context compaction; who started it is not recorded");
    QString cause;
    if (is(QLatin1StringView("auto"))) {
        title = tr("No text: context compaction, started by the program");
        cause = is(QLatin1StringView("overflow")) ? tr("The conversation no longer fitted into the model’s context.")
                                                  : QString();
    } else if (is(QLatin1StringView("manual"))) {
        title = tr("No text: context compaction, asked for by a command");
        cause = tr("Somebody typed a command for it, or another program asked for it.");
    }
    const QString given = m_facts.delivered == Delivered::Replaced
        ? tr("The model was given a hidden instruction to summarise instead.")
        : QString();
    return {title, joined(joined(joined(record(), cause), given), compactionState())};
}

SilenceWords Words::synthetic() const
{
    const QString modelSaw = m_facts.delivered == Delivered::No
        ? QString()
        : tr("The model was given this text as if the user had sent it.");
    if (is(QLatin1StringView("auto-continue")))
        return {tr("No words of a person: “continue”, sent by the program after a compaction"), modelSaw};
    if (is(QLatin1StringView("after-subtask")))
        return {tr("No words of a person: instruction added by the program after a sub-agent’s task"), modelSaw};
    if (is(QLatin1StringView("resume")))
        return {tr("No words of a person: the program resumes from a summary"), modelSaw};
    if (is(QLatin1StringView("reminder")))
        return {tr("No words of a person: reminder by the program"), modelSaw};
    if (is(QLatin1StringView("nudge")))
        return {tr("No words of a person: nudge after an empty answer"), modelSaw};
    if (is(QLatin1StringView("hook")))
        return {tr("No words of a person: feedback of a hook"), modelSaw};
    return {tr("No words of a person: text written by the program"), modelSaw};
}

SilenceWords Words::command() const
{
    if (is(QLatin1StringView("shell"))) {
        return {tr("No words: a shell command run by the person"),
                tr("Only the command and its output are recorded; the program wrapped them for the model.")};
    }
    return {tr("No words: a command only"),
            tr("The record holds a command and what it printed, not a message to the assistant.")};
}

SilenceWords Words::interrupt() const
{
    return {tr("No words: the person stopped the assistant"),
            tr("The program recorded the interruption; nothing was typed with it.")};
}

SilenceWords Words::machineText() const
{
    switch (m_facts.silence) {
    case SilenceClass::Wrapper:
        return {tr("No text: only a wrapper around nothing"),
                tr("Tags are stored, and between them only white space. What stood there, if anything, is not in the "
                   "file.")};
    case SilenceClass::Ignored:
        return {tr("No words for the model: a notice that only the person saw"),
                tr("The text below is marked as ignored: the model was not given it.")};
    case SilenceClass::Subtask:
        return is(QLatin1StringView("mention"))
            ? SilenceWords {tr("No text: only the mention of an agent"),
                            tr("The person named an agent and wrote nothing else.")}
            : SilenceWords {tr("No text: a sub-agent was launched"),
                            tr("A command or an agent was started; its prompt stands below where it is recorded.")};
    case SilenceClass::AutoReply:
        return {tr("No words of a person: filler put in by a framework"),
                tr("Programs send such a text where a message may not be empty. It means nothing by itself.")};
    case SilenceClass::Redacted:
        return {tr("No text: removed before the file was shared"),
                tr("There was content here; what it was cannot be told from the file.")};
    case SilenceClass::Damaged:
        return {tr("No text: the record is damaged"),
                tr("It could not be read as a message. The bytes that are there are in the record.")};
    default:
        break;
    }
    return {tr("No text, and the record does not say why"), record()};
}

SilenceWords Words::assistant() const
{
    if (is(QLatin1StringView("tool-only")))
        return {tr("no text, tool calls only"), {}};
    if (is(QLatin1StringView("thinking-open")))
        return {tr("No text: the assistant only reasoned"), {}};
    if (is(QLatin1StringView("thinking-sealed")))
        return {tr("No text: reasoning that is stored only sealed"), {}};
    if (is(QLatin1StringView("refused")))
        return {tr("No text: the model refused"), {}};
    if (is(QLatin1StringView("length")))
        return {tr("No text: the limit of output was reached"), {}};
    if (is(QLatin1StringView("filtered")))
        return {tr("No text: a content filter stopped the answer"), {}};
    if (is(QLatin1StringView("failed")))
        return {tr("No text: the request failed"), {}};
    if (is(QLatin1StringView("overflow")))
        return {tr("No text: the context was too large for the model"), {}};
    if (is(QLatin1StringView("aborted")))
        return {tr("No text: stopped before anything was said"), {}};
    if (is(QLatin1StringView("unfinished")))
        return {tr("No text: the answer was never finished"), {}};
    if (is(QLatin1StringView("subtask")))
        return {tr("No text: frame of a sub-agent’s task"), {}};
    if (is(QLatin1StringView("shell")))
        return {tr("No text: shell command of the user"), {}};
    return {tr("No text: an empty answer"), {}};
}

SilenceWords Words::absent() const
{
    if (is(QLatin1StringView("no-answer")))
        return {tr("A turn is missing: nobody answered"), {}};
    if (is(QLatin1StringView("rewound")))
        return {tr("A turn is missing: the conversation was rewound here"), {}};
    if (is(QLatin1StringView("prefix-missing")))
        return {tr("A turn is missing: the beginning of the conversation is not in the file"), {}};
    if (is(QLatin1StringView("result-missing")))
        return {tr("A turn is missing: a tool call without a result"), {}};
    return {tr("A turn is missing that should be here"), {}};
}

SilenceWords Words::words() const
{
    switch (m_facts.silence) {
    case SilenceClass::Blank:
        return blank();
    case SilenceClass::NoParts:
        return noParts();
    case SilenceClass::Compaction:
    case SilenceClass::CompactionInferred:
        return compaction();
    case SilenceClass::ToolResult:
        return {is(QLatin1StringView("denied")) ? tr("Tool result: the person refused the call") : tr("Tool result"),
                {}};
    case SilenceClass::Attachment:
        return {tr("No text: attachment only"), tr("The person sent what is listed below and wrote nothing.")};
    case SilenceClass::AttachmentLost:
        return {tr("No text: an attachment that is lost"),
                tr("Something was attached; its bytes are not in the file.")};
    case SilenceClass::Synthetic:
        return synthetic();
    case SilenceClass::Command:
        return command();
    case SilenceClass::Interrupt:
        return interrupt();
    case SilenceClass::Sidechain:
        return {tr("No text: turn of a sub-agent or of an abandoned branch"), {}};
    case SilenceClass::AssistantEmpty:
        return assistant();
    case SilenceClass::Absent:
        return absent();
    case SilenceClass::Gap:
        return {tr("No message for a long time"), {}};
    case SilenceClass::NearSilence:
        return {tr("Almost nothing was said"), {}};
    default:
        return machineText();
    }
}

}

SilenceWords silenceWords(const RowFacts &facts, const MessageBody &body)
{
    return Words(facts, body).words();
}

}
