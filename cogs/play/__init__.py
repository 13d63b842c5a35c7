"""Commands of a running game: actions, moves, orders, and rolls for the dungeon."""
