"""The database on a PostgreSQL server, which several processes may share."""
