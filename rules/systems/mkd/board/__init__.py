"""Geometry of the dungeon: tiles, walls, lines, arcs and ways. It knows no figures' rules."""
