-- What happens by itself once it is due. `version` is the one of its subject that it was set at: a
-- subject that has moved on since leaves nothing to do. A draft remembers the message of its card,
-- so that it can be brought up to date when nobody clicks.

CREATE TABLE timers (
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    version BIGINT NOT NULL,
    due BIGINT NOT NULL,
    PRIMARY KEY (kind, subject)
);

CREATE INDEX timers_due ON timers (due);

ALTER TABLE dungeons ADD COLUMN card BIGINT;
