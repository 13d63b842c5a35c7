"""What the table sees: the dungeon as a scene, the moment in words, every Hero's sheet."""
