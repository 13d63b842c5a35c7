"""The memory of the house: plain SQL behind the `Store` protocol of `rules.ports`."""
