-- SPDX-FileCopyrightText: 2026 The Tacet authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- index.db: derived from the sources; deleted and built again when its version changes. No text but previews.

CREATE TABLE source (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice: a writer that was overtaken notices
    path TEXT NOT NULL UNIQUE,
    format TEXT NOT NULL,
    importer_version INTEGER NOT NULL,
    size INTEGER NOT NULL,
    modified_ns INTEGER NOT NULL,
    head_hash INTEGER NOT NULL,
    tail_hash INTEGER NOT NULL,
    spool_path TEXT NOT NULL,
    resume_offset INTEGER NOT NULL,
    resume_line INTEGER NOT NULL,
    resume_ordinal INTEGER NOT NULL,
    damaged INTEGER NOT NULL DEFAULT 0,
    complete INTEGER NOT NULL
) STRICT;

CREATE TABLE session (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    source_id INTEGER NOT NULL REFERENCES source(id) ON DELETE CASCADE,
    uid TEXT NOT NULL,
    parent_uid TEXT NOT NULL,
    title TEXT NOT NULL,
    agent TEXT NOT NULL,
    agent_version TEXT NOT NULL,
    directory TEXT NOT NULL,
    model TEXT NOT NULL,
    created_ms INTEGER,
    updated_ms INTEGER,
    revert_from TEXT NOT NULL,
    messages INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX session_by_source ON session(source_id, id);

-- Every column costs each of a million inserts: small numbers that no query asks for stand packed in one, as
-- models/store/messagecolumns.cpp says. A foreign key would be looked up a million times; TranscriptWriter deletes a
-- session's rows itself.
CREATE TABLE message (
    id INTEGER PRIMARY KEY, -- session_id << 32 | ordinal: appended at the end of the tree, a page is one seek
    key TEXT NOT NULL,
    label INTEGER,
    state INTEGER NOT NULL, -- role, silence, human act, delivered, flags
    time_ms INTEGER,
    end_ms INTEGER,
    offset INTEGER NOT NULL,
    length INTEGER NOT NULL,
    line INTEGER NOT NULL,
    counts INTEGER NOT NULL, -- records, tool calls, tool results, attachments
    text_characters INTEGER NOT NULL,
    reasoning_characters INTEGER NOT NULL,
    gap_ms INTEGER,
    hash INTEGER NOT NULL,
    preview TEXT NOT NULL,
    -- of silences only
    confidence REAL,
    detail TEXT,
    rule TEXT,
    evidence TEXT -- see models/store/evidencetext.h
) STRICT;

-- The second and later records of a message; the first stands in its row.
CREATE TABLE record (
    message_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    offset INTEGER NOT NULL,
    length INTEGER NOT NULL,
    line INTEGER NOT NULL,
    PRIMARY KEY (message_id, number)
) STRICT, WITHOUT ROWID;

-- What timeline and filters ask of every message, packed: see models/store/columnblock.h
CREATE TABLE column_block (
    session_id INTEGER NOT NULL,
    first INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (session_id, first)
) STRICT;

CREATE TABLE damaged (
    source_id INTEGER NOT NULL REFERENCES source(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    line INTEGER NOT NULL,
    offset INTEGER NOT NULL,
    length INTEGER NOT NULL,
    reason TEXT NOT NULL,
    truncated INTEGER NOT NULL,
    PRIMARY KEY (source_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE piece (
    source_id INTEGER NOT NULL REFERENCES source(id) ON DELETE CASCADE,
    offset INTEGER NOT NULL,
    length INTEGER NOT NULL,
    pointer TEXT NOT NULL,
    origin TEXT NOT NULL,
    origin_offset INTEGER NOT NULL,
    PRIMARY KEY (source_id, offset)
) STRICT, WITHOUT ROWID;
