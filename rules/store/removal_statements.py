"""SQL that deletes, and that finds what is kept of one person; written as in `statements`."""

from rules.store import voice_statements as voices
from rules.store.statements import DUNGEON_COLUMNS, RUN_COLUMNS, SEATED

# A person's number as text: cast twice, as PostgreSQL takes a value to be of its first cast's type.
_NUMBER = "CAST(CAST($1 AS BIGINT) AS TEXT)"
_WITH = f"LIKE '%' || {_NUMBER} || '%'"

FORGET_SETTING = "DELETE FROM settings WHERE key = $1"

TOUCHED_BY = """
SELECT id FROM adventures
WHERE host = $1 OR id IN (SELECT adventure FROM seats WHERE person = $1)"""

FREE_SEATS = "UPDATE seats SET person = NULL, pilot = 'auto', orders = '' WHERE person = $1"

FREE_HOST = "UPDATE adventures SET host = 0 WHERE host = $1"

FORGET_NOTES = "DELETE FROM notes WHERE person = $1"

# A stored answer may mention the person to somebody else; the mention is removed from it.
ANONYMOUS_REPLIES = f"""
UPDATE seen SET reply = REPLACE(reply, '<@' || {_NUMBER} || '>', '<@0>')
WHERE reply {_WITH}"""  # noqa: S608 - constants alone

# A departure from a server is carried out once, under a request id that ends in the person's.
FORGET_DEPARTURES = f"""
DELETE FROM seen WHERE request LIKE 'departed:%:' || {_NUMBER}"""  # noqa: S608 - constants alone

CLOCKS_WITH = f"SELECT id, clock FROM adventures WHERE clock {_WITH}"  # noqa: S608

SET_CLOCK = "UPDATE adventures SET clock = $2 WHERE id = $1"

# A dungeon that was rolled in private messages could be seen by its owner alone.
PRIVATE_DUNGEONS = "DELETE FROM dungeons WHERE owner = $1 AND guild IS NULL RETURNING id"

FORGET_TIMERS = "DELETE FROM timers WHERE subject = $1 RETURNING 1"

FREE_PACKS = "UPDATE server_packs SET person = NULL WHERE person = $1"

FREE_DUNGEONS = "UPDATE dungeons SET owner = 0 WHERE owner = $1"

DUNGEON_PEOPLE = f"SELECT id, people FROM dungeons WHERE people {_WITH}"  # noqa: S608

SET_DUNGEON_PEOPLE = "UPDATE dungeons SET people = $2 WHERE id = $1"

# Everything that names a person, without the states of games.
THEIR_ADVENTURES = f"""
SELECT id, guild, channel, host, ruleset, options, pace, locale, status, version, seed, cursor,
    outcome, turn_from, head, created, updated, name, card, card_at, shown, clock, seeded, NULL,
    {SEATED}
FROM adventures AS a
WHERE host = $1 OR clock {_WITH} OR id IN (SELECT adventure FROM seats WHERE person = $1)
ORDER BY created, id"""  # noqa: S608 - constants alone

THEIR_PACKS = """
SELECT s.guild, s.name, s.number, s.hash, p.version, s.person, s.added
FROM server_packs s JOIN packs p ON p.hash = s.hash
WHERE s.person = $1 ORDER BY s.guild, s.name, s.number"""

THEIR_RUNS = f"""{RUN_COLUMNS.replace("r.place", "NULL")}
FROM runs AS r JOIN adventures AS a ON a.id = r.adventure
WHERE r.adventure IN (SELECT adventure FROM seats WHERE person = $1)
ORDER BY r.ended, r.adventure"""  # noqa: S608 - constants alone

THEIR_DUNGEONS = f"""{DUNGEON_COLUMNS} WHERE owner = $1 OR people {_WITH}
ORDER BY created, id"""

THEIR_NOTES = """
SELECT id, adventure, person, body, due, attempts FROM notes WHERE person = $1 ORDER BY due, id"""

# Old rows are deleted in pieces of at most $2.
SWEEP_SEEN = """
DELETE FROM seen WHERE request IN (SELECT request FROM seen WHERE at < $1 LIMIT $2)
RETURNING request"""

SWEEP_NOTES = """
DELETE FROM notes WHERE id IN (SELECT id FROM notes WHERE done = 1 AND due < $1 LIMIT $2)
RETURNING id"""

_OVER = "a.status IN ('ended', 'cancelled') AND a.updated < $1"

# Nothing can be undone in a game that is over, so it needs no old snapshots.
SWEEP_SNAPSHOTS = f"""
DELETE FROM snapshots WHERE (adventure, version) IN (
    SELECT s.adventure, s.version FROM adventures AS a
    JOIN snapshots AS s ON s.adventure = a.id AND s.version < a.version
    WHERE {_OVER} LIMIT $2)
RETURNING version"""  # noqa: S608 - constants alone

# The hall proves its runs by their logs, and campaigns, which have names, are a chronicle.
TOO_OLD = f"""
SELECT a.id FROM adventures AS a
WHERE {_OVER} AND (a.name = '' OR a.status = 'cancelled')
    AND NOT EXISTS (SELECT 1 FROM runs WHERE adventure = a.id)
ORDER BY a.updated LIMIT 50"""  # noqa: S608 - constants alone

# Tables with many rows of a game; a log from its end, so that what is left is a valid log.
EMPTY = (
    """
DELETE FROM journal WHERE adventure = $1 AND version IN (
    SELECT version FROM journal WHERE adventure = $1 ORDER BY version DESC LIMIT $2)
RETURNING version""",
    """
DELETE FROM seen WHERE request IN (SELECT request FROM seen WHERE adventure = $1 LIMIT $2)
RETURNING request""",
    """
DELETE FROM notes WHERE id IN (SELECT id FROM notes WHERE adventure = $1 LIMIT $2)
RETURNING id""",
    """
DELETE FROM retiring WHERE message IN (SELECT message FROM retiring WHERE adventure = $1 LIMIT $2)
RETURNING message""",
    voices.OF_GAME,
)

# Tables with few rows of a game, and last the game itself.
REMOVE = (
    "DELETE FROM snapshots WHERE adventure = $1 RETURNING 1",
    "DELETE FROM seats WHERE adventure = $1 RETURNING 1",
    "DELETE FROM postings WHERE adventure = $1 RETURNING 1",
    FORGET_TIMERS,
    "DELETE FROM settings WHERE key = 'sign:' || $1 RETURNING 1",
    "DELETE FROM settings WHERE key = 'voices:' || $1 RETURNING 1",
    "DELETE FROM adventures WHERE id = $1 RETURNING 1",
)
