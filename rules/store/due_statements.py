"""The SQL statements of what becomes due, as those of play: cards, timers and notes."""

# Whether the server of a row is in a shard that is served: of $1 shards, $2 lists those that are.
IN_SHARDS = "$2 LIKE '%,' || CAST((COALESCE({guild}, 0) >> 22) % $1 AS TEXT) || ',%'"
OF_ADVENTURE = IN_SHARDS.format(guild="a.guild")
# What belongs to an adventure, a dungeon or an evening; a sweep belongs to none of them.
OF_SUBJECT = IN_SHARDS.format(guild="COALESCE(a.guild, d.guild, e.guild)")
SUBJECTS_OF_TIMERS = """timers AS t
    LEFT JOIN adventures AS a ON a.id = t.subject LEFT JOIN dungeons AS d ON d.id = t.subject
    LEFT JOIN evenings AS e ON e.id = t.subject"""
SUBJECTS_OF_NOTES = """notes AS n
    LEFT JOIN adventures AS a ON a.id = n.adventure LEFT JOIN dungeons AS d ON d.id = n.adventure
    LEFT JOIN evenings AS e ON e.id = n.adventure"""

WAITING_TIMERS = "SELECT COUNT(*), MIN(due) FROM timers"

WAITING_POSTINGS = "SELECT COUNT(*), MIN(due) FROM postings"

WAITING_CALLS = "SELECT COUNT(*), MIN(due) FROM notes WHERE done = 0"

# The newer version wins; a new message once asked for stays asked for, and what was due stays due.
UPSERT_POSTING = """
INSERT INTO postings (adventure, version, asked, due, attempts, since)
VALUES ($1, $2, $3, $4, $5, $4)
ON CONFLICT (adventure) DO UPDATE SET
    version = CASE WHEN excluded.version > postings.version
        THEN excluded.version ELSE postings.version END,
    asked = CASE WHEN excluded.asked > postings.asked THEN excluded.asked ELSE postings.asked END,
    due = CASE WHEN postings.due < excluded.due THEN postings.due ELSE excluded.due END,
    attempts = CASE WHEN excluded.version > postings.version
        THEN excluded.attempts ELSE postings.attempts END,
    refused = CASE WHEN excluded.version > postings.version THEN 0 ELSE postings.refused END,
    wishes = postings.wishes + 1"""

# `due` is asked twice so that of two claimers that chose the same row only one gets it. Of cards
# due alike the older adventure's comes first; a channel's open adventure is its youngest.
CLAIM_POSTING = f"""
UPDATE postings SET due = $4, attempts = attempts + 1
WHERE due <= $3 AND adventure = (
    SELECT p.adventure FROM postings AS p JOIN adventures AS a ON a.id = p.adventure
    WHERE p.due <= $3 AND {OF_ADVENTURE}
    ORDER BY p.due, a.created, a.updated,
        CASE WHEN a.status IN ('lobby', 'running') THEN 1 ELSE 0 END, a.id
    LIMIT 1)
RETURNING adventure, version, asked, due, attempts, wishes, refused,
    since"""  # noqa: S608 - constants alone

POSTING = """
SELECT adventure, version, asked, due, attempts, wishes, refused, since
FROM postings WHERE adventure = $1"""

RELEASE_POSTINGS = f"""
UPDATE postings SET due = $3 WHERE adventure IN (
    SELECT p.adventure FROM postings AS p JOIN adventures AS a ON a.id = p.adventure
    WHERE {OF_ADVENTURE})"""  # noqa: S608 - constants alone

NEXT_DUE = f"""
SELECT p.due FROM postings AS p JOIN adventures AS a ON a.id = p.adventure
WHERE {OF_ADVENTURE} ORDER BY p.due LIMIT 1"""  # noqa: S608 - constants alone

PUT_OFF_POSTING = """
UPDATE postings SET due = $3, refused = $4 WHERE adventure = $1 AND version = $2"""

DROP_POSTING = "DELETE FROM postings WHERE adventure = $1 AND version <= $2"

# A request that came after those known ($3) may be about something that the card does not show.
CLOSE_EDIT = """
DELETE FROM postings WHERE adventure = $1 AND version <= $2 AND asked = 0 AND wishes <= $3"""

CLOSE_POSTING = "DELETE FROM postings WHERE adventure = $1 AND version <= $2 AND wishes <= $3"

# What is still due of a game whose card has just been shown has been due since then.
SHOWN_MEANWHILE = "UPDATE postings SET since = $2 WHERE adventure = $1"

