"""Speaking as a hero, as somebody else who is there, or as the dungeon."""
