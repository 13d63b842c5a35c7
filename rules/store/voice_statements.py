"""SQL of voices; written as in `statements`."""

from rules.store.due_statements import OF_ADVENTURE

COLUMNS = (
    "id, adventure, person, seat, speaker, name, face, words, state, step, at, edited, channel, "
    "message"
)
_OF = ", ".join(f"v.{each}" for each in COLUMNS.split(", "))

KEEP = f"""
INSERT INTO voices ({COLUMNS})
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
ON CONFLICT (id) DO NOTHING"""  # noqa: S608 - constants alone

DROP_DRAFTS = "DELETE FROM voices WHERE person = $1 AND adventure = $2 AND state = 'draft'"

CHANGE = """
UPDATE voices SET words = $2, state = $3, at = $4, edited = $5
WHERE id = $1 AND state <> 'gone' RETURNING id"""

VOICE = f"SELECT {COLUMNS} FROM voices WHERE id = $1 AND state <> 'gone'"  # noqa: S608

BY = f"""
SELECT {COLUMNS} FROM voices
WHERE person = $1 AND adventure = $2 AND state IN ('said', 'waits')
ORDER BY at DESC, COALESCE(message, 0) DESC, id LIMIT $3"""  # noqa: S608 - constants alone

IN = f"""
SELECT {COLUMNS} FROM voices
WHERE adventure = $1 AND state IN ('said', 'waits')
ORDER BY at DESC, COALESCE(message, 0) DESC, id LIMIT $2"""  # noqa: S608 - constants alone

WITH = f"""
SELECT {COLUMNS} FROM voices
WHERE adventure = $1 AND step >= $2 AND state = 'waits' ORDER BY step, id"""  # noqa: S608

POSTED = "UPDATE voices SET channel = $2, message = $3 WHERE id = $1"

DROP = "DELETE FROM voices WHERE id = $1"

DROP_UNSHOWN = "DELETE FROM voices WHERE id = $1 AND message IS NULL"

WITHDRAW = "UPDATE voices SET person = 0, seat = NULL, words = '', state = 'gone' WHERE id = $1"

WITHDRAWN = f"""
SELECT {_OF} FROM voices AS v LEFT JOIN adventures AS a ON a.id = v.adventure
WHERE v.state = 'gone' AND {OF_ADVENTURE} ORDER BY v.message"""  # noqa: S608 - constants alone

# The voice of a seat that has waited longest goes with its deed.
ACTED = """
UPDATE voices SET step = $4, channel = NULL, message = NULL
WHERE id = (
    SELECT id FROM voices
    WHERE person = $3 AND adventure = $1 AND seat = $2 AND state = 'waits' AND step IS NULL
    ORDER BY at, id LIMIT 1)"""

# The cards that told of undone deeds are to lose their words.
UNTOLD = f"""
INSERT INTO voices ({COLUMNS})
SELECT id || '-' || CAST(step AS TEXT), adventure, 0, NULL, speaker, name, face, '', 'gone', step,
    at, edited, channel, message
FROM voices
WHERE adventure = $1 AND step > $2 AND state = 'waits' AND message IS NOT NULL
ON CONFLICT (id) DO NOTHING"""  # noqa: S608 - constants alone

UNDONE = """
UPDATE voices SET step = NULL, channel = NULL, message = NULL
WHERE adventure = $1 AND step > $2 AND state = 'waits'"""

# The card that is the first to tell of a deed; $3 is the version that it shows.
ON_CARD = """
UPDATE voices SET channel = $2, message = $4
WHERE adventure = $1 AND step <= $3 AND state = 'waits' AND message IS NULL"""

THEIRS = f"""
SELECT {COLUMNS} FROM voices WHERE person = $1 ORDER BY at, id"""  # noqa: S608 - constants alone

FORGET_UNSHOWN = "DELETE FROM voices WHERE person = $1 AND message IS NULL"

FORGET = "UPDATE voices SET person = 0, seat = NULL, words = '', state = 'gone' WHERE person = $1"

SWEEP_DRAFTS = """
DELETE FROM voices WHERE id IN (
    SELECT id FROM voices WHERE state = 'draft' AND at < $1 LIMIT $2)
RETURNING id"""

OF_GAME = """
DELETE FROM voices WHERE id IN (SELECT id FROM voices WHERE adventure = $1 LIMIT $2)
RETURNING id"""
