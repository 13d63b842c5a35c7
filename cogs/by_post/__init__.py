"""Commands of play by post: pace, holidays, and leaving for good."""
