# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Recognises a silence in a message of opencode 1.2.27: a short, independent reading of the rules, for the checks only."""

INVISIBLE = "".join(map(chr, [0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF, 0x00AD, 0x180E, 0x2800, 0x3164, 0x115F, 0x1160]))


def visible(message):
    return "\n".join(part["text"] for part in message["parts"] if part["type"] == "text" and not part.get("synthetic")
                     and not part.get("ignored") and part["text"].strip().strip(INVISIBLE))


def of_user(message):
    """(class, detail, rule) or None where there is text."""
    parts = message["parts"]
    kinds = [part["type"] for part in parts]
    for part in parts:
        if part["type"] == "compaction":
            return "compaction", {True: "auto", False: "manual"}.get(part.get("auto"), "unknown"), "opencode.part.compaction"
    if visible(message):
        return None
    if not parts:
        return "no-parts", "", "opencode.parts.none"
    if set(kinds) == {"subtask"}:
        return "subtask", "command", "opencode.part.subtask"
    if "agent" in kinds:
        return "subtask", "mention", "opencode.part.agent"
    if "file" in kinds:
        return "attachment", "", "opencode.part.file"
    texts = [part for part in parts if part["type"] == "text"]
    joined = "\n".join(part["text"] for part in texts if part.get("synthetic"))
    if joined.startswith("Continue if you have next steps"):
        return "synthetic", "auto-continue", "opencode.text.synthetic"
    if joined == "The following tool was executed by the user":
        return "command", "shell", "opencode.text.synthetic"
    if joined.startswith("Summarize the task tool output above"):
        return "synthetic", "after-subtask", "opencode.text.synthetic"
    if joined:
        return "synthetic", "injected", "opencode.text.synthetic"
    if all(part.get("ignored") for part in texts):
        return "ignored", "", "opencode.text.ignored"
    return "blank", "empty" if all(part["text"] == "" for part in texts) else "whitespace", "opencode.text.blank"


def of_assistant(message, parent_agent):
    info = message["info"]
    kinds = [part["type"] for part in message["parts"]]
    if any(part["type"] == "text" and part["text"].strip() for part in message["parts"]):
        return None
    if info.get("error"):
        return "aborted" if info["error"]["name"] == "MessageAbortedError" else "failed"
    if info.get("finish") == "length":
        return "length"
    if "tool" in kinds:
        if info["tokens"]["input"] == 0 and info["tokens"]["output"] == 0:
            return "subtask" if info["agent"] != parent_agent else "shell"
        return "tool-only"
    return "thinking-open" if "reasoning" in kinds else "empty"
