// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gallery.h"

#include <QBuffer>
#include <QImage>

namespace tacet::test {

namespace {

constexpr qint64 Begin = 1'772'485'440'000; // 2026-03-02 21:04:00 UTC

QString json(const char *text)
{
    return QString::fromUtf8(text).replace(u'\'', u'"');
}

BodyPart partOf(PartKind kind, const char *type)
{
    BodyPart part;
    part.kind = kind;
    part.type = QString::fromLatin1(type);
    return part;
}

FakeMessage with(const BodyPart &part, Role role = Role::Assistant)
{
    FakeMessage message;
    message.body.facts.role = role;
    message.body.facts.textCharacters = quint32(part.kind == PartKind::Text ? part.text.size() : 0);
    message.body.parts.push_back(part);
    return message;
}

FakeMessage call(const char *tool, const QString &input, const QString &output)
{
    BodyPart part = partOf(PartKind::ToolCall, "tool");
    part.name = QString::fromUtf8(tool);
    part.input = input;
    part.output = output;
    return with(part);
}

FakeMessage shell()
{
    FakeMessage message =
        call("bash", json("{'command':'cargo test --quiet\\necho $?','workdir':'/srv/gate'}"),
             QStringLiteral("\x1b[1mrunning 3 tests\x1b[0m\n"
                            "test parses ... \x1b[32mok\x1b[0m\n"
                            "test writes ... \x1b[31mFAILED\x1b[0m\n"
                            "\x1b[33;2mwarning\x1b[0m: \x1b[38;5;208munused\x1b[0m \x1b[48;2;30;60;120m"
                            "variable\x1b[0m \x1b[7minverse\x1b[0m\n101\n"));
    message.body.parts[0].exitStatus = 101;
    return message;
}

FakeMessage edit()
{
    return call("Edit",
                json("{'file_path':'/srv/gate/src/limits.rs','old_string':'fn limit() -> u32 {\\n    // per minute\\n"
                     "    60\\n}\\n\\nfn window() -> u32 {\\n    5\\n}','new_string':'fn limit() -> u32 {\\n"
                     "    // per minute and key\\n    120\\n}\\n\\nfn burst() -> u32 {\\n    20\\n}\\n\\n"
                     "fn window() -> u32 {\\n    5\\n}'}"),
                QStringLiteral("The file has been updated."));
}

FakeMessage patch()
{
    return call("apply_patch",
                QStringLiteral("*** Begin Patch\n*** Update File: src/a.c\n@@ int main\n int a;\n-int b;\n+long b;\n"
                               "*** Add File: NOTES\n+one note\n*** Delete File: old.txt\n*** End Patch"),
                QStringLiteral("Done"));
}

FakeMessage todos()
{
    return call("TodoWrite",
                json("{'todos':[{'content':'Measure the baseline','status':'completed'},{'content':'Raise the limit',"
                     "'status':'in_progress'},{'content':'Write it down','status':'pending'},{'content':'Ask twice',"
                     "'status':'cancelled'}]}"),
                {});
}

FakeMessage agent()
{
    FakeMessage message = call(
        "task", json("{'description':'Find the limit','prompt':'Look for **every** limit.','subagent_type':'explore'}"),
        QStringLiteral("There are two."));
    message.body.parts[0].childSession = QStringLiteral("ses_child");
    message.body.parts[0].target = QStringLiteral("Find the limit");
    return message;
}

FakeMessage pruned()
{
    FakeMessage message =
        call("read", json("{'filePath':'/etc/default/grub','offset':3,'limit':2}"), QStringLiteral("GRUB_TIMEOUT=5\n"));
    message.body.parts[0].prunedMs = Begin;
    return message;
}

FakeMessage picture()
{
    BodyPart part = partOf(PartKind::Attachment, "image");
    part.name = QStringLiteral("scope.png");
    part.mime = QStringLiteral("image/png");
    part.bytes = galleryPicture().size();
    return with(part, Role::User);
}

FakeMessage file()
{
    BodyPart part = partOf(PartKind::Attachment, "document");
    part.name = QStringLiteral("data sheet.pdf");
    part.mime = QStringLiteral("application/pdf");
    part.bytes = 1'200'000;
    return with(part, Role::User);
}

FakeMessage reasoning(bool isSealed)
{
    BodyPart part = partOf(PartKind::Reasoning, "reasoning");
    if (isSealed)
        part.flags |= PartFlag::Sealed;
    else
        part.text = QStringLiteral("The limit is **per key**, so raising it is safe.");
    FakeMessage message = with(part);
    if (isSealed) {
        message.silence = SilenceClass::AssistantEmpty;
        message.detail = QStringLiteral("thinking-sealed");
    }
    return message;
}

FakeMessage harness(TextMarker marker, PartFlag flag, const char *text)
{
    BodyPart part = partOf(PartKind::Text, "text");
    part.flags |= flag;
    part.marker = marker;
    part.text = QString::fromUtf8(text);
    return with(part, Role::User);
}

FakeMessage markdown()
{
    return textMessage(
        Role::Assistant,
        QStringLiteral(
            "# Result\n\nA ~~slow~~ fast way, with $a_1*b_1*c$ and `code`, see <https://a.example/x> and [msg 2].\n\n"
            "- [x] measured\n- [ ] written down\n  1. first\n  2. second\n\n"
            "| limit | per | value |\n|---|:-:|--:|\n| burst | key | 20 |\n| rate | minute | 120 |\n\n"
            "> quoted, and **bold** within\n\n```rust\nfn main() { println!(\"hi\"); }\n```\n\n---\n\nThe end."));
}

FakeMessage scripts()
{
    return textMessage(
        Role::User,
        QStringLiteral("Emoji \U0001F600\U0001F44D\U0001F3FD, family \U0001F468\u200D\U0001F469\u200D\U0001F467. "
                       "עברית מימין לשמאל, العربية. 日本語の文章と中文。 "
                       "Combining: e\u0301 a\u0308\u0323. Zero\u200bwidth, no\u00a0break."));
}

FakeMessage blank()
{
    FakeMessage message = textMessage(Role::User, QStringLiteral(" \u200b\n "));
    message.body.parts[0].marker = TextMarker::Invisible;
    message.silence = SilenceClass::Blank;
    message.detail = QStringLiteral("invisible");
    return message;
}

FakeMessage compaction()
{
    FakeMessage message = with(partOf(PartKind::Compaction, "compaction"), Role::User);
    message.silence = SilenceClass::Compaction;
    message.detail = QStringLiteral("auto completed");
    message.delivered = Delivered::Replaced;
    return message;
}

FakeMessage summary()
{
    FakeMessage message = textMessage(Role::Assistant, QStringLiteral("---\n\n## Goal\n\nRaise the limit."));
    message.body.facts.flags |= MessageFlag::Summary;
    return message;
}

FakeMessage failed()
{
    FakeMessage message;
    message.body.facts.role = Role::Assistant;
    message.body.facts.errorName = "APIError";
    message.body.error = QStringLiteral("429 Too Many Requests");
    message.silence = SilenceClass::AssistantEmpty;
    message.detail = QStringLiteral("failed");
    return message;
}

FakeMessage unknownPart()
{
    BodyPart part = partOf(PartKind::Other, "hologram");
    part.input = json("{\n  'type': 'hologram',\n  'depth': 3\n}");
    return with(part);
}

std::vector<Exhibit> made()
{
    using S = QString;
    std::vector<Exhibit> all {
        {"markdown", markdown(), S::fromLatin1("measured")},
        {"scripts", scripts(), S::fromUtf8("עברית")},
        {"shell", shell(), S::fromLatin1("$ cargo test")},
        {"edit", edit(), S::fromLatin1("+    120")},
        {"patch", patch(), S::fromLatin1("old.txt, deleted")},
        {"write",
         call("write", json("{'filePath':'/srv/x.py','content':'def f():\\n    return 1\\n'}"), S::fromLatin1("ok")),
         S::fromLatin1("def f():")},
        {"read", pruned(), S::fromLatin1("GRUB_TIMEOUT")},
        {"grep", call("Grep", json("{'pattern':'limit\\\\(','path':'src'}"), S::fromLatin1("src/a.rs:3")),
         S::fromLatin1("in src")},
        {"todos", todos(), S::fromUtf8("☑ Measure the baseline")},
        {"websearch", call("websearch", json("{'query':'token bucket'}"), S::fromLatin1("1. a page")),
         S::fromLatin1("token bucket")},
        {"agent", agent(), S::fromLatin1("ses_child")},
        {"unknown tool", call("mcp__lab__fire", json("{\n  'power': 9\n}"), S::fromLatin1("fired")),
         S::fromLatin1("power")},
        {"unknown part", unknownPart(), S::fromLatin1("hologram")},
        {"reasoning", reasoning(false), S::fromLatin1("per key")},
        {"sealed reasoning", reasoning(true), S::fromLatin1("stored only in sealed form")},
        {"harness", harness(TextMarker::AutoContinue, PartFlag::Synthetic, "Continue if you have next steps"),
         S::fromLatin1("Continue if")},
        {"ignored", harness(TextMarker::Visible, PartFlag::Ignored, "A plugin was loaded"),
         S::fromLatin1("Ignored text")},
        {"picture", picture(), S::fromLatin1("scope.png")},
        {"file", file(), S::fromLatin1("application/pdf")},
        {"blank", blank(), S::fromLatin1("invisible characters only")},
        {"compaction", compaction(), S::fromLatin1("context compaction")},
        {"summary", summary(), S::fromLatin1("Raise the limit.")},
        {"failed", failed(), S::fromLatin1("429 Too Many Requests")},
    };
    qint64 time = Begin;
    for (Exhibit &exhibit : all) {
        time += 600'000; // three hours and a half in all: one midnight
        exhibit.message.body.facts.timeMs = time;
    }
    return all;
}

}

const std::vector<Exhibit> &gallery()
{
    static const std::vector<Exhibit> all = made();
    return all;
}

QByteArray galleryPicture()
{
    QImage image(320, 120, QImage::Format_RGB32);
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y)
            image.setPixel(x, y, QColor::fromHsv(x / 80 * 90, 120 + y, 220).rgb());
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

}
