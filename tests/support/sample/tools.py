# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tool calls as plain records; the session turns them into parts once it knows the time."""

import difflib
import json
import re

ROOT = "/home/jonas/glm5"


class Call:
    def __init__(self, tool, given, output, title, metadata, seconds, error=None):
        self.tool = tool
        self.given = given
        self.output = output
        self.title = title
        self.metadata = metadata
        self.seconds = seconds
        self.error = error

    def size(self):
        return len(json.dumps(self.given)) + len(self.output or self.error or "")


def bash(command, description, output, seconds=2.0, code=0):
    if output and not output.endswith("\n"):
        output += "\n"
    return Call("bash", {"command": command, "description": description}, output, description,
                {"output": output, "exit": code, "description": description, "truncated": False}, seconds)


def _quoted(command):
    return "'" + command.replace("'", "'\\''") + "'"


def vm(command, description, output, seconds=2.0, code=0):
    return bash("ssh glm-vm " + _quoted(command), description, output, seconds, code)


def host(command, description, output, seconds=2.0, code=0):
    return bash("ssh pve-gpu " + _quoted(command), description, output, seconds, code)


def ct(command, description, output, seconds=2.0, code=0):
    return bash("ssh pve-gpu " + _quoted("pct exec 129 -- bash -lc " + json.dumps(command)), description, output, seconds, code)


def failed(tool, given, error, seconds=1.0):
    return Call(tool, given, None, None, None, seconds, error)


def relative(path):
    return path[len(ROOT) + 1:] if path.startswith(ROOT + "/") else path


class Files:
    """The working directory as the session sees it, so that reads and edits agree with each other."""

    def __init__(self):
        self.content = {}
        self.changed = {}

    def _remember(self, path):
        self.changed.setdefault(path, self.content.get(path))

    def write(self, path, content, seconds=0.3):
        path = f"{ROOT}/{path}"
        exists = path in self.content
        self._remember(path)
        self.content[path] = content
        return Call("write", {"filePath": path, "content": content}, "Wrote file successfully.", relative(path),
                    {"diagnostics": {}, "filepath": path, "exists": exists, "truncated": False}, seconds)

    def edit(self, path, old, new, seconds=0.3):
        path = f"{ROOT}/{path}"
        before = self.content[path]
        assert before.count(old) == 1, (path, old, before.count(old))
        self._remember(path)
        after = before.replace(old, new)
        self.content[path] = after
        lines = list(difflib.unified_diff(before.splitlines(), after.splitlines(), path, path, lineterm="", n=3))
        added = sum(1 for line in lines[2:] if line.startswith("+"))
        removed = sum(1 for line in lines[2:] if line.startswith("-"))
        diff = f"Index: {path}\n{'=' * 67}\n" + "\n".join(lines) + "\n"
        return Call("edit", {"filePath": path, "oldString": old, "newString": new}, "Edit applied successfully.",
                    relative(path),
                    {"diagnostics": {}, "diff": diff,
                     "filediff": {"file": path, "before": before, "after": after, "additions": added,
                                  "deletions": removed},
                     "truncated": False}, seconds)

    def grep(self, pattern, suffix):
        """What a search in the working directory finds, from the files as they are."""
        hits = []
        for path, content in self.content.items():
            lines = [(n, line) for n, line in enumerate(content.splitlines(), 1) if re.search(pattern, line)]
            if lines and path.endswith(suffix):
                hits.append((path, lines))
        return grep(pattern, ROOT, hits, include="*" + suffix)

    def read(self, path, offset=None, limit=None, seconds=0.1):
        path = f"{ROOT}/{path}"
        lines = self.content[path].splitlines()
        first = offset or 1
        last = min(len(lines), first + limit - 1) if limit else len(lines)
        shown = [f"{n}: {lines[n - 1]}" for n in range(first, last + 1)]
        end = (f"(End of file - total {len(lines)} lines)" if last == len(lines)
               else f"(Showing lines {first}-{last} of {len(lines)}. Use offset={last + 1} to continue.)")
        given = {"filePath": path}
        if offset:
            given["offset"] = offset
        if limit:
            given["limit"] = limit
        output = f"<path>{path}</path>\n<type>file</type>\n<content>" + "\n".join(shown) + f"\n\n{end}\n</content>"
        preview = "\n".join(lines[first - 1:last][:20])
        return Call("read", given, output, relative(path),
                    {"preview": preview, "truncated": last < len(lines), "loaded": []}, seconds)


def glob(pattern, paths, path=ROOT, seconds=0.1):
    return Call("glob", {"pattern": pattern, "path": path}, "\n".join(paths) or "No files found", relative(path) if path != ROOT else "",
                {"count": len(paths), "truncated": False}, seconds)


def grep(pattern, path, hits, include=None, seconds=0.2):
    """hits: list of (file, [(line, text), ...])"""
    count = sum(len(lines) for _, lines in hits)
    blocks = []
    for name, lines in hits:
        blocks.append(f"{name}:\n" + "\n".join(f"  Line {n}: {text}" for n, text in lines))
    given = {"pattern": pattern, "path": path}
    if include:
        given["include"] = include
    output = f"Found {count} matches\n" + "\n\n".join(blocks) if count else "No files found"
    return Call("grep", given, output, pattern, {"matches": count, "truncated": False}, seconds)


def todo(items, seconds=0.05):
    """One item a line: x done, > in progress, - pending, ! cancelled; a second mark gives the priority."""
    status = {"x": "completed", ">": "in_progress", "-": "pending", "!": "cancelled"}
    todos = []
    for line in items.strip().splitlines():
        line = line.strip()
        todos.append({"content": line[2:].strip(), "status": status[line[0]],
                      "priority": {"h": "high", "m": "medium", "l": "low"}[line[1]]})
    left = sum(1 for item in todos if item["status"] != "completed")
    return Call("todowrite", {"todos": todos}, json.dumps(todos, indent=2, ensure_ascii=False), f"{left} todos",
                {"todos": todos, "truncated": False}, seconds)


def fetch(url, output, seconds=2.5):
    return Call("webfetch", {"url": url, "format": "markdown"}, output, f"{url} (text/html; charset=utf-8)",
                {"truncated": False}, seconds)


def search(query, output, seconds=3.0):
    return Call("websearch", {"query": query, "numResults": 8, "type": "auto"}, output, f"Web search: {query}",
                {"truncated": False}, seconds)


def task(description, prompt, agent, result, seconds=90.0, command=None):
    given = {"prompt": prompt, "description": description, "subagent_type": agent}
    if command:
        given["command"] = command
    return Call("task", given, result, description, {"sessionId": None}, seconds)
