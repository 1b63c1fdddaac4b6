// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/templatetextimporter.h"

#include "models/importers/jsonscanner.h"
#include "models/importers/messagebuilder.h"
#include "models/importers/turntext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tacet {

namespace {

enum class Family : quint8 { ChatMl, Llama3, Gemma, Zephyr, Llama2 };

/// A token that begins a turn.
struct Token {
    Family family;
    std::string_view text;
    std::optional<Role> role; ///< nothing: its name follows
};

constexpr std::array Tokens {
    Token {Family::ChatMl, "<|im_start|>", std::nullopt},   Token {Family::Llama3, "<|start_header_id|>", std::nullopt},
    Token {Family::Gemma, "<start_of_turn>", std::nullopt}, Token {Family::Zephyr, "<|system|>", Role::System},
    Token {Family::Zephyr, "<|user|>", Role::User},         Token {Family::Zephyr, "<|assistant|>", Role::Assistant},
    Token {Family::Llama2, "[INST]", Role::User},           Token {Family::Llama2, "[/INST]", Role::Assistant},
    Token {Family::Llama2, "<<SYS>>", Role::System},        Token {Family::Llama2, "<</SYS>>", Role::User},
};

struct RoleName {
    std::string_view name;
    Role role;
};

constexpr std::array RoleNames {
    RoleName {"user", Role::User},     RoleName {"assistant", Role::Assistant}, RoleName {"model", Role::Assistant},
    RoleName {"system", Role::System}, RoleName {"developer", Role::System},    RoleName {"tool", Role::Tool},
    RoleName {"ipython", Role::Tool},  RoleName {"environment", Role::Tool},
};

// Where the words of a turn end.
constexpr std::array Endings {
    std::string_view {"<|im_end|>"},      std::string_view {"<|eot_id|>"}, std::string_view {"<|eom_id|>"},
    std::string_view {"<end_of_turn>"},   std::string_view {"<|end|>"},    std::string_view {"</s>"},
    std::string_view {"<|end_of_text|>"},
};

// What may stand before the first turn.
constexpr std::array Beginnings {
    std::string_view {"\xEF\xBB\xBF"},
    std::string_view {"<s>"},
    std::string_view {"<bos>"},
    std::string_view {"<|begin_of_text|>"},
};

struct Opener {
    Family family = Family::ChatMl;
    Role role = Role::User;
    size_t length = 0; ///< with the role's name
};

std::optional<Opener> openerAt(std::string_view text)
{
    const auto token =
        std::find_if(Tokens.begin(), Tokens.end(), [text](const Token &one) { return text.starts_with(one.text); });
    if (token == Tokens.end())
        return std::nullopt;
    size_t end = token->text.size();
    if (token->role) {
        // "[INST] <<SYS>>": the system prompt comes first, and the person's words after it.
        const size_t next = skipJsonSpace(text, end);
        if (token->text == "[INST]" && text.substr(next).starts_with("<<SYS>>"))
            return Opener {token->family, Role::System, next + std::string_view("<<SYS>>").size()};
        return Opener {token->family, *token->role, end};
    }
    const std::string_view rest = text.substr(end);
    const auto name = std::find_if(RoleNames.begin(), RoleNames.end(),
                                   [rest](const RoleName &one) { return rest.starts_with(one.name); });
    if (name == RoleNames.end())
        return std::nullopt;
    end += name->name.size();
    constexpr std::string_view HeaderEnd = "<|end_header_id|>";
    end += text.substr(end).starts_with(HeaderEnd) ? HeaderEnd.size() : 0;
    return Opener {token->family, name->role, end};
}

std::vector<size_t> openersIn(std::string_view text, Family family)
{
    std::vector<size_t> found;
    for (size_t at = text.find_first_of("<["); at != std::string_view::npos; at = text.find_first_of("<[", at)) {
        const auto opener = openerAt(text.substr(at));
        if (opener && opener->family == family)
            found.push_back(at);
        at += opener ? opener->length : 1;
    }
    return found;
}

/// The family of the opener that the text begins with.
std::optional<Family> familyOf(std::string_view head)
{
    size_t at = 0;
    for (bool more = true; more;) {
        at = skipJsonSpace(head, at);
        const auto beginning = std::find_if(Beginnings.begin(), Beginnings.end(),
                                            [&](std::string_view one) { return head.substr(at).starts_with(one); });
        more = beginning != Beginnings.end();
        at += more ? beginning->size() : 0;
    }
    const auto opener = openerAt(head.substr(at));
    return opener ? std::optional(opener->family) : std::nullopt;
}

class TemplateCutter final : public TurnCutter
{
public:
    explicit TemplateCutter(std::optional<Family> family)
        : m_family(family)
    { }
    Line next(std::string_view, bool) override { return Line::Continues; }
    std::optional<std::vector<size_t>> openings(std::string_view line) override
    {
        std::vector<size_t> found = m_family ? openersIn(line, *m_family) : std::vector<size_t>();
        // "[INST]" on the line before and "<<SYS>>" are one opener.
        const size_t begin = skipJsonSpace(line, 0);
        if (m_afterBareOpener && line.substr(begin).starts_with("<<SYS>>"))
            found.erase(found.begin());
        m_afterBareOpener = line.substr(0, line.find_last_not_of(" \t\r") + 1).ends_with("[INST]");
        return found;
    }

private:
    std::optional<Family> m_family;
    bool m_afterBareOpener = false;
};

}

QString TemplateTextImporter::id() const
{
    return QStringLiteral("prompt-template");
}

QString TemplateTextImporter::label() const
{
    return QCoreApplication::translate("tacet::TemplateTextImporter", "text in a prompt template");
}

Recognition TemplateTextImporter::recognise(const SniffInput &input) const
{
    const std::string_view head(input.head.data(), size_t(input.head.size()));
    const auto family = input.isFolder ? std::nullopt : familyOf(head);
    if (!family)
        return Recognition::No;
    const std::vector<size_t> openers = openersIn(head, *family);
    const Role first = openerAt(head.substr(openers.front()))->role;
    const bool two = std::any_of(openers.begin(), openers.end(),
                                 [&](size_t at) { return openerAt(head.substr(at))->role != first; });
    return two ? Recognition::Certain : Recognition::No;
}

std::unique_ptr<TurnCutter> TemplateTextImporter::cutter(std::string_view head) const
{
    return std::make_unique<TemplateCutter>(familyOf(head));
}

MessageBody TemplateTextImporter::turn(std::string_view text) const
{
    const Opener opener = openerAt(text).value_or(Opener());
    MessageBuilder message(opener.role);
    std::string_view inside = text.substr(opener.length);
    for (const std::string_view ending : Endings)
        inside = inside.substr(0, inside.find(ending));
    if (opener.role == Role::Tool)
        message.result(textPointer(text, text), withoutRules(inside));
    else
        addTurnText(message, text, inside);
    return message.take();
}

}
