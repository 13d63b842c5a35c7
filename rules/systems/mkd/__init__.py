"""The tactical core of the two dungeon crawls on squares: figures with dials, tokens, tiles."""
