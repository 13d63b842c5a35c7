"""What people say: as their heroes, as others that are there, or as the dungeon."""
