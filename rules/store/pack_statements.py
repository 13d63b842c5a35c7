"""SQL of packs; written as in `statements`."""

PACK = "SELECT hash, name, version, files, added FROM packs WHERE hash = $1"

KEEP_PACK = """
INSERT INTO packs (hash, name, version, files, added) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (hash) DO UPDATE SET added = excluded.added"""

OFFER = """
INSERT INTO server_packs (guild, name, number, hash, person, added)
VALUES ($1, $2, $3, $4, $5, $6)"""

OFFERED = """
SELECT s.guild, s.name, s.number, s.hash, p.version, s.person, s.added
FROM server_packs s JOIN packs p ON p.hash = s.hash
WHERE s.guild = $1 AND s.number = (
    SELECT MAX(n.number) FROM server_packs n WHERE n.guild = s.guild AND n.name = s.name)
ORDER BY s.name"""

HISTORY = """
SELECT s.guild, s.name, s.number, s.hash, p.version, s.person, s.added
FROM server_packs s JOIN packs p ON p.hash = s.hash
WHERE s.guild = $1 AND s.name = $2 ORDER BY s.number DESC"""

DROP = "DELETE FROM server_packs WHERE guild = $1 AND name = $2 RETURNING number"

DROP_ONE = """
DELETE FROM server_packs WHERE guild = $1 AND name = $2 AND number = $3 RETURNING number"""

PLAYED = "SELECT DISTINCT options FROM adventures WHERE options LIKE '%\"packs\"%'"

DRAWN = "SELECT DISTINCT options FROM dungeons WHERE options LIKE '%\"packs\"%'"

UNOFFERED = """
SELECT p.hash FROM packs p
WHERE p.added < $1
    AND NOT EXISTS (SELECT 1 FROM server_packs s WHERE s.hash = p.hash) ORDER BY p.hash"""

DELETE_PACK = "DELETE FROM packs WHERE hash = $1"
