# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Fails when a file includes what its library does not name in its LINK line, or when an include points upwards.

layering.py ROOT: the LINK lines of app/, ui/ and models/ are the list of allowed includes. Run with a planted
include by the test itself (--self-test), so that a check that sees nothing cannot pass.
"""

import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s+(["<])([^">]+)[">]', re.M)
LAYERS = {"models": 0, "ui": 1, "app": 2}
# Libraries that one folder alone may see.
ONLY = {"SQLiteCpp/": ["models/sqlite"], "sqlite3.h": ["models/sqlite"], "archive.h": ["models/archive"],
        "archive_entry.h": ["models/archive"], "KSyntaxHighlighting/": ["ui/transcript"],
        "simdjson.h": ["models/importers", "models/exporters", "models/core"]}
# Of Qt, models/ sees Core and Concurrent only.
GUI = re.compile(r"^(QtGui|QtWidgets|QtSvg|QWidget|QPainter|QColor|QFont|QImage|QPixmap|QApplication|QGuiApplication"
                 r"|QMessageBox|QDialog|QPalette|QIcon|QAction|QTextDocument)\b")


def links(root):
    """folder -> folders that it names; a folder is one library."""
    named, folder_of = {}, {}
    for lists in sorted(p for top in LAYERS for p in (root / top).rglob("CMakeLists.txt")):
        folder = lists.parent.relative_to(root).as_posix()
        text = re.sub(r"#.*", "", lists.read_text())
        for name, body in re.findall(r"(?:tacet_library|target_link_libraries|add_executable)\(\s*(\w+)([^)]*)\)", text):
            target = name if name.startswith("tacet") else "tacet_" + name
            folder_of.setdefault(target, folder)
            named.setdefault(folder, set()).update(re.findall(r"\btacet_\w+", body))
    return {folder: {folder_of[t] for t in targets if t in folder_of} | {folder} for folder, targets in named.items()}


def library_folder(path, known):
    """The nearest folder above that is a library."""
    for parent in path.parents:
        if parent.as_posix() in known:
            return parent.as_posix()
    return path.parent.as_posix()


def check(root):
    allowed = links(root)
    errors = []
    for top, layer in LAYERS.items():
        for source in sorted((root / top).rglob("*")):
            if source.suffix not in (".cpp", ".h"):
                continue
            relative = source.relative_to(root)
            here = library_folder(relative, allowed)
            for quote, include in INCLUDE.findall(source.read_text()):
                first = include.split("/")[0]
                if quote == '"' and first in LAYERS:
                    there = library_folder(pathlib.Path(include), allowed)
                    if LAYERS[first] > layer:
                        errors.append(f"{relative}: {include} points upwards")
                    elif there not in allowed.get(here, {here}):
                        errors.append(f"{relative}: {include} is not in the LINK line of {here}")
                for library, folders in ONLY.items():
                    if include.startswith(library) and here not in folders:
                        errors.append(f"{relative}: <{include}> belongs into {' or '.join(folders)} alone")
                if top == "models" and GUI.match(include):
                    errors.append(f"{relative}: <{include}> is not for models/")
    return errors


def self_test(root):
    import shutil
    import tempfile
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder)
        for top in LAYERS:
            shutil.copytree(root / top, copy / top)
        planted = copy / "models" / "core" / "planted.cpp"
        planted.write_text('#include "ui/theme/theme.h"\n#include <QPainter>\n#include "models/jobs/job.h"\n')
        found = [e for e in check(copy) if "planted.cpp" in e]
        return [] if len(found) == 3 else [f"the planted includes were not all found: {found}"]


if __name__ == "__main__":
    top = pathlib.Path(sys.argv[1]).resolve()
    problems = check(top) + self_test(top)
    print("\n".join(problems) or "every include is in its library's LINK line")
    sys.exit(1 if problems else 0)
