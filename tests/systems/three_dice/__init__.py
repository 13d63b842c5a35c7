"""3 Dice Dungeon held to its rulebook: tests marked with the ids of the rules."""
