"""hall."""
