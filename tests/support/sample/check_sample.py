#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the sample: check_sample.py SESSION REVIEWS CODEBOOK. Prints a table of the silences; status 1 on any fault."""

import base64
import collections
import datetime
import hashlib
import json
import os
import re
import struct
import sys
import zlib

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import ids  # noqa: E402
import make_reviews  # noqa: E402
import silences  # noqa: E402

CONTINUE = ("Continue if you have next steps, or stop and ask for clarification if you are unsure how to proceed.")
HEADINGS = ["Goal", "Instructions", "Discoveries", "Accomplished", "Relevant files / directories"]
GAP_MS = 1_800_000
faults = []


def check(holds, what):
    if not holds:
        faults.append(what)


def check_shape(text, session):
    messages = session["messages"]
    check(json.dumps(session, indent=2, ensure_ascii=False) + "\n" == text, "not the layout of JSON.stringify(x, null, 2)")
    check(len(messages) >= 548, f"only {len(messages)} messages")
    check(1_200_000 <= len(text.encode()) <= 3_000_000, f"{len(text.encode())} bytes")
    check(session["info"]["version"] == "1.2.27", "version")
    seen = {}
    users = {}
    clock = 0
    last_message = last_part = ""
    for index, message in enumerate(messages):
        info = message["info"]
        created = info["time"]["created"]
        check(created >= clock, f"{index}: created before the end of the message before")
        clock = max(clock, info["time"].get("completed", created))
        check(info["time"].get("completed", created) >= created, f"{index}: completed before created")
        check(ids.time_of(info["id"]) == created % (1 << 36), f"{index}: id and time differ")
        check(info["id"] > last_message, f"{index}: message ids do not ascend")
        last_message = info["id"]
        check(info["id"] not in seen, f"{index}: id twice")
        seen[info["id"]] = index
        check(info["sessionID"] == session["info"]["id"], f"{index}: session")
        if info["role"] == "user":
            users[info["id"]] = index
            latest = info["id"]
        else:
            check(info["parentID"] in users, f"{index}: parent does not resolve")
            check(info["parentID"] == latest, f"{index}: parent is not the message before")
        if info["role"] == "assistant" and index + 1 < len(messages):
            follower = messages[index + 1]
            person = follower["info"]["role"] == "user"
            ends = "error" in info or info.get("finish") in ("stop", "length") or "finish" not in info
            marker = person and any(part["type"] == "compaction" for part in follower["parts"])
            queued = person and follower["info"]["time"]["created"] - info["time"]["completed"] < 1500  # typed while a step ran
            check(person if ends else not person or marker or queued, f"{index}: the loop cannot go on like this")
        for part in message["parts"]:
            check(part["id"] > last_part, f"{index}: part ids do not ascend")
            last_part = part["id"]
            check(part["messageID"] == info["id"] and part["sessionID"] == info["sessionID"], f"{index}: part belongs elsewhere")
            for span in (part.get("time"), part.get("state", {}).get("time")):
                if span:
                    check(created <= span["start"] <= span.get("end", span["start"]) <= clock + 5, f"{index}: time of a part")
    check(clock <= session["info"]["time"]["updated"] + 5, "session updated before its last message")


