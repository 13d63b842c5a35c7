-- What a hero does while its player is away, as JSON in the order in which it counts; '' for none.

ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '';
