"""The ground of a map: floor, rock, hatching, walls, water and their materials."""
