"""Stops, and how long things are kept."""
