# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Identifiers as opencode 1.2.27 writes them: prefix, 48 bits of time and counter, 14 characters of base62."""

import random

BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
MASK48 = (1 << 48) - 1


class Ids:
    def __init__(self, seed):
        self._random = random.Random(seed)
        self._last_ms = None
        self._counter = 0

    def _tail(self):
        return "".join(self._random.choice(BASE62) for _ in range(14))

    def make(self, prefix, ms, descending=False):
        """One counter serves all prefixes; it starts again with every new millisecond."""
        if ms != self._last_ms:
            self._last_ms = ms
            self._counter = 0
        self._counter += 1
        value = (ms * 4096 + self._counter) & MASK48
        if descending:
            value = ~value & MASK48
        return f"{prefix}_{value:012x}{self._tail()}"

    def sha1(self):
        return "".join(self._random.choice("0123456789abcdef") for _ in range(40))

    def ulid(self, ms):
        alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
        head = ""
        for _ in range(10):
            head = alphabet[ms % 32] + head
            ms //= 32
        return head + "".join(self._random.choice(alphabet) for _ in range(16))


def time_of(identifier):
    """The 36 low bits of the milliseconds that an ascending identifier carries."""
    return int(identifier.split("_")[1][:12], 16) >> 12
