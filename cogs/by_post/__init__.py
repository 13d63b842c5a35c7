"""Commands of play by post: pace, holidays, and who leaves for good."""
