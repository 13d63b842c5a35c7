-- Evenings: dates that are fixed for a game. `state` is 'draft' until its host has confirmed the time,
-- then 'planned', and in the end 'begun', 'off' or 'missed'. `guests` is a JSON list of who said what,
-- and when. `message` shows version `shown`; `event` of the server's calendar (NULL: not made yet, 0:
-- none is wanted) says that it begins at `told`. `reminded` is the time of which people were reminded.
-- `word` is to be said in the channel, `saying` was begun `since` an instant. `host` is 0 once that
-- person is forgotten.
CREATE TABLE evenings (
    id TEXT NOT NULL PRIMARY KEY,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    parent BIGINT NOT NULL,
    host BIGINT NOT NULL,
    locale TEXT NOT NULL,
    title TEXT NOT NULL,
    at BIGINT NOT NULL,
    adventure TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    preset TEXT NOT NULL,
    calls BIGINT NOT NULL CHECK (calls IN (0, 1)),
    state TEXT NOT NULL CHECK (state IN ('draft', 'planned', 'begun', 'off', 'missed')),
    guests TEXT NOT NULL,
    version BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    message BIGINT,
    shown BIGINT NOT NULL,
    event BIGINT,
    told BIGINT NOT NULL,
    reminded BIGINT NOT NULL,
    word TEXT NOT NULL,
    saying TEXT NOT NULL,
    since BIGINT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX evenings_guild ON evenings (guild, at) WHERE state = 'planned';

CREATE INDEX evenings_over ON evenings (at);

-- The role that may be called once when a lobby opens, or 0.
ALTER TABLE servers ADD COLUMN call_role BIGINT NOT NULL DEFAULT 0;
