# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds one session in the shape of `opencode export` 1.2.27."""

import datetime
import difflib
import random
import re

from ids import Ids
from tools import Call, Files, ROOT, task

MODEL = {"providerID": "zai", "modelID": "glm-4.7"}
ZONE = datetime.timezone(datetime.timedelta(hours=1))
USABLE = 204800 - 32000  # context less the output reserve: above it 1.2.27 compacts
SYSTEM_TOKENS = 14300
TOKENS_PER_CHARACTER = 0.29
PRICE = {"input": 0.6, "output": 2.2, "read": 0.11}  # per million tokens


def at(text):
    return int(datetime.datetime.strptime(text, "%Y-%m-%d %H:%M:%S").replace(tzinfo=ZONE).timestamp() * 1000)


LOG_STAMP = re.compile(r"(?<=\[)2026-03-\d\d \d\d:\d\d:\d\d")
SMI_STAMP = re.compile(r"^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) Mar \d\d \d\d:\d\d:\d\d 2026$", re.M)


def retimed(output, stop):
    """Shifts the time stamps of a log so that its last line belongs to the moment when it was read."""
    stamps = [at(stamp) for stamp in LOG_STAMP.findall(output)]
    if stamps:
        delta = (stop - 2000) // 1000 * 1000 - max(stamps)
        output = LOG_STAMP.sub(lambda m: datetime.datetime.fromtimestamp((at(m.group()) + delta) / 1000, ZONE).strftime("%Y-%m-%d %H:%M:%S"), output)
    moment = datetime.datetime.fromtimestamp(stop / 1000, ZONE)
    return SMI_STAMP.sub(moment.strftime("%a %b %d %H:%M:%S %Y"), output)


class R:
    """Reasoning."""

    def __init__(self, text):
        self.text = text.strip()


class T:
    """Visible text."""

    def __init__(self, text):
        self.text = text.strip("\n")


