-- The clocks of an adventure's seats are JSON, written with every change; '' before they were ever
-- set. A note is something said to one person outside of the card, once: its id names the occasion.

ALTER TABLE adventures ADD COLUMN clock TEXT NOT NULL DEFAULT '';

CREATE TABLE notes (
    id TEXT NOT NULL PRIMARY KEY,
    adventure TEXT NOT NULL REFERENCES adventures (id),
    person BIGINT NOT NULL,
    body TEXT NOT NULL,
    due BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    done BIGINT NOT NULL CHECK (done IN (0, 1))
);

CREATE INDEX notes_due ON notes (due) WHERE done = 0;

CREATE INDEX notes_adventure ON notes (adventure);
