"""Speaking at a table."""
