"""Green Dungeon: tiles on a grid, three decks, a track of time, two bosses."""
