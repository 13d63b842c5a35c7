"""What is due by itself is carried out, whatever happened in between."""