def check_turning_points(messages):
    for marker, lines in ((417, None), (538, 871)):
        parts = messages[marker]["parts"]
        shape = {key: value for key, value in parts[0].items() if key not in ("id", "sessionID", "messageID")}
        check(len(parts) == 1 and shape == {"type": "compaction", "auto": True, "overflow": False}, f"{marker}: marker")
        answer = messages[marker + 1]
        check(answer["info"].get("summary") is True and answer["info"]["agent"] == answer["info"]["mode"] == "compaction", f"{marker + 1}: not a summary")
        check(answer["info"]["parentID"] == messages[marker]["info"]["id"], f"{marker + 1}: parent")
        text = silences.visible(answer)
        check([h for h in re.findall(r"^## (.*)$", text, re.M) if h in HEADINGS] == HEADINGS, f"{marker + 1}: headings")
        check(text.startswith("---\n") and text.endswith("\n---"), f"{marker + 1}: rules")
        if lines:
            check(text.count("\n") + 1 == lines, f"{marker + 1}: {text.count(chr(10)) + 1} lines")
        check(len(re.findall(r"[A-Za-z][\w'-]*", text)) > 2000, f"{marker + 1}: too short")
        after = messages[marker + 2]
        check(len(after["parts"]) == 1 and after["parts"][0].get("synthetic") is True and after["parts"][0]["text"] == CONTINUE, f"{marker + 2}: auto-continue")
        check(messages[marker - 1]["info"]["tokens"]["total"] >= 204800 - 32000, f"{marker - 1}: context not full")
    check(silences.visible(messages[415]) == "Are there hacky/insecure ways to get SYS/NODE in kvm?", "415: the question")
    said = {i: json.dumps(messages[i], ensure_ascii=False) for i in (414, 416, 418, 537, 539)}
    for index, words in ((414, ("root complex", "ACS only controls forwarding on bridges", "13 µs", "485")),
                         (416, ("allow_unsafe_interrupts", "IOMMUFD", "nv_peer_mem", "websearch")),
                         (418, ("P2P between GPUs shows NS (Not Supported) in VM — this is expected and cannot be fixed with current hardware/topology", "🔴", "TP4+PP2", "Resource mapping")),
                         (537, ("6.8.12-18", "6.8.12-9", "cmdline")), (539, ("🔴 BLOCKER", "gsp_ga10x.bin", "590.48.01", "405"))):
        for word in words:
            check(word in said[index], f"{index}: says nothing of {word!r}")


