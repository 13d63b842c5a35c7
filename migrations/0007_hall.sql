-- Where an adventure's seed came from: '' was drawn in secret, 'chosen' by its host, else the UTC
-- date whose daily it is. A run is an adventure that was played to its end: its score (NULL where
-- the game keeps none), what it counted as JSON, the same as digits that decide between equal
-- scores, and why it has no place in the ranking, '' for one that has. Who ran it is in `seats`.

ALTER TABLE adventures ADD COLUMN seeded TEXT NOT NULL DEFAULT '';

UPDATE adventures SET seeded = 'chosen' WHERE id IN (
    SELECT adventure FROM journal
    WHERE version = 1 AND kind = 'open' AND action LIKE '%"seed":"chosen"%');

CREATE TABLE runs (
    adventure TEXT NOT NULL PRIMARY KEY REFERENCES adventures (id),
    guild BIGINT NOT NULL,
    ruleset TEXT NOT NULL,
    day TEXT NOT NULL,
    preset TEXT NOT NULL,
    score BIGINT,
    tallies TEXT NOT NULL,
    ties TEXT NOT NULL,
    unranked TEXT NOT NULL,
    ended BIGINT NOT NULL
);

CREATE INDEX runs_hall ON runs (guild, ruleset, day);
