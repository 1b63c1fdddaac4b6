#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the finished reviews of the sample: make_reviews.py SESSION CODEBOOK OUT."""

import hashlib
import json
import os
import random
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import reviews_text  # noqa: E402
import silences  # noqa: E402


def compact(value, sort=False):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=sort)


def elements(text):
    """(object, source text) of each element of `messages`, cut out of the file as it is."""
    decoder = json.JSONDecoder()
    place = re.search(r'^  "messages": \[', text, re.M).end()
    while True:
        place = re.compile(r"[\s,]*").match(text, place).end()
        if text[place] == "]":
            return
        value, end = decoder.raw_decode(text, place)
        yield value, text[place:end]
        place = end


def bare(record):
    return {key: value for key, value in record.items() if key not in ("id", "sessionID", "messageID")}


def content_hash(message):
    content = {"info": bare(message["info"]), "parts": [bare(part) for part in message["parts"]]}
    return hashlib.sha256(compact(content, sort=True).encode()).hexdigest()


def quote(messages, index):
    before = next((silences.visible(m) for m in reversed(messages[:index]) if silences.visible(m)), "")
    after = next((silences.visible(m) for m in messages[index + 1:] if silences.visible(m)), "")
    return {"before": before[-160:], "after": after[:160]}


def filled(value, messages):
    """Puts measured numbers in: @tokens:N@ of a step, @gap:N@ in ms between a message and the one before."""
    def number(match):
        index = int(match.group(2))
        if match.group(1) == "tokens":
            return f"{messages[index]['info']['tokens']['total']:,}"
        return str(messages[index]["info"]["time"]["created"] - messages[index - 1]["info"]["time"]["completed"])
    if isinstance(value, str):
        return re.sub(r"@(tokens|gap):(\d+)@", number, value)
    if isinstance(value, list):
        return [filled(item, messages) for item in value]
    if isinstance(value, dict):
        return {key: filled(item, messages) for key, item in value.items()}
    if isinstance(value, tuple):
        return tuple(filled(item, messages) for item in value)
    return value


def uuid4(source):
    digits = [source.choice("0123456789abcdef") for _ in range(32)]
    digits[12] = "4"
    digits[16] = source.choice("89ab")
    text = "".join(digits)
    return "-".join((text[:8], text[8:12], text[12:16], text[16:20], text[20:]))


def main():
    session_path, codebook_path, target = sys.argv[1:4]
    with open(session_path, encoding="utf-8", newline="") as source:
        text = source.read()
    session = json.loads(text)
    found = list(elements(text))
    messages = [value for value, _ in found]
    assert messages == session["messages"]
    with open(codebook_path, encoding="utf-8") as source:
        codebook = json.load(source)
    numbers = random.Random(538)
    reviews = []
    for review in filled(reviews_text.ALL, messages):
        index = review["index"]
        message, raw = found[index]
        kind, detail, rule = silences.of_user(message)
        reviews.append({
            "type": "review", "id": uuid4(numbers), "session": session["info"]["id"], "key": message["info"]["id"],
            "index": index, "label": None, "class": kind, "detail": detail, "rule": rule,
            "raw_sha256": hashlib.sha256(raw.encode()).hexdigest(), "content_sha256": content_hash(message),
            "quote": quote(messages, index), "reviewer": review["reviewer"], "created": review["created"],
            "modified": review["modified"], "codebook": codebook["revision"], "state": review["state"],
            "title": review.get("title", ""), "readings": review["readings"], "confidence": review["confidence"],
            "response": review["response"], "context": review.get("context", ""), "effect": review.get("effect", ""),
            "assumptions": review.get("assumptions", []), "knowledge": review.get("knowledge", []),
            "thinking": review.get("thinking", ""), "mistakes": review.get("mistakes", []),
            "conclusion": review.get("conclusion", ""), "memo": review.get("memo", ""),
            "evidence": [{"index": at, "key": messages[at]["info"]["id"], "note": note}
                         for at, note in review.get("evidence", [])],
            "dispute": None})
    reviews.sort(key=lambda r: (r["index"], r["reviewer"], r["created"], r["id"]))
    lines = [{"format": "tacet-review", "version": 1},
             {"type": "codebook", "revision": codebook["revision"],
              "readings": [dict(sorted(entry.items())) for entry in codebook["readings"]],
              "responses": [dict(sorted(entry.items())) for entry in codebook["responses"]]},
             {"type": "session", "uid": session["info"]["id"], "format": "opencode-export",
              "title": session["info"]["title"], "messages": len(messages)}] + reviews
    with open(target, "w", encoding="utf-8", newline="\n") as out:
        for line in lines:
            out.write(compact(line) + "\n")


if __name__ == "__main__":
    main()
