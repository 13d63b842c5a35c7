"""`/adventure`: from opening a game to its end, its seats, and its move to another channel."""
