"""Geometry of the dungeon: tiles, walls, lines, arcs and ways. Rules of figures are elsewhere."""
