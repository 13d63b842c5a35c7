"""Green Dungeon by its rulebook."""
