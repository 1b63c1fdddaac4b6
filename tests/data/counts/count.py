#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""count.py FORMAT FILE: what a transcript comes to, worked out without Tacet.

A second reading of the notes on formats, in as few words as they allow: no code of the program, no parser of its own,
no order of tests but the one that the notes give. Prints messages, silences and class=count, as counts.tsv has them;
--list prints each message with its class. It knows what its files hold and no more.
"""

import json
import re
import sys
import zipfile
from collections import Counter

INVISIBLE = re.compile(r"[\s\u200b-\u200d\u2060\ufeff\u00ad\u180e\u2800\u3164\u115f\u1160\ufe00-\ufe0f]*")
FILLERS = ("(no content)", "No response requested.", "Failure: I did not provide a response.")
HARNESS = ("<system-reminder>", "<local-command-caveat>", "<environment_context>", "<environment_details>",
           "<user_instructions>", "# AGENTS.md instructions", "Caveat: The messages below")
COMMAND = ("<command-name>", "<command-message>", "<local-command-stdout>", "<local-command-stderr>", "<bash-input>")


def lines(path):
    for line in open(path, encoding="utf-8", errors="replace", newline="\n"):
        try:
            yield json.loads(line.lstrip("\ufeff"))
        except ValueError:
            decoder, at = json.JSONDecoder(), 0
            while at < len(line):  # several objects on one line, or none
                try:
                    value, end = decoder.raw_decode(line, at)
                except ValueError:
                    break
                yield value
                at = end


def of_text(role, text):
    """The class of a message that is this text."""
    if INVISIBLE.fullmatch(text):
        return "assistant-empty" if role == "assistant" else "blank"
    text = text.strip()
    if text in FILLERS:
        return "auto-reply"
    if role == "user":
        if text.startswith("[Request interrupted by user"):
            return "interrupt"
        if text.startswith(COMMAND):
            return "command"
        if text.startswith(HARNESS):
            return "synthetic"
    return ""


def of_blocks(role, content):
    """The class of a message with this content: a string, or blocks of any of the APIs."""
    if content is None or content == []:
        return "assistant-empty" if role == "assistant" else "no-parts"
    if isinstance(content, str):
        return of_text(role, content)
    blocks = [{"type": "text", "text": b} if isinstance(b, str) else b for b in content]
    kinds = [b.get("type") or ("text" if "text" in b else next(iter(b), "")) for b in blocks]
    if role != "assistant" and all(k in ("tool_result", "functionResponse") for k in kinds):
        return "tool-result"
    texts = [b.get("text") or "" for b, k in zip(blocks, kinds) if k in ("text", "input_text", "output_text")
             and not b.get("thought")]
    if any(of_text(role, text) == "" for text in texts):
        return ""
    if role == "assistant":
        return next((c for c in map(lambda x: of_text(role, x), texts) if c == "auto-reply"), "assistant-empty")
    if any(k in ("image", "document", "input_image", "image_url", "file", "inlineData") for k in kinds):
        return "attachment"
    return next((c for c in (of_text(role, text) for text in texts) if c), "no-parts")


def claude(path):
    seen, merged, out = set(), {}, []
    for r in lines(path):
        kind = r.get("type")
        attachment = r.get("attachment") or {}
        queued = kind == "attachment" and attachment.get("type") == "queued_command"
        if kind not in ("user", "assistant") and not queued:
            continue
        raw = json.dumps(r, sort_keys=True)
        if r.get("uuid") and raw in seen:
            continue
        seen.add(raw)
        message = r.get("message")
        content = attachment.get("prompt") if queued else message if isinstance(message, str) else (message or {}).get("content")
        role = "assistant" if kind == "assistant" else "user"
        key = (message or {}).get("id") if role == "assistant" and isinstance(message, dict) else None
        blocks = content if isinstance(content, list) else [{"type": "text", "text": content}] if isinstance(content, str) else []
        if key and key in merged:
            merged[key]["blocks"] += blocks
            continue
        entry = {"role": role, "blocks": list(blocks), "content": content, "r": r}
        if key:
            merged[key] = entry
        elif role == "user" and not all(b.get("type") == "tool_result" for b in blocks):
            merged = {}  # only until a person speaks
        out.append(entry)
    result = []
    for e in out:
        r, role = e["r"], e["role"]
        content = e["blocks"] if role == "assistant" else e["content"]
        found = of_blocks(role, content)
        origin = (r.get("origin") or {}).get("kind")
        # In the order of the notes: who spoke comes before what stands there.
        if r.get("isSidechain"):
            result.append((role, "" if role == "assistant" and found == "" else "sidechain"))
        elif r.get("isMeta") or (role == "user" and origin and origin != "human"):
            result.append((role, "synthetic"))
        elif r.get("isCompactSummary"):
            result.append((role, "compaction"))
        elif r.get("isApiErrorMessage"):
            result.append((role, "assistant-empty"))
        else:
            result.append((role, found))
    return result


def gemini(path):
    d = json.load(open(path, encoding="utf-8"))
    out = []
    for m in d.get("messages") or d.get("history") or []:
        kind = m.get("type") or m.get("role")
        if kind not in ("user", "gemini", "model"):
            continue
        role = "user" if kind == "user" else "assistant"
        content = m.get("content", m.get("parts"))
        if role == "user" and isinstance(content, str) and re.fullmatch(r"/[a-z]+( .*)?", content):
            out.append((role, "command"))
        else:
            out.append((role, of_blocks(role, content)))
    return out


def qwen(path):
    out, ids = [], {}
    for r in lines(path):
        kind, message = r.get("type"), r.get("message")
        if kind not in ("user", "assistant", "tool_result") or not message:
            continue
        role = {"user": "user", "assistant": "assistant", "tool_result": "tool"}[kind]
        if role == "assistant" and r.get("uuid") in ids:
            ids[r["uuid"]] += message.get("parts") or []
            continue
        parts = list(message.get("parts") or [])
        if role == "assistant":
            ids[r.get("uuid")] = parts
        out.append((role, parts))
    return [(role, "tool-result" if role == "tool" else of_blocks(role, parts)) for role, parts in out]


def copilot(path):
    out = []
    for r in lines(path):
        d = r.get("data") or {}
        if r.get("type") == "user.message":
            found = of_blocks("user", d.get("content"))
            out.append(("user", "attachment" if found == "blank" and d.get("attachments") else found))
        elif r.get("type") == "assistant.message":
            out.append(("assistant", of_blocks("assistant", d.get("content"))))
        elif r.get("type") == "tool.execution_complete":
            out.append(("tool", "tool-result"))
        elif r.get("type") == "system.message":
            out.append(("system", ""))
    return out


def cline(path):
    d = json.load(open(path, encoding="utf-8"))
    out = []
    for m in d["messages"]:
        if (m.get("metadata") or {}).get("kind") == "compaction_summary":
            out.append((m["role"], "compaction"))
        else:
            out.append((m["role"], of_blocks(m["role"], m["content"])))
    return out


def pi(path):
    out = []
    for r in lines(path):
        if r.get("type") == "compaction":
            out.append(("user", "compaction"))
        elif r.get("type") == "custom_message":
            out.append(("user", "synthetic"))
        elif r.get("type") == "message":
            m = r["message"]
            role = {"toolResult": "tool", "bashExecution": "tool"}.get(m["role"], m["role"])
            out.append((role, "tool-result" if role == "tool" else of_blocks(role, m.get("content"))))
    return out


def trajectory(path):
    d = json.load(open(path, encoding="utf-8"))
    return [(m["role"], "tool-result" if m["role"] == "tool" else of_blocks(m["role"], m.get("content")))
            for m in d["history"]]


def atif(path):
    d = json.load(open(path, encoding="utf-8"))
    role = {"agent": "assistant", "user": "user"}
    return [(role.get(s["source"], "system"), of_blocks(role.get(s["source"], "system"), s.get("message")))
            for s in d["steps"]]


def chat(path):
    text = open(path, encoding="utf-8").read()
    try:
        d = json.loads(text)
        messages = d if isinstance(d, list) else d.get("messages") or d.get("traj")
    except ValueError:
        messages = [json.loads(line) for line in text.splitlines() if line.strip()]
    out = []
    for m in messages:
        for inner in m["messages"] if "messages" in m else [m.get("message", m) if "role" not in m else m]:
            if inner["role"] not in ("system", "developer", "user", "assistant", "tool"):
                continue
            role = {"developer": "system"}.get(inner["role"], inner["role"])
            content = inner.get("content")
            if role == "tool" or (isinstance(content, list) and content
                                  and all(b.get("type") == "tool-result" for b in content)):
                out.append((role, "tool-result"))
            else:
                out.append((role, of_blocks(role, content)))
    return out


def inspect(path):
    if path.endswith(".eval"):
        archive = zipfile.ZipFile(path)
        names = [n for n in archive.namelist() if n.startswith("samples/")]
        samples = [json.loads(archive.read(n)) for n in dict.fromkeys(names)]
    else:
        samples = json.load(open(path, encoding="utf-8")).get("samples") or []
    return [(m["role"], "tool-result" if m["role"] == "tool" else of_blocks(m["role"], m.get("content")))
            for s in samples for m in s["messages"]]


def sharegpt(path):
    role = {"human": "user", "gpt": "assistant", "user": "user", "assistant": "assistant"}
    return [(role[m["from"]], of_blocks(role[m["from"]], m["value"]))
            for c in json.load(open(path, encoding="utf-8")) for m in c["conversations"]]


def oasst(path):
    out = []

    def walk(m, alternative):
        role = "user" if m["role"] == "prompter" else "assistant"
        found = "redacted" if m.get("deleted") else of_blocks(role, m["text"])
        if alternative and found:  # nobody went on from there: its silence is not that of the conversation
            found = "sidechain"
        out.append((role, found))
        for number, reply in enumerate(m.get("replies") or []):
            walk(reply, alternative or number > 0)

    for tree in lines(path):
        walk(tree.get("prompt", tree), False)
    return out


def specstory(path):
    text = open(path, encoding="utf-8").read()
    return [("user" if m.group(1) == "User" else "assistant", "") for m in
            re.finditer(r"^_\*\*(User|Agent|Assistant)\b.*\*\*_$", text, re.M)]


FORMATS = {"claude-code": claude, "gemini-cli": gemini, "qwen-code": qwen, "copilot-cli": copilot, "cline": cline,
           "pi": pi, "swe-agent": trajectory, "atif": atif, "openai-chat": chat, "inspect-log": inspect,
           "sharegpt": sharegpt, "oasst": oasst, "hermes": chat}


def main():
    messages = FORMATS[sys.argv[1]](sys.argv[2])
    if "--list" in sys.argv:
        print("\n".join(" ".join(m).strip() for m in messages))
        return
    classes = Counter(c for _, c in messages if c)
    print(len(messages), sum(classes.values()), " ".join(f"{c}={n}" for c, n in sorted(classes.items())) or "-",
          sep="\t")


if __name__ == "__main__":
    main()
