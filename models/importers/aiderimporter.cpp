// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/aiderimporter.h"

#include "models/core/utf8text.h"
#include "models/importers/turntext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace tacet {

namespace {

constexpr std::string_view RunHeader = "# aider chat started at ";
constexpr std::string_view Prompt = "####";
// What aider writes when Enter is pressed on nothing.
constexpr std::string_view Blank = "<blank>";
// Commands that carry a prompt of their own.
constexpr std::array SpokenCommands {
    std::string_view {"/ask "},     std::string_view {"/code "}, std::string_view {"/architect "},
    std::string_view {"/context "}, std::string_view {"/help "},
};

bool isPrompt(std::string_view line)
{
    return line == Prompt || line.starts_with("#### ");
}

/// aider ends every line of a prompt in two spaces; files that other programs made or trimmed do not.
bool promptsEndInSpaces(std::string_view head)
{
    for (size_t position = 0; position < head.size();) {
        const std::string_view line = takeLine(head, position);
        if (line.starts_with("#### ") && line.size() > 7 && line.ends_with("  "))
            return true;
    }
    return false;
}

class AiderCutter final : public TurnCutter
{
public:
    explicit AiderCutter(bool promptsEndInSpaces)
        : m_promptsEndInSpaces(promptsEndInSpaces)
    { }

    Line next(std::string_view line, bool afterBlank) override
    {
        const Speaker before = std::exchange(m_speaker, speakerOf(line, afterBlank));
        if (line.starts_with(RunHeader))
            return Line::Apart;
        if (m_speaker == Speaker::Aider)
            return before == Speaker::Aider ? Line::Continues : Line::Apart;
        if (m_speaker == Speaker::Person)
            return before == Speaker::Person && !afterBlank ? Line::Continues : Line::Opens;
        return before == Speaker::Model ? Line::Continues : Line::Opens;
    }

    std::optional<SessionFacts> session(std::string_view text) override
    {
        const size_t header = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
        if (!text.substr(header).starts_with(RunHeader))
            return std::nullopt;
        size_t position = header;
        const std::string_view line = takeLine(text, position);
        SessionFacts facts;
        facts.agent = QStringLiteral("aider");
        facts.title = toQString(line.substr(2));
        facts.uid =
            QStringLiteral("aider-") + toQString(line.substr(RunHeader.size())).simplified().replace(u' ', u'T');
        facts.createdMs = timeIn(line);
        return facts;
    }

private:
    enum class Speaker { Aider, Person, Model };

    [[nodiscard]] Speaker speakerOf(std::string_view line, bool afterBlank) const
    {
        if (line.starts_with("> ") || line == ">" || line.starts_with(RunHeader))
            return Speaker::Aider;
        if (!isPrompt(line))
            return line.starts_with("<div") || line.starts_with("</div") ? Speaker::Aider : Speaker::Model;
        // A heading of the model's answer looks the same.
        const bool opens = m_promptsEndInSpaces
            ? line.ends_with("  ") || line.size() <= 5
            : m_speaker != Speaker::Model && (afterBlank || m_speaker == Speaker::Person);
        return opens || (m_speaker == Speaker::Person && !afterBlank) ? Speaker::Person : Speaker::Model;
    }

    bool m_promptsEndInSpaces;
    Speaker m_speaker = Speaker::Aider;
};

/// The words of a prompt without the marks at its lines.
std::string wordsOf(std::string_view text)
{
    std::string words;
    for (size_t position = 0; position < text.size();) {
        std::string_view line = takeLine(text, position);
        if (!isPrompt(line))
            continue;
        line.remove_prefix(std::min<size_t>(5, line.size()));
        while (line.ends_with(' '))
            line.remove_suffix(1);
        words += line;
        words += '\n';
    }
    if (!words.empty())
        words.pop_back();
    return words;
}

TextMarker markerOf(std::string_view words)
{
    if (words.starts_with('!'))
        return TextMarker::BashEnvelope;
    const bool spoken = std::any_of(SpokenCommands.begin(), SpokenCommands.end(),
                                    [words](std::string_view command) { return words.starts_with(command); });
    const bool command = words.size() > 1 && words[0] == '/' && words[1] >= 'a' && words[1] <= 'z'
        && words.substr(0, words.find(' ')).find('/', 1) == std::string_view::npos;
    return command && !spoken ? TextMarker::CommandEnvelope : textMarkerOf(words);
}

MessageBody promptOf(std::string_view text)
{
    MessageBuilder message(Role::User);
    // Every prompt in this file was typed.
    message.cue(CueKind::Human, "aider.prompt", "");
    const std::string words = wordsOf(text);
    const std::string pointer = textPointer(text, withoutRules(text));
    if (words == Blank)
        message.text(pointer, {}, TextMarker::Empty).type = toQString(Blank);
    else
        message.text(pointer, words, isBlank(words) ? TextMarker::Whitespace : markerOf(words));
    return message.take();
}

}

QString AiderImporter::id() const
{
    return QStringLiteral("aider");
}

QString AiderImporter::label() const
{
    return QCoreApplication::translate("tacet::AiderImporter", "aider chat history");
}

Recognition AiderImporter::recognise(const SniffInput &input) const
{
    if (input.isFolder)
        return Recognition::No;
    const std::string_view head(input.head.data(), size_t(input.head.size()));
    bool prompt = false;
    bool output = false;
    int lines = 0;
    for (size_t position = head.starts_with("\xEF\xBB\xBF") ? 3 : 0; position < head.size(); ++lines) {
        const std::string_view line = takeLine(head, position);
        if (line.starts_with(RunHeader))
            return Recognition::Certain;
        prompt = prompt || (line.starts_with("#### ") && line.ends_with("  "));
        output = output || (line.starts_with("> ") && line.ends_with("  "));
    }
    return prompt && output ? Recognition::Likely : Recognition::No;
}

std::unique_ptr<TurnCutter> AiderImporter::cutter(std::string_view head) const
{
    return std::make_unique<AiderCutter>(promptsEndInSpaces(head));
}

MessageBody AiderImporter::turn(std::string_view text) const
{
    if (isPrompt(text.substr(0, text.find_first_of("\r\n"))))
        return promptOf(text);
    MessageBuilder message(Role::Assistant);
    addTurnText(message, text, text);
    return message.take();
}

}
