-- Adventures may have a name of their own. A server lists its campaigns by it, the latest first.

ALTER TABLE adventures ADD COLUMN name TEXT NOT NULL DEFAULT '';

CREATE INDEX adventures_named ON adventures (guild, updated) WHERE name <> '';
