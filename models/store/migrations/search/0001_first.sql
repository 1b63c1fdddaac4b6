-- SPDX-FileCopyrightText: 2026 The Tacet authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- search.db: derived from the sources; deleted and built again when it does not fit index.db any more. No text either:
-- a contentless index gives back row numbers alone.

-- The row number is that of table "message" in index.db: session_id << 32 | ordinal.
CREATE VIRTUAL TABLE words USING fts5(
    user, assistant, reasoning, tool_input, tool_output, harness,
    content='', tokenize="unicode61 remove_diacritics 0");
-- Undocumented, measured: a larger hash in memory makes building half as long again faster.
INSERT INTO words(words, rank) VALUES('hashsize', 16777216);

CREATE TABLE searchable (
    session_id INTEGER PRIMARY KEY,
    uid TEXT NOT NULL,
    messages INTEGER NOT NULL, -- the first so many are in
    last_hash INTEGER NOT NULL -- of the last of them, as index.db has it: tells a session with the same number apart
) STRICT;
