// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "story.h"

namespace tacet::test {

namespace {

constexpr qint64 Begin = 1'772'485'440'000; // 2026-03-02 21:04:00 UTC
constexpr int StoryEnd = 11;

BodyPart part(PartKind kind, const char *type)
{
    BodyPart made;
    made.kind = kind;
    made.type = QString::fromLatin1(type);
    return made;
}

BodyPart toolCall(const QString &name, const QString &target, const QString &input, const QString &output)
{
    BodyPart made = part(PartKind::ToolCall, "tool");
    made.name = name;
    made.target = target;
    made.input = input;
    made.output = output;
    return made;
}

FakeMessage question()
{
    return textMessage(Role::User, QStringLiteral("Are there hacky/insecure ways to get SYS/NODE in kvm?"));
}

FakeMessage research()
{
    FakeMessage message = textMessage(
        Role::Assistant,
        QStringLiteral("Let me look at what VFIO allows when safety is given up. There are three things to check:\n\n"
                       "1. `allow_unsafe_interrupts` on the host\n2. the **ACS override** patch, see [msg 409]\n"
                       "3. whether the guest sees one root complex\n\n"
                       "```bash\n$ cat /sys/module/vfio_iommu_type1/parameters/allow_unsafe_interrupts\nN\n```\n\n"
                       "| path | NCCL level | GB/s |\n|---|---|---|\n| through the host bridge | `SYS` | 11.4 |\n| "
                       "same switch | `PIX` | 52.7 |\n"));
    BodyPart reasoning = part(PartKind::Reasoning, "reasoning");
    reasoning.text = QStringLiteral("The user asks for *insecure* ways. ").repeated(46);
    auto &parts = message.body.parts;
    parts.insert(parts.begin(), reasoning);
    QString results;
    for (int line = 1; line <= 12; ++line)
        results += QStringLiteral("%1. vfio: enabling unsafe interrupts for peer to peer\n").arg(line);
    parts.insert(parts.begin() + 1,
                 toolCall(QStringLiteral("websearch"), QStringLiteral("vfio allow_unsafe_interrupts p2p dma"),
                          QStringLiteral("{\n    \"query\": \"vfio allow_unsafe_interrupts p2p dma\"\n}"), results));
    BodyPart failed =
        toolCall(QStringLiteral("bash"), QStringLiteral("dmesg | grep -i 'DMAR\\|IOMMU' | tail -n 40"),
                 QStringLiteral("{\n    \"command\": \"dmesg | grep -i 'DMAR\\\\|IOMMU' | tail -n 40\"\n}"),
                 QStringLiteral("dmesg: read kernel buffer failed: Operation not permitted\n"));
    failed.exitStatus = 1;
    parts.insert(parts.begin() + 2, failed);
    message.body.model = QStringLiteral("glm-5");
    message.body.agent = QStringLiteral("build");
    return message;
}

FakeMessage compaction()
{
    FakeMessage message;
    message.body.parts.push_back(part(PartKind::Compaction, "compaction"));
    message.silence = SilenceClass::Compaction;
    message.detail = QStringLiteral("auto completed");
    message.humanAct = HumanAct::No;
    message.delivered = Delivered::Replaced;
    return message;
}

FakeMessage summary()
{
    QString text = QStringLiteral(
        "## Goal\nServe GLM-5-NVFP4 on eight RTX PRO 6000 at more than 1,000 tokens a second. [msg 412]\n\n"
        "## Discoveries\n- Each GPU sits on its own root complex, no shared switch [msg 414]\n"
        "- Disabling ACS changed no IOMMU group, see msg 413\n\n## Instructions\n- Keep the host's kernel\n");
    for (int line = 0; line < 30; ++line)
        text += QStringLiteral("- Step %1 was tried and its outcome is recorded\n").arg(line + 1);
    text += QStringLiteral("\n## Accomplished\n");
    for (int line = 0; line < 25; ++line)
        text += QStringLiteral("- Part %1 is done\n").arg(line + 1);
    text += QStringLiteral("\n## Relevant files / directories\n- /etc/default/grub\n");
    FakeMessage message = textMessage(Role::Assistant, text);
    message.body.facts.flags |= MessageFlag::Summary;
    message.body.agent = QStringLiteral("compaction");
    return message;
}

FakeMessage autoContinue()
{
    FakeMessage message;
    BodyPart text = part(PartKind::Text, "text");
    text.flags |= PartFlag::Synthetic;
    text.marker = TextMarker::AutoContinue;
    text.text = QStringLiteral(
        "Continue if you have next steps, or stop and ask for clarification if you are unsure how to proceed.");
    message.body.parts.push_back(text);
    message.silence = SilenceClass::Synthetic;
    message.detail = QStringLiteral("auto-continue");
    message.humanAct = HumanAct::No;
    message.delivered = Delivered::Yes;
    return message;
}

FakeMessage toolOnly()
{
    FakeMessage message;
    message.body.facts.role = Role::Assistant;
    message.body.parts.push_back(part(PartKind::Step, "step-start"));
    message.body.parts.push_back(toolCall(QStringLiteral("read"), QStringLiteral("/etc/default/grub"),
                                          QStringLiteral("{}"), QStringLiteral("GRUB_CMDLINE_LINUX=\"iommu=pt\"\n")));
    message.silence = SilenceClass::AssistantEmpty;
    message.detail = QStringLiteral("tool-only");
    return message;
}

FakeMessage failedAnswer()
{
    FakeMessage message;
    message.body.facts.role = Role::Assistant;
    message.body.facts.errorName = "APIError";
    message.body.error = QStringLiteral("429 Too Many Requests: the quota of this key is used up until 22:00");
    message.silence = SilenceClass::AssistantEmpty;
    message.detail = QStringLiteral("failed");
    return message;
}

FakeMessage blank()
{
    FakeMessage message;
    BodyPart text = part(PartKind::Text, "text");
    text.text = QStringLiteral(" ");
    text.marker = TextMarker::Whitespace;
    message.body.parts.push_back(text);
    message.silence = SilenceClass::Blank;
    message.detail = QStringLiteral("whitespace");
    message.gapMs = 27'670'000; // 7 h 41 min 10 s
    return message;
}

FakeMessage ofClass(SilenceClass silence)
{
    FakeMessage message;
    message.silence = silence;
    switch (silence) {
    case SilenceClass::AssistantEmpty:
        message.body.facts.role = Role::Assistant;
        break;
    case SilenceClass::ToolResult:
        message.body.parts.push_back(part(PartKind::ToolResult, "tool_result"));
        message.body.parts.back().name = QStringLiteral("Bash");
        message.body.parts.back().output = QStringLiteral("ok\n");
        break;
    case SilenceClass::Attachment: {
        BodyPart file = part(PartKind::Attachment, "file");
        file.name = QStringLiteral("bios.png");
        file.mime = QStringLiteral("image/png");
        file.bytes = 48'213;
        message.body.parts.push_back(file);
        message.humanAct = HumanAct::Yes;
        break;
    }
    case SilenceClass::AttachmentLost: {
        BodyPart file = part(PartKind::Attachment, "image");
        file.flags |= PartFlag::Lost;
        message.body.parts.push_back(file);
        break;
    }
    case SilenceClass::Interrupt:
        message.humanAct = HumanAct::Yes;
        break;
    default:
        break;
    }
    return message;
}

FakeMessage made(int row)
{
    switch (row) {
    case 0:
        return textMessage(Role::Assistant,
                           QStringLiteral("Disabling ACS changed nothing: **each GPU is still alone** in its group."));
    case 1:
        return textMessage(Role::User, QStringLiteral("ok. what about LXC then?"));
    case 2:
        return textMessage(
            Role::Assistant,
            QStringLiteral("With LXC the driver runs on the host, so peer to peer works as on bare metal. "
                           "It costs isolation: a container shares the host's kernel.\n\n> P2P works only below one "
                           "root complex.\n\n"
                           "See <https://docs.example.org/nccl> for the levels."));
    case 3:
        return question();
    case 4:
        return research();
    case 5:
        return compaction();
    case 6:
        return summary();
    case 7:
        return autoContinue();
    case 8:
        return toolOnly();
    case 9:
        return failedAnswer();
    case 10:
        return blank();
    default:
        return ofClass(allSilenceClasses()[size_t(row - StoryEnd)]);
    }
}

}

FakeMessage storyMessage(int row)
{
    FakeMessage message = made(row);
    message.label = StoryFirst + row;
    message.body.facts.timeMs = Begin + row * 13'000;
    if (message.body.facts.role == Role::Assistant)
        message.body.facts.endMs = *message.body.facts.timeMs + 41'000;
    return message;
}

int storyRows()
{
    return StoryEnd + int(allSilenceClasses().size());
}

int classesBegin()
{
    return StoryEnd;
}

}
