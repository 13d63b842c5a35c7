"""SQL of the leases by which processes share the work, for PostgreSQL alone.

Times are milliseconds since 1970 by the server's clock, so that no two machines need agree on one.
"""

NOW = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"

SIGN_IN = """
INSERT INTO processes (process, until) VALUES ($1, $2)
ON CONFLICT (process) DO UPDATE SET until = excluded.until"""

SIGN_OUT = "DELETE FROM processes WHERE process = $1"

DROP_DEAD = "DELETE FROM processes WHERE until < $1"

SIGNED_IN = "SELECT process FROM processes"

KEEP = "UPDATE shards SET until = $2 WHERE process = $1"

SHARDS = "SELECT shard, process, until FROM shards ORDER BY shard"

CLEAR_SHARDS = "DELETE FROM shards"

INSERT_SHARD = "INSERT INTO shards (shard, process, until) VALUES ($1, '', 0)"

TAKE = "UPDATE shards SET process = $1, until = $2 WHERE shard = $3 AND until < $4 RETURNING shard"

# What is free keeps the time since when it is.
RELEASE = """
UPDATE shards SET process = '',
    until = CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) - 1
WHERE process = $1 AND shard = $2"""

RELEASE_ALL = """
UPDATE shards SET process = '',
    until = CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) - 1
WHERE process = $1"""

# Turns are at a distance of $2; who comes after a rest finds that many saved up as $3 are long.
PACE = """
INSERT INTO paces (name, free)
VALUES ($1, CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) - $3 + $2)
ON CONFLICT (name) DO UPDATE SET free = $2 + GREATEST(
    paces.free, CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) - $3)
RETURNING free - CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"""
