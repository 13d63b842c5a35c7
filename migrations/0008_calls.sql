-- Whom a card calls is decided when it is sent, by the notes that wait: `said` is when a person was
-- called by one, in a message of its own or on a card; NULL where they were not. A note may be about
-- a dungeon that is drafted, too.

CREATE TABLE calls (
    id TEXT NOT NULL PRIMARY KEY,
    adventure TEXT NOT NULL,
    person BIGINT NOT NULL,
    body TEXT NOT NULL,
    due BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    done BIGINT NOT NULL CHECK (done IN (0, 1)),
    said BIGINT
);

INSERT INTO calls (id, adventure, person, body, due, attempts, done)
SELECT id, adventure, person, body, due, attempts, done FROM notes;

DROP TABLE notes;

ALTER TABLE calls RENAME TO notes;

CREATE INDEX notes_due ON notes (due) WHERE done = 0;

CREATE INDEX notes_adventure ON notes (adventure, person);

ALTER TABLE postings DROP COLUMN ping;

-- How often a card was asked for while it waits: what is asked for while it is drawn is drawn again.

ALTER TABLE postings ADD COLUMN wishes BIGINT NOT NULL DEFAULT 1;
