-- How often Discord has refused the card of this version, which says how plain the next attempt is;
-- and since when a card has been due, so that a game whose card is not taken has that time back.
ALTER TABLE postings ADD COLUMN refused BIGINT NOT NULL DEFAULT 0;
ALTER TABLE postings ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
UPDATE postings SET since = due;
