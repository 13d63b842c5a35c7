"""Chests, traps, doors, items, artifacts, markers and experience."""
