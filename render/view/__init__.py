"""The squares that may be seen, and their positions on a picture."""
