"""Whole pictures: composed, redrawn where they changed, animated, and encoded."""
