"""Dungeons of the map generator as use cases."""
