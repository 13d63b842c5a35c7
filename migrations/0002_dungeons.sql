-- A dungeon is drawn anew from its seed, options and edits whenever it is shown. Options, people
-- and edits are JSON in TEXT; an owner who asked to be forgotten is 0.

CREATE TABLE dungeons (
    id TEXT NOT NULL PRIMARY KEY,
    mode TEXT NOT NULL CHECK (mode IN ('map', 'draft', 'explore')),
    guild BIGINT,
    channel BIGINT NOT NULL,
    owner BIGINT NOT NULL,
    people TEXT NOT NULL,
    seed TEXT NOT NULL,
    options TEXT NOT NULL,
    edits TEXT NOT NULL,
    version BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL
);

CREATE INDEX dungeons_owner ON dungeons (owner, updated);
