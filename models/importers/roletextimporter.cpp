// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/roletextimporter.h"

#include "models/importers/roleopener.h"
#include "models/importers/turntext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tacet {

namespace {

constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

std::string_view withoutMark(std::string_view text)
{
    return text.starts_with(ByteOrderMark) ? text.substr(ByteOrderMark.size()) : text;
}

/// The style that most openers of the text have, of those in which two roles speak; nothing where none has.
std::optional<OpenerStyle> styleOf(std::string_view head)
{
    std::array<int, OpenerStyles> openers {};
    std::array<std::array<bool, 4>, OpenerStyles> roles {};
    BlockTracker blocks;
    head = withoutMark(head);
    for (size_t position = 0; position < head.size();) {
        const std::string_view line = takeLine(head, position);
        const auto opener = blocks.isInside(line) ? std::nullopt : roleOpener(line);
        if (!opener)
            continue;
        ++openers[size_t(opener->style)];
        roles[size_t(opener->style)][size_t(opener->role)] = true;
    }
    std::optional<OpenerStyle> best;
    for (size_t style = 0; style < openers.size(); ++style) {
        const auto speakers = std::count(roles[style].begin(), roles[style].end(), true);
        if (speakers >= 2 && (!best || openers[style] > openers[size_t(*best)]))
            best = OpenerStyle(style);
    }
    return best;
}

class RoleCutter final : public TurnCutter
{
public:
    explicit RoleCutter(std::optional<OpenerStyle> style)
        : m_style(style)
    { }

    Line next(std::string_view line, bool) override
    {
        if (m_blocks.isInside(line))
            return Line::Continues;
        const auto opener = roleOpener(line);
        return opener && opener->style == m_style ? Line::Opens : Line::Continues;
    }

    std::optional<SessionFacts> session(std::string_view text) override
    {
        // What stands before the first turn; its first heading names the conversation.
        size_t position = 0;
        const std::string_view line = takeLine(withoutMark(text), position);
        SessionFacts facts;
        if (line.starts_with("# "))
            facts.title = toQString(line.substr(2)).trimmed();
        return facts;
    }

private:
    std::optional<OpenerStyle> m_style;
    BlockTracker m_blocks;
};

/// What is inside of the tag that the opener begins.
std::string_view withoutClosing(std::string_view text, const RoleOpener &opener)
{
    if (!opener.tag.empty()) {
        const std::string closing = "</" + std::string(opener.tag) + '>';
        text = text.substr(0, text.rfind(closing));
    }
    return text;
}

}

QString RoleTextImporter::id() const
{
    return QStringLiteral("role-text");
}

QString RoleTextImporter::label() const
{
    return QCoreApplication::translate("tacet::RoleTextImporter", "text or Markdown with speakers");
}

Recognition RoleTextImporter::recognise(const SniffInput &input) const
{
    const std::string_view head(input.head.data(), size_t(input.head.size()));
    if (input.isFolder || head.find('\0') != std::string_view::npos)
        return Recognition::No;
    return styleOf(head) ? Recognition::Likely : Recognition::No;
}

std::unique_ptr<TurnCutter> RoleTextImporter::cutter(std::string_view head) const
{
    return std::make_unique<RoleCutter>(styleOf(head));
}

MessageBody RoleTextImporter::turn(std::string_view text) const
{
    size_t position = 0;
    const std::string_view line = takeLine(text, position);
    const RoleOpener opener = roleOpener(line).value_or(RoleOpener());
    MessageBuilder message(opener.role);
    message.facts().label = opener.label;
    message.facts().timeMs = opener.timeMs;
    message.body().agent = toQString(opener.note);
    if (opener.isHarness) {
        message.facts().flags |= MessageFlag::Meta;
        message.cue(CueKind::Synthetic, "text.harness", "");
    }
    const size_t begin = opener.inlineText.empty() ? position : size_t(opener.inlineText.data() - text.data());
    const std::string_view inside = withoutClosing(text.substr(begin), opener);
    if (opener.role == Role::Tool)
        message.result(textPointer(text, text), withoutRules(inside));
    else
        addTurnText(message, text, inside);
    return message.take();
}

}
