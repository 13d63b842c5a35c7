"""The still ground of a map: floor, rock, hatching, walls, water and what they are made of."""
