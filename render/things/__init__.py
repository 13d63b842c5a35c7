"""What stands on the ground: doors, symbols, figures, emblems, marks and fog."""
