"""Search and homecoming as messages."""
