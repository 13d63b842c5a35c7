"""How the adventure's Monsters decide."""
