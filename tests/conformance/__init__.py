"""Laws that every registered system keeps; a new system is tested without a line of its own."""
