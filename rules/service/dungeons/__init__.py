"""Dungeons of the map generator: requested, drafted together, explored and handed out."""
