"""`/adventure`: opening and ending a game, its seats, and moving it to another channel."""