def check_picture(messages):
    for index, message in enumerate(messages):
        for part in message["parts"]:
            if part["type"] != "file":
                continue
            data = base64.b64decode(part["url"].split(",", 1)[1], validate=True)
            check(data.startswith(b"\x89PNG\r\n\x1a\n"), f"{index}: not a PNG")
            place, pixels = 8, b""
            while place < len(data):
                size, kind = struct.unpack(">I4s", data[place:place + 8])
                body = data[place + 8:place + 8 + size]
                check(zlib.crc32(kind + body) == struct.unpack(">I", data[place + 8 + size:place + 12 + size])[0], f"{index}: checksum of {kind}")
                if kind == b"IHDR":
                    width, height = struct.unpack(">II", body[:8])
                if kind == b"IDAT":
                    pixels += body
                place += 12 + size
            check(len(zlib.decompress(pixels)) == height * (width + 1), f"{index}: pixels")


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from strings(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from strings(item)


def check_reviews(path, text, session, codebook):
    messages = session["messages"]
    found = list(make_reviews.elements(text))
    with open(path, encoding="utf-8") as source:
        lines = source.read().split("\n")
    check(lines.pop() == "", "reviews: no line end at the end")
    records = [json.loads(line) for line in lines]
    check(all(make_reviews.compact(record) == line for record, line in zip(records, lines)), "reviews: not compact")
    check(records[0] == {"format": "tacet-review", "version": 1}, "reviews: first line")
    check({key: records[1][key] for key in ("revision", "readings", "responses")} == {key: codebook[key] for key in ("revision", "readings", "responses")}, "reviews: codebook")
    check(records[2]["uid"] == session["info"]["id"] and records[2]["messages"] == len(messages), "reviews: session")
    codes = {entry["id"] for entry in codebook["readings"]}
    answers = {entry["id"] for entry in codebook["responses"]} | {None}
    reviews = records[3:]
    check([(r["index"], r["reviewer"], r["created"], r["id"]) for r in reviews] == sorted((r["index"], r["reviewer"], r["created"], r["id"]) for r in reviews), "reviews: order")
    for review in reviews:
        index = review["index"]
        where = f"review of {index} by {review['reviewer']}"
        message, raw = found[index]
        check(review["key"] == message["info"]["id"], f"{where}: key")
        check(raw[0] == "{" and raw[-1] == "}" and review["raw_sha256"] == hashlib.sha256(raw.encode()).hexdigest(), f"{where}: raw hash")
        check(review["content_sha256"] == make_reviews.content_hash(message), f"{where}: content hash")
        check((review["class"], review["detail"], review["rule"]) == silences.of_user(message), f"{where}: provenance")
        check(all(r["code"] in codes and r["role"] in ("primary", "also", "rejected") for r in review["readings"]), f"{where}: codes")
        check(sum(r["role"] == "primary" for r in review["readings"]) == 1, f"{where}: one primary reading")
        check({review["response"]["code"], review["response"]["proposed"]} <= answers, f"{where}: response")
        check(max(len(review["quote"]["before"]), len(review["quote"]["after"])) <= 160, f"{where}: quote")
        for item in strings(review):
            for number in re.findall(r"\[msg (\d+)\]", item):
                check(int(number) < len(messages), f"{where}: [msg {number}] does not resolve")
            check("@" not in item, f"{where}: a number is missing")
        for item in review["evidence"]:
            check(messages[item["index"]]["info"]["id"] == item["key"], f"{where}: evidence {item['index']}")
        for quoted in re.findall(r'"([^"]{12,})"(?:[,.]? *\[msg (\d+)\]| +\[msg (\d+)\])', "\n".join(strings(review))):
            at = int(quoted[1] or quoted[2])
            plain = re.sub(r"[*`]", "", "\n".join(strings(messages[at]["parts"])))
            check(re.sub(r"[*`]", "", quoted[0]).rstrip(".,") in plain, f"{where}: [msg {at}] does not say {quoted[0]!r}")
    full = {(r["index"], r["reviewer"]): r for r in reviews}
    for key in ((417, "anna"), (538, "anna")):
        review = full[key]
        check(all(review[name] for name in ("title", "readings", "context", "effect", "assumptions", "knowledge", "thinking", "mistakes", "conclusion", "memo", "evidence")), f"{key}: a field is empty")
        check(all(item["rationale"] for item in review["readings"]), f"{key}: a rationale is missing")
        check(review["readings"][0]["code"] == "ARTEFACT", f"{key}: primary reading")
    check((417, "ben") in full, "no second reading of 417")
    return reviews


def table(messages):
    found = collections.defaultdict(list)
    agents = {}
    for index, message in enumerate(messages):
        info = message["info"]
        if info["role"] == "user":
            agents[info["id"]] = info["agent"]
            silence = silences.of_user(message)
            if silence:
                found["user: " + " ".join(word for word in silence[:2] if word)].append(index)
        else:
            silence = silences.of_assistant(message, agents[info["parentID"]])
            if silence:
                found["assistant: " + silence].append(index)
    ended = None
    for index, message in enumerate(messages):
        info = message["info"]
        if info["role"] == "user" and ended and info["time"]["created"] - ended >= GAP_MS:
            found["gap of 30 minutes or more before"].append(index)
        ended = info["time"].get("completed", ended)
    return found


NEEDED = ["user: compaction auto", "user: compaction manual", "user: blank empty", "user: blank whitespace", "user: attachment", "user: no-parts",
          "user: subtask command", "user: subtask mention", "user: command shell", "user: ignored", "user: synthetic auto-continue",
          "user: synthetic after-subtask", "assistant: tool-only", "assistant: thinking-open", "assistant: failed", "assistant: length",
          "assistant: aborted", "assistant: empty", "assistant: shell", "assistant: subtask", "gap of 30 minutes or more before"]


def main():
    session_path, reviews_path, codebook_path = sys.argv[1:4]
    with open(session_path, encoding="utf-8", newline="") as source:
        text = source.read()
    session = json.loads(text)
    messages = session["messages"]
    with open(codebook_path, encoding="utf-8") as source:
        codebook = json.load(source)
    check_shape(text, session)
    check_turning_points(messages)
    check_picture(messages)
    reviews = check_reviews(reviews_path, text, session, codebook)
    check(any(part.get("state", {}).get("metadata", {}).get("sessionId", "").startswith("ses_")
              for message in messages for part in message["parts"] if part["type"] == "tool"), "no child session")
    check(not re.search("lorem ipsum", text, re.I), "filler text")
    found = table(messages)
    for name in NEEDED:
        check(found[name], f"no silence of the kind {name!r}")
    first, last = (datetime.datetime.fromtimestamp(m["info"]["time"]["created"] / 1000, datetime.timezone.utc) for m in (messages[0], messages[-1]))
    print(f"{len(messages)} messages, {len(text.encode())} bytes, {len(reviews)} reviews, {first:%Y-%m-%d} to {last:%Y-%m-%d}")
    for name in sorted(found):
        places = found[name]
        shown = " ".join(map(str, places)) if len(places) <= 12 else f"{places[0]} {places[1]} {places[2]} ... {places[-1]}"
        print(f"{name:<34}{len(places):>4}  {shown}")
    for fault in faults:
        print("FAULT", fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
