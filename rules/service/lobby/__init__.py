"""An adventure around the game itself: opened, joined, set up, begun, left and ended."""
