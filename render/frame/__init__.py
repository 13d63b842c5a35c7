"""The surroundings of a map: rulers, legend, tracks and piles."""
