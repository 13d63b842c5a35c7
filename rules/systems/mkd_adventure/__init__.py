"""The adventure of tokens and tiles for a table without a dungeon master."""
