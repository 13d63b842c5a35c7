"""Actions of a game that is on, and steps taken back."""
