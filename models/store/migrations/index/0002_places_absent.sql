-- SPDX-FileCopyrightText: 2026 The Tacet authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Places within longer JSON documents, branches, and turns that are not there.

ALTER TABLE message ADD COLUMN place TEXT; -- pointer of the first record in its JSON document; NULL: it is the document
ALTER TABLE message ADD COLUMN branch INTEGER; -- position << 16 | siblings, in a branch that was not continued
ALTER TABLE record ADD COLUMN place TEXT;
ALTER TABLE damaged ADD COLUMN place TEXT NOT NULL DEFAULT '';

-- Markers between the messages, see models/core/absentturn.h
CREATE TABLE absent (
    session_id INTEGER NOT NULL REFERENCES session(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    before INTEGER NOT NULL, -- ordinal
    kind INTEGER NOT NULL,
    offset INTEGER NOT NULL, -- of the record that shows it
    length INTEGER NOT NULL,
    line INTEGER NOT NULL,
    place TEXT NOT NULL,
    pointer TEXT NOT NULL,
    rule TEXT NOT NULL,
    about TEXT NOT NULL,
    count INTEGER NOT NULL,
    time_ms INTEGER,
    PRIMARY KEY (session_id, number)
) STRICT, WITHOUT ROWID;
