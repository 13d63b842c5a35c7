"""What the table sees: the map as a scene, the moment in words."""
