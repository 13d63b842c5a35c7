"""Every SQL statement of play, once, the same text for SQLite and PostgreSQL.

Those that delete are in `removal_statements`, those of what becomes due in `due_statements`.

Values are `$1`, `$2` and so on: PostgreSQL's own way, which SQLite reads as names.
"""

# The seats of an adventure in one value, so that it is read by one statement.
_SEAT = "seat, person, name, ready, pilot, stance, orders"
SEATED = f"(SELECT json_group_array(json_array({_SEAT})) FROM seats WHERE adventure = a.id)"  # noqa: S608

RECORD = (
    "SELECT a.id, a.guild, a.channel, a.host, a.ruleset, a.options, a.pace, a.locale,"  # noqa: S608
    " a.status, a.version, a.seed, a.cursor, a.outcome, a.turn_from, a.head, a.created, a.updated,"
    " a.name, a.card, a.card_at, a.shown, a.clock, a.seeded, s.state,"
    f" {SEATED}"
    " FROM adventures AS a"
    " LEFT JOIN snapshots AS s ON s.adventure = a.id AND s.version = a.version"
)

INSERT_SEEN = """
INSERT INTO seen (request, adventure, reply, at) VALUES ($1, $2, $3, $4)
ON CONFLICT DO NOTHING RETURNING request"""

REPLY = "SELECT reply FROM seen WHERE request = $1"

# Without a row back, either the id is known or the channel is taken.
INSERT_ADVENTURE = """
INSERT INTO adventures (id, guild, channel, host, ruleset, options, pace, locale, status,
    version, seed, cursor, outcome, turn_from, head, created, updated, name, clock, seeded)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
    $20)
ON CONFLICT DO NOTHING RETURNING version"""

# Without a row back, either the version is not $21 or the channel is taken.
UPDATE_ADVENTURE = """
UPDATE adventures SET guild = $2, channel = $3, host = $4, ruleset = $5, options = $6, pace = $7,
    locale = $8, status = $9, version = $10, seed = $11, cursor = $12, outcome = $13,
    turn_from = $14, head = $15, created = $16, updated = $17, name = $18,
    clock = $19, seeded = $20
WHERE id = $1 AND version = $21 AND NOT ($9 IN ('lobby', 'running') AND EXISTS (
    SELECT 1 FROM adventures AS other
    WHERE other.channel = $3 AND other.id <> $1 AND other.status IN ('lobby', 'running')))
RETURNING version"""

VERSION = "SELECT version FROM adventures WHERE id = $1"

ADVENTURE = f"{RECORD} WHERE a.id = $1"

IN_CHANNEL = f"""{RECORD} WHERE a.channel = $1
ORDER BY CASE WHEN a.status IN ('lobby', 'running') THEN 0 ELSE 1 END,
    a.updated DESC, a.created DESC, a.id DESC
LIMIT 1"""

OF_USER = f"""{RECORD} WHERE a.status IN ('lobby', 'running')
AND (a.host = $1 OR a.id IN (SELECT adventure FROM seats WHERE person = $1))
ORDER BY a.updated DESC, a.created DESC, a.id DESC"""  # noqa: S608 - constants alone

OVER_SINCE = f"""{RECORD} WHERE a.status = 'ended' AND a.updated >= $2
AND a.id IN (SELECT adventure FROM seats WHERE person = $1)
ORDER BY a.updated DESC, a.created DESC, a.id DESC
LIMIT 25"""  # noqa: S608 - constants alone

# Open ones come before those that are over.
NAMED = f"""{RECORD} WHERE a.guild = $1 AND a.name <> ''
ORDER BY CASE WHEN a.status IN ('lobby', 'running') THEN 0 ELSE 1 END,
    a.updated DESC, a.created DESC, a.id DESC
LIMIT 25"""

OPEN_IN = f"""{RECORD} WHERE a.guild = $1 AND a.status IN ('lobby', 'running')
ORDER BY a.updated, a.created, a.id"""

ALL_OPEN = """
SELECT id, channel FROM adventures WHERE guild = $1 AND status IN ('lobby', 'running')
ORDER BY id"""

EVERY_OPEN = f"{RECORD} WHERE a.status IN ('lobby', 'running') ORDER BY a.id"

OF_ADVENTURES = (ADVENTURE, IN_CHANNEL, OF_USER, OVER_SINCE, NAMED, OPEN_IN, EVERY_OPEN)
"""The statements that read whole adventures."""

RULESETS_PLAYED = """
SELECT DISTINCT ruleset FROM adventures WHERE status IN ('lobby', 'running') ORDER BY ruleset"""

RUNNING = "SELECT id FROM adventures WHERE status = 'running' ORDER BY id"

SEATS = """
SELECT seat, person, name, ready, pilot, stance, orders FROM seats
WHERE adventure = $1 ORDER BY seat"""

CLEAR_SEATS = "DELETE FROM seats WHERE adventure = $1"

INSERT_SEAT = """
INSERT INTO seats (adventure, seat, person, name, ready, pilot, stance, orders)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"""

INSERT_STEP = """
INSERT INTO journal (adventure, version, seat, kind, action, faces, events, hash, at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"""

JOURNAL = """
SELECT version, seat, kind, action, faces, events, hash, at FROM journal
WHERE adventure = $1 AND version > $2 AND version <= $3 ORDER BY version LIMIT $4"""

EVENTS = """
SELECT version, json_array_length(events) FROM journal WHERE adventure = $1 ORDER BY version"""

INSERT_SNAPSHOT = "INSERT INTO snapshots (adventure, version, state) VALUES ($1, $2, $3)"

