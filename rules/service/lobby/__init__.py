"""An adventure's life around the game: opened, joined, set, begun, left and ended."""
