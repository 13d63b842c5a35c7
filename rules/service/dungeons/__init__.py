"""Dungeons of the map generator: requested, drafted together, explored, exported."""
