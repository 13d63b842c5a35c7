-- What people say as a hero, as somebody on the map or as the dungeon. `state` is 'draft' before it is
-- said, 'said' once it is posted in `message`, 'waits' where it goes with the seat's next deed (`step`
-- once there is one; `message` is then the card that tells it), and 'gone' while a message still has
-- what was taken back: such a row has neither words nor a person (0).
CREATE TABLE voices (
    id TEXT NOT NULL PRIMARY KEY,
    adventure TEXT NOT NULL REFERENCES adventures (id),
    person BIGINT NOT NULL,
    seat BIGINT,
    speaker TEXT NOT NULL,
    name TEXT NOT NULL,
    face TEXT NOT NULL,
    words TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('draft', 'said', 'waits', 'gone')),
    step BIGINT,
    at BIGINT NOT NULL,
    edited BIGINT,
    channel BIGINT,
    message BIGINT
);

CREATE INDEX voices_adventure ON voices (adventure, step);

CREATE INDEX voices_person ON voices (person, adventure);

CREATE INDEX voices_draft ON voices (at) WHERE state = 'draft';

CREATE INDEX voices_gone ON voices (message) WHERE state = 'gone';

-- Whether people may speak as their heroes in a server, in how many letters at most, and how often
-- one person may in ten minutes.
ALTER TABLE servers ADD COLUMN voices BIGINT NOT NULL DEFAULT 1 CHECK (voices IN (0, 1));

ALTER TABLE servers ADD COLUMN voice_letters BIGINT NOT NULL DEFAULT 3700;

ALTER TABLE servers ADD COLUMN voice_often BIGINT NOT NULL DEFAULT 10;
