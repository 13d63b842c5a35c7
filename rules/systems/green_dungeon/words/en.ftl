# Green Dungeon in words.
