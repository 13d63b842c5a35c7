"""All that is drawn on the ground: doors, symbols, figures, emblems, marks and fog."""
