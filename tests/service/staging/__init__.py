"""States that developers name, dice that they say, and seats for which they press."""
