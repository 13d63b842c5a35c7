"""Each system held to its rulebook."""
