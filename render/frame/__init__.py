"""What is around a map: rulers, legend, tracks and piles."""
