"""The campaign of the adventure of tokens and tiles."""