PRUNE_SNAPSHOTS = "DELETE FROM snapshots WHERE adventure = $1 AND version <= $2"

SNAPSHOT = "SELECT state FROM snapshots WHERE adventure = $1 AND version = $2"

CARD = "SELECT channel, card, shown FROM adventures WHERE id = $1"

SET_CARD = """
UPDATE adventures SET card = $2, shown = $3,
    card_at = CASE WHEN card = $2 THEN card_at ELSE $4 END
WHERE id = $1"""

# An adventure that moves to another channel leaves its card behind.
LEAVE_CARD = "UPDATE adventures SET card = NULL, card_at = NULL, shown = 0 WHERE id = $1"

SETTING = "SELECT value FROM settings WHERE key = $1"

UPSERT_SETTING = """
INSERT INTO settings (key, value) VALUES ($1, $2)
ON CONFLICT (key) DO UPDATE SET value = excluded.value"""

# Without a row back, somebody else has written another value than $3 meanwhile.
REPLACE_SETTING = """
INSERT INTO settings (key, value) VALUES ($1, $2)
ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE settings.value = $3 RETURNING key"""

# Without a row back, the id is taken.
INSERT_DUNGEON = """
INSERT INTO dungeons (id, mode, guild, channel, owner, people, seed, options, edits, version,
    created, updated)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
ON CONFLICT DO NOTHING RETURNING version"""

# Without a row back, the version is not $13.
UPDATE_DUNGEON = """
UPDATE dungeons SET mode = $2, guild = $3, channel = $4, owner = $5, people = $6, seed = $7,
    options = $8, edits = $9, version = $10, created = $11, updated = $12
WHERE id = $1 AND version = $13 RETURNING version"""

DUNGEON_COLUMNS = (
    "SELECT id, mode, guild, channel, owner, people, seed, options, edits, version, created,"
    " updated, card FROM dungeons"
)

DUNGEON = f"{DUNGEON_COLUMNS} WHERE id = $1"

DUNGEONS_OF = f"{DUNGEON_COLUMNS} WHERE owner = $1 ORDER BY updated DESC, created DESC, id LIMIT 25"

NOTE_CARD = "UPDATE dungeons SET card = $2 WHERE id = $1"

INSERT_RUN = """
INSERT INTO runs (adventure, guild, ruleset, day, preset, score, tallies, ties, unranked, ended)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
ON CONFLICT DO NOTHING"""

# Whether somebody of an adventure's party has tried the same daily on the same server before:
# finished it, or begun it earlier, however that came to an end.
REPEATS = """
SELECT 1 FROM seats AS mine
JOIN seats AS theirs ON theirs.person = mine.person AND theirs.adventure <> $1
JOIN adventures AS a ON a.id = theirs.adventure
WHERE mine.adventure = $1
    AND a.guild = $2 AND a.ruleset = $3 AND a.seeded = $4 AND a.status IN ('running', 'ended')
    AND (a.created < (SELECT created FROM adventures WHERE id = $1)
        OR EXISTS (SELECT 1 FROM runs WHERE adventure = a.id))
LIMIT 1"""

RUN_COLUMNS = (
    "SELECT r.adventure, r.guild, r.ruleset, r.day, r.preset, r.score, r.tallies, r.unranked,"
    " r.ended, r.place, a.channel, a.outcome"
)
_BY_SCORE = "CASE WHEN score IS NULL THEN 1 ELSE 0 END, score DESC, ties DESC"
# Runs without a place are ranked among themselves, and their rank is not shown.
_PLACED = f"""(
    SELECT adventure, guild, ruleset, day, preset, score, tallies, ties, unranked, ended,
        RANK() OVER (
            PARTITION BY CASE WHEN unranked = '' THEN 0 ELSE 1 END ORDER BY {_BY_SCORE}) AS place
    FROM runs WHERE guild = $1 AND ruleset = $2 AND ($3 = '' OR day = $3)) AS r"""  # noqa: S608
_MEANT = """WHERE (CAST($4 AS BIGINT) = 0 AND r.unranked = '')
    OR r.adventure IN (SELECT adventure FROM seats WHERE person = $4)"""

RUNS = f"""{RUN_COLUMNS} FROM {_PLACED} JOIN adventures AS a ON a.id = r.adventure {_MEANT}
ORDER BY CASE WHEN r.unranked = '' THEN 0 ELSE 1 END, r.place, r.ended, r.adventure
LIMIT $5 OFFSET $6"""

COUNT_RUNS = f"SELECT COUNT(*) FROM {_PLACED} {_MEANT}"  # noqa: S608 - constants alone

RUN = """
SELECT r.adventure, r.guild, r.ruleset, r.day, r.preset, r.score, r.tallies, r.unranked, r.ended,
    NULL, a.channel, a.outcome
FROM runs AS r JOIN adventures AS a ON a.id = r.adventure WHERE r.adventure = $1"""

EPOCH = "SELECT epoch FROM writer"

TAKE_EPOCH = "UPDATE writer SET epoch = epoch + 1, file = $1 RETURNING epoch"

OPENED_AS = "SELECT file FROM writer"

CREATE_MIGRATIONS = """
CREATE TABLE IF NOT EXISTS migrations (name TEXT NOT NULL PRIMARY KEY, checksum TEXT NOT NULL)"""

MIGRATIONS = "SELECT name, checksum FROM migrations ORDER BY name"

INSERT_MIGRATION = "INSERT INTO migrations (name, checksum) VALUES ($1, $2)"
