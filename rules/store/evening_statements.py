"""SQL of evenings; written as in `statements`."""

COLUMNS = (
    "id, guild, channel, parent, host, locale, title, at, adventure, ruleset, preset, "
    "calls, state, guests, version, revision, message, shown, event, told, reminded, "
    "word, saying, since, created"
)
# A person's number as a guest's stands in the list of guests.
_AMONG_GUESTS = "guests LIKE '%[' || CAST(CAST($1 AS BIGINT) AS TEXT) || ',%'"

KEEP = f"""
INSERT INTO evenings ({COLUMNS})
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
    $21, $22, $23, $24, $25)
ON CONFLICT (id) DO NOTHING"""  # noqa: S608 - constants alone

DROP_DRAFTS = "DELETE FROM evenings WHERE host = $1 AND channel = $2 AND state = 'draft'"

# Without a row back, the stored revision is not $16 less one.
CHANGE = """
UPDATE evenings SET channel = $3, parent = $4, host = $5, locale = $6, title = $7, at = $8,
    adventure = $9, ruleset = $10, preset = $11, calls = $12, state = $13, guests = $14,
    version = $15, revision = $16, message = $17, shown = $18, event = $19, told = $20,
    reminded = $21, word = $22, saying = $23, since = $24
WHERE id = $1 AND guild = $2 AND created = $25 AND revision = $16 - 1 RETURNING id"""

EVENING = f"SELECT {COLUMNS} FROM evenings WHERE id = $1"  # noqa: S608 - constants alone

OF_GUILD = f"""
SELECT {COLUMNS} FROM evenings WHERE guild = $1 AND state = 'planned'
ORDER BY at, id"""  # noqa: S608 - constants alone

WITH = f"""
SELECT {COLUMNS} FROM evenings WHERE host = $1 OR {_AMONG_GUESTS}
ORDER BY at, id"""  # noqa: S608 - constants alone

FORGET = """
UPDATE evenings SET host = $2, title = $3, guests = $4, revision = revision + 1 WHERE id = $1"""

DROP_THEIR_DRAFTS = "DELETE FROM evenings WHERE host = $1 AND state = 'draft'"

# Drafts from before $1, and others whose time was before $2.
SWEEP = """
DELETE FROM evenings WHERE id IN (
    SELECT id FROM evenings
    WHERE (state = 'draft' AND created < $1) OR (state NOT IN ('draft', 'planned') AND at < $2)
    LIMIT $3)
RETURNING id"""