ANSWER_POSTING = "UPDATE postings SET asked = 0 WHERE adventure = $1 AND asked <= $2"

INSERT_RETIRING = """
INSERT INTO retiring (message, adventure, channel) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"""

RETIRING = f"""
SELECT r.adventure, r.channel, r.message FROM retiring AS r
LEFT JOIN adventures AS a ON a.id = r.adventure
WHERE {OF_ADVENTURE} ORDER BY r.message"""  # noqa: S608 - constants alone

DELETE_RETIRING = "DELETE FROM retiring WHERE message = $1"

# A thread is named after whatever the last card shows, not after a change.
CLEAR_TIMERS = "DELETE FROM timers WHERE subject = $1 AND kind <> 'sign'"

INSERT_TIMER = "INSERT INTO timers (kind, subject, version, due) VALUES ($1, $2, $3, $4)"

TIMERS = """
SELECT kind, subject, version, due FROM timers WHERE due <= $1
ORDER BY due, kind, subject LIMIT 100"""

# Read alone where there is one process; the twin of PostgreSQL leases them until $4.
CLAIM_TIMERS = f"""
SELECT t.kind, t.subject, t.version, t.due FROM {SUBJECTS_OF_TIMERS}
WHERE t.due <= $3 AND $4 > $3 AND {OF_SUBJECT}
ORDER BY t.due, t.kind, t.subject LIMIT 100"""  # noqa: S608 - constants alone

NEXT_CALL = f"""
SELECT due FROM (
    SELECT due FROM (
        SELECT t.due FROM {SUBJECTS_OF_TIMERS} WHERE {OF_SUBJECT} ORDER BY t.due LIMIT 1) AS timer
    UNION ALL SELECT due FROM (
        SELECT n.due FROM {SUBJECTS_OF_NOTES} WHERE n.done = 0 AND {OF_SUBJECT}
        ORDER BY n.due LIMIT 1) AS note) AS calls
ORDER BY due LIMIT 1"""  # noqa: S608 - constants alone

PUT_OFF_TIMERS = "UPDATE timers SET due = $2 WHERE kind = $1 AND due < $2"

PUT_BACK = tuple(
    f"UPDATE {table} SET due = due - $1 WHERE due > $2"  # noqa: S608 - constants alone
    for table in ("timers", "postings", "notes")
)

SET_TIMER = """
INSERT INTO timers (kind, subject, version, due) VALUES ($1, $2, $3, $4)
ON CONFLICT (kind, subject) DO UPDATE SET version = excluded.version, due = excluded.due"""

PUT_OFF_TIMER = "UPDATE timers SET due = $4 WHERE kind = $1 AND subject = $2 AND version = $3"

DELETE_TIMER = "DELETE FROM timers WHERE kind = $1 AND subject = $2 AND version = $3"

INSERT_NOTE = """
INSERT INTO notes (id, adventure, person, body, due, attempts, done)
VALUES ($1, $2, $3, $4, $5, 0, 0)
ON CONFLICT DO NOTHING"""

CLAIM_NOTE = f"""
UPDATE notes SET due = $4, attempts = attempts + 1
WHERE id = (
    SELECT n.id FROM {SUBJECTS_OF_NOTES}
    WHERE n.done = 0 AND n.due <= $3 AND {OF_SUBJECT} ORDER BY n.due, n.id LIMIT 1)
RETURNING id, adventure, person, body, due, attempts"""  # noqa: S608 - constants alone

CLOSE_NOTE = "UPDATE notes SET done = 1, said = $2 WHERE id = $1 AND done = 0"

HOLD_NOTE = "UPDATE notes SET due = $2, attempts = $3 WHERE id = $1 AND done = 0"

WAITING_NOTES = """
SELECT id, adventure, person, body, due, attempts FROM notes WHERE adventure = $1 AND done = 0
ORDER BY due, id"""

WAITING_NOTES_TO = """
SELECT id, adventure, person, body, due, attempts FROM notes WHERE person = $1 AND done = 0
ORDER BY due, id"""

BUNDLE_NOTE = """
UPDATE notes SET body = $2, due = $4, attempts = CASE WHEN attempts = 0 THEN 1 ELSE attempts END
WHERE id = $1 AND done = 0 AND due = $3"""

IS_CLOSED = "SELECT COUNT(*) FROM notes WHERE id = $1 AND done = 1"

CALLS_SINCE = """
SELECT COUNT(*) FROM notes WHERE adventure = $1 AND person = $2 AND said >= $3"""
LAST_CALL = """
SELECT MAX(said) FROM notes WHERE adventure = $1 AND person = $2"""
