"""The database: plain SQL behind the `Store` protocol of `rules.ports`."""
