"""The dungeon that grows."""
