-- SPDX-FileCopyrightText: 2026 The Tacet authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- annotations.db: the reviewers' work. Never deleted, only migrated.

CREATE TABLE review (
    id TEXT PRIMARY KEY,
    session_uid TEXT NOT NULL,
    key TEXT NOT NULL,
    idx INTEGER NOT NULL,
    reviewer TEXT NOT NULL,
    created TEXT NOT NULL, -- ISO 8601, UTC, milliseconds: sorts as time does
    modified TEXT NOT NULL,
    codebook INTEGER NOT NULL,
    state TEXT NOT NULL,
    primary_code TEXT, -- of the primary reading
    json TEXT NOT NULL -- the whole review, in the tacet-review format
) STRICT;
CREATE INDEX review_in_canonical_order ON review(session_uid, idx, reviewer, created, id);

-- Every change, with the review before and after it. Append only.
CREATE TABLE change (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    time TEXT NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    review_id TEXT NOT NULL,
    before TEXT,
    after TEXT
) STRICT;
CREATE INDEX change_of_review ON change(review_id, id);
CREATE TRIGGER change_is_not_updated BEFORE UPDATE ON change
BEGIN SELECT raise(ABORT, 'the log of changes is append only'); END;
CREATE TRIGGER change_is_not_deleted BEFORE DELETE ON change
BEGIN SELECT raise(ABORT, 'the log of changes is append only'); END;

CREATE TABLE codebook (
    revision INTEGER PRIMARY KEY,
    json TEXT NOT NULL -- in the silence-codebook format
) STRICT;

CREATE TABLE session_note (
    uid TEXT PRIMARY KEY,
    format TEXT NOT NULL,
    title TEXT NOT NULL,
    messages INTEGER NOT NULL
) STRICT;
