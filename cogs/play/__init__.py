"""Commands of a game that is on: deeds, moves, orders, and rolls for the dungeon."""
