"""Evenings: dates that people fix for a game, and who comes."""
