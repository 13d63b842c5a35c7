"""Posts of heroes and their panels."""
