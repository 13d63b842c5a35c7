"""The store, held to the contract of `rules.ports.Store`."""
