-- Plain SQL for SQLite and PostgreSQL alike. Ids of adventures and requests are TEXT; people,
-- channels, servers and messages are Discord's numbers; times are seconds since 1970 (UTC);
-- options, states, events and replies are JSON in TEXT; truth is 0 or 1; a seed is hex.

CREATE TABLE adventures (
    id TEXT NOT NULL PRIMARY KEY,
    guild BIGINT,
    channel BIGINT NOT NULL,
    host BIGINT NOT NULL,
    ruleset TEXT NOT NULL,
    options TEXT NOT NULL,
    pace TEXT NOT NULL,
    locale TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'ended', 'cancelled')),
    version BIGINT NOT NULL,
    seed TEXT NOT NULL,
    cursor BIGINT NOT NULL,
    outcome TEXT,
    turn_from BIGINT NOT NULL,
    head TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    card BIGINT,
    card_at BIGINT,
    shown BIGINT NOT NULL DEFAULT 0
);

CREATE UNIQUE INDEX adventures_open ON adventures (channel)
WHERE status IN ('lobby', 'running');

CREATE INDEX adventures_channel ON adventures (channel, updated);

CREATE INDEX adventures_host ON adventures (host);

CREATE INDEX adventures_status ON adventures (status);

CREATE TABLE seats (
    adventure TEXT NOT NULL REFERENCES adventures (id),
    seat BIGINT NOT NULL,
    person BIGINT,
    name TEXT NOT NULL,
    ready BIGINT NOT NULL CHECK (ready IN (0, 1)),
    pilot TEXT NOT NULL,
    stance TEXT NOT NULL,
    PRIMARY KEY (adventure, seat)
);

CREATE INDEX seats_person ON seats (person);

CREATE TABLE journal (
    adventure TEXT NOT NULL REFERENCES adventures (id),
    version BIGINT NOT NULL,
    seat BIGINT,
    kind TEXT NOT NULL,
    action TEXT,
    faces TEXT NOT NULL,
    events TEXT NOT NULL,
    hash TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (adventure, version)
);

-- The newest snapshot of an adventure is its state; the older ones are for undo and support.
CREATE TABLE snapshots (
    adventure TEXT NOT NULL REFERENCES adventures (id),
    version BIGINT NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (adventure, version)
);

-- A request is written down before the adventure it may create, hence the late check.
CREATE TABLE seen (
    request TEXT NOT NULL PRIMARY KEY,
    adventure TEXT NOT NULL REFERENCES adventures (id) DEFERRABLE INITIALLY DEFERRED,
    reply TEXT NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX seen_at ON seen (at);

-- `asked` is the newest version that asked for a new message, 0 when none does.
CREATE TABLE postings (
    adventure TEXT NOT NULL PRIMARY KEY REFERENCES adventures (id),
    version BIGINT NOT NULL,
    asked BIGINT NOT NULL,
    ping TEXT NOT NULL,
    due BIGINT NOT NULL,
    attempts BIGINT NOT NULL
);

CREATE INDEX postings_due ON postings (due);

CREATE TABLE retiring (
    message BIGINT NOT NULL PRIMARY KEY,
    adventure TEXT NOT NULL REFERENCES adventures (id),
    channel BIGINT NOT NULL
);

CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
