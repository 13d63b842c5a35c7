"""How a level grows: sides, tiles, and what comes with them."""
