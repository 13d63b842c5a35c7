"""Looking back: recaps, stories, search, undo, and all games of a person at once."""
