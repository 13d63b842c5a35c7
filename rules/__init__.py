"""The dungeon master: pure rulesets, the service that runs them, the store that remembers."""
