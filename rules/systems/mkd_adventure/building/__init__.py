"""Building: the tiles of a dungeon, what can be found in it, and what waits there."""
