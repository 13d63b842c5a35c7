"""Commands that look back: recaps, stories, search, undo, and news of all games of a person."""
