#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the sample session: make_sample.py OUT. The same bytes on every run."""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import scene_baseline  # noqa: E402
import scene_blocker  # noqa: E402
import scene_container  # noqa: E402
import scene_p2p  # noqa: E402
import scene_p2p_turn  # noqa: E402
import scene_service  # noqa: E402
import scene_software  # noqa: E402
from session import Session  # noqa: E402


def build():
    session = Session(seed=417, start="2026-03-17 08:52:10", slug="patient-harbor",
                      title="GLM-5-NVFP4 on 8x RTX PRO 6000 with SGLang")
    for scene in (scene_software, scene_baseline, scene_service, scene_p2p, scene_p2p_turn, scene_container, scene_blocker):
        scene.play(session)
    return session.export()


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: make_sample.py OUT")
    text = json.dumps(build(), indent=2, ensure_ascii=False) + "\n"
    with open(sys.argv[1], "w", encoding="utf-8", newline="\n") as target:
        target.write(text)


if __name__ == "__main__":
    main()
