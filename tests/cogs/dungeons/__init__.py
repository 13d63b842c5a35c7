"""Messages of the map generator."""
