"""What every campaign promises, shown with 3 Dice Dungeon and 3RD6 Dungeon."""
