"""SQL of servers' settings and the owner's stops; written as in `statements`."""

COLUMNS = (
    "guild, channels, roles, quiet, most_games, most_each, closed, voices, voice_letters, "
    "voice_often, call_role"
)

SERVER = f"SELECT {COLUMNS} FROM servers WHERE guild = $1"  # noqa: S608 - constants alone

SERVERS = f"SELECT {COLUMNS} FROM servers ORDER BY guild"  # noqa: S608 - constants alone

KEEP_SERVER = f"""
INSERT INTO servers ({COLUMNS})
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
ON CONFLICT (guild) DO UPDATE SET channels = excluded.channels, roles = excluded.roles,
    quiet = excluded.quiet, most_games = excluded.most_games, most_each = excluded.most_each,
    closed = excluded.closed, voices = excluded.voices, voice_letters = excluded.voice_letters,
    voice_often = excluded.voice_often, call_role = excluded.call_role"""  # noqa: S608 - constants alone

STOPS = "SELECT guild, halt, since FROM stops ORDER BY guild"

KEEP_STOP = """
INSERT INTO stops (guild, halt, since) VALUES ($1, $2, $3)
ON CONFLICT (guild) DO UPDATE SET halt = excluded.halt, since = excluded.since"""

DROP_STOP = "DELETE FROM stops WHERE guild = $1"

CROWD = """
SELECT COUNT(*), COALESCE(SUM(CASE WHEN host = $2 AND seeded <> 'tutorial' THEN 1 ELSE 0 END), 0)
FROM adventures WHERE guild = $1 AND status IN ('lobby', 'running')"""

GAMES = """
SELECT guild, COUNT(*), SUM(CASE WHEN status = 'running' THEN 1 ELSE 0 END) FROM adventures
WHERE guild IS NOT NULL AND status IN ('lobby', 'running') GROUP BY guild ORDER BY guild"""
