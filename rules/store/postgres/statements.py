"""SQL that only PostgreSQL gets: twins of statements that read differently, and the engine's own.

The twins are looked up by the text they stand for, so that units of work know one text only.
"""

from collections.abc import Mapping

from rules.store import due_statements as due
from rules.store import statements as sql
from rules.store.removal_statements import THEIR_ADVENTURES

# Another process may claim at the same moment: whoever comes second takes the next row at once.
_CLAIM_POSTING = f"""
UPDATE postings SET due = $4, attempts = attempts + 1
WHERE adventure = (
    SELECT p.adventure FROM postings AS p JOIN adventures AS a ON a.id = p.adventure
    WHERE p.due <= $3 AND {due.OF_ADVENTURE}
    ORDER BY p.due, a.created, a.updated,
        CASE WHEN a.status IN ('lobby', 'running') THEN 1 ELSE 0 END, a.id
    LIMIT 1 FOR UPDATE OF p SKIP LOCKED)
RETURNING adventure, version, asked, due, attempts, wishes, refused,
    since"""  # noqa: S608 - constants alone

_CLAIM_NOTE = f"""
UPDATE notes SET due = $4, attempts = attempts + 1
WHERE id = (
    SELECT n.id FROM {due.SUBJECTS_OF_NOTES}
    WHERE n.done = 0 AND n.due <= $3 AND {due.OF_SUBJECT}
    ORDER BY n.due, n.id LIMIT 1 FOR UPDATE OF n SKIP LOCKED)
RETURNING id, adventure, person, body, due, attempts"""  # noqa: S608 - constants alone

_EVENTS = """
SELECT version, json_array_length(CAST(events AS JSON)) FROM journal WHERE adventure = $1
ORDER BY version"""

# What is told of a timer is when it was due, not the end of the lease.
_CLAIM_TIMERS = f"""
WITH claimed AS (
    SELECT t.kind, t.subject, t.due FROM {due.SUBJECTS_OF_TIMERS}
    WHERE t.due <= $3 AND {due.OF_SUBJECT}
    ORDER BY t.due, t.kind, t.subject LIMIT 100 FOR UPDATE OF t SKIP LOCKED)
UPDATE timers AS t SET due = $4 FROM claimed AS c WHERE t.kind = c.kind AND t.subject = c.subject
RETURNING t.kind, t.subject, t.version, c.due"""  # noqa: S608 - constants alone

_SEATED = sql.SEATED.replace("json_group_array(json_array", "json_agg(json_build_array")

TWINS: Mapping[str, str] = {
    **{text: text.replace(sql.SEATED, _SEATED) for text in (*sql.OF_ADVENTURES, THEIR_ADVENTURES)},
    due.CLAIM_POSTING: _CLAIM_POSTING,
    due.CLAIM_NOTE: _CLAIM_NOTE,
    due.CLAIM_TIMERS: _CLAIM_TIMERS,
    sql.EVENTS: _EVENTS,
}

# Without a row back, this attempt was carried out before. It waits for one that is under way.
ATTEMPT = """
INSERT INTO attempts (writer, number, at)
VALUES ($1, $2, CAST(EXTRACT(EPOCH FROM now()) AS BIGINT))
ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = excluded.at
WHERE attempts.number < excluded.number
RETURNING number"""

FORGET_ATTEMPTS = "DELETE FROM attempts WHERE writer LIKE $1 || '/%'"

# Of processes that were killed; an attempt is decided within seconds.
OLD_ATTEMPTS = """
DELETE FROM attempts WHERE at < CAST(EXTRACT(EPOCH FROM now()) AS BIGINT) - 86400"""

HAS_MIGRATIONS = "SELECT 1 WHERE to_regclass('migrations') IS NOT NULL"

ENCODING = (
    "SELECT pg_encoding_to_char(encoding) FROM pg_database WHERE datname = current_database()"
)

OTHERS = """
SELECT COUNT(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'undercroft'
    AND pid <> pg_backend_pid()"""

SIZE = "SELECT pg_database_size(current_database())"

LOCK_SCHEMA = "SELECT pg_advisory_lock($1)"

UNLOCK_SCHEMA = "SELECT pg_advisory_unlock($1)"

ANNOUNCE = "SELECT pg_notify($1, $2)"