class Session:
    def __init__(self, seed, start, title, slug):
        self.random = random.Random(seed)
        self.ids = Ids(seed + 1)
        self.files = Files()
        self.now = at(start)
        self.id = self.ids.make("ses", self.now, descending=True)
        self.created = self.now
        self.title = title
        self.slug = slug
        self.messages = []
        self.user = None
        self.snapshot = self.ids.sha1()
        self.marks = {}
        self.facts = []  # beside each message: characters read and written, for the token counts
        self.turn_start = {}

    # -- time -----------------------------------------------------------------------------------------------------

    def pass_(self, seconds):
        self.now += max(1, int(seconds * 1000) + self.random.randint(0, 900))

    def writing(self, characters):
        return 1.2 + self.random.random() * 1.6 + characters / (self.random.uniform(170, 260))

    # -- parts ----------------------------------------------------------------------------------------------------

    def _finish_part(self, part, ms, message):
        part["id"] = self.ids.make("prt", ms)
        part["sessionID"] = self.id
        part["messageID"] = message
        return part

    def index(self):
        return len(self.messages)

    def mark(self, name):
        self.marks[name] = self.index()

    # -- user -----------------------------------------------------------------------------------------------------

    def message_of_user(self, parts, gap=None, when=None, summary=True, agent="build"):
        if when is not None:
            moment = at(when) + self.random.randint(0, 999)
            assert moment > self.now, (self.index(), when, self.now - moment)
            self.now = moment
        elif gap is not None and gap < 0.01:  # written by the program, in the same breath
            self.now += self.random.randint(1, 12)
        else:
            self.pass_(gap if gap is not None else self.random.uniform(25, 260))
        info = {"role": "user", "time": {"created": self.now}}
        if summary:
            info["summary"] = {"diffs": []}
        info["agent"] = agent
        info["model"] = dict(MODEL)
        info["id"] = self.ids.make("msg", self.now)
        info["sessionID"] = self.id
        if self.user is not None:
            self._close_turn()
        self.user = info
        self.files.changed = {}
        done = [self._finish_part(part, self.now, info["id"]) for part in parts]
        self.messages.append({"info": info, "parts": done})
        self.facts.append({"in": sum(len(p.get("text", "")) for p in parts), "out": 0, "kind": "user"})
        return info

    def _close_turn(self):
        """opencode keeps, with the user message, the files that changed while it was being answered."""
        if "summary" not in self.user:
            return
        diffs = []
        for path, before in self.files.changed.items():
            after = self.files.content[path]
            if before == after:
                continue
            old, new = (before or "").splitlines(), after.splitlines()
            lines = list(difflib.unified_diff(old, new, lineterm="", n=0))[2:]
            diffs.append({"file": path[len(ROOT) + 1:], "before": before or "", "after": after,
                          "additions": sum(1 for line in lines if line.startswith("+")),
                          "deletions": sum(1 for line in lines if line.startswith("-")),
                          "status": "added" if before is None else "modified"})
        self.user["summary"]["diffs"] = diffs

    def say(self, text, gap=None, when=None):
        return self.message_of_user([{"type": "text", "text": text}], gap, when)

    def synthetic(self, text, gap=0.001, timed=False, summary=True):
        part = {"type": "text", "text": text, "synthetic": True}
        info = self.message_of_user([part], gap, summary=summary)
        if timed:
            identity = [(key, part.pop(key)) for key in ("id", "sessionID", "messageID")]
            part["time"] = {"start": self.now + 1, "end": self.now + 1}
            part.update(identity)
            self.now += 1
        return info

    # -- assistant ------------------------------------------------------------------------------------------------

    def _assistant(self, agent, created):
        return {"role": "assistant", "time": {"created": created}, "parentID": self.user["id"],
                "modelID": MODEL["modelID"], "providerID": MODEL["providerID"], "mode": agent, "agent": agent,
                "path": {"cwd": ROOT, "root": ROOT}}

    def _append(self, info, parts, read, written, kind="step"):
        self.messages.append({"info": info, "parts": parts})
        self.facts.append({"in": read, "out": written, "kind": kind})

    def step(self, *items, finish=None, agent="build", summary=False):
        """One model step: reasoning, text and tool calls in the order given."""
        self.pass_(0.02 + self.random.random() * 0.3)
        created = self.now
        info = self._assistant(agent, created)
        message = self.ids.make("msg", created)
        parts = []
        self.pass_(1.4 + self.random.random() * 3.2)
        parts.append(self._finish_part({"type": "step-start", "snapshot": self.snapshot}, self.now, message))
        calls = []
        changed = []
        read = written = 0
        base = self.now
        for item in items:
            if isinstance(item, R):
                start = self.now
                identifier = self.ids.make("prt", start)
                self.now += int(1000 * self.writing(len(item.text))) + 1
                part = {"type": "reasoning", "text": item.text, "time": {"start": start, "end": self.now}}
                self.now += 1
                written += len(item.text)
            elif isinstance(item, T):
                identifier = self.ids.make("prt", self.now)
                self.now += int(1000 * self.writing(len(item.text))) + 1
                part = {"type": "text", "text": item.text, "time": {"start": self.now, "end": self.now}}
                self.now += 1
                written += len(item.text)
            else:
                assert isinstance(item, Call), item
                identifier = self.ids.make("prt", self.now)
                self.now += int(1000 * self.writing(len(str(item.given)))) + 1
                part = {"type": "tool", "callID": f"call_{self.ids.sha1()[:24]}", "tool": item.tool}
                calls.append((item, part, self.now))
                read += item.size()
                written += len(str(item.given))
                if item.tool in ("write", "edit") and not item.error:
                    changed.append(item.given["filePath"])
            part["id"] = identifier
            part["sessionID"] = self.id
            part["messageID"] = message
            parts.append(part)
        assert self.now >= base
        end = self.now
        for call, part, start in calls:
            stop = start + max(3, int(call.seconds * 1000 * self.random.uniform(0.92, 1.09)))
            part_id = part["id"], part["sessionID"], part["messageID"]
            for key in ("id", "sessionID", "messageID"):
                del part[key]
            part["state"] = self._state(call, start, stop)
            part["id"], part["sessionID"], part["messageID"] = part_id
            end = max(end, stop)
        self.now = end + self.random.randint(4, 60)
        if changed:
            self.snapshot = self.ids.sha1()
        reason = finish or ("tool-calls" if calls else "stop")
        step = {"type": "step-finish", "reason": reason, "snapshot": self.snapshot, "cost": 0, "tokens": None}
        parts.append(self._finish_part(step, self.now, message))
        if changed:
            self.now += self.random.randint(5, 30)
            parts.append(self._finish_part({"type": "patch", "hash": parts[0]["snapshot"], "files": changed},
                                           self.now, message))
        self.now += self.random.randint(2, 20)
        info["time"]["completed"] = self.now
        if summary:
            info["summary"] = True
        info["cost"] = 0
        info["tokens"] = None
        info["finish"] = reason
        info["id"] = message
        info["sessionID"] = self.id
        self._append(info, parts, read, written, "summary" if summary else "step")

    def _state(self, call, start, stop):
        if call.error:
            return {"status": "error", "input": call.given, "error": call.error, "time": {"start": start, "end": stop}}
        output, metadata = call.output, dict(call.metadata)
        if call.tool == "bash":
            output = metadata["output"] = retimed(output, stop)
        if call.tool == "task":
            child = self.ids.make("ses", start, descending=True)
            output = (f"task_id: {child} (for resuming to continue this task if needed)\n\n<task_result>\n"
                      f"{call.output}\n</task_result>")
            metadata = {"sessionId": child, "model": {"modelID": MODEL["modelID"], "providerID": MODEL["providerID"]},
                        "truncated": False}
        return {"status": "completed", "input": call.given, "output": output, "title": call.title,
                "metadata": metadata, "time": {"start": start, "end": stop}}

    # -- the unusual ones -----------------------------------------------------------------------------------------

    def _zero(self):
        return {"input": 0, "output": 0, "reasoning": 0, "cache": {"read": 0, "write": 0}}

    def aborted(self, seconds, *calls):
        """The person pressed Escape: 1.2.27 loses the partial text and leaves an empty part without an end."""
        self.pass_(0.1)
        info = self._assistant("build", self.now)
        message = self.ids.make("msg", self.now)
        self.pass_(2.2)
        parts = [self._finish_part({"type": "step-start", "snapshot": self.snapshot}, self.now, message)]
        self.now += 4
        start = self.now
        if not calls:
            parts.append(self._finish_part({"type": "text", "text": "", "time": {"start": start}}, start, message))
        self.pass_(seconds)
        for call in calls:
            parts.append(self._finish_part(
                {"type": "tool", "callID": f"call_{self.ids.sha1()[:24]}", "tool": call.tool,
                 "state": {"status": "error", "input": call.given, "error": "Tool execution aborted",
                           "time": {"start": self.now, "end": self.now}}}, start, message))
        info["time"]["completed"] = self.now
        self._with_error(info, {"name": "MessageAbortedError", "data": {"message": "The operation was aborted."}})
        info["cost"] = 0
        info["tokens"] = self._zero()
        info["id"] = message
        info["sessionID"] = self.id
        self._append(info, parts, 0, 0, "error")

    def _with_error(self, info, error):
        rest = {key: info.pop(key) for key in list(info) if key not in ("role", "time")}
        info["error"] = error
        info.update(rest)

    def api_error(self, text, status, body, headers):
        self.pass_(0.05)
        info = self._assistant("build", self.now)
        message = self.ids.make("msg", self.now)
        self.pass_(0.9)
        info["time"]["completed"] = self.now
        self._with_error(info, {"name": "APIError", "data": {
            "message": text, "statusCode": status, "isRetryable": False, "responseHeaders": headers,
            "responseBody": body, "metadata": {"url": "https://api.z.ai/api/paas/v4/chat/completions"}}})
        info["cost"] = 0
        info["tokens"] = self._zero()
        info["id"] = message
        info["sessionID"] = self.id
        self._append(info, [], 0, 0, "error")

    def shell(self, command, output, seconds=0.6, gap=None, when=None):
        """`!command` typed by the person."""
        info = self.message_of_user(
            [{"type": "text", "text": "The following tool was executed by the user", "synthetic": True}],
            gap, when, summary=False)
        answer = self._assistant("build", self.now)
        message = self.ids.make("msg", self.now)
        call = self.ids.ulid(self.now)
        start = self.now
        part = self.ids.make("prt", start)
        self.pass_(seconds)
        state = {"status": "completed", "input": {"command": command}, "output": output, "title": "",
                 "metadata": {"output": output, "description": ""}, "time": {"start": start, "end": self.now}}
        answer["time"]["completed"] = self.now
        answer["cost"] = 0
        answer["tokens"] = self._zero()
        answer["id"] = message
        answer["sessionID"] = self.id
        self._append(answer, [{"type": "tool", "callID": call, "tool": "bash", "state": state, "id": part,
                               "sessionID": self.id, "messageID": message}], len(output), 0, "error")
        return info

    def subtask(self, command, description, prompt, agent, result, seconds, gap=None):
        """A slash command that runs in a sub-agent; opencode writes three messages before the model speaks again."""
        self.message_of_user([{"type": "subtask", "prompt": prompt, "description": description, "agent": agent,
                               "model": dict(MODEL), "command": command}], gap, summary=False)
        self.now += 9
        info = self._assistant(agent, self.now)
        message = self.ids.make("msg", self.now)
        call = self.ids.ulid(self.now)
        self.now += 1
        part_id = self.ids.make("prt", self.now)
        start = self.now
        self.pass_(seconds)
        state = self._state(task(description, prompt, agent, result, command=command), start, self.now)
        info["time"]["completed"] = self.now
        info["cost"] = 0
        info["tokens"] = self._zero()
        info["finish"] = "tool-calls"
        info["id"] = message
        info["sessionID"] = self.id
        self._append(info, [{"type": "tool", "callID": call, "tool": "task", "state": state, "id": part_id,
                             "sessionID": self.id, "messageID": message}], len(result), 0, "error")
        self.now += 1
        self.synthetic("Summarize the task tool output above and continue with your task.")

    def compaction(self, summary, auto):
        """The marker, the summary and, where it came by itself, the request to go on."""
        part = {"type": "compaction", "auto": auto}
        if auto:
            part["overflow"] = False
        self.message_of_user([part], 0.001 if auto else None)
        self.step(T(summary), agent="compaction", summary=True)
        if auto:
            self.now += 1
            self.synthetic("Continue if you have next steps, or stop and ask for clarification if you are unsure "
                           "how to proceed.", timed=True)

    # -- the end --------------------------------------------------------------------------------------------------

    def _segments(self):
        first = 0
        for i, fact in enumerate(self.facts):
            if fact["kind"] == "summary":
                yield first, i - 1
                first = i
        yield first, len(self.facts)

    def count_tokens(self):
        segments = list(self._segments())
        for number, (first, end) in enumerate(segments):
            last = number == len(segments) - 1
            auto = not last and self.messages[end]["parts"][0].get("auto")
            weight = sum(f["in"] + f["out"] for f in self.facts[first:end])
            rate = 1 / 3.4
            if auto:
                out = self._new_tokens(end - 1)
                weight -= self.facts[end - 1]["in"] + self.facts[end - 1]["out"]
                rate = (USABLE + 300 + self.random.randint(0, 1900) - SYSTEM_TOKENS - out) / weight
            elif weight * rate + SYSTEM_TOKENS > USABLE - 9000:
                rate = (USABLE - 9000 - SYSTEM_TOKENS) / weight
            seen = 0
            cached = 0
            for i in range(first, end):
                fact = self.facts[i]
                if fact["kind"] == "step":
                    context = SYSTEM_TOKENS + int(seen * rate)
                    thought = sum(len(p["text"]) for p in self.messages[i]["parts"] if p["type"] == "reasoning")
                    self._put_tokens(i, context, self._new_tokens(i), int(thought * TOKENS_PER_CHARACTER),
                                     min(cached, context - 40))
                    cached = (context // 64) * 64
                seen += fact["in"] + fact["out"]
            if not last:
                context = SYSTEM_TOKENS + int(seen * rate) - 9000
                self._put_tokens(end + 1, context, int(self.facts[end + 1]["out"] * 0.3), 0, 0)
        for i, message in enumerate(self.messages):
            assert message["info"]["role"] == "user" or message["info"]["tokens"], i

    def _new_tokens(self, index):
        if self.messages[index]["info"].get("finish") == "length":
            return 8192  # the provider's limit for one answer
        return int(self.facts[index]["out"] * TOKENS_PER_CHARACTER) + 11

    def _put_tokens(self, index, context, new, thought, cached):
        cached = max(0, cached)
        tokens = {"total": context + new, "input": context - cached, "output": new, "reasoning": thought,
                  "cache": {"read": cached, "write": 0}}
        cost = round((tokens["input"] * PRICE["input"] + cached * PRICE["read"] + new * PRICE["output"]) / 1e6, 6)
        message = self.messages[index]
        for holder in [message["info"]] + [p for p in message["parts"] if p["type"] == "step-finish"]:
            holder["tokens"] = {**tokens, "cache": dict(tokens["cache"])}
            holder["cost"] = cost

    def export(self):
        self._close_turn()
        self.count_tokens()
        totals = {"additions": 0, "deletions": 0}
        names = set()
        for message in self.messages:
            summary = message["info"].get("summary")
            if isinstance(summary, dict):
                for diff in summary["diffs"]:
                    names.add(diff["file"])
                    totals["additions"] += diff["additions"]
                    totals["deletions"] += diff["deletions"]
        return {"info": {"id": self.id, "slug": self.slug,
                         "projectID": Ids(77).sha1(), "directory": ROOT, "title": self.title, "version": "1.2.27",
                         "summary": {**totals, "files": len(names)},
                         "time": {"created": self.created, "updated": self.now}},
                "messages": self.messages}
