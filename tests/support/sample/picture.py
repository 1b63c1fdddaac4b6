# SPDX-FileCopyrightText: 2026 The Tacet authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small picture of a firmware setup screen, drawn with nothing but zlib."""

import base64
import struct
import zlib

# 3x5 letters, one row of bits each
FONT = {
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553", "H": "55755",
    "I": "72227", "L": "44447", "M": "57755", "N": "57775", "O": "25552", "P": "65644", "R": "65655", "S": "34216",
    "T": "72222", "U": "55557", "V": "55552", "W": "55775", "X": "55255", "Y": "55222", " ": "00000", "[": "64446",
    "]": "31113", ">": "42124", "/": "11244", "0": "75557", "1": "26227", "2": "61247", "4": "55711", "6": "34757",
    "8": "75757", "-": "00700", "K": "55655", "Q": "25573", "J": "11152", "3": "61216", "5": "74616", "7": "71222",
    "9": "75716", "Z": "71247",
}


def _draw(pixels, x, y, text, colour):
    for letter in text:
        rows = FONT.get(letter, "00000")
        for dy, row in enumerate(rows):
            for dx in range(3):
                if int(row) & (4 >> dx):
                    for sy in (0, 1):
                        for sx in (0, 1):
                            pixels[y + dy * 2 + sy][x + dx * 2 + sx] = colour
        x += 8


def bios_screen():
    width, height = 400, 200
    blue, grey, white, yellow, dark = 0, 1, 2, 3, 4
    pixels = [[grey] * width for _ in range(height)]
    for y in range(22):
        pixels[y] = [blue] * width
    for y in range(height - 16, height):
        pixels[y] = [blue] * width
    _draw(pixels, 8, 6, "ESC8000A-E13  ADVANCED  AMD CBS  NBIO", white)
    rows = [("IOMMU", "[ENABLED]"), ("DMAR SUPPORT", "[AUTO]"), ("ACS ENABLE", "[DISABLED]"),
            ("PCIE ARI SUPPORT", "[ENABLED]"), ("ABOVE 4G DECODING", "[ENABLED]"), ("RESIZE BAR", "[ENABLED]"),
            ("SR-IOV SUPPORT", "[ENABLED]"), ("NPS", "[NPS1]")]
    for number, (name, value) in enumerate(rows):
        y = 36 + number * 17
        chosen = name == "ACS ENABLE"
        if chosen:
            for line in range(y - 3, y + 13):
                pixels[line] = [dark] * width
        _draw(pixels, 16, y, name, yellow if chosen else blue)
        _draw(pixels, 250, y, value, yellow if chosen else blue)
    _draw(pixels, 8, height - 13, "F10 SAVE AND EXIT", white)
    raw = b"".join(b"\0" + bytes(row) for row in pixels)
    palette = bytes([0, 0, 150, 190, 190, 190, 255, 255, 255, 255, 230, 90, 60, 60, 60])

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
            + chunk(b"PLTE", palette) + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


def data_url():
    return "data:image/png;base64," + base64.b64encode(bios_screen()).decode("ascii")
