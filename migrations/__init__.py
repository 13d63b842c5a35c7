"""The numbered SQL files that make and change the database, applied by `rules.store.migrate`."""
