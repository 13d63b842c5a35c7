"""3RD6 Dungeon, rule by rule."""
